#!/usr/bin/env bash
# Checks that the core and the bindings compile for phones (aarch64-apple-ios, aarch64-linux-android); links nothing.
# With rustup's standard libraries for phones, or else with Debian's Rust and its source of the standard library.
. "$(dirname "$0")/common.sh"
cd "$repo"
need_rust

targets=(aarch64-apple-ios aarch64-linux-android)
# Outside the repository, so that a fresh clone has them too.
export CARGO_TARGET_DIR=$cache/phones
crates=(-p sancai)
[ ! -d bindings ] || crates+=(-p sancai-bindings)
# SQLite is C, and would need the phones' C compilers: the check goes without what is on by default, as if the system had
# the library (nothing is linked, so the folder named here is never looked into).
export SQLITE3_LIB_DIR=/nowhere
check=(check --locked "${crates[@]}" --no-default-features)

# A machine that reaches package registries only answers with a refusal, or not at all.
limit=()
! have timeout || limit=(timeout 120)
if have rustup && ${limit[@]+"${limit[@]}"} rustup target add "${targets[@]}"; then
    for target in "${targets[@]}"; do
        say "cargo check for $target"
        cargo "${check[@]}" --target "$target"
    done
else
    packages "the standard library's source, to check for phones" rustc-web cargo-web rust-web-src
    export PATH=/usr/bin:$PATH RUSTC_BOOTSTRAP=1
    for target in "${targets[@]}"; do
        say "cargo check for $target, standard library from source"
        cargo "${check[@]}" --target "$target" -Zbuild-std=std,panic_abort
    done
fi
echo "phones: ${#targets[@]} targets check"
