#!/usr/bin/env python3
"""Draws the beginner's pictograms and writes core/data/glyphs/pictograms.txt (the form is make.py's).

    pip install shapely

Each shows who the piece is and, round it or beside it, how it goes: short rays are one step, long rays with heads any
distance, rays along the slants slanting steps. Numbers are 1/1000 em, y down, the disc's middle at (500, 500).
"""
import math
import pathlib

from shapely import affinity
from shapely.geometry import LineString, MultiPolygon, Point, Polygon, box
from shapely.ops import unary_union

TARGET = pathlib.Path(__file__).parents[2] / "core/data/glyphs/pictograms.txt"
STRAIGHT = (0, 90, 180, 270)
SLANT = (45, 135, 225, 315)
GAP = 42


def disc(x, y, r):
    return Point(x, y).buffer(r, quad_segs=12)


def oval(x, y, rx, ry, turn=0):
    return affinity.translate(affinity.rotate(affinity.scale(Point(0, 0).buffer(1, quad_segs=12), rx, ry), turn), x, y)


def bar(width, *points):
    return LineString(points).buffer(width / 2, quad_segs=8)


def soft(shape, by):
    """Rounds outer corners."""
    return shape.buffer(-by).buffer(by, quad_segs=8)


def polar(angle, r):
    return 500 + r * math.sin(math.radians(angle)), 500 - r * math.cos(math.radians(angle))


def rays(angles, start, end, width=70):
    return unary_union([bar(width, polar(a, start), polar(a, end)) for a in angles])


def head(x, y, angle, size):
    """An arrow's head with its tip at x y."""
    tip = [(0, 0), (0.55 * size, 0.8 * size), (-0.55 * size, 0.8 * size)]
    return affinity.translate(affinity.rotate(Polygon(tip), angle, origin=(0, 0)), x, y)


def heads(angles, r, size):
    return unary_union([head(*polar(a, r), a, size) for a in angles])


def behind(back, front):
    """`front` before `back`, with a gap between them."""
    return back.difference(front.buffer(GAP)).union(front)


def general():
    crown = Polygon([(255, 690), (220, 350), (375, 480), (500, 270), (625, 480), (780, 350), (745, 690)])
    balls = unary_union([disc(220, 335, 48), disc(500, 255, 52), disc(780, 335, 48)])
    crown = soft(crown.buffer(14), 10).union(balls).difference(box(200, 585, 800, 618))
    return behind(rays(STRAIGHT, 380, 455, 90), crown)


def advisor():
    """An official's hat with its two wings; its four ways are dots, for rays would be the bones under a skull."""
    hat = unary_union([oval(500, 430, 190, 190), box(310, 430, 690, 600), oval(500, 330, 120, 120)])
    brim = bar(80, (290, 610), (710, 610))
    wings = unary_union([oval(200, 560, 130, 52, -8), oval(800, 560, 130, 52, 8)])
    hat = unary_union([hat, brim, wings]).difference(bar(34, (330, 515), (670, 515)))
    return unary_union([affinity.translate(hat, 0, 70), *(disc(*polar(a, 470), 58) for a in SLANT)])


def elephant():
    """A head from the front: two ears, a trunk, two tusks."""
    ears = unary_union([oval(275, 410, 165, 205, 12), oval(725, 410, 165, 205, -12)])
    skull = oval(500, 400, 165, 195)
    trunk = LineString([(500, 470), (500, 640), (505, 740), (545, 800), (610, 800)]).buffer(62, quad_segs=8)
    tusks = unary_union([bar(48, (395, 580), (372, 690)), bar(48, (605, 580), (628, 690))])
    face = unary_union([skull, trunk]).difference(unary_union([disc(430, 400, 34), disc(570, 400, 34)]))
    return unary_union([behind(ears, unary_union([skull, trunk])).difference(unary_union([skull, trunk])), face,
                        tusks.difference(unary_union([skull, trunk]).buffer(24)),
                        dots()])


def dots():
    """How an elephant goes: two points along a slant, the eye and the landing."""
    return unary_union([disc(*polar(a, r), size) for a in (135, 225) for r, size in ((395, 36), (535, 58))])


def horse():
    """A head from the side, looking left, and the bent way: one straight, one slanting."""
    neck = Polygon([(150, 870), (190, 690), (270, 590), (230, 585), (140, 640), (75, 600), (70, 530), (150, 440),
                    (190, 330), (250, 270), (255, 170), (320, 235), (430, 270), (540, 380), (590, 560), (600, 870)])
    head_ = soft(neck.buffer(16), 12).difference(disc(262, 400, 32))
    mane = LineString([(400, 330), (490, 440), (520, 600)]).buffer(14)
    way = LineString([(720, 640), (720, 400), (850, 270)]).buffer(42, cap_style="flat", quad_segs=8)
    tip = head(935, 185, 45, 200)
    foot = disc(720, 680, 66)
    return unary_union([head_.difference(mane), way, tip, foot])


def chariot():
    """A wheel whose four ways go on."""
    rim = disc(500, 500, 285).difference(disc(500, 500, 215))
    spokes = rays(STRAIGHT, 0, 400, 62)
    slanting = rays(SLANT, 0, 230, 40)
    return unary_union([rim, spokes, slanting, disc(500, 500, 88), heads(STRAIGHT, 530, 165)])


def cannon():
    """A barrel on its wheel; the ball flies over a screen."""
    tube = unary_union([Polygon([(0, 650), (0, 460), (400, 490), (400, 620)]), box(390, 465, 450, 645)])
    barrel = affinity.rotate(soft(tube, 18), -30, origin=(240, 560))
    wheel = disc(235, 740, 175)
    hub = disc(235, 740, 175).difference(disc(235, 740, 112)).union(disc(235, 740, 54))
    gun = unary_union([barrel.difference(wheel.buffer(30)), hub])
    screen = soft(box(560, 580, 710, 915), 40)
    tip = head(880, 760, 170, 230)
    return unary_union([gun, screen, smooth(480, 300, 660, -30, 845, 600, 40), tip])


def smooth(x0, y0, x1, y1, x2, y2, half):
    """A quadratic curve as a stroke."""
    at = lambda t: ((1 - t) ** 2 * x0 + 2 * t * (1 - t) * x1 + t * t * x2, (1 - t) ** 2 * y0 + 2 * t * (1 - t) * y1 + t * t * y2)
    return LineString([at(t / 24) for t in range(25)]).buffer(half, cap_style="flat")


def soldier():
    """A helmeted head over a shield, and a spear that points forward."""
    helmet = Polygon([(195, 350), (250, 230), (350, 140), (380, 70), (410, 140), (510, 230), (565, 350)])
    face = oval(380, 370, 130, 130).difference(box(200, 200, 600, 375))
    body = soft(Polygon([(160, 900), (175, 690), (260, 580), (500, 580), (585, 690), (600, 900)]), 40)
    man = unary_union([soft(helmet.buffer(10), 8), face, body])
    spear = unary_union([bar(62, (780, 300), (780, 900)), head(780, 60, 0, 270)])
    return unary_union([man, spear])


def giac_than():
    """An open eye, and a single step to each side."""
    lid = lambda lift: [(500 + 400 * math.cos(a), 500 - lift * math.sin(a) ** 1.3) for a in (math.pi * i / 30 for i in range(31))]
    upper, lower = lid(250), [(x, 1000 - y) for x, y in reversed(lid(250))]
    eye = Polygon(upper + lower)
    inner = eye.buffer(-64)
    iris = disc(500, 500, 135).difference(disc(500, 500, 52))
    return unary_union([eye.difference(inner), iris, rays((0, 180), 350, 450, 84)])


DRAWINGS = {
    "general": general, "advisor": advisor, "elephant": elephant, "horse": horse,
    "chariot": chariot, "cannon": cannon, "soldier": soldier, "giac-than": giac_than,
}


def path(shape):
    """The outline as relative commands; holes run the other way round."""
    parts = shape.geoms if isinstance(shape, MultiPolygon) else [shape]
    out, at = [], (0, 0)
    for part in parts:
        part = part.simplify(1.5)
        for ring, turn in [(part.exterior, True), *((hole, False) for hole in part.interiors)]:
            points = [(round(x), round(y)) for x, y in ring.coords][:-1]
            points = points if ring.is_ccw == turn else points[::-1]
            for index, (x, y) in enumerate(points):
                out.append(f"{'l' if index else 'm'}{x - at[0]} {y - at[1]}")
                at = (x, y)
            out.append("z")
            at = points[0]
    return "".join(out)


def main():
    lines = [f"{name}\t{path(draw())}" for name, draw in DRAWINGS.items()]
    TARGET.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
