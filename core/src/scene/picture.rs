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

#[cfg(test)]
mod tests {
    use super::png;

    /// Fails if the zoom is left out of the pixmap's size.
    #[test]
    fn a_picture_has_its_size_in_pixels() {
        let svg = r#"<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>"#;
        let bytes = png(svg, 2.0).expect("a picture");
        assert_eq!(&bytes[1..4], b"PNG");
        assert_eq!((bytes[19], bytes[23]), (60, 40));
        assert_eq!(png("no picture", 2.0), None);
    }
}
