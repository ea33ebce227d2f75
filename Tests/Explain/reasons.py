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
     ["350 ms are allowed (it came after 420 ms); would have fired with interval ≥ 421 ms"], ["taps = "]),
    ("two of three taps", WINDOW + "tap zoom on shell taps=3\nat 0 down 1 300 600\nat 60 up 1\nat 160 down 1 302 600\n"
     "at 220 up 1\nat 900 wait\n", ["(2 of 3 taps came); would have fired with taps = 2"], []),
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
