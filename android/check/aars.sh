#!/bin/sh
# aars.sh DIRECTORY: takes classes.jar out of each AAR there, under the AAR's name.
set -e
cd "$1"
for aar in *.aar; do
    unzip -q -o -p "$aar" classes.jar > "${aar%.aar}.jar"
done
