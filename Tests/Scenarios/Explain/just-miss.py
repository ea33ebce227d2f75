#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Gestures that just miss (rules 15.1, 8): the sentence is right, the number that it names makes the recognizer fire,
and one step less does not.

Each scenario says behind `# explain:` what `tactus explain` has to print of its recognizer `r`.
Usage: just-miss.py TACTUS [--recorder RECORDINGS] FILE...

With RECORDINGS, the program that records scenarios, the recordings are explained instead (17.1).
"""

import os

import re
import subprocess
import sys
import tempfile

STEPS = {"px": 0.1, "mm": 0.1, "ms": 1, "": 1}


def run(*arguments):
    result = subprocess.run(arguments, capture_output=True, text=True, timeout=60, check=False)
    return result.stdout + result.stderr


def fires(tactus, path, changes):
    """Returns whether the recognizer fires in the first gesture that misses."""
    options = [word for change in changes for word in ("--what-if", "r." + change)]
    text = run(tactus, "explain", "--recognizer", "r", *options, path)
    return any(re.match(r"\s+now (recognized|began)", line) for line in text.splitlines())


def plain(number):
    return f"{number:.4f}".rstrip("0").rstrip(".")


# What a recording does not tell apart: whom a delegate would allow, and what had to fail.
NOT_IN_RECORDINGS = ("simultaneous", "to-fail")


def recorded(recorder, path, folder):
    """Writes the recording of a scenario, with the sentence that is expected of it. Returns its path, if it can be
    explained alike."""
    with open(path, encoding="utf-8") as file:
        sentence = next((line for line in file if line.startswith("# explain:")), "")
    if any(word in sentence for word in NOT_IN_RECORDINGS):
        return None
    target = os.path.join(folder, os.path.basename(path))
    with open(target, "w", encoding="utf-8") as file:
        lines = run(recorder, "--print", path).splitlines()
        # The last one counts.
        file.write(sentence + "\n".join(lines[:-1]) + "\n")
    return target


def faults(tactus, path):
    expected = next(
        (line.split(":", 1)[1].strip() for line in open(path, encoding="utf-8") if line.startswith("# explain:")), None)
    if expected is None:
        return ["has no line ‘# explain:’"]
    told = [line.strip() for line in run(tactus, "explain", "--recognizer", "r", path).splitlines()]
    found = [] if expected in told else ["is explained otherwise:"] + told
    remedies = expected.split("would have fired with ", 1)
    if len(remedies) == 1:
        return found + ["names no number"]
    for remedy in remedies[1].split(", or with "):
        steps = [re.fullmatch(r"(\S+) ([≤≥=]) (\S+)(?: (\S+))?", step) for step in remedy.split(" and ")]
        if not all(steps):
            found.append(f"cannot be read: {remedy}")
            continue
        changes = [f"{step[1]}={step[3]}{step[4] or ''}" for step in steps]
        if not fires(tactus, path, changes):
            found.append(f"does not fire with {remedy}")
        for index, step in enumerate(steps):
            others = changes[:index] + changes[index + 1:]
            if others and fires(tactus, path, others):
                found.append(f"fires without {step[0]}, too")
            if step[2] == "=":
                continue
            unit = step[4] or ""
            less = plain(float(step[3]) + STEPS[unit] * (1 if step[2] == "≤" else -1))
            if float(less) >= (1 if not unit else 0) and fires(tactus, path, [*others, f"{step[1]}={less}{unit}"]):
                found.append(f"fires with {step[1]} {less} {unit}, too")
    return found


def main():
    tactus, paths = sys.argv[1], sys.argv[2:]
    with tempfile.TemporaryDirectory() as folder:
        if paths[:1] == ["--recorder"]:
            made = (recorded(paths[1], path, folder) for path in paths[2:])
            paths = [path for path in made if path]
        return judge(tactus, paths)


def judge(tactus, paths):
    failed = 0
    for path in paths:
        found = faults(tactus, path)
        print(f"{'FAIL' if found else 'ok'} {path}")
        for fault in found:
            print(f"    {fault}")
        failed += bool(found)
    print(f"{len(paths) - failed} passed, {failed} failed")
    return 1 if failed or not paths else 0


if __name__ == "__main__":
    sys.exit(main())
