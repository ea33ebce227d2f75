#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What kept a finger away from the recognizer that was meant (15.2), in scenarios and in recordings of them by a host.

Usage: reasons.py TACTUS RECORDINGS, where RECORDINGS is the program that records scenarios.
"""

import os
import sys
import tempfile

from tool import expect, run, run_program, summary

RECORDINGS = os.path.abspath(sys.argv[2])

TAP = "at 0 down 1 150 200\nat 70 up 1\nat 900 wait\n"
WINDOW = "window shell 0 0 1280 800\n"

# Lines of a file, what has to be told, and what must not be.
CASES = (
    ("a hidden view", WINDOW + "view desktop in shell 0 0 1280 800 handles=all\nview popup in shell 100 100 300 300 hidden\n"
     "tap poke on popup\n" + TAP, ['tap "poke": took no part, its view "popup" is hidden'], []),
    ("a view without interaction", WINDOW + "view label in shell 100 100 300 300 disabled\ntap poke on label\n" + TAP,
     ['tap "poke": took no part, its view "label" has user interaction off'], []),
    ("a transparent view", WINDOW + "view label in shell 100 100 300 300 alpha=0\ntap poke on label\n" + TAP,
     ['tap "poke": took no part, its view "label" is transparent'], []),
    ("a hidden ancestor", WINDOW + "view bar in shell 0 0 1280 800 hidden\nview menu in bar 100 100 200 300\n"
     "tap choose on menu\n" + TAP, ['tap "choose": took no part, view "bar" around its view "menu" is hidden'], []),
    ("a disabled ancestor", WINDOW + "view bar in shell 0 0 1280 800 disabled\nview menu in bar 100 100 200 300\n"
     "tap choose on menu\n" + TAP,
     ['tap "choose": took no part, view "bar" around its view "menu" has user interaction off'], []),
    ("outside of the parent", WINDOW + "view bar in shell 0 0 1280 40\nview menu in bar 100 0 200 300 handles=all\n"
     "tap choose on menu\n" + TAP,
     ['tap "choose": took no part, the touch lies outside of view "bar", in which its view "menu" is'], []),
    ("a covered view", WINDOW + "view below in shell 0 0 640 800\nview above in shell 0 0 640 800\ntap poke on below\n" + TAP,
     ['tap "poke": took no part, its view "below" is covered by view "above"'], []),
    ("a covered view below one that took part", WINDOW + "view below in shell 0 0 640 800\nview above in shell 0 0 640 800\n"
     "tap poke on below\npan p on above\n" + TAP, ['pan "p": failed'], ["covered by"]),
    ("a covered view below one that fired", WINDOW + "view below in shell 0 0 640 800 hidden\nview above in shell 0 0 640 800\n"
     "tap poke on below\ntap fire on above\n" + TAP, ['tap "fire" fired'], ["poke"]),
    ("a view elsewhere", WINDOW + "view left in shell 600 0 640 800 hidden\ntap poke on left\n" + TAP, [], ["poke"]),
    ("a detached recognizer", WINDOW + "view left in shell 0 0 640 800 handles=all\ntap open on left detached\n" + TAP,
     ['tap "open": took no part, it is on no view'], []),
    ("one touch at a time", WINDOW + "view sketch in shell 0 0 1280 800 handles=all\npinch zoom on sketch distance=60\n"
     "at 0 down 1 200 300\nat 100 down 2 300 300\nat 200 up 2\nat 300 up 1\n",
     ['touch 2 was kept from view "sketch", which takes one touch at a time'], ["touch 1 was"]),
    ("a view that takes touches exclusively", WINDOW + "view a in shell 0 0 600 800 exclusive-touch handles=all\n"
     "view b in shell 600 0 600 800 handles=all\nat 0 down 1 100 100\nat 100 down 2 800 300\nat 150 up 2\nat 300 up 1\n",
     ['touch 2 was kept from view "b", which gets none while view "a" takes touches exclusively'], ["touch 1 was"]),
    ("a view that would take touches exclusively", WINDOW + "view a in shell 0 0 600 800 handles=all\n"
     "view b in shell 600 0 600 800 exclusive-touch handles=all\nat 0 down 1 100 100\nat 100 down 2 800 300\nat 150 up 2\n"
     "at 300 up 1\nat 400 down 2 800 300\nat 450 up 2\n",
     ['touch 2 was kept from view "b", which takes touches exclusively, and view "a" had one'], ["touch 1 was"]),
    ("a hold duration", "source hold=200\n" + WINDOW + "tap open on shell\nat 0 down 1 400 400\nat 150 up 1\nat 900 wait\n",
     ["touch 1 was down for 150 ms, the hold duration of its source lets no touch of less than 200 ms through"], []),
    ("repeated touches", "source ignore-repeat=400\n" + WINDOW + "tap open on shell\nat 0 down 1 400 400\nat 50 up 1\n"
     "at 150 down 1 400 400\nat 200 up 1\nat 900 wait\n",
     ["touch 1 came too soon after another one, its source ignores repeated touches within 400 ms"], []),
    ("tap assistance", "source tap-assistance=300,initial\n" + WINDOW + "swipe next on shell direction=left\n"
     "at 0 down 1 600 400\nat 10 drag 1 400 400 for 150\nat 180 up 1\nat 1500 wait\n",
     ["touch 1 moved 200 px and lifted after 180 ms, the tap assistance of its source makes a tap of each touch within "
      "300 ms"], []),
    ("a late second tap", WINDOW + "tap zoom on shell taps=2\nat 0 down 1 600 400\nat 70 up 1\nat 490 down 2 604 398\n"
     "at 560 up 2\nat 2500 wait\n",
     ["its next tap did not come within 350 ms (it came after 420 ms); would have fired with interval ≥ 421 ms"],
     ["taps = "]),
    ("two of three taps", WINDOW + "tap zoom on shell taps=3\nat 0 down 1 300 600\nat 60 up 1\nat 160 down 1 302 600\n"
     "at 220 up 1\nat 900 wait\n", ["(2 of 3 taps came); would have fired with taps = 2"], []),
    ("a tap that is held", WINDOW + "tap t on shell\nat 0 down 1 9 9\nat 910 up 1\n",
     ["its finger was down for 910 ms, 750 ms are allowed"], []),
    ("a tap that is held to the end", WINDOW + "tap t on shell\nat 0 down 1 9 9\nat 800 wait\n",
     ["its finger was down for more than 750 ms, 750 ms are allowed"], []),
    ("the slowest of three fingers", WINDOW + "swipe s on shell direction=left touches=3 distance=150\n"
     "at 0 down 1 700 400\nat 0 down 2 700 500\nat 0 down 3 700 600\nat 10 drag 1 560 400 for 100\n"
     "at 10 drag 2 570 500 for 100\nat 10 drag 3 580 610 for 100\nat 150 up 1\nat 154 up 2\nat 158 up 3\n",
     ["its slowest finger moved 120 px to the left (5° off), 150 px are needed; would have fired with distance ≤ 120 px"],
     []),
    ("a swipe in another direction", WINDOW + "screen-edge-pan drawer on shell edges=left\nat 0 down 1 4 400\n"
     "at 10 drag 1 30 500 for 100\nat 120 up 1\n", ["its finger moved down, at 76° to the edge's normal, 45° are allowed"],
     []),
    ("a slow swipe", WINDOW + "swipe back on shell direction=right distance=120\nat 0 down 1 300 300\n"
     "at 20 drag 1 480 304 for 900\nat 940 up 1\n", ["its finger had moved 94.4 of 120 px when its 500 ms were over"], []),
    ("a finger that comes late", WINDOW + "tap ctx on shell touches=2\nat 0 down 1 400 400\nat 290 down 2 480 420\n"
     "at 340 up 2\nat 360 up 1\n", ["1 touch came within 250 ms, 2 are needed (the next came after 290 ms)"], []),
    ("a finger too many that comes late", WINDOW + "long-press p on shell\nat 0 down 1 400 400\nat 200 down 2 500 400\n"
     "at 900 up 2\nat 1000 up 1\n", ["2 touches came, 1 is allowed (the last after 200 ms)"], ["touches = "]),
    ("a press without a finger", WINDOW + "long-press p on shell delays-touches-began=yes touches=2\n"
     "at 0 down 1 400 400\nat 200 up 1\n", ["1 of 2 fingers came, and lifted after 200 ms"], ["after 0 ms"]),
    ("a palm", WINDOW + "tap undo on shell touches=2\nat 0 down 1 400 400\nat 10 down 2 480 420\nat 60 cancel 2\n"
     "at 90 up 1\n", ["touch 2 was cancelled by its panel"], []),
    ("another button", WINDOW + "tap t on shell buttons=primary,middle\nat 0 pointer 5 5\nat 0 press secondary\n"
     "at 50 release secondary\n", ["the buttons pressed are secondary, those required are primary+middle"], []),
    ("a delegate", WINDOW + "pan t on shell\ndelegate t should-begin=no\nat 0 down 1 9 9\nat 10 drag 1 90 9 for 90\n",
     ["its delegate said no to should-begin; would have fired with should-begin = yes"], []),
    ("a control's own action", WINDOW + "control c in shell 100 100 300 300 default-action\ntap t on shell\n" + TAP,
     ['control "c" has a default action of its own'], []),
    ("a scroll view that does not move so", WINDOW + "pan open on shell\nscroll-view list in shell 0 0 400 800 "
     "content=400,2000\nat 0 down 1 100 50\nat 10 drag 1 250 52 for 90\nat 150 up 1\n",
     ['pan "list.pan": failed after 18 ms, its content does not move sideways'], []),
    ("a pinch of a scroll view that is second", WINDOW + "pan open on shell\nscroll-view list in shell 0 0 400 800 "
     "content=400,2000\nat 0 down 1 100 50\nat 0 down 2 100 150\nat 10 drag 1 250 52 for 90\nat 10 drag 2 250 152 for 90\n"
     "at 150 up 1\nat 150 up 2\n", ['pinch "list.pinch": failed after 18 ms, pan "open" recognized first'], []),
    ("a recognizer of a scroll view that is first", WINDOW + "pan open on shell\nscroll-view list in shell 0 0 400 800 "
     "content=400,2000\nat 0 down 1 100 50\nat 10 drag 1 100 10 for 90\nat 150 up 1\n",
     ['pan "open": failed', 'pan "list.pan" recognized first'], ["pan #", "(#"]),
    ("4 mm", "touch-source s area=0,0,900,600 millimetres=270,180\nwindow shell 0 0 900 600\n"
     "pan t on shell distance=5mm\nat 0 down 1 100 50\nat 20 move 1 113.33334 50\nat 50 up 1\n",
     ["its finger moved 4 mm to the right, 5 mm are needed"], []),
)


def judge(name, path, wanted, unwanted):
    result = run("explain", path)
    expect(name, all(text in result.stdout for text in wanted) and not any(text in result.stdout for text in unwanted),
           result.stdout + result.stderr)


def main():
    with tempfile.TemporaryDirectory() as folder:
        path, host = os.path.join(folder, "a.scenario"), os.path.join(folder, "host.scenario")
        for name, text, wanted, unwanted in CASES:
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
            judge(name, path, wanted, unwanted)
            # A recorder does not know a recognizer that was never on a view.
            if " detached\n" in text:
                continue
            made = run_program(RECORDINGS, "--host", path)
            with open(host, "w", encoding="utf-8") as file:
                file.write("".join(made.stdout.splitlines(True)[:-1]))
            judge(name + ", of a host", host, wanted, unwanted)
    return summary()


if __name__ == "__main__":
    sys.exit(main())
