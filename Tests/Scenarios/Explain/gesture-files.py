#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Gesture files as scenes of explain, why, timeline, export and scope. Usage: gesture-files.py TACTUS"""

import json
import os
import shlex
import sys
import tempfile

from panel import Panel
from tool import TACTUS, expect, run, run_program, summary

GESTURES = """[tactus-gesture]
name=next one
type=swipe
fingers=3
direction=left
distance=9mm
command=true

[tactus-gesture]
name=menu
type=tap
fingers=2
mode=tablet
app-id=firefox
action=overview

[tactus-gesture]
name=drag up
type=drag
fingers=4
direction=up
action=workspace-up
"""


def write(folder, name, text):
    path = os.path.join(folder, name)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    return path


def check_why(gestures, swipes, taps):
    result = run("why", "next one", "--gestures", gestures, swipes)
    expect("a gesture of a file is asked after by its name", result.returncode == 0
           and 'gesture 2: at 1168 ms, three fingers, 0.2 s, 7 mm to the left: nothing fired\n' in result.stdout
           and "its slowest finger moved 6.9 mm to the left, 9 mm are needed." in result.stdout, result)
    commands = [line.strip() for line in result.stdout.splitlines() if line.startswith("    tactus explain ")]
    pasted = [run_program(TACTUS, *shlex.split(command)[1:]) for command in commands]
    expect("the remedy can be pasted", len(pasted) == 1 and "    now recognized after" in pasted[0].stdout
           and "gesture 2: " in pasted[0].stdout, f"{commands} {pasted}")
    result = run("why", "next one", "--gesture", "1", "--gestures", gestures, swipes)
    expect("one that fired is told", '3-finger swipe "next-one" fired' in result.stdout, result)
    result = run("why", "drag up", "--gestures", gestures, swipes)
    expect("another number of fingers is told", "3 touches came, 4 are needed" in result.stdout, result)
    result = run("why", "menu", "--gestures", gestures, taps)
    expect("conditions are told in words of the file, with what tries them",
           "it took no part, it has mode=tablet, and the device is a laptop; --mode=tablet tries it; and it has app-id=firefox"
           in result.stdout and "delegate" not in result.stdout and "--what-if" not in result.stdout, result)
    result = run("why", "menu", "--mode=tablet", "--app-id", "firefox", "--gestures", gestures, taps)
    expect("and with these it fires", '2-finger tap "menu" fired' in result.stdout, result)
    result = run("why", "drag up", "--gestures", gestures, write(os.path.dirname(swipes), "down.evemu",
                                                                 Panel().swipe(4, 0, 60).text()))
    expect("the wrong way is told in words of the file", "its fingers went another way than its direction" in result.stdout
           and "delegate" not in result.stdout, result)
    result = run("why", "nxt one", "--gestures", gestures, swipes)
    expect("an unknown name is refused with a suggestion", result.returncode == 2
           and "no recognizer is called nxt-one" in result.stderr and "next-one" in result.stderr, result)


def check_others(folder, gestures, swipes, taps):
    result = run("explain", "--recognizer", "next one", "--gestures", gestures, swipes)
    expect("explain takes gesture files", result.stdout.count('3-finger swipe "next-one": ') == 2, result)
    result = run("explain", "--all", "--gestures", gestures, taps)
    expect("with the words of the file", 'tap "menu": took no part, it has mode=tablet' in result.stdout, result)
    picture = os.path.join(folder, "a.svg")
    result = run("timeline", "--gestures", gestures, swipes, "-o", picture)
    with open(picture, encoding="utf-8") as file:
        text = file.read()
    expect("timeline draws the gestures of a file", result.returncode == 0 and "next-one" in text and "drag-up" in text, result)
    page = os.path.join(folder, "a.html")
    result = run("timeline", "--gestures", gestures, swipes, "-o", page)
    with open(page, encoding="utf-8") as file:
        text = file.read()
    expect("so does a page", result.returncode == 0 and "next-one" in text, result)
    result = run("export", "--chrome-trace", "--gestures", gestures, swipes)
    expect("export has them", result.returncode == 0 and "next-one" in json.dumps(json.loads(result.stdout)), result.stderr)
    result = run("scope", "--once", "--gestures", gestures, swipes)
    expect("scope shows them", result.returncode == 0 and "\nnext-one swipe on output  idle\n" in result.stdout, result)
    result = run("scope", "--plain", "--gestures", gestures, swipes)
    expect("scope prints their decisions, and ends", result.returncode == 0
           and result.stdout.startswith('32 ms  swipe "next-one" recognized\n'), result)
    scenario = run("convert", swipes).stdout
    result = run("why", "next one", "--gestures", gestures, "-", stdin=scenario)
    expect("fingers of a scenario play, too, and its own gestures do not", '"next-one" did not fire' in result.stdout, result)
    result = run("explain", "--all", "--gestures", gestures, "-", stdin=scenario)
    expect("which would compete with those of the file", "show-desktop" not in result.stdout, result)


def check_words(folder, gestures, swipes):
    for options, what in ((["--mode", "tablet", swipes], "--mode belongs to --gestures"),
                          (["--scene", swipes, "--gestures", gestures, swipes], "exclude each other"),
                          (["--gestures", gestures, "--mode", "cinema", swipes], "--mode is neither"),
                          (["--gestures", "-", "-"], "standard input can be read only once")):
        for command in (["explain"], ["why", "a"], ["timeline", "-o", "/nowhere/a.svg"], ["export", "--chrome-trace"]):
            result = run(*command, *options, stdin="")
            expect(f"{command[0]} refuses: {what}", result.returncode == 2 and what in result.stderr, result)
    result = run("why", "a", "--gestures", os.path.join(folder, "none.conf"), swipes)
    expect("a file that is not there is named", result.returncode == 2 and "none.conf: cannot be read: No such file"
           in result.stderr, result)
    bad = write(folder, "bad.conf", GESTURES.replace("type=tap", "type=tab"))
    result = run("why", "next one", "--gestures", bad, swipes)
    expect("mistakes of a file are told once, and the others are used", result.stderr.count("bad.conf:11: ") == 1
           and '"next-one" did not fire' in result.stdout, result)
    before = GESTURES
    result = run("timeline", "--gestures", gestures, swipes, "-o", write(folder, "b.svg", ""))
    link = os.path.join(folder, "link.svg")
    os.link(gestures, link)
    result = run("timeline", "--gestures", gestures, swipes, "-o", link)
    with open(gestures, encoding="utf-8") as file:
        after = file.read()
    expect("a picture does not replace the gesture file", result.returncode == 2 and before == after
           and "is an input, too" in result.stderr, result)


def main():
    with tempfile.TemporaryDirectory() as folder:
        gestures = write(folder, "my gestures.conf", GESTURES)
        swipes = write(folder, "swipes.evemu", Panel().swipe(3, -60, 0).swipe(3, -7, 0).text())
        taps = write(folder, "taps.evemu", Panel().swipe(2, 0, 0).text())
        check_why(gestures, swipes, taps)
        check_others(folder, gestures, swipes, taps)
        check_words(folder, gestures, swipes)
    return summary()


if __name__ == "__main__":
    sys.exit(main())
