#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Files with very much in them: explanations end, and say what they left out. Usage: limits.py TACTUS"""

import sys

from tool import expect, run, summary


def crowd(count):
    return "\n".join(
        ["window w 0 0 800 600", *(f"tap t{i} on w" for i in range(count)), "at 0 down 1 5 5", "at 50 up 1", ""])


def check_crowds():
    result = run("explain", "-", stdin=crowd(100))
    lines = result.stdout.splitlines()
    expect("of a hundred recognizers the three nearest are told", len(lines) == 5 and lines[-1] == "  96 more did not fire; "
           "--all tells why" and result.stdout.count("would have fired with") == 3, result.stdout)
    result = run("explain", "--all", "-", stdin=crowd(100))
    remedies = [line for line in result.stdout.splitlines() if "would have fired with" in line]
    expect("each of a hundred recognizers is told what it lacked", len(remedies) == 99 and not result.stderr,
           result.stderr)
    result = run("explain", "--all", "-", stdin=crowd(4000))
    lines = [line for line in result.stdout.splitlines() if ' "t' in line]
    remedies = [line for line in lines if "would have fired with" in line]
    expect("of thousands of recognizers, the searches are limited", len(lines) == 4001 and 0 < len(remedies) < 100,
           f"{len(lines)} lines, {len(remedies)} remedies")
    expect("the limit is told", "not all is told" in result.stderr, result.stderr)
    result = run("explain", "--recognizer", "t7", "-", stdin=crowd(4000))
    expect("a recognizer that is asked for is among them", "would have fired with" in result.stdout, result.stdout)


def check_obstacles():
    hidden = [f"view h{i} in w 0 0 800 600 hidden\ntap t{i} on h{i}" for i in range(600)]
    taps = [f"at {i * 1000} down 1 5 5\nat {i * 1000 + 50} up 1" for i in range(200)]
    text = "\n".join(["window w 0 0 800 600", "view v in w 0 0 800 600 handles=all", *hidden, *taps, ""])
    result = run("explain", "--last", "--all", "-", stdin=text)
    expect("the last of many gestures is told what kept its fingers away", result.stdout.count(" is hidden\n") >= 600
           and "gesture 200:" in result.stdout and "from gesture" not in result.stderr, result.stderr)
    result = run("explain", "--gesture", "1", "-", stdin=text)
    expect("of the first it is said that it is not told", "what kept fingers away is told from gesture 35 on" in
           result.stderr, result.stderr)


def check_budget():
    """The search for changes ends, and the sentences remain."""
    scene = "window w 0 0 2000 2000\npan p on w min-touches=3\nswipe s on w direction=left touches=2 distance=900\n"
    text = scene
    for index in range(60):
        start = index * 10000
        text += (f"at {start} down 1 1500 100\nat {start} down 2 1500 200\nat {start + 1} drag 1 700 100 for 4000 every 4\n"
                 f"at {start + 1} drag 2 700 200 for 4000 every 4\nat {start + 4100} up 1\nat {start + 4100} up 2\n")
    result = run("explain", "--all", "-", stdin=text)
    told = result.stdout.count('3-finger pan "p": failed')
    expect("all gestures are told", told == 60, f"{told}: {result.stdout[:500]}")
    expect("and that changes are missing", "not all is told that would have made recognizers fire" in result.stderr,
           result.stderr)


def main():
    for check in (check_crowds, check_obstacles, check_budget):
        check()
    return summary()


if __name__ == "__main__":
    sys.exit(main())
