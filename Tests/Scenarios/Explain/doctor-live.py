#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""tactus doctor on a fake evdev. Usage: doctor-live.py TACTUS TESTS

TESTS is the folder of the fake evdev's programs. Times are the machine's and are not looked at.
"""

import os
import pty
import re
import select
import signal
import subprocess
import sys
import tempfile
import time

from panel import Panel
from tool import TACTUS, expect, results, run, summary
from tool import run_program

TESTS = os.path.abspath(sys.argv[2])
HAS_DEVICES = os.path.exists("/dev/input")


def environment(folder, *panels, **more):
    """The devices of a machine that has these panels."""
    devices = []
    for number, panel in enumerate(panels):
        path = os.path.join(folder, f"panel{number}.evemu")
        with open(path, "w", encoding="utf-8") as file:
            file.write(panel.text())
        devices.append(f"{number}={path}")
    return dict(os.environ, LD_PRELOAD=os.path.join(TESTS, "libfake-evdev.so"), FAKE_EVDEV_DEVICES=";".join(devices),
                FAKE_EVDEV_SOCKET=os.path.join(folder, "socket"), **more)


def play(folder):
    return run_program(os.path.join(TESTS, "play-recording"), os.path.join(folder, "socket"), "0",
                       os.path.join(folder, "panel0.evemu"))


def wait_for(process, word):
    lines = []
    while not lines or lines[-1] and word not in lines[-1]:
        lines.append(process.stderr.readline())
    return "".join(lines)


def watch(folder, panel, *options, **more):
    """Returns what was told of a panel while its recording was played."""
    process = subprocess.Popen([TACTUS, "doctor", "--seconds", "60", *options], stdout=subprocess.PIPE, text=True,
                               stderr=subprocess.PIPE, env=environment(folder, panel, **more))
    errors = wait_for(process, "watching ")
    player = play(folder)
    process.send_signal(signal.SIGINT)
    output, rest = process.communicate(timeout=60)
    return output, errors + rest + player.stderr, process.returncode


def check_watching(folder):
    page = os.path.join(folder, "report.md")
    output, errors, status = watch(folder, Panel().swipe(3, -60, 0), "--output", page)
    expect("this machine's touchscreen is watched", status == 0 and "Test Panel (I2C 04f3:2234)\n" in output
           and "size       300 × 200 mm, 3000 × 2000 units" in output and "fingers    it tells up to 10 at once" in output
           and "touches    3 touches in " in output and "at most 3 at once" in output and "palms      none\n" in output,
           output + errors)
    expect("libinput is asked about it", "libinput   takes it for a touchscreen\n" in output, output)
    with open(page, encoding="utf-8") as file:
        text = file.read()
    expect("the page says how it came about, and no path", "from 60 s of watching: " in text and "/dev/" not in text, text)
    output, errors, status = watch(folder, Panel(direct=False, keys=(0x14a, 0x145)).stroke(20, 20, 100, 20),
                                   "--device", "/dev/input/event0")
    expect("a device that is named is watched, whatever udev takes it for", status == 0 and "! kind " in output
           and "touches    1 touch in " in output, output + errors)
    result = run_program(TACTUS, "doctor", "--seconds", "0.05", env=environment(folder, Panel()))
    expect("it ends after its time, and nobody having touched is told", result.returncode == 0
           and "! touches    none came" in result.stdout, result.stdout + result.stderr)


def check_missing(folder):
    def doctor(*options, panel=None, **more):
        return run_program(TACTUS, "doctor", "--seconds", "0.05", *options,
                           env=environment(folder, *([panel] if panel else []), **more))

    result = doctor("--device", "/dev/input/event0", panel=Panel(), FAKE_EVDEV_FORBIDDEN="1")
    expect("who may not read a device is told what to do", result.returncode == 1
           and "/dev/input/event0 may not be read by you\n" in result.stdout and "usermod -aG input" in result.stdout
           and "getfacl /dev/input/event0" in result.stdout and "‘id’" in result.stdout, result.stdout + result.stderr)
    result = run("doctor", "--device", "/dev/null")
    expect("what is no touchscreen is told", result.returncode == 1 and result.stdout == "/dev/null is no touchscreen\n",
           result.stdout + result.stderr)
    result = run("doctor", "--device", "/nowhere")
    expect("so is what is not there", result.returncode == 1
           and result.stdout == "/nowhere cannot be opened: No such file or directory\n", result.stdout + result.stderr)
    if HAS_DEVICES:
        print("skip machines without a touchscreen: this one has devices")
        results["skipped"] += 1
        return
    result = run("doctor")
    expect("a machine without devices is told", result.returncode == 1
           and "this machine has no input devices" in result.stdout, result.stdout + result.stderr)
    result = doctor(panel=Panel(), FAKE_EVDEV_FORBIDDEN="1")
    expect("so is one of which nothing may be read", result.returncode == 1
           and "none of the 1 devices below /dev/input may be read" in result.stdout
           and "sudo tactus doctor" in result.stdout, result.stdout + result.stderr)
    result = doctor(panel=Panel(direct=False, keys=(0x14a, 0x145)))
    expect("one that has a touchpad alone, with a way on", result.returncode == 1
           and '"Test Panel" (/dev/input/event0) is a touchpad\n' in result.stdout
           and "--device /dev/input/event0" in result.stdout, result.stdout + result.stderr)
    keyboard = Panel(slots=0, keys=(30, 31))
    result = doctor(panel=keyboard)
    expect("and one that has neither", result.returncode == 1 and "this machine has no touchscreen" in result.stdout
           and "none of 1 devices" in result.stdout and "dmesg" in result.stdout, result.stdout + result.stderr)


HOLDER = """
import fcntl, os, sys
descriptor = os.open("/dev/input/event0", os.O_RDONLY)
fcntl.ioctl(descriptor, 0x40044590, 1)  # EVIOCGRAB
print("holds it", file=sys.stderr, flush=True)
sys.stdin.read()
"""


def check_holder(folder):
    """Another program has the device for itself: both are mirrors of a third one, as of a kernel."""
    kernel = subprocess.Popen([sys.executable, "-c", "import sys; print('is there', file=sys.stderr, flush=True); sys.stdin.read()"],
                              stdin=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment(folder, Panel()))
    wait_for(kernel, "is there")
    mirror = dict(os.environ, LD_PRELOAD=os.path.join(TESTS, "libfake-evdev.so"),
                  FAKE_EVDEV_KERNEL=os.path.join(folder, "socket"))
    holder = subprocess.Popen([sys.executable, "-c", HOLDER], stdin=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                              env=mirror)
    said = wait_for(holder, "holds it")
    result = run_program(TACTUS, "doctor", "--seconds", "0.05", env=mirror)
    expect("a device that another program holds is told", "! held       another program has it for itself" in result.stdout
           and "fuser -v /dev/input/event0" in result.stdout, said + result.stdout + result.stderr)
    for process in (holder, kernel):
        process.communicate(timeout=60)
    with tempfile.TemporaryDirectory() as other:
        result = run_program(TACTUS, "doctor", "--seconds", "0.05", env=environment(other, Panel()))
        expect("one that nobody holds is not", "held" not in result.stdout, result.stdout)


def check_terminal(folder):
    """On a terminal the fingers are shown while they move."""
    main, other = pty.openpty()
    panel = Panel()
    panel.stroke(30, 100, 270, 100, steps=60, lift=False)
    process = subprocess.Popen([TACTUS, "doctor", "--seconds", "60"], stdout=other, stderr=subprocess.PIPE, text=True,
                               env=dict(environment(folder, panel), TERM="xterm", NO_COLOR="1"))
    os.close(other)
    wait_for(process, "watching ")
    player = play(folder)
    shown = b""
    end = time.monotonic() + 30
    while b"finger 1: 270, 100 mm" not in shown and time.monotonic() < end:
        if select.select([main], [], [], 0.1)[0]:
            shown += os.read(main, 65536)
    process.send_signal(signal.SIGINT)
    while True:
        try:
            piece = os.read(main, 65536)
        except OSError:
            break
        if not piece:
            break
        shown += piece
    process.communicate(timeout=60)
    text = shown.decode(errors="replace")
    screen, _, report = text.partition("\x1b[?1049l")
    expect("on a terminal the glass is drawn, with the finger and where it was", "┌" in screen
           and re.search(r"│ *░+1 *│", screen) and "finger 1: 270, 100 mm" in screen, repr(screen[-900:]) + player.stderr)
    expect("and the report stays", "Test Panel (I2C 04f3:2234)" in report and "! ends " in report, repr(report))
    os.close(main)


def main():
    with tempfile.TemporaryDirectory() as folder:
        check_watching(folder)
        check_missing(folder)
        check_holder(folder)
        check_terminal(folder)
    return summary()


if __name__ == "__main__":
    sys.exit(main())
