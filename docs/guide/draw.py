#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Draws the timelines of guide.md beside itself.

Each picture is a list of lanes: what the fingers do, what a recognizer thinks, what the view or client gets. A lane
has bars (from, to, kind) and marks (at, symbol, text); times are those of the scenario beneath the picture.
"""
import os

LEFT, TOP, LANE, WIDTH = 130, 34, 34, 560
COLOURS = {
    "finger": "#b4bfcc", "possible": "#ecd07a", "active": "#9bd0ad", "failed": "#d9d9d9",
    "got": "#9cc0ea", "withheld": "#ffffff", "dead": "#f4f4f4",
}

# name, title, end of the axis, times to write, lanes
PICTURES = [
    ("cancel", "Three fingers swipe: the client begins, and has its touches cancelled", 70, [0, 8, 20, 40, 60], [
        ("finger 1", [(0, 60, "finger")], []),
        ("finger 2", [(0, 60, "finger")], []),
        ("finger 3", [(8, 60, "finger")], []),
        ("swipe", [(0, 40, "possible")], [(40, "●", "ended")]),
        ("client", [(0, 40, "got"), (40, 60, "dead")], [(0, "▼", "down"), (40, "✕", "cancel")]),
    ]),
    ("delay-failed", "Began is delayed and the gesture fails: the client gets it later", 50, [0, 20, 40], [
        ("finger, along", [(0, 40, "finger")], []),
        ("edge pan", [(0, 20, "possible"), (20, 40, "failed")], [(20, "○", "failed")]),
        ("client", [(0, 20, "withheld"), (20, 40, "got")], [(20, "▼", "down (t = 0), motion"), (40, "▲", "up")]),
    ]),
    ("delay-recognized", "Began is delayed and the gesture recognizes: the client gets nothing", 50, [0, 20, 30], [
        ("finger, inwards", [(0, 30, "finger")], []),
        ("edge pan", [(0, 20, "possible"), (20, 30, "active")], [(20, "●", "began"), (30, "●", "ended")]),
        ("client", [(0, 20, "withheld"), (20, 30, "dead")], []),
    ]),
    ("delay-ended", "A double tap delays the end: up comes when it has failed, or never", 1300,
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
    ("ignore", "A pinch ignores the third finger, which stays the view's", 60, [0, 10, 20, 40, 50], [
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
    ("hold-duration", "Hold duration of 200 ms: a brush is not there, a finger that stays comes down late", 1000,
     [0, 120, 400, 600, 900], [
        ("finger", [(0, 120, "finger"), (400, 900, "finger")], []),
        ("held", [(0, 120, "failed"), (400, 600, "possible")], []),
        ("gestures, clients", [(600, 900, "got")], [(600, "▼", "down"), (900, "▲", "up")]),
    ]),
    ("ignore-repeat", "Ignore repeat of 300 ms: a finger that bounces is not there for as long as it stays", 1000,
     [0, 150, 250, 350, 700, 850], [
        ("finger", [(0, 150, "finger"), (250, 350, "finger"), (700, 850, "finger")], []),
        ("since the lift", [(150, 450, "possible"), (850, 1000, "possible")], []),
        ("gestures, clients", [(0, 150, "got"), (250, 350, "dead"), (700, 850, "got")],
         [(0, "▼", "down"), (150, "▲", "up"), (700, "▼", "down"), (850, "▲", "up")]),
    ]),
    ("tap-assistance", "Tap assistance of 500 ms: a lift in time is a tap that did not move, a longer touch may drag", 1700,
     [0, 200, 700, 1200, 1600], [
        ("finger, sliding", [(0, 200, "finger"), (700, 1600, "finger")], []),
        ("waits", [(0, 200, "possible"), (700, 1200, "possible")], []),
        ("gestures, clients", [(1200, 1600, "got")],
         [(200, "●", "down, up"), (1200, "▼", "down"), (1600, "▲", "up")]),
    ]),
]


def draw(name, title, end, times, lanes):
    def x(time):
        return LEFT + time * WIDTH / end

    height = TOP + LANE * len(lanes) + 30
    bottom = TOP + LANE * len(lanes)
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{LEFT + WIDTH + 90}" height="{height}" '
        'font-family="sans-serif" font-size="13">',
        "<!-- SPDX-License-Identifier: MIT -->",
        "<!-- Drawn by draw.py. -->",
        f"<title>{title}</title>",
        '<rect width="100%" height="100%" fill="#fdfdfd"/>',
        f'<text x="10" y="20" font-weight="bold">{title}</text>',
    ]
    for time in times:
        out.append(f'<line x1="{x(time):.1f}" y1="{TOP}" x2="{x(time):.1f}" y2="{bottom}" stroke="#dddddd"/>')
        out.append(f'<text x="{x(time):.1f}" y="{bottom + 18}" text-anchor="middle" fill="#666666">{time}</text>')
    out.append(f'<text x="{LEFT + WIDTH + 10}" y="{bottom + 18}" fill="#666666">ms</text>')
    for row, (label, bars, marks) in enumerate(lanes):
        y = TOP + LANE * row
        out.append(f'<text x="10" y="{y + 21}">{label}</text>')
        for start, stop, kind in bars:
            dash = ' stroke-dasharray="4 3"' if kind == "withheld" else ""
            out.append(
                f'<rect x="{x(start):.1f}" y="{y + 8}" width="{x(stop) - x(start):.1f}" height="16" rx="3" '
                f'fill="{COLOURS[kind]}" stroke="#888888"{dash}/>')
        for time, symbol, text in marks:
            out.append(f'<text x="{x(time):.1f}" y="{y + 21}" text-anchor="middle">{symbol}</text>')
            out.append(f'<text x="{x(time) + 9:.1f}" y="{y + 21}" font-size="11">{text}</text>')
    out.append("</svg>")
    folder = os.path.dirname(os.path.abspath(__file__))
    with open(os.path.join(folder, name + ".svg"), "w", encoding="utf-8") as file:
        file.write("\n".join(out) + "\n")


for picture in PICTURES:
    draw(*picture)
