#!/usr/bin/env python3
"""Takes the outlines the board needs out of LXGW WenKai and writes core/data/glyphs/kai.txt.

    pip install fonttools; apt-get install fonts-lxgw-wenkai
    tools/glyphs/make.py [FOLDER OF THE FONT'S .ttf FILES]

One glyph a line: its name, a tab, its path. The name is the character, with ~ before it for the regular weight. The path has
relative commands m l q z in 1/1000 em from the upper left corner of the em square, y down; the ink's middle lies in the
middle of the square, so that a piece's glyph sits in the middle of its disc. Letters and digits keep their height above the
line: they are centred on the middle of a capital's height.
"""
import pathlib
import sys

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.ttLib import TTFont

FOLDER = sys.argv[1] if len(sys.argv) > 1 else "/usr/share/fonts/truetype/lxgw-wenkai"
TARGET = pathlib.Path(__file__).parents[2] / "core/data/glyphs/kai.txt"
BOLD = "帥仕相傌俥炮兵將士象馬車砲卒覺天人地三才勝敗和師GAEHRCST0123456789"
REGULAR = "楚河漢界天0123456789abcdefghi"


def middle(font, names, character):
    """What has to be added to x and y (up) so that the ink's middle is at (500, 500)."""
    pen = BoundsPen(font.getGlyphSet())
    font.getGlyphSet()[names[ord(character)]].draw(pen)
    left, low, right, high = pen.bounds
    if character.isascii():
        low, high = 0, font["OS/2"].sCapHeight or 700
    return 500 - (left + right) / 2, 500 - (low + high) / 2


def path(font, names, character):
    """The outline as relative commands."""
    dx, dy = middle(font, names, character)
    pen = DecomposingRecordingPen(font.getGlyphSet())
    font.getGlyphSet()[names[ord(character)]].draw(pen)
    place = lambda point: (round(point[0] + dx), round(1000 - point[1] - dy))
    out, at = [], (0, 0)

    def step(letter, *points):
        nonlocal at
        out.append(letter + " ".join(f"{x - at[0]} {y - at[1]}" for x, y in points))
        at = points[-1]

    for command, points in pen.value:
        if points and points[-1] is None:  # a contour of control points only: begin half-way between two of them
            points = points[:-1]
            begin = tuple((a + b) / 2 for a, b in zip(points[-1], points[0]))
            step("m", place(begin))
            start, points = place(begin), (*points, begin)
        points = [place(point) for point in points]
        if command == "moveTo":
            step("m", points[0])
            start = points[0]
        elif command == "lineTo":
            step("l", points[0])
        elif command == "qCurveTo":
            controls, end = points[:-1], points[-1]
            for here, following in zip(controls, controls[1:]):
                step("q", here, tuple(round((a + b) / 2) for a, b in zip(here, following)))
            step("q", controls[-1], end)
        elif command == "closePath":
            out.append("z")
            at = start
    return "".join(out)


def main():
    lines = []
    for weight, mark, characters in (("Bold", "", BOLD), ("Regular", "~", REGULAR)):
        font = TTFont(f"{FOLDER}/LXGWWenKai-{weight}.ttf")
        names = font.getBestCmap()
        lines += [f"{mark}{c}\t{path(font, names, c)}" for c in characters]
    TARGET.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
