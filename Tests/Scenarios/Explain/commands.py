#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The commands of the tool that read, explain and export recordings. Usage: commands.py TACTUS [RECORDINGS]"""

import glob
import os
import pty
import re
import subprocess
import sys
import tempfile
import time

from chrome_trace import check_export
from command_line import check_command_line
from tool import HERE, SCENARIOS, TACTUS, expect, own, results, run, summary

RECORDINGS = sys.argv[2] if len(sys.argv) > 2 else ""


def timeline(text):
    return [line for line in text.splitlines() if line.startswith("at ") and not line.endswith("wait")]


def check_reading():
    result = run("convert", own("undeclared.evemu"))
    expect("an evemu recording becomes a scenario", timeline(result.stdout) == [
        "at 0 down 1 249.75 124.889", "at 10 down 2 499.5 124.889", "at 50 move 2 487.013 124.889", "at 80 up 1",
        "at 80 up 2"], result.stdout)
    expect("the panel's size is kept (8.9)", "millimetres=159.9,89.9" in result.stdout, result.stdout)
    notes = [line for line in result.stderr.splitlines() if "03 1d" in line]
    expect("an undeclared code is ignored with one line", result.returncode == 0 and len(notes) == 1, result.stderr)
    result = run("convert", own("two-panels.yml"))
    expect("a recording of libinput with several devices becomes a scenario", timeline(result.stdout) == [
        "at 0 down 1 99.9 281", "at 20 down 101 499.5 281", "at 60 up 1", "at 60 frame", "at 60 up 101"],
        result.stdout)
    expect("what is no touchscreen is ignored with one line", "Mouse: no touchscreen" in result.stderr, result.stderr)
    damaged = open(own("undeclared.evemu"), encoding="utf-8").read()
    broken = damaged.replace("100.050000 0003 0035 780", "100.05 0003 0035 78x")
    result = run("convert", "-", stdin=broken)
    expect("a damaged recording is read up to there, with its line", timeline(result.stdout) == [
        "at 0 down 1 249.75 124.889", "at 10 down 2 499.5 124.889"]
        and "standard input:35: not a line of an evemu file" in result.stderr
        and "; read up to there" in result.stderr, result.stdout + result.stderr)
    result = run("check", "-", stdin=broken)
    expect("and has an error", result.returncode == 1 and "standard input:35: not a line of" in result.stdout, result.stdout)
    with open(own("two-panels.yml"), encoding="utf-8") as file:
        text = file.read()
    cut = text[:text.rindex("- [") + 8]
    result = run("replay", "-", stdin=cut)
    expect("so is one of libinput that is cut off", result.returncode == 0 and "; read up to there" in result.stderr,
           result.stderr)
    result = run("convert", "-", stdin=damaged.replace("A: 35 ", "A: 3x "))
    expect("a damaged description is refused with its line", result.returncode == 2
           and "not a line of an evemu file: A: 3x" in result.stderr, result.stderr)
    with open(own("undeclared.evemu"), encoding="utf-8") as file:
        events = "".join(line for line in file if line.startswith("E:"))
    result = run("convert", "-", stdin=events)
    expect("events without a description are refused", result.returncode == 2, result.stdout)
    converted = run("convert", own("undeclared.evemu")).stdout
    expect("a recording and its conversion give one trace",
           run("replay", own("undeclared.evemu")).stdout == run("replay", "-", stdin=converted).stdout)
    result = run("explain", own("undeclared.evemu"))
    expect("a recording is explained among a shell's gestures",
           '2-finger tap "two-finger-menu" fired' in result.stdout, result.stdout)


def check_recordings():
    files = sorted(glob.glob(os.path.join(RECORDINGS, "*.events"))) if RECORDINGS else []
    if not files:
        print("skip recordings of real panels: no RECORDINGS")
        results["skipped"] += 1
        return
    for path in files:
        result = run("explain", path)
        expect(f"explains {os.path.basename(path)}", result.returncode == 0 and "gesture 1" in result.stdout,
               result.stderr)
    # Counts that libinput gives for the same files: downs, motions, ups, frames.
    for name, counts in (("Atmel maXTouch Touchscreen.4-finger-drag-down", (4, 98, 4, 31)),
                         ("EP0430M09.4-finger-drag-down", (4, 382, 4, 104))):
        path = os.path.join(RECORDINGS, name + ".events")
        if not os.path.exists(path):
            continue
        lines = timeline(run("convert", path).stdout)
        words = [line.split()[2] for line in lines]
        found = (*(words.count(word) for word in ("down", "move", "up")), len({line.split()[1] for line in lines}))
        expect(f"{name} is read as libinput reads it", found == counts, found)


def check_check():
    result = run("check", own("errors.txt"))
    lines = [int(match[1]) for match in re.finditer(r"errors\.txt:(\d+): ", result.stdout)]
    expect("check tells all errors of a file", lines == [3, 4, 5, 6, 8, 9, 12] and result.returncode == 1, result.stdout)
    result = run("check", own("errors.txt"), own("undeclared.evemu"), "/nowhere")
    expect("the closing line counts unreadable files",
           result.stdout.splitlines()[-1] == "1 passed, 1 failed, 1 unreadable" and result.returncode == 2,
           result.stdout)


LOSSES = """recording 1
touch-source panel
window w 0 0 800 600
# not replayable: some failure requirements of t
tap t on w
at 0 start
at 20 down 1 150 150
at 20 frame
# not replayable: views that are too deep
at 60 up 1
at 60 frame
"""


def check_losses():
    commands = (
        ["replay"], ["explain"], ["explain", "--what-if", "t.taps=2"], ["check"], ["convert"], ["scenario", "--log"],
        ["export", "--chrome-trace"], ["scope", "--once"], ["scope", "--plain"], ["scenario"],
    )
    with tempfile.TemporaryDirectory() as folder:
        picture = [["timeline", "-o", os.path.join(folder, name)] for name in ("a.svg", "a.html")]
        for command in (*commands, *picture):
            # The large one is read as it is played.
            for text in (LOSSES, LOSSES + "at 60 wait\n" * 400000 if command != ["scenario"] else LOSSES):
                lines = run(*command, "-", stdin=text).stderr.splitlines()
                told = [line for line in lines if "not replayable: " in line]
                places = [line.split(":")[1] for line in told]
                size = "a large recording" if len(text) > 4 << 20 else "a recording"
                expect(f"{' '.join(command[:2])} tells what {size} could not hold", places == ["4", "9"],
                       "\n".join(lines))
    result = run("convert", "-", stdin=LOSSES)
    expect("what was lost stays in a converted file", run("convert", "-", stdin=result.stdout).stdout == result.stdout
           and result.stdout.count("# not replayable: ") == 2, result.stdout)
    result = run("convert", "-", stdin=LOSSES + "at 60 wait\n" * 400000)
    expect("a large recording is converted as a whole", result.stdout.count("\n") == LOSSES.count("\n") + 400001,
           result.stdout[:500])
    result = run("scope", "--once", "-", stdin=LOSSES)
    expect("the scope shows what was lost last", "\nline 9: not replayable: views that are too deep" in result.stdout,
           result.stdout)
    result = run("replay", "-", stdin=LOSSES.replace("recording 1\n", "").replace("touch-source panel\n", "")
                 .replace("at 0 start\n", ""))
    expect("such a comment in another file is a comment", result.returncode == 0 and not result.stderr, result.stderr)
    many = LOSSES + "# not replayable: this\n" * 100
    expect("a file that lacks much says so briefly", len(run("replay", "-", stdin=many).stderr.splitlines()) == 21)
    moved = LOSSES + "at 70 down 1 5 5\nat 70 frame\n  during t action 1: take 1\n"
    for command in ("replay", "explain", "export"):
        options = ["--chrome-trace"] if command == "export" else []
        result = run(command, *options, "-", stdin=moved)
        expect(f"{command} tells where a recording comes out differently",
               "standard input:13: t action 1 does not come; from here on" in result.stderr, result.stderr)
    result = run("check", "-", stdin=LOSSES + "at 70 wa")
    expect("check tells that a recording is cut off", result.returncode == 1
           and "standard input:12: the recording is truncated in this line" in result.stdout, result.stdout)


def check_what_if():
    path = os.path.join(SCENARIOS, "just-miss", "prevented-by-another.scenario")
    result = run("explain", "--what-if", "other.distance=5.1", path)
    expect("a change tells of all recognizers that come out differently",
           re.search(r'tap "r": failed .*\n\s+now recognized after 60 ms', result.stdout)
           and re.search(r'pan "other": began .*\n\s+now failed', result.stdout), result.stdout)
    result = run("explain", "--what-if", "other.min-touches=1", path)
    expect("a change without effect says so", "nothing comes out differently" in result.stdout, result.stdout)
    result = run("explain", "--what-if", "nobody.distance=1", path)
    expect("a change of an unknown recognizer is refused", result.returncode == 2 and "nobody" in result.stderr,
           result.stderr)
    result = run("explain", "--what-if", "r.frobnicate=1", path)
    expect("a change of an unknown property is refused", result.returncode == 2 and "frobnicate" in result.stderr,
           result.stderr)
    slow = os.path.join(SCENARIOS, "just-miss", "tap-lasts-too-long.scenario")
    for value in ("800", "800ms", "0.8s"):
        result = run("explain", "--what-if", f"r.duration={value}", slow)
        expect(f"a duration may be written {value}", "now recognized" in result.stdout, result.stdout)
    check_objects()
    result = run("explain", "--recognizer", "r", "--what-if", "duration ≥ 901 ms", slow)
    expect("what explain prints is read", "now recognized" in result.stdout, result.stdout + result.stderr)
    result = run("explain", "--what-if", "r.duration >= 901ms and r.movement = 12", slow)
    expect("so are several changes in one", result.stdout.startswith("with r.duration=901, r.movement=12\n"),
           result.stdout + result.stderr)
    result = run("explain", "--all", path)
    expect("where a touch went is told (15.2)", 'view "v" (#3): hit' in result.stdout, result.stdout)
    kept = ("window w 0 0 100 100\ntap a on w disabled\ntap b on w modifiers=super\ntap c on w\n"
            "delegate c should-receive-touch=no\nat 0 down 1 10 10\nat 50 up 1\n")
    result = run("explain", "-", stdin=kept)
    told = all(f"would have taken part with {change}" in result.stdout
               for change in ("disabled = no", "modifiers = default", "should-receive-touch = yes"))
    expect("what kept a recognizer from a touch is told (15.2)", told, result.stdout)
    result = run("explain", "--at", "5000", path)
    expect("a time without a gesture is told", result.stdout == "no gesture at that time\n", result.stdout)


def check_objects():
    """Changes of views, controls and sources."""
    scene = ("source hold=200\nwindow w 0 0 900 900\nview a in w 0 0 900 200 hidden\nview b in a 0 100 900 300 disabled\n"
             "tap t on b\ncontrol c in w 0 500 900 100 tracks=horizontal\npan p on w\nat 0 hide a\n"
             "at 0 down 1 50 150\nat 150 up 1\nat 1000 down 1 50 350\nat 1300 up 1\n"
             "at 2000 down 1 50 550\nat 2300 drag 1 250 550 for 100\nat 2500 up 1\n")
    shown = ["a.hidden=no", "b.interaction=yes"]
    for changes, wanted, count in (([*shown, "source.hold=0"], "now recognized after 150 ms", 1),
                                   ([*shown, "a.frame=0,0,900,400"], "now recognized after 300 ms", 1),
                                   (["a.hidden=no"], "nothing comes out", 1), (["c.tracks=none"], "now began", 1)):
        options = [word for change in changes for word in ("--what-if", change)]
        result = run("explain", *options, "-", stdin=scene)
        expect(f"changes {', '.join(changes)}", result.stdout.count(wanted) == count, result.stdout + result.stderr)
    for change, wanted in (("c.tracks=up", "c.tracks=up: ‘up’ is no axis"), ("a.hidden=maybe", "hidden is yes or no"),
                           ("a.frame=1,2", "a frame is"), ("source.frobnicate=1", "frobnicate"),
                           ("nobody.hidden=no", "no recognizer, view or touch source is called nobody")):
        result = run("explain", "--what-if", change, "-", stdin=scene)
        expect(f"{change} is refused", result.returncode == 2 and wanted in result.stderr, result.stderr)


def check_output():
    path = os.path.join(SCENARIOS, "just-miss", "pan-too-short.scenario")
    commands = (["--help"], ["--version"], ["check", path], ["completions", "bash"], ["convert", path],
                ["explain", path], ["explain", "--what-if", "r.distance=1", path], ["export", "--chrome-trace", path], ["replay", path],
                ["scenario", path], ["scenario", "--log", path], ["scope", "--once", path], ["scope", "--plain", "-"])
    for command in commands:
        name = " ".join(word for word in command if word != path)
        with open("/dev/full", "wb") as full, open(path, "rb") as source:
            result = subprocess.run([TACTUS, *command], stdin=source, stdout=full, stderr=subprocess.PIPE,
                                    text=True, timeout=60, check=False)
        expect(f"{name}: a full disk is an error", result.returncode == 2
               and "standard output cannot be written: No space left" in result.stderr, result)
    result = subprocess.run(f"'{TACTUS}' explain '{path}' >&-", shell=True, capture_output=True, text=True, timeout=60,
                            check=False)
    expect("so is a closed output", result.returncode == 2 and "cannot be written" in result.stderr, result)
    with tempfile.TemporaryDirectory() as folder:
        check_kept_inputs(path, folder)
        hostile = os.path.join(folder, "a\x1b]0;b\u202e\nok c.scenario")
        with open(hostile, "w", encoding="utf-8") as file:
            file.write("window w 0 0 9 9\nat \x1b[2J\u202e down\n")
        for command in (["check"], ["scenario"], ["explain"], ["replay"], ["convert"], ["scope", "--once"]):
            result = run(*command, hostile)
            told = result.stdout + result.stderr
            expect(f"{command[0]} escapes names and words of files", result.returncode != 0 and "\\u{1B}" in told
                   and not any(mark in told for mark in ("\x1b", "\u202e", "\nok c")), repr(told))


def check_kept_inputs(path, folder):
    """An output that is an input, under any of its names, is refused, and the input stays."""
    with open(path, encoding="utf-8") as file:
        text = file.read()
    source, link, second = (os.path.join(folder, name) for name in ("a.svg", "b.svg", "c.svg"))

    def write():
        with open(source, "w", encoding="utf-8") as file:
            file.write(text)

    write()
    os.symlink(source, link)
    os.link(source, second)
    for target in (source, link, second):
        for command in (["timeline", source, "-o", target], ["export", "--chrome-trace", source, "-o", target]):
            write()
            result = run(*command)
            with open(source, encoding="utf-8") as file:
                kept = file.read() == text
            expect(f"{command[0]} keeps an input that is its output, {os.path.basename(target)}",
                   result.returncode == 2 and kept and "is an input, too" in result.stderr, result)
    write()
    with open(source, "a", encoding="utf-8") as file:
        result = subprocess.run([TACTUS, "explain", source], stdout=file, stderr=subprocess.PIPE, text=True, timeout=60,
                                check=False)
    expect("so does standard output", result.returncode == 2 and "is an input, too" in result.stderr, result)


def run_on_terminal(*arguments):
    """Returns what a command shows on a terminal that has colours."""
    ours, theirs = pty.openpty()
    with subprocess.Popen([TACTUS, *arguments], stdin=subprocess.DEVNULL, stdout=theirs, stderr=theirs,
                          env={**os.environ, "TERM": "xterm-256color"}) as process:
        os.close(theirs)
        shown = b""
        try:
            while part := os.read(ours, 65536):
                shown += part
        except OSError:
            pass  # The command has ended.
        os.close(ours)
        process.wait(timeout=60)
    return shown.decode()


def check_terminal():
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "a.scenario")
        with open(path, "w", encoding="utf-8") as file:
            file.write("window w 0 0 99 99\npan p on w\nat 0 down 1 9 9\nat 20 move 1 40 9\nat 40 move 1 50 9\n")
        shown = run_on_terminal("scope", "--once", path)
        expect("scope colours an active gesture", "\x1b[1;34m" in shown and "\\u{" not in shown, repr(shown))
        for command in (["explain"], ["check"]):
            shown = run_on_terminal(*command, path)
            expect(f"{command[0]} has its colours", "\x1b[" in shown and "\\u{" not in shown, repr(shown))
        with open(path, "a", encoding="utf-8") as file:
            file.write("at \x1b]0;title\x07\u202e down\n")
        for command in (["explain"], ["check"], ["scope", "--once"], ["scope"]):
            shown = run_on_terminal(*command, path)
            expect(f"{' '.join(command)} on a terminal shows no controls of a file", "title" in shown
                   and not any(mark in shown for mark in ("\x1b]0", "\x07", "\u202e")), repr(shown))


def check_slow_reader():
    """A pipe that does not wait by itself, and is full: everything arrives."""
    with tempfile.NamedTemporaryFile("w", suffix=".scenario") as file:
        file.write("window w 0 0 999 99\nview v in w 0 0 999 99 handles=all\nat 0 down 1 9 9\n"
                   "at 1 drag 1 900 9 for 5000 every 1\n")
        file.flush()
        whole = run("scenario", "--log", file.name).stdout
        ours, theirs = os.pipe()
        os.set_blocking(theirs, False)
        with subprocess.Popen([TACTUS, "scenario", "--log", file.name], stdout=theirs, stderr=subprocess.PIPE,
                              text=True) as process:
            os.close(theirs)
            time.sleep(0.5)
            with os.fdopen(ours, encoding="utf-8") as pipe:
                text = pipe.read()
            error = process.stderr.read()
    expect("a full pipe that does not wait loses nothing", len(whole) > 100000 and text == whole
           and process.returncode == 0, f"{len(text)} of {len(whole)}: {error}")


def check_document():
    root = os.path.normpath(os.path.join(HERE, "../../.."))
    text = open(os.path.join(root, "docs", "explaining.md"), encoding="utf-8").read()
    blocks = re.findall(r"^```\n\$ tactus ([^\n]*)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    expect("docs/explaining.md shows what the tool prints", len(blocks) > 1)
    for command, shown in blocks:
        result = subprocess.run([TACTUS, *command.split()], cwd=root, capture_output=True, text=True, timeout=60,
                                check=False)
        expect(f"docs/explaining.md: {command}", result.stdout == shown, result.stdout)


def main():
    for check in (check_document, check_reading, check_recordings, check_check, check_losses, check_what_if, check_export,
                  check_output, check_terminal, check_slow_reader, check_command_line):
        check()
    return summary()


if __name__ == "__main__":
    sys.exit(main())
