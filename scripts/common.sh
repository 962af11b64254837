# Shared by quickstart.sh and test.sh: sourced, never run. Bash.

# One line a step, so that a newcomer sees where the time goes.
step() { printf '\n== %s\n' "$*" >&2; }

# need_packages PKG...: install the Debian packages that are missing. Says what and why it cannot.
need_packages() {
    local missing=() package
    for package in "$@"; do
        dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing+=("$package")
    done
    [ ${#missing[@]} -eq 0 ] && return 0
    local sudo=""
    if [ "$(id -u)" -ne 0 ]; then
        if ! command -v sudo >/dev/null; then
            echo "missing packages: ${missing[*]}; run as root: apt-get install ${missing[*]}" >&2
            return 1
        fi
        sudo=sudo
    fi
    step "installing ${missing[*]}"
    $sudo apt-get update -qq >&2 || echo "apt-get update failed; trying with the lists at hand" >&2
    DEBIAN_FRONTEND=noninteractive $sudo apt-get install -y -qq --no-install-recommends "${missing[@]}" \
        >/dev/null || {
        echo "cannot install ${missing[*]}; install them by hand and run this again" >&2
        return 1
    }
}

build_packages="build-essential cmake ninja-build pkg-config libsqlite3-dev liblua5.4-dev libxxhash-dev git ca-certificates"
