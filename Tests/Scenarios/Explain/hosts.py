#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Recordings of hosts are told like hand-written scenarios (rule 17.5).

Each scenario is played by a host that has been up for hours, whose panel has normalized coordinates, and that makes
its objects while it is recorded. Explanations with all changes, the marks of a timeline's page, exports and the
decisions of a scope have to be those of the scenario.
Usage: hosts.py TACTUS RECORDINGS FILE..., where RECORDINGS is the program that records scenarios.
"""

import json
import os
import re
import subprocess
import sys
import tempfile

TACTUS, RECORDINGS = (os.path.abspath(path) for path in sys.argv[1:3])

# A recording has the answers of delegates and subclasses to questions that were asked, no others: what would have been
# without one of them, it cannot tell.
UNASKED = (
    "exclusion-table/prevents-preventable-first-refuses-second-refuses", "other-projects/first-claim-wins-added-last",
    "other-projects/first-claim-wins", "modifiers/before-the-delegate", "whole-sequences/fingers-that-come-together",
)


def run(*arguments, stdin=None):
    result = subprocess.run(arguments, input=stdin, capture_output=True, text=True, timeout=60, check=False)
    if result.returncode not in (0, 1):
        raise RuntimeError(f"{arguments}: {result.stderr}")
    return result.stdout


def record(path):
    """Returns what a host of the scenario records, or nothing if its set-up is refused."""
    lines = run(RECORDINGS, "--host", path).splitlines()[:-1]
    return "\n".join(lines) + "\n" if lines else ""


class Names:
    """Recorders name windows themselves, and objects have other numbers."""

    def __init__(self, text):
        self.has_detached = " detached" in text
        self.windows = re.compile("|".join(
            [r"\bview--\d+\b"] + [rf"\b{re.escape(name)}\b" for name in re.findall(r"^window (\S+)", text, re.MULTILINE)]))

    def plain(self, text):
        return self.windows.sub("WINDOW", re.sub(r" ?\(#\d+\)|#\d+", "", text))


def explained(path, names):
    lines, first = [], None
    for line in names.plain(run(TACTUS, "explain", "--all", path)).splitlines():
        heading = re.match(r"(gesture \d+: at )(\S+)( ms [^,]*, [^,]*)", line)
        if heading:
            first = float(heading[2]) if first is None else first
            line = f"{heading[1]}{float(heading[2]) - first:g}{heading[3]}"
        lines.append(line)
    # A recorder does not know a recognizer before it is on a view.
    if names.has_detached:
        lines = [line for line in lines if "it is on no view" not in line and "no touch began" not in line]
    # Recognizers that took no part come in the order in which they were made.
    return [line for line in lines if "no touch began" not in line], sorted(lines)


def moved(value, base):
    """Times from a base on."""
    return None if value is None else value - base


def drawn(path, names, folder):
    target = os.path.join(folder, "page.html")
    run(TACTUS, "timeline", "--all", path, "-o", target)
    with open(target, encoding="utf-8") as file:
        page = json.loads(re.search(r'id="data">(.*?)</script>', file.read(), re.DOTALL)[1])
    base = min([touch["down"] for touch in page["touches"]] + [
        step["time"] for recognizer in page["recognizers"] for step in recognizer["steps"]] or [0])
    marks = []
    for touch in page["touches"]:
        samples = touch["samples"]
        marks.append(["touch", touch["label"], names.plain(touch["view"] or ""), moved(touch["down"], base), moved(touch["up"], base),
                      [moved(time, base) for time in samples[::3]], samples[1::3], samples[2::3],
                      [[time - base, state] for time, state, _ in touch["changes"]]])
    for recognizer in sorted(page["recognizers"], key=lambda one: one["name"]):
        if not recognizer["steps"]:
            continue
        marks.append([recognizer["name"], recognizer["kind"], names.plain(recognizer["view"])])
        marks += [[step["time"] - base, step["to"], names.plain(step["text"])] for step in recognizer["steps"]]
        marks += [[[phase[0], phase[1] - base] for phase in attempt["phases"]] for attempt in recognizer["attempts"]]
        marks += [[meter["name"], meter["limit"], len(meter["runs"])] for meter in recognizer["meters"]]
        marks.append([time - base for time in recognizer["actions"]])
    for receiver in page["receivers"]:
        if receiver["contacts"]:
            marks.append([names.plain(receiver["name"]), [[who, start - base] for who, start, _, _ in receiver["contacts"]]])
    marks += [[note["time"] - base, names.plain(note["text"])] for note in page["notes"]]
    return marks, []


def exported(path, names):
    events = json.loads(run(TACTUS, "export", "--chrome-trace", path))["traceEvents"]
    # Lines of views and clients are compared where recordings are played again.
    events = [event for event in events if event["ph"] != "M" and event["pid"] in (1, 2)]
    base = min([event["ts"] for event in events] or [0])
    events = [[event["ts"] - base, event["ph"], names.plain(event["name"]), names.plain(str(event["args"]))]
              for event in events]
    return events, []


def watched(path, names):
    with open(path, encoding="utf-8") as file:
        lines = names.plain(run(TACTUS, "scope", "--plain", "-", stdin=file.read())).splitlines()
    news = [re.match(r"(\S+) ms  (.*)", line) for line in lines]
    base = float(news[0][1]) if news and news[0] else 0
    return sorted(f"{float(line[1]) - base:g} {line[2]}" for line in news if line), []


def difference(one, other):
    for index in range(max(len(one), len(other))):
        pair = [lines[index] if index < len(lines) else "nothing" for lines in (one, other)]
        if pair[0] != pair[1]:
            return f"{pair[0]}\n        is told of the host as {pair[1]}"
    return None


def faults(path, folder):
    text = record(path)
    if not text:
        return []
    host = os.path.join(folder, "host.scenario")
    with open(host, "w", encoding="utf-8") as file:
        file.write(text)
    with open(path, encoding="utf-8") as file:
        names = Names(file.read())
    found = []
    for tell in (explained, lambda path, names: drawn(path, names, folder), exported, watched):
        for one, other in zip(tell(path, names), tell(host, names)):
            fault = difference(one, other)
            if fault and not (tell is explained and any(name in path for name in UNASKED)):
                found.append(fault)
    return found


def main():
    failed = 0
    paths = sys.argv[3:]
    with tempfile.TemporaryDirectory() as folder:
        for path in paths:
            found = faults(path, folder)
            failed += bool(found)
            for fault in found:
                print(f"FAIL {path}\n    {fault}")
    print(f"{len(paths) - failed} passed, {failed} failed")
    return 1 if failed or not paths else 0


if __name__ == "__main__":
    sys.exit(main())
