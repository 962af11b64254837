# Include direction, header self-sufficiency, sizes: see scripts/check_tree.
exec "$2/scripts/check_tree"
