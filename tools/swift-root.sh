#!/usr/bin/env bash
# Makes the Swift root, a small Debian with Swift in it, in the cache folder (2.6 GB, about two minutes, once).
# Its last line of output is the root's path. A root that was not finished is made anew.
. "$(dirname "$0")/common.sh"

# Raise this number when the recipe below changes: the next run then makes a new root.
root=$cache/swift-root-1
exec 9>"$cache/swift-root.lock"
flock 9
if [ ! -d "$root" ]; then
    packages "to make a folder with Debian's Swift" debootstrap >&2
    say "Making the Swift root in $root (once; log: $cache/swift-root.log)" >&2
    # This machine's own mirror; where apt has none of Debian's, debootstrap's usual one.
    # shellcheck disable=SC2016
    mirror=$(apt-get indextargets --format '$(SITE)' 'Created-By: Packages' 'Label: Debian' | head -n 1)
    half=$cache/swift-root.half
    as_root rm -rf --one-file-system "$half"
    {
        as_root debootstrap --variant=minbase --include=ca-certificates trixie "$half" ${mirror:+"$mirror"}
        as_root chroot "$half" env DEBIAN_FRONTEND=noninteractive LC_ALL=C apt-get install -y --no-install-recommends \
            swiftlang libc6-dev libstdc++-14-dev binutils gcc
        as_root chroot "$half" apt-get clean
    } >"$cache/swift-root.log" 2>&1 || die "Making the Swift root failed: see $cache/swift-root.log"
    as_root mv "$half" "$root"
fi
echo "$root"
