#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What clients got of a gesture is part of its explanation: late, cancelled, or not at all.

Usage: clients.py TACTUS RECORDINGS, where RECORDINGS is the program that records scenarios.
"""

import os
import sys
import tempfile

from tool import expect, run, run_program, summary

RECORDINGS = os.path.abspath(sys.argv[2])

SCENE = "window output 0 0 1280 800\nsurface page in output 0 0 1280 800 client=foot\n"
SWIPE = "swipe next on output direction=left touches=3\n"
SLOW = "tap slow on output delays-touches-began=yes\n"
TAP = "at 0 down 1 800 400\nat 50 up 1\nat 900 wait\n"
DRAG = "at 0 down 1 800 400\nat 10 drag 1 600 400 for 200\nat 300 up 1\nat 900 wait\n"
THREE = "".join(f"at 0 down {finger} 800 {300 + 100 * finger}\n" for finger in (1, 2, 3)) + "".join(
    f"at 10 drag {finger} 600 {300 + 100 * finger} for 100\n" for finger in (1, 2, 3)) + "".join(
    f"at 150 up {finger}\n" for finger in (1, 2, 3))

# Lines of a file, the options, what has to be told, and what must not be.
CASES = (
    ("a swipe that takes fingers", SCENE + SWIPE + THREE, [],
     ['client "foot" lost touches 1, 2 and 3 after 42 ms: 3-finger swipe "next" recognized first'], ["got touch"]),
    ("a tap that keeps a finger", SCENE + SLOW + TAP, [],
     ['client "foot" did not get touch 1: tap "slow" recognized first'], ["lost"]),
    ("a tap that delays a finger", SCENE + SLOW + DRAG, [],
     ['client "foot" got touch 1 58 ms late: tap "slow" withheld it'], ["lost"]),
    ("a tap that delays a lift", SCENE + "tap two on output taps=2\n" + TAP, [],
     ['client "foot" got the lift of touch 1 350 ms late: double tap "two" withheld it'], ["lost", "did not get"]),
    ("an input that cancels", SCENE + "at 0 down 1 800 400\nat 50 cancel-all\nat 900 wait\n", [],
     ['client "foot" lost touch 1 after 50 ms: it was cancelled in the input'], []),
    ("a finger as it was", SCENE + "pan p on output min-touches=2\n" + DRAG, ["--all"], ['client "foot" got touch 1\n'], []),
    ("one that is not worth a line", SCENE + "pan p on output min-touches=2\n" + DRAG, [], [], ["client"]),
    ("a recognizer that is asked for", SCENE + SWIPE + SLOW + DRAG, ["--recognizer", "next"], ['"next": failed'], ["client"]),
    ("the one that delays", SCENE + SWIPE + SLOW + DRAG, ["--recognizer", "slow"], ["58 ms late"], []),
)


def main():
    with tempfile.TemporaryDirectory() as folder:
        path, host = os.path.join(folder, "a.scenario"), os.path.join(folder, "host.scenario")
        for name, text, options, wanted, unwanted in CASES:
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
            made = run_program(RECORDINGS, "--host", path)
            with open(host, "w", encoding="utf-8") as file:
                file.write("".join(made.stdout.splitlines(True)[:-1]))
            for place, who in ((path, ""), (host, ", of a host")):
                result = run("explain", *options, place)
                expect(name + who, all(text in result.stdout for text in wanted)
                       and not any(text in result.stdout for text in unwanted), result.stdout + result.stderr)
        result = run("why", "slow", path)
        expect("why tells what it did to clients", 'Client "foot" got touch 1 58 ms late: tap "slow" withheld it.'
               in result.stdout, result.stdout)
    return summary()


if __name__ == "__main__":
    sys.exit(main())
