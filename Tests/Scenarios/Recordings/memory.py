#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""A recording of three times the length is played in the same memory (17.1). Usage: memory.py TACTUS RECORDER [MINUTES]

RECORDER writes ten fingers at 120 Hz for so many minutes. What each command takes is printed.
"""

import os
import subprocess
import sys
import tempfile

# Results of gestures may take memory, about 1 kB each; samples may not.
ALLOWED_GROWTH = 4 << 10
ALLOWED = 64 << 10


def run(command, folder):
    """Returns the peak of a command's memory in kB, and its seconds of processor time."""
    with open(os.path.join(folder, "output"), "w", encoding="utf-8") as output:
        process = subprocess.Popen(command, stdout=output, stderr=subprocess.STDOUT)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        sys.exit(f"FAIL {' '.join(command)}: exit status {process.returncode}")
    return usage.ru_maxrss, usage.ru_utime + usage.ru_stime


def main():
    tactus, recorder = sys.argv[1], sys.argv[2]
    minutes = int(sys.argv[3]) if len(sys.argv) > 3 else 9
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        files = []
        for length in (max(1, minutes // 3), minutes):
            files.append(os.path.join(folder, f"{length}.scenario"))
            subprocess.run([recorder, str(length), files[-1]], check=True)
        print(f"# {minutes} minutes: {os.path.getsize(files[1]) // 1000} kB")
        picture, trace = os.path.join(folder, "picture.svg"), os.path.join(folder, "trace.json")
        commands = (
            ["replay"], ["scenario", "--log"], ["explain"], ["explain", "--at", "60000"],
            ["explain", "--what-if", "pan.distance=200"], ["timeline", "--from", "60000", "-o", picture],
            ["export", "--chrome-trace", "-o", trace], ["check"], ["convert"],
        )
        for command in commands:
            (short, _), (long, seconds) = (run([tactus, *command, file], folder) for file in files)
            is_bounded = long < short + ALLOWED_GROWTH and long < ALLOWED
            failed += not is_bounded
            print(f"{'ok' if is_bounded else 'FAIL'} {' '.join(command[:2])}: {long} kB, {seconds:.1f} s; "
                  f"of a third {short} kB")
    print(f"{len(commands) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
