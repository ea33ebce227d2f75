#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""tactus doctor on made-up recordings. Usage: doctor.py TACTUS"""

import os
import re
import sys
import tempfile

from panel import PALM, Panel
from tool import expect, run, summary

HERE = os.path.dirname(os.path.abspath(__file__))
SHIPPED = os.path.join(os.path.normpath(os.path.join(HERE, "../../..")), "Sources", "Gestures", "gestures.conf")


def doctor(panel, *options):
    return run("doctor", *options, "-", stdin=panel.text() if isinstance(panel, Panel) else panel)


def says(what, panel, *lines, trouble=None):
    """Expects lines, and troubles with these topics alone."""
    result = doctor(panel)
    missing = [line for line in lines if line not in result.stdout]
    troubles = re.findall(r"^! (\w+)", result.stdout, re.MULTILINE)
    wanted = [trouble] if isinstance(trouble, str) else trouble or []
    expect(what, result.returncode == 0 and not missing and troubles == wanted,
           f"missing {missing}, troubles {troubles}\n{result.stdout}{result.stderr}")


def check_device():
    says("a healthy panel has no trouble", Panel().cover(), "Test Panel (I2C 04f3:2234)",
         "size       300 × 200 mm, 3000 × 2000 units", "fingers    it tells up to 10 at once",
         "touches    21 touches in 14.2", "at most 1 at once", "rate       a report each 8 ms, 125 a second",
         "gaps       none while a finger moved", "dead zones none: fingers reached 100 % of the glass", "palms      none",
         "faults     none: each touch has an end", "no trouble was found")
    says("a panel without a resolution has no size", Panel(resolution=0).swipe(3, -40, 0),
         "size       unknown: the driver tells no resolution (3000 × 2000 units)", "EVDEV_ABS_35", trouble="size")
    says("a size that no panel has is told", Panel(resolution=400).swipe(3, -40, 0),
         "size       7.5 × 5 mm, 3000 × 2000 units, which no touchscreen has", trouble="size")
    says("so is a stripe", Panel(width=1000, height=50).swipe(3, -40, 0, y=20), "which no touchscreen has", trouble="size")
    says("a panel of one finger cannot take gestures of more", Panel(slots=0).stroke(20, 20, 200, 20),
         "fingers    it tells one at a time", trouble="fingers")
    says("so is one of a single slot", Panel(slots=1).stroke(20, 20, 200, 20), "it tells one at a time",
         trouble="fingers")
    says("what udev takes for a touchpad is told", Panel(direct=False, keys=(0x14a, 0x145)).swipe(3, -40, 0),
         "INPUT_PROP_DIRECT", trouble="kind")
    says("and what it takes for a pen", Panel(keys=(0x14a, 0x140)).swipe(3, -40, 0), "udev takes it for a tablet",
         trouble="kind")
    says("a panel that nobody touched", Panel(), "touches    none came", trouble="touches")
    result = run("doctor", os.path.join(HERE, "recordings", "two-panels.yml"))
    expect("a recording of libinput has each of its touchscreens", "Left # Panel (USB 1234:5678)" in result.stdout
           and "Right Panel (USB 1234:5679)" in result.stdout and "Mouse" not in result.stdout, result.stdout)


def check_reports():
    says("a slow panel is told", Panel().stroke(20, 20, 280, 20, milliseconds=40), "a report each 40 ms, 25 a second",
         trouble="rate")
    says("of few reports no rate is told", Panel().stroke(20, 20, 60, 20, steps=5), "rate       too few reports")
    panel = Panel().stroke(20, 20, 100, 20, lift=False)
    panel.time_us += 92_000
    panel.move(140, 20)
    panel.report()
    panel.up()
    panel.report()
    says("a pause while a finger moves is told", panel,
         "gaps       1 pause while a finger moved, the longest 100 ms at 0.24 s, in which it went 40 mm", trouble="gaps")
    panel = Panel().stroke(20, 20, 100, 20, lift=False)
    panel.time_us += 500_000
    panel.move(102.5, 20)
    panel.report()
    panel.up()
    panel.report()
    says("a finger that rests makes no pause", panel, "gaps       none")


def check_glass():
    says("an edge that no finger reached is told", Panel().cover(left=0.08),
         "dead zones no finger reached the left edge (nearest 24 mm)", "draw there", trouble="dead")
    says("so are two", Panel().cover(top=0.12, right=0.9),
         "the right edge (nearest 29.9 mm), the top edge (nearest 24 mm)", trouble="dead")
    says("a corner between edges that were reached is told",
         Panel().cover(skip=lambda x, y: x > 0.9 and y > 0.85), "no finger reached the bottom right corner\n", trouble="dead")
    says("a hole is told with its place",
         Panel().cover(skip=lambda x, y: 0.36 < x < 0.52 and 0.38 < y < 0.52),
         "dead zones no finger reached the part from 112, 80 mm to 150, 100 mm", trouble="dead")
    says("of a glass that is not drawn over nothing is told", Panel().stroke(20, 20, 280, 180),
         "dead zones cannot be told: fingers reached", "draw over all of it")


def check_palms():
    panel = Panel().stroke(20, 20, 100, 20)
    panel.down(200, 150, slot=3, tool=PALM)
    panel.report()
    panel.up(3)
    panel.report()
    says("a palm of the device is told", panel, "palms      1 touch was called a palm by the device, first at 0.55 s")
    panel = Panel()
    for index in range(6):
        panel.down(20 + 20 * index, 50, size=90 if index == 4 else 20)
        panel.report()
        panel.up()
        panel.report(200)
    says("a contact that is much larger is told", panel,
         "palms      1 contact was more than 2.5 times as large as most, first at 0.83 s, 100, 50 mm")
    says("a panel without sizes is told", Panel(sizes=False).stroke(20, 20, 100, 20), "palms      none told; the device")


def check_faults():
    panel = Panel().stroke(20, 20, 100, 20, lift=False)
    panel.down(101, 20)
    panel.report()
    panel.stroke(20, 60, 100, 60)
    says("a touch that becomes another one is told", panel, "ids        a touch became another one without lifting",
         trouble="ids")
    panel = Panel().stroke(20, 20, 100, 20, lift=False)
    panel.up()
    panel.report(30)
    panel.stroke(105, 20, 180, 20)
    says("a finger that is lost and back is told", panel,
         "contact    a moving finger was lost and was back within 80 ms, at 0.25 s", trouble="contact")
    panel = Panel().stroke(20, 20, 100, 20, lift=False)
    panel.move(280, 180)
    panel.report()
    panel.up()
    panel.report()
    says("a jump is told", panel, "jumps      a finger jumped between two reports, at 0.25 s, by 241 mm", trouble="jumps")
    says("a touch without an end is told", Panel().stroke(20, 20, 100, 20, lift=False),
         "ends       1 touch was still down at the end", trouble="ends")
    panel = Panel().stroke(20, 20, 100, 20, lift=False)
    panel.event(1, 0x14a, 0)
    panel.report()
    panel.event(3, 0x39, -1)
    panel.report()
    says("a touch that BTN_TOUCH forgets is told", panel, "nothing touches it, with a touch that had no end", trouble="ends")
    panel = Panel().stroke(20, 20, 100, 20)
    panel.event(0, 3, 0)
    panel.report()
    says("dropped events are told", panel, "lost       the kernel dropped events", trouble="lost")
    for place in ("2147483647", "-2147483648"):
        for time in ("0.000000", "1099511627776.000000"):
            text = Panel().stroke(20, 20, 100, 20, lift=False).text()
            text += f"E: {time} 0003 0035 {place}\nE: {time} 0003 0030 {place}\nE: {time} 0000 0000 0\n"
            text += f"E: {time} 0003 002f {place}\nE: {time} 0003 0039 {place}\nE: {time} 0000 0000 0\n"
            result = doctor(text)
            expect(f"numbers that no device sends do no harm: {place} at {time}", result.returncode == 0
                   and "Test Panel" in result.stdout, result)


def check_gestures(folder):
    result = doctor(Panel().swipe(3, -60, 0))
    expect("a gesture of the file that comes with Tactus fires", "\n  fired  workspace on the right: once\n" in result.stdout
           and "the gesture file that comes with Tactus\n" in result.stdout, result.stdout)
    with open(SHIPPED, encoding="utf-8") as file:
        names = re.findall(r"^name=(.*)$", file.read(), re.MULTILINE)
    told = re.findall(r"^  (?:fired|not)\s+(.*?): ", result.stdout, re.MULTILINE)
    expect("each gesture of it is told of, in its order", names and told == names, told)
    expect("and why the others did not", "  not    right click: 3 fingers came, and fingers=1 is what it needs\n" in result.stdout
           and "  not    turn: it has mode=tablet, and the device is a laptop; --mode=tablet tries it\n" in result.stdout,
           result.stdout)
    result = doctor(Panel().stroke(100, 60, 100, 160))
    expect("a finger that draws is one of four that did not come", "  not    close: 1 finger came, and fingers=4 is what it "
           "needs\n" in result.stdout, result.stdout)
    result = doctor(Panel().swipe(3, -60, 0), "--mode=tablet")
    expect("--mode is tried", "mode=tablet" not in result.stdout and "  not    turn: " in result.stdout, result.stdout)
    own = os.path.join(folder, "own.conf")
    with open(own, "w", encoding="utf-8") as file:
        file.write("[tactus-gesture]\nname=far\ntype=swipe\nfingers=3\ndirection=left\ndistance=90mm\n"
                   "command=my-secret\n[tactus-gesture]\nname=two\ntype=tap\nfingers=2\naction=overvuew\n")
    result = doctor(Panel().swipe(3, -60, 0), "--gestures", own)
    expect("a file of one's own is tried, with its unit", "your gesture file own.conf\n" in result.stdout
           and re.search(r"not    far: its fingers went 60mm, and distance=90mm is needed", result.stdout), result.stdout)
    expect("and its mistakes are told", f"{own}:12: " in result.stdout and "overvuew" in result.stdout, result.stdout)
    page = os.path.join(folder, "page.md")
    doctor(Panel().swipe(3, -60, 0), "--gestures", own, "--output", page)
    with open(page, encoding="utf-8") as file:
        text = file.read()
    expect("the page has them without what they say", "complained of" in text and "overvuew" not in text
           and "my-secret" not in text and folder not in text and "| far | no |" in text, text)
    result = doctor(Panel().swipe(3, -60, 0), "--gestures", os.path.join(folder, "none.conf"))
    expect("a gesture file that is not there is an error", result.returncode == 2 and "none.conf" in result.stderr
           and "No such file" in result.stderr and result.stdout == "", result)


def check_page(folder):
    recording, page = os.path.join(folder, "touch.evemu"), os.path.join(folder, "report.md")
    hostile = Panel().swipe(3, -60, 0).text().replace("N: Test Panel", "N: A|B <b>`*x*\x1b[2J")
    with open(recording, "w", encoding="utf-8") as file:
        file.write(hostile)
    result = run("doctor", "--output", page, recording)
    with open(page, encoding="utf-8") as file:
        text = file.read()
    expect("names of devices control no terminal", "\x1b" not in result.stdout and "A|B <b>`*x*\\u{1B}[2J" in result.stdout,
           repr(result.stdout))
    expect("and are no Markdown", "## A\\|B \\<b\\>\\`\\*x\\*" in text and "\x1b" not in text, repr(text))
    expect("the page has what was told", text.startswith("# Touchscreen report\n\nBy `tactus doctor` ")
           and "from a recording: no trouble was found." in text and "| rate | a report each 8 ms" in text
           and "| workspace on the right | once |  |" in text and "| right click | no | 3 fingers came" in text, text)
    known = [word for word in (folder, os.path.expanduser("~"), os.environ.get("USER", ""), os.uname().nodename)
             if len(word) > 3]
    expect("and nothing of the machine or of a person", not [word for word in known if word in text], text)
    for name in ("recording", "gestures"):
        own = os.path.join(folder, "kept.conf")
        with open(own, "w", encoding="utf-8") as file:
            file.write("[tactus-gesture]\nname=a\ntype=tap\nfingers=3\naction=overview\n")
        target = recording if name == "recording" else own
        with open(target, encoding="utf-8") as file:
            before = file.read()
        result = run("doctor", "--gestures", own, "--output", target, recording)
        with open(target, encoding="utf-8") as file:
            after = file.read()
        expect(f"the {name} is not replaced by the page", result.returncode == 2 and before == after
               and "is an input, too" in result.stderr, result)


def check_document():
    with open(os.path.join(os.path.normpath(os.path.join(HERE, "../../..")), "docs", "doctor.md"), encoding="utf-8") as file:
        shown = file.read().split("$ tactus doctor Tests/Scenarios/Explain/recordings/lost-finger.evemu\n")[1].split("```")[0]
    result = run("doctor", os.path.join(HERE, "recordings", "lost-finger.evemu"))
    expect("docs/doctor.md shows what it says", shown and result.stdout.startswith(shown), result.stdout)


def check_words():
    result = run("doctor", os.path.join(HERE, "../../../examples/workspaces.scenario"))
    expect("a scenario is no recording of a device", result.returncode == 2 and "no recording of a device" in result.stderr,
           result)
    for options in (["--seconds", "x"], ["--seconds", "-1"], ["--mode", "cinema"], ["a", "b"], ["--seconds", "1", "a"],
                    ["--device", "/dev/null", "a"], ["--gestures", "-", "-"]):
        result = run("doctor", *options, stdin="")
        expect(f"doctor {' '.join(options)} is refused", result.returncode == 2 and "usage: tactus doctor" in result.stderr,
               result)


def main():
    check_device()
    check_reports()
    check_glass()
    check_palms()
    check_faults()
    with tempfile.TemporaryDirectory() as folder:
        check_gestures(folder)
        check_page(folder)
    check_document()
    check_words()
    return summary()


if __name__ == "__main__":
    sys.exit(main())
