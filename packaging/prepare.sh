# Sourced by packaging/run, packaging/test and .ci/run: makes .venv and finds what the machine lacks.
#
# prepare_venv EXTRA         .venv with the project in it, editable; EXTRA is run, test or dev
# prepare_screen             what Qt's window needs from the system; fails with the apt-get line
# prepare_test_screen        the same, and a screen without a monitor for the tests
#
# A stamp in .venv holds what the installation depends on, so that a second start installs nothing.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
venv=$root/.venv
log=$venv/install.log

unset PYTHONHOME PYTHONPATH
export PYTHONNOUSERSITE=1 PIP_DISABLE_PIP_VERSION_CHECK=1

say() { printf 'castlegames: %s\n' "$*" >&2; }

fail() {
    say "$@"
    exit 1
}

# Debian and its children: the only systems whose package names are known here.
has_apt() { command -v apt-get >/dev/null 2>&1; }

may_install() { has_apt && [ "$(id -u)" = 0 ]; }

# apt_install PACKAGE...  as root; its noise goes to a file that is shown when it fails.
apt_install() {
    local noise
    noise=$(mktemp)
    say "installing with apt-get: $*"
    export DEBIAN_FRONTEND=noninteractive
    if ! { apt-get update && apt-get install -y --no-install-recommends "$@"; } \
        >"$noise" 2>&1 </dev/null; then
        tail -n 15 "$noise" >&2
        rm -f "$noise"
        fail "apt-get could not install $* (its last words are above)."
    fi
    rm -f "$noise"
}

# ----------------------------------------------------------------------------- Python

suits() {
    "$1" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 13))' \
        >/dev/null 2>&1 </dev/null
}

# Sets $python to the first suitable Python that can make environments, and $bare to the first
# suitable one that cannot (Debian keeps venv apart).
find_python() {
    local name
    python='' bare=''
    for name in ${PYTHON:+"$PYTHON"} python3 python3.13 python3.12 python3.11 python; do
        suits "$name" || continue
        if "$name" -c 'import ensurepip, venv' >/dev/null 2>&1 </dev/null; then
            python=$name
            return
        fi
        bare=${bare:-$name}
    done
}

need_python() {
    local wanted
    find_python
    [ -z "$python" ] || return 0
    wanted='python3 python3-venv'
    if [ -n "$bare" ]; then
        wanted=$("$bare" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')
    fi
    if may_install; then
        # shellcheck disable=SC2086  # two package names
        apt_install $wanted
        find_python
        [ -z "$python" ] || return 0
    fi
    if [ -n "$bare" ]; then
        say "$bare cannot make virtual environments: its venv module is missing."
    else
        say "no Python 3.11, 3.12 or 3.13 was found (PYTHON=/path/to/python names one)."
    fi
    fail "On Debian or Ubuntu: sudo apt-get install $wanted"
}

# ----------------------------------------------------------------------------- .venv

# What an installation depends on: the folder, the Python behind .venv, pyproject.toml. No Python
# is started to tell, which would cost a tenth of the start.
fingerprint() {
    local sum
    sum=$({
        printf '%s\n' "$root"
        readlink -f "$venv/bin/python"
        cat "$venv/pyvenv.cfg" "$root/pyproject.toml"
    } 2>/dev/null | sha256sum)
    printf '%s\n' "${sum%% *}"
}

# One stamp for each extra that is installed: line 1 the fingerprint, line 2 the project's folder.
stamped() {
    [ -x "$venv/bin/python" ] && [ -f "$venv/installed-$1" ] &&
        { read -r line <"$venv/installed-$1"; } && [ "$line" = "$(fingerprint)" ]
}

moved() {
    local stamp
    for stamp in "$venv"/installed-*; do
        [ -f "$stamp" ] || continue
        [ "$(sed -n 2p "$stamp")" = "$root" ] || return 0
    done
    return 1
}

healthy() { [ -x "$venv/bin/python" ] && suits "$venv/bin/python" &&
    "$venv/bin/python" -m pip --version >/dev/null 2>&1 </dev/null; }

install_project() {
    local extra=$1 target size
    case $extra in
        run) target=. size='about 200 MB' ;;
        *) target=".[$extra]" size='about 250 MB' ;;
    esac
    if moved || ! healthy; then
        need_python
        say "making .venv with $("$python" --version 2>&1)"
        if ! "$python" -m venv --clear "$venv" </dev/null; then
            fail "the virtual environment $venv could not be made."
        fi
    fi
    rm -f "$venv"/installed-* "$venv/screen-ok"
    say "installing into .venv, once ($size to download; log: $log)"
    if ! (cd "$root" && "$venv/bin/python" -m pip install --no-input --editable "$target") \
        >"$log" 2>&1 </dev/null; then
        tail -n 20 "$log" >&2
        fail "the installation failed; pip's last words are above, all of them in $log." \
            "It goes on where it stopped when you start again."
    fi
    local done_for=run
    [ "$extra" = run ] || done_for='run test'
    [ "$extra" != dev ] || done_for='run test dev'
    for extra in $done_for; do
        printf '%s\n%s\n' "$(fingerprint)" "$root" >"$venv/installed-$extra.new"
        mv -f "$venv/installed-$extra.new" "$venv/installed-$extra"
    done
}

prepare_venv() {
    stamped "$1" && return 0
    # Two starts at once: the second waits, and then finds the work done.
    if command -v flock >/dev/null 2>&1; then
        exec 9<"$root/pyproject.toml"
        flock 9
        stamped "$1" || install_project "$1"
        exec 9>&-
    else
        install_project "$1"
    fi
}

# ----------------------------------------------------------------------------- Qt's screen

# What PySide6's Qt libraries and its xcb plugin load from the system (ldd), by Debian's names.
qt_libraries='
libEGL.so.1 libegl1
libGL.so.1 libgl1
libX11.so.6 libx11-6
libX11-xcb.so.1 libx11-xcb1
libXext.so.6 libxext6
libXrandr.so.2 libxrandr2
libdbus-1.so.3 libdbus-1-3
libfontconfig.so.1 libfontconfig1
libfreetype.so.6 libfreetype6
libglib-2.0.so.0 libglib2.0-0
libgssapi_krb5.so.2 libgssapi-krb5-2
libpulse.so.0 libpulse0
libxcb-cursor.so.0 libxcb-cursor0
libxcb-glx.so.0 libxcb-glx0
libxcb-icccm.so.4 libxcb-icccm4
libxcb-image.so.0 libxcb-image0
libxcb-keysyms.so.1 libxcb-keysyms1
libxcb-randr.so.0 libxcb-randr0
libxcb-render-util.so.0 libxcb-render-util0
libxcb-render.so.0 libxcb-render0
libxcb-shape.so.0 libxcb-shape0
libxcb-shm.so.0 libxcb-shm0
libxcb-sync.so.1 libxcb-sync1
libxcb-util.so.1 libxcb-util1
libxcb-xfixes.so.0 libxcb-xfixes0
libxcb-xkb.so.1 libxcb-xkb1
libxcb.so.1 libxcb1
libxkbcommon-x11.so.0 libxkbcommon-x11-0
libxkbcommon.so.0 libxkbcommon0
'
wayland_libraries='
libwayland-client.so.0 libwayland-client0
libwayland-cursor.so.0 libwayland-cursor0
libwayland-egl.so.1 libwayland-egl1
'

has_fonts() {
    [ -n "$(find /usr/share/fonts /usr/local/share/fonts "$HOME/.fonts" "$HOME/.local/share/fonts" \
        \( -name '*.ttf' -o -name '*.otf' -o -name '*.ttc' \) -print -quit 2>/dev/null)" ]
}

# Packages that the screen needs and the machine has not, on one line.
missing_packages() {
    local list=$qt_libraries
    [ -z "${WAYLAND_DISPLAY:-}" ] || list+=$wayland_libraries
    "$venv/bin/python" - "$list" <<'PYTHON'
import ctypes, sys

missing = []
for line in sys.argv[1].split("\n"):
    if line:
        library, package = line.split()
        try:
            ctypes.CDLL(library)
        except OSError:
            missing.append(package)
print(*missing)
PYTHON
    has_fonts || printf 'fonts-dejavu-core\n'
}

# need_packages WHAT PACKAGE...  installs them as root on Debian, otherwise names them and fails.
need_packages() {
    local what=$1
    shift
    [ $# -gt 0 ] || return 0
    if may_install; then
        apt_install "$@"
        return
    fi
    say "$what needs libraries that this system does not have. On Debian or Ubuntu:"
    say "    sudo apt-get install $*"
    return 1
}

prepare_screen() {
    [ ! -f "$venv/screen-ok" ] || return 0
    # shellcheck disable=SC2046  # a list of package names
    need_packages 'the window' $(missing_packages) || return 1
    local still
    still=$(missing_packages | tr '\n' ' ')
    if [ -n "${still// /}" ]; then
        say "the window still misses: $still"
        return 1
    fi
    : >"$venv/screen-ok"
}

prepare_test_screen() {
    local wanted=()
    command -v Xvfb >/dev/null 2>&1 || wanted+=(xvfb)
    if has_apt && ! dpkg -s libgl1-mesa-dri >/dev/null 2>&1; then
        wanted+=(libgl1-mesa-dri)
    fi
    need_packages 'the test suite' ${wanted[@]+"${wanted[@]}"} || return 1
    prepare_screen
}
