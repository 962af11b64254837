-- Policies see the sandbox's globals only.
std = "lua54"
read_globals = { "rs" }
max_line_length = 110
