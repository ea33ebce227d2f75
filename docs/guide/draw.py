#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Draws the pictures of guide.md and accessibility.md, beside itself or into the folder that is named.

Each timeline is a list of lanes: what the fingers do, what a recognizer decides, what the view or client gets. A lane
has bars (from, to, kind) and marks (at, symbol, text); times are those of the scenario beneath the picture. Two more
pictures show the states of a recognizer, which states.txt lists, and the phases of touches. All follow the reader's
choice of light or dark.
"""
import os
import sys

FOLDER = sys.argv[1] if len(sys.argv) > 1 else os.path.dirname(os.path.abspath(__file__))
LEFT, TOP, LANE, WIDTH = 130, 34, 34, 560
# class: light, dark
COLOURS = {
    "background": ("#fdfdfd", "#14171c"), "ink": ("#1b2027", "#e7ebf0"), "muted": ("#5b6570", "#9ba6b3"),
    "finger": ("#b4bfcc", "#56606d"), "possible": ("#ecd07a", "#7a6420"), "active": ("#9bd0ad", "#2f6f48"),
    "failed": ("#d9d9d9", "#3a4049"), "got": ("#9cc0ea", "#2f5f95"), "withheld": ("#ffffff", "#14171c"),
    "dead": ("#f4f4f4", "#1c2129"), "action": ("#cfe0f7", "#27456e"), "quiet": ("#eceff3", "#2a303a"),
}
LINES = {"grid": ("#dddddd", "#323a45"), "edge": ("#888888", "#77818d"), "arrow": ("#5b6570", "#9ba6b3")}

# name, title, end of the axis, times to write, lanes
PICTURES = [
    ("cancel", "Three fingers swipe: the client begins, and has its touches cancelled", 70, [0, 8, 20, 40, 60], [
        ("finger 1", [(0, 60, "finger")], []),
        ("finger 2", [(0, 60, "finger")], []),
        ("finger 3", [(8, 60, "finger")], []),
        ("swipe", [(0, 40, "possible")], [(40, "●", "ended")]),
        ("client", [(0, 40, "got"), (40, 60, "dead")], [(0, "▼", "down"), (40, "✕", "cancel")]),
    ]),
    ("delay-failed", "Began is delayed and the gesture fails: the client gets the touch later", 50, [0, 20, 40], [
        ("finger, along", [(0, 40, "finger")], []),
        ("edge pan", [(0, 20, "possible"), (20, 40, "failed")], [(20, "○", "failed")]),
        ("client", [(0, 20, "withheld"), (20, 40, "got")], [(20, "▼", "down (t = 0), motion"), (40, "▲", "up")]),
    ]),
    ("delay-recognized", "Began is delayed and the gesture recognizes: the client gets nothing", 50, [0, 20, 30], [
        ("finger, inwards", [(0, 30, "finger")], []),
        ("edge pan", [(0, 20, "possible"), (20, 30, "active")], [(20, "●", "began"), (30, "●", "ended")]),
        ("client", [(0, 20, "withheld"), (20, 30, "dead")], []),
    ]),
    ("delay-limit", "Began is delayed with a limit: one finger reaches the client after 80 ms", 150, [0, 80, 120], [
        ("one finger", [(0, 120, "finger")], []),
        ("three-finger swipe", [(0, 120, "possible")], [(120, "○", "failed")]),
        ("client", [(0, 80, "withheld"), (80, 120, "got")], [(80, "▼", "down (t = 0), motion"), (120, "▲", "up")]),
    ]),
    ("delay-ended", "A double tap delays the end: up comes when the double tap has failed, or never", 1300,
     [0, 60, 410, 1000, 1160], [
        ("finger", [(0, 60, "finger"), (1000, 1060, "finger"), (1160, 1200, "finger")], []),
        ("double tap", [(0, 410, "possible"), (1000, 1200, "possible")], [(410, "○", "failed"), (1200, "●", "ended")]),
        ("client", [(0, 60, "got"), (60, 410, "withheld"), (1000, 1200, "got")],
         [(410, "▲", "up"), (1200, "✕", "cancel")]),
    ]),
    ("look-on", "cancels_touches_in_view off: the gesture runs, the client keeps its touches", 30, [0, 10, 20], [
        ("finger", [(0, 20, "finger")], []),
        ("pan", [(0, 10, "possible"), (10, 20, "active")], [(10, "●", "began"), (20, "●", "ended")]),
        ("client", [(0, 20, "got")], [(0, "▼", "down"), (20, "▲", "up")]),
    ]),
    ("ignore", "A pinch ignores the third finger, which stays with the view", 60, [0, 10, 20, 40, 50], [
        ("fingers 1, 2", [(0, 50, "finger")], []),
        ("finger 3", [(10, 40, "finger")], []),
        ("pinch", [(0, 20, "possible"), (20, 50, "active")], [(20, "●", "began"), (50, "●", "ended")]),
        ("view: 1, 2", [(0, 20, "got"), (20, 50, "dead")], [(20, "✕", "cancelled")]),
        ("view: 3", [(10, 40, "got")], [(10, "▼", "began"), (40, "▲", "ended")]),
    ]),
    ("keyboard", "Two thumbs type in turn under a pinch of the shell", 330, [0, 80, 120, 200, 240, 300], [
        ("left thumb", [(0, 120, "finger"), (200, 300, "finger")], []),
        ("right thumb", [(80, 240, "finger")], []),
        ("ends delayed", [(0, 120, "got"), (120, 300, "withheld")], [(300, "▲", "up up up")]),
        ("switched off", [(0, 300, "got")], [(120, "▲", "up"), (240, "▲", "up"), (300, "▲", "up")]),
    ]),
    ("hold-duration", "Hold duration of 200 ms: a brush is ignored, a finger that stays comes down late", 1000,
     [0, 120, 400, 600, 900], [
        ("finger", [(0, 120, "finger"), (400, 900, "finger")], []),
        ("held", [(0, 120, "failed"), (400, 600, "possible")], []),
        ("gestures, clients", [(600, 900, "got")], [(600, "▼", "down"), (900, "▲", "up")]),
    ]),
    ("ignore-repeat", "Ignore repeat of 300 ms: a finger that bounces is ignored until it lifts", 1000,
     [0, 150, 250, 350, 700, 850], [
        ("finger", [(0, 150, "finger"), (250, 350, "finger"), (700, 850, "finger")], []),
        ("since the lift", [(150, 450, "possible"), (850, 1000, "possible")], []),
        ("gestures, clients", [(0, 150, "got"), (250, 350, "dead"), (700, 850, "got")],
         [(0, "▼", "down"), (150, "▲", "up"), (700, "▼", "down"), (850, "▲", "up")]),
    ]),
    ("tap-assistance", "Tap assistance of 500 ms: an early lift is a tap in place, a longer touch may drag", 1700,
     [0, 200, 700, 1200, 1600], [
        ("finger, sliding", [(0, 200, "finger"), (700, 1600, "finger")], []),
        ("waits", [(0, 200, "possible"), (700, 1200, "possible")], []),
        ("gestures, clients", [(1200, 1600, "got")],
         [(200, "●", "down, up"), (1200, "▼", "down"), (1600, "▲", "up")]),
    ]),
]


def style():
    def rules(theme):
        fills = [f".{name} {{ fill: {colours[theme]}; }}" for name, colours in COLOURS.items()]
        strokes = [f".{name} {{ stroke: {colours[theme]}; }}" for name, colours in LINES.items()]
        return " ".join(fills + strokes)

    return ["<style>", rules(0), ".withheld { stroke-dasharray: 4 3; } .line { fill: none; }",
            "@media (prefers-color-scheme: dark) { " + rules(1) + " }", "</style>"]


def write(name, title, width, height, shapes):
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" '
        'font-family="sans-serif" font-size="13">',
        "<!-- SPDX-License-Identifier: MIT -->",
        "<!-- Drawn by draw.py. -->",
        f"<title>{title}</title>",
        *style(),
        '<rect width="100%" height="100%" rx="6" class="background"/>',
        f'<text x="10" y="20" font-weight="bold" class="ink">{title}</text>',
        *shapes,
        "</svg>",
    ]
    with open(os.path.join(FOLDER, name + ".svg"), "w", encoding="utf-8") as file:
        file.write("\n".join(out) + "\n")


def text(x, y, value, kind="ink", size=13, anchor="start"):
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}" font-size="{size}" text-anchor="{anchor}">{value}</text>'


def box(x, y, width, height, kind):
    return (f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height}" rx="3" '
            f'class="{kind} edge"/>')


def draw(name, title, end, times, lanes):
    def at(time):
        return LEFT + time * WIDTH / end

    bottom = TOP + LANE * len(lanes)
    out = []
    for time in times:
        out.append(f'<line x1="{at(time):.1f}" y1="{TOP}" x2="{at(time):.1f}" y2="{bottom}" class="grid"/>')
        out.append(text(at(time), bottom + 18, time, "muted", anchor="middle"))
    out.append(text(LEFT + WIDTH + 10, bottom + 18, "ms", "muted"))
    for row, (label, bars, marks) in enumerate(lanes):
        y = TOP + LANE * row
        out.append(text(10, y + 21, label))
        out += [box(at(start), y + 8, at(stop) - at(start), 16, kind) for start, stop, kind in bars]
        for time, symbol, said in marks:
            out.append(text(at(time), y + 21, symbol, anchor="middle"))
            out.append(text(at(time) + 9, y + 21, said, size=11))
    write(name, title, LEFT + WIDTH + 90, bottom + 30, out)


# name: left, top, whether its action is called
STATES = {
    "possible": (20, 150, False), "began": (250, 90, True), "changed": (470, 150, True), "ended": (700, 90, True),
    "cancelled": (700, 250, True), "failed": (250, 250, False),
}
# Where the transitions of states.txt are drawn: path, place and anchor of the text.
EDGES = {
    ("possible", "began"): ("M130 160 L246 118", (84, 106), "start"),
    ("possible", "ended"): ("M75 150 V56 H755 V86", (415, 50), "middle"),
    ("possible", "failed"): ("M75 190 C80 240 150 268 246 270", (96, 222), "start"),
    ("began", "changed"): ("M360 124 L466 160", (420, 134), "start"),
    ("changed", "changed"): ("M505 190 C486 226 564 226 545 192", (525, 232), "middle"),
    ("began", "ended"): ("M360 104 H696", (525, 99), "middle"),
    ("changed", "ended"): ("M580 160 L696 122", (650, 154), "start"),
    ("began", "cancelled"): ("M330 130 C350 290 560 276 696 276", (470, 292), "middle"),
    ("changed", "cancelled"): ("M560 190 C590 230 630 256 696 262", (636, 226), "start"),
    ("ended", "possible"): ("M810 110 H834 V322 H50 V194", (828, 200), "end"),
    ("cancelled", "possible"): ("M755 290 V322 H50 V194", (749, 312), "end"),
    ("failed", "possible"): ("M305 290 V322 H50 V194", (299, 312), "end"),
}


def transitions():
    """Reads states.txt: (from, to): kinds, rule, words."""
    table = {}
    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "states.txt"), encoding="utf-8") as file:
        for line in file:
            if line.strip() and not line.startswith("#"):
                before, after, kinds, rule, words = line.split(None, 4)
                table[before, after] = (kinds, rule, words.strip())
    if table.keys() != EDGES.keys():
        sys.exit(f"states.txt and the arrows differ: {sorted(table.keys() ^ EDGES.keys())}")
    return table


def draw_states():
    out = ['<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" '
           'markerUnits="userSpaceOnUse" orient="auto"><path d="M0 0L8 4L0 8z" class="muted tip"/></marker></defs>']
    for (before, after), (kinds, rule, words) in transitions().items():
        path, (x, y), anchor = EDGES[before, after]
        dash = ' stroke-dasharray="4 3"' if after == "possible" else ""
        width = ' stroke-width="2.4"' if kinds == "all" else ""
        out.append(f'<path id="{before}-{after}" d="{path}" class="line arrow"{dash}{width} marker-end="url(#tip)"/>')
        out.append(text(x, y, f"{rule} {words}", "muted", 11, anchor))
    for name, (x, y, acts) in STATES.items():
        out.append(box(x, y, 110, 40, "action" if acts else "quiet"))
        out.append(text(x + 55, y + 25, name, anchor="middle"))
    out += [box(20, 344, 16, 10, "action"), text(42, 353, "the action is called", "muted", 11),
            box(180, 344, 16, 10, "quiet"), text(202, 353, "no call", "muted", 11),
            '<path d="M270 349 H296" class="line arrow" stroke-width="2.4"/>',
            text(304, 353, "discrete recognizers have only these; the numbers are the rules", "muted", 11)]
    write("states", "States of a recognizer during one attempt", 850, 366, out)


# Phase of each finger, and the calls, frame by frame.
FRAMES = [
    (0, "began", "", ["began: 1"]), (8, "moved", "", ["moved: 1"]), (16, "stationary", "began", ["began: 2"]),
    (24, "moved", "moved", ["moved: 1 2"]), (32, "ended", "moved", ["moved: 2", "ended: 1"]),
    (40, "", "cancelled", ["cancelled: 2"]),
]
PHASES = {"began": "got", "moved": "got", "stationary": "quiet", "ended": "active", "cancelled": "possible"}


def draw_phases():
    left, wide = 110, 106
    out = [text(10, 94, "finger 1"), text(10, 128, "finger 2"), text(10, 164, "the view gets"),
           text(10, 54, "frame at", "muted")]
    for column, (time, first, second, calls) in enumerate(FRAMES):
        x = left + wide * column
        out.append(text(x + wide / 2, 54, f"{time} ms", "muted", anchor="middle"))
        for row, phase in enumerate((first, second)):
            if phase:
                out.append(box(x + 3, 74 + 34 * row, wide - 6, 28, PHASES[phase]))
                out.append(text(x + wide / 2, 93 + 34 * row, phase, anchor="middle"))
        for row, call in enumerate(calls):
            out.append(text(x + wide / 2, 164 + 18 * row, call, size=12, anchor="middle"))
    write("phases", "Phases of two touches, frame by frame", left + wide * len(FRAMES) + 14, 198, out)


for picture in PICTURES:
    draw(*picture)
draw_states()
draw_phases()
