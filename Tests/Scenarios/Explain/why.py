#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""tactus why: the answer names what kept a recognizer from firing, and the commands that it prints make it fire.

Usage: why.py TACTUS RECORDINGS, where RECORDINGS is the program that records scenarios.
"""

import os
import re
import shlex
import sys
import tempfile

from tool import expect, run, run_program, summary

RECORDINGS = os.path.abspath(sys.argv[2])

WINDOW = "window shell 0 0 1280 800\n"
TAP = "at 0 down 1 150 200\nat 70 up 1\nat 900 wait\n"
SWIPE = "at 0 down 1 600 400\nat 10 drag 1 400 400 for 150\nat 180 up 1\nat 1500 wait\n"
BELOW = WINDOW + "view desktop in shell 0 0 1280 800 handles=all\n"

# Lines of a file, the recognizer, what has to be told, and the changes of the commands.
CASES = (
    ("a threshold", WINDOW + "swipe t on shell direction=left distance=250\n" + SWIPE,
     ['Swipe "t" did not fire: it failed after', "It would have fired with distance ≤ 200 px."], ["t.distance=200"]),
    ("a hidden view", BELOW + "view v in shell 100 100 300 300 hidden\ntap t on v\n" + TAP,
     ['Tap "t" did not fire: it took no part, its view "v" is hidden.', 'Touch 1 at 150, 200 went to view "desktop".'],
     ["v.hidden=no"]),
    ("a transparent view", BELOW + "view v in shell 100 100 300 300 alpha=0\ntap t on v\n" + TAP,
     ['its view "v" is transparent'], ["v.alpha=1"]),
    ("a disabled ancestor", BELOW + "view bar in shell 0 0 1280 800 disabled\nview v in bar 100 100 300 300\ntap t on v\n"
     + TAP, ['view "bar" around its view "v" has user interaction off'], ["bar.interaction=yes"]),
    ("a parent that ends before", BELOW + "view bar in shell 0 0 1280 40\nview v in bar 100 0 300 300\ntap t on v\n" + TAP,
     ['the touch lies outside of view "bar", in which its view "v" is'], ["bar.frame=0,0,1280,201"]),
    ("a view in front", BELOW + "tap t on desktop\nview front in shell 0 0 640 800 handles=all\n" + TAP,
     ['its view "desktop" is covered by view "front"'], ["front.hidden=yes"]),
    ("a recognizer on no view", BELOW + "tap t on desktop detached\n" + TAP, ["it took no part, it is on no view"],
     ["t.detached=no"]),
    ("a disabled recognizer", BELOW + "tap t on desktop disabled\n" + TAP, ["it took no part, disabled"], ["t.disabled=no"]),
    ("modifiers", BELOW + "tap t on desktop modifiers=super\nat 0 modifiers alt\n" + TAP,
     ["held are alt, required super"], ["t.modifiers=default"]),
    ("a hold duration", "source hold=200\n" + BELOW + "tap t on desktop\nat 0 down 1 400 400\nat 150 up 1\nat 900 wait\n",
     ["Touch 1 was down for 150 ms, the hold duration of its source"], ["source.hold=0"]),
    ("repeated touches", "source ignore-repeat=400\n" + BELOW + "tap t on desktop\nat 0 down 1 400 400\nat 50 up 1\n"
     "at 150 down 1 400 400\nat 200 up 1\nat 900 wait\n", ["its source ignores repeated touches within 400 ms"],
     ["source.ignore-repeat=0"]),
    ("tap assistance", "source tap-assistance=300,initial\n" + WINDOW + "swipe t on shell direction=left\n" + SWIPE,
     ["the tap assistance of its source makes a tap of each touch"], ["source.tap-assistance=0"]),
    ("a slider", WINDOW + "control c in shell 300 300 640 200 tracks=horizontal\npan t on shell\n" + SWIPE,
     ['control "c" tracks a touch along this axis'], ["c.tracks=none"]),
    ("a button", WINDOW + "control c in shell 100 100 300 300 default-action\ntap t on shell\n" + TAP,
     ["it failed after"], ["c.default-action=no"]),
    ("a deferred edge", WINDOW + "view game in shell 0 0 1280 800 deferred-edges=left\n"
     "screen-edge-pan t on shell edges=left shell\nat 0 down 1 2 400\nat 10 drag 1 200 400 for 100\nat 120 up 1\n",
     ["defers the left edge"], ["game.deferred-edges=default"]),
    ("a delegate", WINDOW + "pan t on shell\ndelegate t should-begin=no\n" + SWIPE, [], ["t.should-begin=yes"]),
    ("a first one", WINDOW + "pan p on shell\nswipe t on shell direction=left\n" + SWIPE, ['pan "p" recognized first'],
     ["t.simultaneous=p"]),
    ("fingers of another gesture", WINDOW + "long-press t on shell\nat 0 down 1 400 400\nat 200 down 2 500 400\n"
     "at 900 up 2\nat 1000 up 1\nat 1500 wait\n", ["2 touches came, 1 is allowed"], []),
    ("a disabled view in a hidden one", BELOW + "view bar in shell 0 0 1280 800 hidden\n"
     "view v in bar 100 100 300 300 disabled\ntap t on v\n" + TAP, ['view "bar" around its view "v" is hidden'],
     ["bar.hidden=no", "v.interaction=yes"]),
    ("a view in one that is in front", BELOW + "tap t on desktop\nview front in shell 0 0 640 800\n"
     "view content in front 0 0 640 800\n" + TAP, ['is covered by view "content"'], ["front.hidden=yes"]),
    ("a second finger of a whole sequence", BELOW + "tap t on desktop whole-sequences\nview v in shell 600 0 200 200\n"
     "at 0 down 1 700 100\nat 100 down 2 150 200\nat 150 up 2\nat 400 up 1\nat 900 wait\n",
     ["another finger was down before"], ["t.whole-sequences=no"]),
    ("no touch in its view", WINDOW + "view v in shell 600 0 200 200\ntap t on v\n" + TAP,
     ['no touch began in its view "v"', 'Touch 1 at 150, 200 went to view "shell".'], []),
    ("one that fired", WINDOW + "tap other on shell\ntap t on shell\n" + TAP,
     ['Tap "t" fired: it recognized after 70 ms.', 'It recognized first, so these failed: tap "other".'], []),
    ("one that waited", WINDOW + "tap two on shell taps=2\ntap t on shell\nrequire t to-fail two\n" + TAP,
     ['Tap "t" fired: it recognized after 420 ms.', 'It waited from 70 ms on: double tap "two" has to fail first.'], []),
)

# What a recording cannot tell: recognizers that were never on a view, and whom a delegate would allow.
NOT_OF_HOSTS = (" detached\n", "pan p on", "view content in front")


def judge(name, path, wanted, changes):
    result = run("why", "t", path)
    expect(name, all(text in result.stdout for text in wanted), result.stdout + result.stderr)
    commands = [shlex.split(line) for line in result.stdout.splitlines() if line.startswith("    tactus ")]
    found = [[word for word in command[2:-1] if word != "--what-if"] for command in commands]
    if changes is not None:
        expect(f"{name}: the changes", found[:1] == ([changes] if changes else []), result.stdout)
    for command in commands:
        played = run(*command[1:])
        expect(f"{name}: {shlex.join(command[2:-1])} makes it fire",
               re.search(r'"t": .*\n\s+now (recognized|began)', played.stdout), played.stdout + played.stderr)


def check_cases():
    with tempfile.TemporaryDirectory() as folder:
        path, host = os.path.join(folder, "it's a.scenario"), os.path.join(folder, "host.scenario")
        for name, text, wanted, changes in CASES:
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
            judge(name, path, wanted, changes)
            if any(word in text for word in NOT_OF_HOSTS):
                continue
            made = run_program(RECORDINGS, "--host", path)
            with open(host, "w", encoding="utf-8") as file:
                file.write("".join(made.stdout.splitlines(True)[:-1]))
            # Names of windows and sources are the recorder's.
            told = [text for text in wanted if "shell" not in text]
            judge(name + ", of a host", host, told, None if any("source" in change for change in changes) else changes)


def check_effects():
    """What else a change does is told, in all gestures."""
    text = (WINDOW + "swipe t on shell direction=left distance=250\nswipe other on shell direction=left distance=190\n"
            + SWIPE + "at 5000 down 1 600 400\nat 5010 drag 1 380 400 for 150\nat 5180 up 1\nat 6500 wait\n")
    result = run("why", "t", "--gesture", "1", "-", stdin=text)
    expect("what else a change does is told", 'Swipe "t" would fire in gesture 2, too, swipe "other" would no longer fire '
           "in gestures 1 and 2." in result.stdout, result.stdout + result.stderr)
    result = run("why", "other", "-", stdin=text)
    expect("one that fires is changed by nothing", "--what-if" not in result.stdout and "fired: it" in result.stdout,
           result.stdout)


def check_choice():
    one = "at {0} down 1 600 400\nat {1} up 1\n"
    three = "at {0} down 1 600 400\nat {0} down 2 600 500\nat {0} down 3 600 600\nat {1} up 1\nat {1} up 2\nat {1} up 3\n"
    text = WINDOW + "swipe t on shell direction=left touches=3\n"
    for index, fingers in enumerate((one, three, three, one)):
        text += fingers.format(index * 3000, index * 3000 + 50)
    for options, numbers in (([], [3]), (["--last"], [4]), (["--gesture", "2"], [2]), (["--all"], [1, 2, 3, 4])):
        result = run("why", *options, "t", "-", stdin=text)
        found = [int(number) for number in re.findall(r"^gesture (\d+): ", result.stdout, re.MULTILINE)]
        expect(f"why {' '.join(options)} is about {numbers}", found == numbers, result.stdout + result.stderr)
    result = run("why", "--gesture", "5", "t", "-", stdin=text)
    expect("a gesture that is not there is refused", result.returncode == 2 and "no gesture 5" in result.stderr, result.stderr)
    late = WINDOW + ("tap t on shell taps=2\nat 0 down 1 600 400\nat 70 up 1\nat 490 down 2 604 398\nat 560 up 2\n"
                     "at 2500 wait\n")
    result = run("why", "t", "-", stdin=late)
    expect("of a double tap the first one is meant", result.stdout.startswith("gesture 1: "), result.stdout)
    far = WINDOW + ("tap t on shell taps=2\nat 0 down 1 600 400\nat 70 up 1\nat 190 down 2 700 398\nat 260 up 2\n"
                    "at 2500 wait\n")
    result = run("why", "t", "-", stdin=far)
    expect("also if the second one lay too far away", result.stdout.startswith("gesture 1: ")
           and "its next tap lay 100.02 px from the first" in result.stdout, result.stdout)


def check_names():
    text = WINDOW + "swipe next-workspace on shell direction=left\npan move on shell\n" + SWIPE
    for name, hint in (("next-worksapce", "perhaps next-workspace is meant"), ("Move", "perhaps move is meant"),
                       ("next", "perhaps next-workspace is meant"), ("xyz", "there are next-workspace, move")):
        result = run("why", name, "-", stdin=text)
        expect(f"{name} is told: {hint}", result.returncode == 2
               and f"standard input: no recognizer is called {name}; {hint}" in result.stderr, result.stdout + result.stderr)
    result = run("why", "shell", "-", stdin=text)
    expect("the name of a view is told to be one", "on the view of that name are next-workspace, move" in result.stderr,
           result.stderr)
    result = run("explain", "--recognizer", "mvoe", "-", stdin=text)
    expect("explain suggests a name, too", "perhaps move is meant" in result.stderr, result.stderr)
    for words in ([], ["t"], ["t", "a", "b"]):
        result = run("why", *words)
        expect(f"why {' '.join(words)} is refused", result.returncode == 2 and "usage: tactus why" in result.stderr,
               result.stderr)


def main():
    for check in (check_cases, check_effects, check_choice, check_names):
        check()
    return summary()


if __name__ == "__main__":
    sys.exit(main())
