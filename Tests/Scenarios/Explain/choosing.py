#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Recordings as people have them: long, cut off, still running. Usage: choosing.py TACTUS"""

import os
import pty
import re
import subprocess
import sys
import tempfile
import threading
import time

from tool import TACTUS, expect, run, summary

UPTIME = 34_200_000


def taps(count, held=(), between=3000, begin=0, scene="window w 0 0 800 600\ntap t on w\n"):
    """Taps, of which those that are held too long fail."""
    text = scene
    for index in range(count):
        start = begin + index * between
        text += f"at {start} down 1 100 100\nat {start} frame\n"
        end = start + (900 if index + 1 in held else 50)
        text += f"at {end} up 1\nat {end} frame\n"
    return text


def headings(text):
    return [int(number) for number in re.findall(r"^gesture (\d+):", text, re.MULTILINE)]


def check_choice():
    short, long = taps(10, {3}), taps(20, {7, 12})
    result = run("explain", "-", stdin=short)
    expect("a short file is explained whole", headings(result.stdout) == list(range(1, 11)) and not result.stderr,
           result.stdout + result.stderr)
    result = run("explain", "-", stdin=long)
    expect("of a long one the last failure is explained", headings(result.stdout) == [12]
           and "20 gestures; this is the last in which nothing fired" in result.stderr, result.stdout + result.stderr)
    result = run("explain", "-", stdin=taps(20))
    expect("without a failure it is the last gesture", headings(result.stdout) == [20]
           and "this is the last. " in result.stderr, result.stdout + result.stderr)
    for options, numbers in ((["--last"], [20]), (["--gesture", "7"], [7]), (["--gesture=3"], [3]),
                             (["--all"], list(range(1, 21))), (["--at", "3010"], [2])):
        result = run("explain", *options, "-", stdin=long)
        expect(f"explain {' '.join(options)}", headings(result.stdout) == numbers and not result.stderr,
               result.stdout + result.stderr)
    result = run("explain", "--gesture", "21", "-", stdin=long)
    expect("a gesture that is not there is refused", result.returncode == 2
           and "there is no gesture 21: the file has 20 gestures" in result.stderr, result.stderr)
    for options in (["--gesture", "0"], ["--gesture", "x"], ["--last", "--gesture", "1"]):
        result = run("explain", *options, "-", stdin=long)
        expect(f"{' '.join(options)} is refused", result.returncode == 2 and "--gesture" in result.stderr, result.stderr)
    result = run("explain", "--recognizer", "other", "-",
                 stdin=taps(20, {7}, scene="window w 0 0 800 600\ntap t on w\ntap other on w touches=2\n"))
    expect("of one recognizer its last failure is explained", headings(result.stdout) == [20], result.stdout)


def drawn(folder, text, *options):
    path, target = os.path.join(folder, "file.scenario"), os.path.join(folder, "out.svg")
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    result = run("timeline", *options, path, "-o", target)
    with open(target, encoding="utf-8") as file:
        picture = file.read()
    # Thousands are set apart by narrow spaces.
    times = re.search(r">([0-9.\s]+) to ([0-9.\s]+) ms", picture)
    shown = " to ".join(re.sub(r"\s", "", time) for time in times.groups()) if times else "nothing"
    return f"{shown} ms", picture, result.stderr


HOST = "recording 1\ntouch-source panel normalized area=0,0,800,600 millimetres=160,120\nwindow w 0 0 800 600\ntap t on w\n"


def at_host(count, held=(), begin=UPTIME):
    """The same from a panel with normalized coordinates."""
    return taps(count, held, begin=begin, scene="").replace(" 100 100", " 0.125 0.25")


def check_timeline():
    with tempfile.TemporaryDirectory() as folder:
        long = taps(20, {7, 12})
        for options, range_ in (([], "32000 to 34900 ms"), (["--last"], "56000 to 57050 ms"),
                                (["--gesture", "1"], "0 to 1050 ms"), (["--all"], "0 to 57050 ms"),
                                (["--from", "3000", "--to", "4000"], "3000 to 4000 ms")):
            shown, _, errors = drawn(folder, long, *options)
            expect(f"timeline {' '.join(options)} draws {range_}", shown == range_, shown + errors)
        _, _, errors = drawn(folder, long)
        expect("what is not drawn is said", "drawn is gesture 12 of 20; --gesture N draws another one" in errors, errors)
        shown, _, errors = drawn(folder, taps(6, {3}))
        expect("a file that fits is drawn whole", shown == "0 to 15050 ms" and not errors, shown + errors)
        # The set-up has the time 0, what follows that of the machine.
        host = HOST + "at 0 start\n" + at_host(3, {2})
        shown, picture, errors = drawn(folder, host)
        expect("a host's recording begins where its clock does", shown == "0 to 6050 ms" and not errors, shown + errors)
        late = HOST + "at 0 start\nat 0 new tap late on w\n" + at_host(20, {12})
        shown, picture, errors = drawn(folder, late)
        expect("its last failure is drawn", shown == "32000 to 34900 ms" and ">late<" in picture, shown + errors)


def check_places():
    text = HOST + "at 0 start\n" + at_host(1, {1}).replace("0.125 0.25", "0.269 0.656")
    result = run("explain", "--all", "-", stdin=text)
    expect("places are told in px and mm, times from the beginning", "touch 1 at 215.2, 393.6 (43, 78.7 mm) went to view"
           in result.stdout and "gesture 1: at 0 ms for 900 ms" in result.stdout, result.stdout)
    result = run("scope", "--once", "-", stdin=text.rsplit("at", 2)[0])
    expect("the scope as well", "215.2, 393.6 px" in result.stdout and "standard input  0 ms" in result.stdout,
           result.stdout)
    made = HOST + f"at 0 start\nat {UPTIME} new tap late on w\n" + at_host(1, {1}, UPTIME + 200)
    result = run("explain", "--recognizer", "late", "-", stdin=made)
    expect("a recognizer that is made in the timeline has its remedy",
           "would have fired with duration ≥ 901 ms" in result.stdout and "early" not in result.stdout,
           result.stdout + result.stderr)
    result = run("explain", "--what-if", "late.duration=1s", "-", stdin=made)
    expect("and can be changed", "now recognized after 900 ms" in result.stdout, result.stdout + result.stderr)
    result = run("explain", "--what-if", "late.frobnicate=1", "-", stdin=made)
    expect("but not in what it does not have", result.returncode == 2 and "frobnicate" in result.stderr, result.stderr)
    inside = made.replace(f"at {UPTIME} new tap late on w\n", "") + (
        "  during t action 1: new tap popup on w\n  during t action 1: set popup taps=2\n")
    inside = inside.replace("at 34200200", "at 34199000").replace("at 34201100", "at 34199050") + at_host(
        1, begin=UPTIME + 100)
    result = run("explain", "--what-if", "popup.taps=1", "-", stdin=inside)
    expect("one that is made in a callback can be changed", "now recognized after 50 ms" in result.stdout,
           result.stdout + result.stderr)


def check_torn():
    live = "# Recorded by tactus record\n" + taps(2, {2})
    for cut in (live[:-1], live[:-3], live + "at", live + "at 39", live + "at 4000 down 1 1"):
        lines = cut.count("\n")
        whole = live if cut.startswith(live) else live[:live.rindex("at")]
        for command in (["explain"], ["replay"], ["export", "--chrome-trace"], ["scope", "--once"], ["convert"]):
            result, expected = run(*command, "-", stdin=cut), run(*command, "-", stdin=whole)
            told = [line for line in result.stdout.splitlines() if "truncated" not in line]
            same = told == expected.stdout.splitlines()
            expect(f"{command[0]} loses the last line only, …{cut[-5:]!r}", result.returncode == 0 and same
                   and f":{lines + 1}: the recording is truncated in this line" in result.stderr,
                   result.stdout + result.stderr)
    result = run("check", "-", stdin=live + "at 39")
    expect("check tells of it", result.returncode == 1 and "truncated in this line" in result.stdout, result.stdout)
    large = live + "at 4000 wait\n" * 400_000
    result = run("explain", "-", stdin=large + "at 40")
    expect("a large file as well", result.returncode == 0 and "truncated in this line" in result.stderr
           and headings(result.stdout) == [1, 2], result.stdout + result.stderr)
    result = run("explain", "-", stdin="window w 0 0 9 9\nat 0 dow")
    expect("a file that is written by hand is refused", result.returncode == 2, result.stderr)
    host = HOST + "at 0 start\n" + at_host(2, {2}) + "at 3420"
    for command in (["explain"], ["scope", "--once"], ["scope", "--plain"]):
        result = run(*command, "-", stdin=host)
        expect(f"{' '.join(command)} reads a killed host's recording", result.returncode == 0
               and re.search("down for (750|900) ms", result.stdout), result.stdout + result.stderr)


def check_damage():
    damaged = """recording 1
touch-source s
window w 0 0 100 100
tap t on w
at 0 start
at 1000 down 1 5 5
at 1000 frame
at 1050 up 1
at 1050 frame
at 1100 become-first nobody
"""
    for command in (["replay"], ["explain"], ["scope", "--once"]):
        result = run(*command, "-", stdin=damaged)
        expect(f"{' '.join(command)} reads a recording up to its damage", result.returncode == 0
               and result.stdout.count("t") > 0 and "standard input:10: ‘nobody’ is not declared; read up to there"
               in result.stderr, result.stdout + result.stderr)


def on_terminal(arguments, stdin=subprocess.DEVNULL, feed=None):
    """Returns what a command writes to a terminal while it is fed."""
    ours, theirs = pty.openpty()
    environment = {**os.environ, "TERM": "xterm-256color"}
    with subprocess.Popen([TACTUS, *arguments], stdin=stdin, stdout=theirs, stderr=theirs, env=environment) as process:
        os.close(theirs)
        feeder = threading.Thread(target=feed, args=(process,)) if feed else None
        if feeder:
            feeder.start()
        shown = b""
        try:
            while part := os.read(ours, 65536):
                shown += part
        except OSError:
            pass  # The command has ended.
        os.close(ours)
        if feeder:
            feeder.join()
        process.wait(timeout=60)
    return shown.decode()


def check_scope():
    """A finger that moves at 120 Hz for a second and never rests is drawn while it moves."""
    def feed(process):
        process.stdin.write(b"window w 0 0 2000 600\npan p on w\nat 0 down 1 100 100\n")
        for index in range(1, 121):
            process.stdin.write(b"at %d move 1 %d 100\n" % (index * 8, 100 + index * 10))
            process.stdin.flush()
            time.sleep(0.008)
        process.stdin.close()
    shown = on_terminal(["scope", "--columns", "80", "--rows", "20", "-"], subprocess.PIPE, feed)
    places = list(dict.fromkeys(re.findall(r"touch 1 .*?(\d+), 100 px", shown)))
    expect("the scope draws a finger while it moves", len(places) >= 5, repr(places))
    expect("at most 30 times a second", len(places) < 100, repr(places))


def check_progress():
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "long.scenario")
        with open(path, "w", encoding="utf-8") as file:
            file.write(taps(20, {7, 12}))
        shown = on_terminal(["explain", "--all", path])
        expect("a terminal is told how far explain is", "recognizers fire: 20 of 20" in shown, repr(shown[:300]))
        result = run("explain", "--all", path)
        expect("nothing else is", not result.stderr and "of 20\r" not in result.stdout, result.stderr)


def main():
    for check in (check_choice, check_timeline, check_places, check_torn, check_damage, check_scope, check_progress):
        check()
    return summary()


if __name__ == "__main__":
    sys.exit(main())
