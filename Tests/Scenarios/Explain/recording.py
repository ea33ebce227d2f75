#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""tactus record, from the real libinput on a fake evdev. Usage: recording.py TACTUS TESTS

TESTS is the folder of the fake evdev's programs. Times are the machine's and are not looked at.
"""

import os
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import time

from tool import TACTUS, expect, summary
from tool import run_program as run

HERE = os.path.dirname(os.path.abspath(__file__))
TESTS = os.path.abspath(sys.argv[2])
PANEL = os.path.join(HERE, "recordings", "undeclared.evemu")


def steps(text):
    """What the fingers do, without the times."""
    lines = [line.split()[2:] for line in text.splitlines() if line.startswith("at ")]
    return [line for line in lines if line not in (["wait"], ["frame"])]


def unplug(socket_path, number):
    with socket.socket(socket.AF_UNIX) as connection:
        connection.connect(socket_path)
        # FAKE_EVDEV_REMOVE
        connection.sendall(struct.pack("IiI", 1, number, 0))
        return struct.unpack("i", connection.recv(4))[0] == 0


def record(folder, *options, panels=1):
    """Returns what was written while the recording was played on the last panel, and the exit status. The others are
    unplugged before."""
    path = os.path.join(folder, "socket")
    environment = dict(os.environ, LD_PRELOAD=os.path.join(TESTS, "libfake-evdev.so"), FAKE_EVDEV_SOCKET=path,
                       FAKE_EVDEV_DEVICES=";".join(f"{number}={PANEL}" for number in range(panels)))
    process = subprocess.Popen([TACTUS, "record", *options], env=environment, stdout=subprocess.PIPE,
                               stderr=subprocess.PIPE, text=True)
    first = process.stderr.readline()
    while first and not first.startswith("recording "):
        first = process.stderr.readline()
    unplugged = all([unplug(path, number) for number in range(panels - 1)])
    # libinput hears of what is unplugged from udev, on another way than of fingers.
    time.sleep(0.3 if panels > 1 else 0)
    player = run(os.path.join(TESTS, "play-recording"), path, str(panels - 1), PANEL)
    process.send_signal(signal.SIGINT)
    output, errors = process.communicate(timeout=60)
    os.unlink(path)
    return output, process.returncode or not unplugged, player.returncode, first + errors + player.stderr


def main():
    with tempfile.TemporaryDirectory() as folder:
        converted = run(TACTUS, "convert", PANEL).stdout
        text, status, played, errors = record(folder, "--device", "/dev/input/event0")
        expect("a touchscreen is recorded", status == 0 and played == 0 and steps(text) == steps(converted),
               text + errors)
        expect("the recording has the panel's size", "millimetres=159.9,89.9" in text, text)
        text, status, played, errors = record(folder, panels=3)
        ids = {line[1] for line in steps(text) if line[0] in ("down", "move", "up")}
        expect("a panel keeps its number when others are unplugged", status == 0 and ids == {"201", "202"},
               str(ids) + text + errors)
        path = os.path.join(folder, "out.scenario")
        _, status, _, errors = record(folder, "-o", path)
        with open(path, encoding="utf-8") as file:
            written = file.read()
        expect("all touchscreens are found, and a file is written", steps(written) == steps(converted), written + errors)
        result = run(TACTUS, "check", path)
        expect("a recording is a scenario file", result.returncode == 0, result.stdout)
        scene = os.path.join(folder, "scene.scenario")
        with open(scene, "w", encoding="utf-8") as file:
            file.write("window mine 0 0 1000 500\ntap twice on mine touches=2\n")
        text, _, _, errors = record(folder, "--scene", scene)
        result = run(TACTUS, "explain", "-", input=text)
        expect("a scene of one's own is recorded in", '2-finger tap "twice"' in result.stdout, text + errors)
        environment = dict(os.environ, LD_PRELOAD=os.path.join(TESTS, "libfake-evdev.so"),
                           FAKE_EVDEV_SOCKET=os.path.join(folder, "s2"), FAKE_EVDEV_DEVICES=f"0={PANEL}")
        result = run(TACTUS, "record", "--seconds", "0.05", env=environment)
        expect("a recording ends after its time", result.returncode == 0 and "window" in result.stdout, result.stderr)
        environment["FAKE_EVDEV_FORBIDDEN"] = "1"
        for options, what in (([], "the touchscreens below /dev/input"),
                              (["--device", "/dev/input/event0"], "/dev/input/event0")):
            result = run(TACTUS, "record", "--seconds", "0.05", *options, env=environment)
            last = result.stderr.splitlines()[-1] if result.stderr else ""
            expect(f"who may not read {what} is told what to do", result.returncode == 2 and result.stdout == ""
                   and last.startswith(f"tactus record: no permission to read {what}: ")
                   and "sudo tactus record" in last, result.stdout + result.stderr)
    result = run(TACTUS, "record", "--device", "/dev/null")
    expect("what is no touchscreen is refused", result.returncode == 2 and "is no touchscreen" in result.stderr,
           result.stderr)
    result = run(TACTUS, "record", "--device", "/nowhere")
    expect("what is not there is refused", result.returncode == 2 and "No such file" in result.stderr, result.stderr)
    return summary()


if __name__ == "__main__":
    sys.exit(main())
