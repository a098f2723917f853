#!/usr/bin/env bash
# Puts the core where the Swift package looks for it: the static library, the generated Swift and its C header.
. "$(dirname "$0")/common.sh"
cd "$repo"
need_rust
cargo build --locked -p sancai-bindings
made=$(mktemp -d)
trap 'rm -rf "$made"' EXIT
cargo run --locked --quiet -p sancai-bindgen -- generate target/debug/libsancai_bindings.a --language swift --no-format --out-dir "$made"
mkdir -p ios/.build/core ios/Sources/SanCai
# A file that has not changed keeps its date, so that Swift builds only what it must.
put() { cmp -s "$1" "$2" || cp "$1" "$2"; }
put "$made/SanCai.swift" ios/Sources/SanCai/SanCai.swift
put "$made/sancaiFFI.h" ios/Sources/sancaiFFI/sancaiFFI.h
# Alone in its folder: beside the shared library the linker would take that one. Swift's builder does not watch it, so
# what was linked with another one goes.
cmp -s target/debug/libsancai_bindings.a ios/.build/core/libsancai.a || rm -rf ios/.build/debug/*.xctest
put target/debug/libsancai_bindings.a ios/.build/core/libsancai.a
