//! Every scenario, over the core's own session.
use std::fs;
use std::path::Path;

/// Fails if, say, `Hand::let_go` keeps what it holds.
#[test]
fn scenarios_hold_to_the_letter() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    let mut files: Vec<_> = fs::read_dir(folder)
        .expect("the scenarios")
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| {
            path.extension()
                .is_some_and(|extension| extension == "json")
        })
        .collect();
    files.sort();
    assert!(files.len() >= 10, "only {} scenarios", files.len());
    let faults: Vec<String> = files.iter().filter_map(|path| fault(path)).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

fn fault(path: &Path) -> Option<String> {
    let text = fs::read_to_string(path).expect("a scenario");
    let told = serde_json::from_str(&text).map_err(|error| error.to_string());
    let fault = told
        .and_then(|scenario| sancai_tests::run(&scenario))
        .err()?;
    Some(format!("{}: {fault}", path.display()))
}
