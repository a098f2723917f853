//! An SVG document as PNG.
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// An SVG document drawn into a PNG file's bytes, `zoom` pixels a dp. `None` if it is no SVG document or too large.
pub fn png(svg: &str, zoom: f32) -> Option<Vec<u8>> {
    let tree = Tree::from_str(svg, &Options::default()).ok()?;
    let size = tree.size();
    let (width, height) = (size.width() * zoom, size.height() * zoom);
    let mut pixmap = Pixmap::new(width.ceil() as u32, height.ceil() as u32)?;
    resvg::render(
        &tree,
        Transform::from_scale(zoom, zoom),
        &mut pixmap.as_mut(),
    );
    pixmap.encode_png().ok()
}
