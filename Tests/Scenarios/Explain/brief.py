#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What tactus explain says first: what the gesture was, what fired, and what came nearest. Usage: brief.py TACTUS"""

import sys

from tool import expect, run, summary

WINDOW = "window w 0 0 1280 800\n"
PANEL = "touch-source screen area=0,0,1280,800 millimetres=256,160\n" + WINDOW


def fingers(*ways, start=0, length=200):
    """Fingers that move at once, each from a place to another one."""
    text = ""
    for index, (x, y, to_x, to_y) in enumerate(ways):
        text += f"at {start} down {index + 1} {x} {y}\n"
        if (x, y) != (to_x, to_y):
            text += f"at {start} drag {index + 1} {to_x} {to_y} for {length - 10}\n"
    return text + "".join(f"at {start + length} up {index + 1}\n" for index in range(len(ways)))


THREE = [(400 + 50 * index, 500, 400 + 50 * index, 310) for index in range(3)]

# Lines of a file and the headline.
HEADLINES = (
    (PANEL + "pan move on w min-touches=3\n" + fingers(*THREE, length=600),
     'gesture 1: at 0 ms, three fingers, 0.6 s, 38 mm up: 3-finger pan "move" fired'),
    (WINDOW + fingers(*THREE, length=60), "gesture 1: at 0 ms, three fingers, 60 ms, 190 px up: nothing fired"),
    (WINDOW + "tap t on w\n" + fingers((9, 9, 9, 9), start=500, length=50),
     'gesture 1: at 500 ms, one finger, 50 ms, still: tap "t" fired'),
    (WINDOW + "pinch p on w\npan q on w max-touches=2\ndelegate p simultaneous=q\n"
     + fingers((500, 300, 400, 300), (600, 300, 730, 300)),
     'gesture 1: at 0 ms, two fingers, 0.2 s, spread by 230 px: pan "q" and pinch "p" fired'),
    (WINDOW + fingers((500, 300, 520, 300), (600, 300, 590, 300)),
     "gesture 1: at 0 ms, two fingers, 0.2 s, drawn together by 30 px: nothing fired"),
    (WINDOW + "at 0 down 1 100 100\nat 10 drag 1 200 100 for 90\nat 110 drag 1 101 100 for 80\nat 200 up 1\n",
     "gesture 1: at 0 ms, one finger, 0.2 s, 100 px to the right and back: nothing fired"),
    (WINDOW + "tap t on w\nat 0 pointer 9 9\nat 0 press primary\nat 50 release primary\n",
     'gesture 1: at 0 ms, the pointer, 50 ms, still: tap "t" fired'),
    (WINDOW + "at 0 down 1 100 100\nat 10 drag 1 200 190 for 90\n",
     "gesture 1: at 0 ms, one finger, to the end of the file, 135 px down and to the right: nothing fired"),
)


def check_headlines():
    for text, headline in HEADLINES:
        result = run("explain", "-", stdin=text)
        first = result.stdout.splitlines()[:1]
        expect(headline, first == [headline], result.stdout + result.stderr)


def check_nearness():
    swipes = "".join(f"swipe s{distance} on w direction=up touches=3 distance={distance}\n"
                     for distance in (900, 200, 250, 195, 300, 450))
    text = WINDOW + swipes + fingers(*THREE)
    result = run("explain", "-", stdin=text)
    lines = result.stdout.splitlines()
    named = [line.split('"')[1] for line in lines[1:-1]]
    expect("the three nearest are told, the nearest first", named == ["s195", "s200", "s250"], result.stdout)
    expect("how many more there are is told", lines[-1] == "  3 more did not fire; --all tells why", result.stdout)
    result = run("explain", "--all", "-", stdin=text)
    expect("all are told with --all", all(f'"s{distance}": failed' in result.stdout and f"distance ≤ {190}" in result.stdout
                                          for distance in (900, 200, 250, 195, 300, 450)), result.stdout)
    far = WINDOW + "swipe s on w direction=up touches=3 distance=400\n" + fingers(*THREE)
    result = run("explain", "-", stdin=far)
    expect("a change beyond a factor of two is no hint", "400 px are needed" in result.stdout
           and "would have fired" not in result.stdout, result.stdout)
    result = run("explain", "-", stdin=WINDOW + "tap t on w touches=3\n" + fingers((9, 9, 9, 9)))
    expect("nor is a third of the fingers", '"t": failed' in result.stdout and "would have" not in result.stdout,
           result.stdout)
    result = run("explain", "--recognizer", "s", "-", stdin=far)
    expect("it is told of a recognizer that is asked for", "would have fired with distance ≤ 190 px" in result.stdout,
           result.stdout)
    fired = (WINDOW + "pan p on w min-touches=3\nswipe near on w direction=up touches=3 distance=200\n"
             "swipe far on w direction=up touches=3 distance=500\ndelegate p simultaneous=*\n" + fingers(*THREE))
    result = run("explain", "-", stdin=fired)
    expect("where something fired, only what was near is told", '"near": failed' in result.stdout
           and '"far"' not in result.stdout and "1 more did not fire" in result.stdout, result.stdout)
    single = WINDOW + "tap t on w\ntap two on w touches=2\npinch p on w\n" + fingers((9, 9, 9, 9), length=50)
    result = run("explain", "-", stdin=single)
    expect("one finger is no near miss of two", len(result.stdout.splitlines()) == 2
           and "2 more did not fire" in result.stdout, result.stdout)
    late = WINDOW + ("tap t on w taps=2\nat 0 down 1 600 400\nat 70 up 1\nat 490 down 2 604 398\nat 560 up 2\n"
                     "at 2500 wait\n")
    result = run("explain", "-", stdin=late)
    expect("the tap that came too late has no near miss of its own", result.stdout.splitlines()[-1]
           == '  was meant for double tap "t" of an earlier gesture, which had failed', result.stdout)
    expect("the tap that came too late is told once", result.stdout.count('double tap "t": failed') == 1
           and "interval ≥ 421 ms" in result.stdout, result.stdout)


def check_whole_gesture():
    """Near is what the whole gesture came near to, not what just exceeded a limit when it failed."""
    drag = WINDOW + ("tap t on w\nswipe three on w direction=left touches=3\nlong-press l on w\npan p on w distance=500\n"
                     + fingers((900, 300, 600, 300)))
    result = run("explain", "-", stdin=drag)
    named = [line.split('"')[1] for line in result.stdout.splitlines()[1:4]]
    expect("a drag came near to the pan, not to the tap", named == ["p", "three", "t"], result.stdout)
    fired = WINDOW + ("pan p on w\ntap t on w\ndelegate p simultaneous=*\n")
    result = run("explain", "-", stdin=fired + fingers((900, 300, 600, 300)))
    expect("a tap is not near to a drag that fired", len(result.stdout.splitlines()) == 2
           and "1 more did not fire" in result.stdout, result.stdout)
    result = run("explain", "-", stdin=fired + fingers((900, 300, 840, 300)))
    expect("but to a short one it is", '"t": failed' in result.stdout, result.stdout)
    four = [(400 + 50 * index, 500, 400 + 50 * index, 400) for index in range(4)]
    result = run("explain", "-", stdin=WINDOW + "pan p on w min-touches=4\nswipe s on w direction=up touches=3\n" + fingers(*four))
    expect("four fingers that fired were not meant to be three", '"s"' not in result.stdout, result.stdout)
    two = fingers((9, 9, 9, 9), (99, 9, 99, 9), length=80)
    result = run("explain", "-", stdin=WINDOW + "tap t on w touches=2\nswipe s on w direction=up touches=3\npinch p on w\n" + two)
    expect("nor were two meant to be three", '"s"' not in result.stdout and "fired" in result.stdout, result.stdout)
    result = run("explain", "-", stdin=WINDOW + "tap t on w touches=2\npinch p on w\n" + fingers((9, 9, 9, 9)))
    expect("one finger instead of two is no hint", "2 are needed" in result.stdout and "would have" not in result.stdout,
           result.stdout)
    result = run("explain", "-", stdin=WINDOW + "at 33.4 down 1 9 9\nat 80.8 up 1\n")
    expect("a gesture begins at a whole ms", result.stdout.startswith("gesture 1: at 34 ms, one finger, 47 ms, still: "),
           result.stdout)
    held = WINDOW + "tap t on w\ntap longer on w duration=3000\nat 0 down 1 9 9\nat 3100.4 up 1\n"
    result = run("explain", "-", stdin=held)
    lines = result.stdout.splitlines()
    expect("a tap is as near as it was held", '"longer"' in lines[1], result.stdout)
    expect("times are told in whole ms", "its finger was down for 3100 ms, 3000 ms are allowed" in lines[1], result.stdout)
    result = run("explain", "--recognizer", "longer", "-", stdin=held)
    expect("unless all is asked for", "its finger was down for 3100.4 ms" in result.stdout, result.stdout)


def check_length():
    """Three fingers that meet much: what is told has at most eight lines."""
    hidden = "".join(f"view h{index} in w 0 0 1280 800 hidden\ntap t{index} on h{index}\n" for index in range(9))
    refused = "".join(f"tap m{index} on w modifiers=super\n" for index in range(9))
    missed = "".join(f"swipe s{index} on w direction=up touches=3 distance=400\n" for index in range(9))
    hold = "source hold=500\n"
    for name, text in (("hidden views", WINDOW + hidden), ("refusals", WINDOW + refused),
                       ("all of them", WINDOW + missed + refused + hidden), ("a hold duration", hold + WINDOW + missed),
                       ("nothing", WINDOW)):
        result = run("explain", "-", stdin=text + fingers(*THREE))
        lines = result.stdout.splitlines()
        expect(f"at most eight lines tell of three fingers and {name}", 1 < len(lines) <= 8, result.stdout)


def check_hints():
    """Other objects that have to change."""
    below = WINDOW + "view page in w 0 0 1280 800 handles=all\n"
    tap = fingers((200, 200, 200, 200), length=150) + "at 2000 wait\n"
    drag = fingers((200, 200, 400, 200)) + "at 2000 wait\n"
    for text, hint in (
            (below + "view v in w 0 0 600 600 hidden\ntap t on v\n" + tap, "is hidden; would have fired with v.hidden = no"),
            (below + "control c in w 0 0 600 600 tracks=horizontal\npan p on w\n" + drag,
             "along this axis; would have fired with c.tracks = none"),
            (below + "control c in w 0 0 600 600 default-action\ntap t on w\n" + tap,
             "of its own; would have fired with c.default-action = no"),
            ("source hold=200\n" + below + "tap t on page\n" + tap,
             'less than 200 ms through; tap "t" would have fired with source.hold = 0'),
            ("source tap-assistance=300,initial\n" + below + "pan p on page\n" + drag,
             'within 300 ms; pan "p" would have fired with source.tap-assistance = 0')):
        result = run("explain", "-", stdin=text)
        expect(f"a hint: {hint}", hint in result.stdout, result.stdout)


def check_nobody():
    text = WINDOW + "view page in w 100 100 600 600\nview other in w 800 0 100 100\ntap t on other\n"
    result = run("explain", "-", stdin=text + fingers((200, 200, 200, 200)))
    expect("nobody listens", result.stdout.splitlines()[1:] == [
        '  touch 1 at 200, 200 went to view "page", no recognizer is on page or above it'], result.stdout)
    text = WINDOW + "tap t on w taps=3\n" + fingers((9, 9, 9, 9), length=50) + fingers((9, 9, 9, 9), start=150, length=50)
    result = run("explain", "-", stdin=text + "at 2000 wait\n")
    expect("a finger of an attempt that began before", result.stdout.splitlines()[-1].endswith(
        'went to view "w", for triple tap "t" of gesture 1'), result.stdout)


def main():
    for check in (check_headlines, check_nearness, check_whole_gesture, check_length, check_hints, check_nobody):
        check()
    return summary()


if __name__ == "__main__":
    sys.exit(main())
