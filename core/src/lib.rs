//! The game itself: everything a San Cai app knows, without a screen, a network, a clock or a thread of its own.
//!
//! Modules are ordered: each uses only what stands above it in this list (a test checks the `use` lines).
pub mod ai;
pub mod app;
pub mod board;
pub mod energy;
pub mod game;
pub mod lesson;
pub mod line;
pub mod notation;
pub mod position;
pub mod ruleset;
pub mod scene;
pub mod store;
pub mod words;
