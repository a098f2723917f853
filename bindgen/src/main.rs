//! `sancai-bindgen generate LIBRARY --language kotlin|swift --out-dir DIR`: uniffi's own command, in a crate of its own so
//! that nothing of it is built into the app.
fn main() {
    uniffi::uniffi_bindgen_main();
}
