# shellcheck shell=bash
# Read by the other scripts: messages, the cache folder, system packages.

set -euo pipefail

# Used by the scripts that read this file.
# shellcheck disable=SC2034
repo=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
# Cargo's own folder, whatever else is set: the other builds look for the core there.
export CARGO_TARGET_DIR=$repo/target
cache=${XDG_CACHE_HOME:-$HOME/.cache}/sancai
mkdir -p "$cache"

say() { printf '\n== %s\n' "$*"; }
die() {
    printf '%s\n' "$*" >&2
    exit 1
}
have() { command -v "$1" >/dev/null 2>&1; }
may_be_root() { [ "$(id -u)" = 0 ] || have sudo; }
as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }

# packages WHY PACKAGE...: installs those of Debian's or Ubuntu's packages that are missing.
# Elsewhere it only names them: the commands may be there under other packages.
packages() {
    local why=$1 name missing=()
    shift
    for name; do
        dpkg-query -W -f '${db:Status-Status}' "$name" 2>/dev/null | grep -qx installed || missing+=("$name")
    done
    [ ${#missing[@]} -gt 0 ] || return 0
    if ! have apt-get; then
        echo "$why: needs what Debian calls ${missing[*]}"
        return 0
    fi
    may_be_root || die "$why: please have an administrator install ${missing[*]}"
    say "Installing ${missing[*]} ($why)"
    as_root apt-get update -qq || echo "Some of apt's sources did not answer; going on with the others."
    as_root env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300 install -qq -y \
        --no-install-recommends "${missing[@]}" >"$cache/apt.log" ||
        die "apt-get failed, see $cache/apt.log"
}

# In the list of packages, not only named by another one.
offered() { have apt-cache && [ -n "$(apt-cache madison "$1" 2>/dev/null)" ]; }

# Rust itself, and a C compiler to link with (and for SQLite). `rust-toolchain.toml` names the version.
need_rust() {
    have cc || packages "a C compiler and linker" gcc libc6-dev
    ! have cargo || return 0
    # An installation by rustup that this shell hasn't been told of yet.
    [ ! -x "$HOME/.cargo/bin/cargo" ] || { export PATH="$HOME/.cargo/bin:$PATH" && return 0; }
    have apt-get || die "Rust is missing: install rustup, the Rust project's installer"
    offered rustup || ! may_be_root || as_root apt-get update -qq || true
    if offered rustup; then
        packages "the Rust toolchain" rustup
    else
        packages "the Rust toolchain" rustc-web cargo-web rustfmt-web rust-web-clippy
    fi
}

# Java and Maven; Compose draws with Skia, which needs the libraries.
need_java() {
    have javac || packages "Java, for the Kotlin app" default-jdk
    have mvn || packages "Maven, which builds the Kotlin app" maven
    have unzip || packages "unpacking Android's types" unzip
    [ "$(uname)" = Darwin ] || packages "drawing on Linux" libgl1 libx11-6 libfontconfig1 fonts-noto-core fonts-noto-cjk
}

# Where tools/ios-core.sh puts the core, and a flag for Swift 6.0.3's own Observation library, which lacks a symbol.
swift_links=(-Xlinker "-L$repo/ios/.build/core")
[ "$(uname)" = Darwin ] || swift_links+=(-Xlinker --allow-shlib-undefined)
