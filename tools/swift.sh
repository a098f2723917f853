#!/usr/bin/env bash
# swift.sh COMMAND...: runs a command of Swift's (`swift test`, `swift format` …) in the current folder, which must lie
# in the repository: with the Swift that is installed, or else in the Swift root. Exit status 3: neither can be had.
. "$(dirname "$0")/common.sh"

! have swift || exec "$@"
if ! have apt-get || ! may_be_root; then
    echo "No Swift here, and making the Swift root needs Debian or Ubuntu and root (or sudo)." >&2
    exit 3
fi
root=$("$(dirname "$0")/swift-root.sh" | tail -n 1)
# The mounts are in a namespace of their own: they vanish at exit.
# shellcheck disable=SC2016
as_root unshare --mount --propagation private bash -euc '
    root=$1 repo=$2 user=$3 folder=$4; shift 4
    mount -t proc proc "$root/proc"
    mount --bind /dev "$root/dev"
    mkdir -p "$root$repo"
    mount --bind "$repo" "$root$repo"
    exec chroot --userspec="$user" "$root" /usr/bin/env -i HOME=/tmp PATH=/usr/bin:/bin LANG=C.UTF-8 \
        bash -c '\''cd "$0" && exec "$@"'\'' "$folder" "$@"
' _ "$root" "$repo" "$(id -u):$(id -g)" "$PWD" "$@"
