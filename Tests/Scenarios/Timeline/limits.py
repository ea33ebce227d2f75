#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The sliders of a page say what the library does: each step is played again with `tactus explain --what-if`.

    limits.py TACTUS FILE.scenario...
"""
import json
import os
import re
import subprocess
import sys
import tempfile

TACTUS, FILES = sys.argv[1], sys.argv[2:]
MOST_LIMITS, MOST_STEPS, MOST_BYTES = 3, 12, 30_000


def expect(name, complaints):
    print(f"ok {name}" if not complaints else f"FAIL {name}: {'; '.join(map(str, complaints[:3]))}")


def run(*arguments):
    return subprocess.run([TACTUS, *arguments], capture_output=True, text=True, timeout=120, check=False)


def limits_of(file, folder, *arguments):
    """Returns the limits of a file's page."""
    page = os.path.join(folder, "page.html")
    result = run("timeline", file, "-o", page, *arguments)
    if result.returncode != 0:
        return None
    with open(page, encoding="utf-8") as text:
        data = re.search(r'<script type="application/json" id="data">(.*?)</script>', text.read(), re.S)[1]
    return json.loads(data)["limits"]


def fires(file, limit, step):
    """Returns whether the recognizer fires with the value of a step, as explain says it."""
    change = f"{limit['recognizer']}.{limit['property']}={step['text'].replace(' ', '')}"
    text = run("explain", "--what-if", change, file).stdout
    now = re.findall(rf'"{re.escape(limit["recognizer"])}": (.*)\n    now (.*)', text)
    if not now:
        return limit["steps"][limit["present"]]["fires"]
    return any(re.match(r"began|recognized", after) for _, after in now)


def shape(file, limits):
    """Yields what is wrong with the limits of a page."""
    if len(limits) > MOST_LIMITS:
        yield f"{file}: {len(limits)} limits"
    if len(json.dumps(limits)) > MOST_BYTES:
        yield f"{file}: {len(json.dumps(limits))} bytes"
    for limit in limits:
        factors = [step["factor"] for step in limit["steps"]]
        if not 2 <= len(factors) <= MOST_STEPS or factors != sorted(factors) or factors[limit["present"]] != 1:
            yield f"{file}: {factors}, {limit['present']}"
        if len({step["fires"] for step in limit["steps"]}) != 2 and not any(step["effects"] for step in limit["steps"]):
            yield f"{file}: no value of {limit['property']} changes anything"


def edges(limit):
    """Returns the steps beside a change of the answer, and the outermost ones: the others are between them."""
    steps = limit["steps"]
    found = [0, len(steps) - 1]
    for index in range(1, len(steps)):
        if steps[index]["fires"] != steps[index - 1]["fires"]:
            found += [index - 1, index]
    return [steps[index] for index in sorted(set(found)) if index != limit["present"]]


def main():
    played, wrong, misshapen, with_limits, sharp = 0, [], [], 0, 0
    with tempfile.TemporaryDirectory() as folder:
        for file in FILES:
            limits = limits_of(file, folder)
            if limits is None:
                misshapen.append(f"{file}: no page")
                continue
            misshapen += shape(file, limits)
            with_limits += bool(limits)
            for limit in limits:
                values = [step["fires"] for step in limit["steps"]]
                sharp += any(a != b for a, b in zip(values, values[1:]))
                for step in edges(limit):
                    played += 1
                    if fires(file, limit, step) != step["fires"]:
                        wrong.append(f"{file}: {limit['recognizer']}.{limit['property']}={step['text']}")
        names = os.path.join(folder, "names.scenario")
        with open(names, "w", encoding="utf-8") as text:
            others = "".join(f"pan {'a' * 200}{n} on w distance=10\n" for n in range(40))
            text.write("window w 0 0 800 600\n" + others + "at 0 down 1 100 100\nat 8 drag 1 109 100 for 80\nat 200 up 1\n")
        limits = limits_of(names, folder)
        misshapen += shape("long names", limits) if limits else ["long names: no limits"]
        big = os.path.join(folder, "big.scenario")
        with open(big, "w", encoding="utf-8") as text:
            text.write("window w 0 0 800 600\npan p on w distance=500\nat 0 down 1 100 100\n"
                       "at 8 drag 1 400 100 for 110000 every 8\nat 120000 up 1\n")
        endless = limits_of(big, folder)
    expect("most misses have a slider", [] if with_limits * 2 > len(FILES) else [f"{with_limits} of {len(FILES)}"])
    expect("limits are few, short and in order", misshapen)
    expect(f"each of {played} steps is what the library does", wrong or ([] if played > len(FILES) else ["too few"]))
    expect("each slider has an edge", [] if sharp else ["none"])
    expect("a gesture that takes too long has no slider", [] if endless == [] else [endless])
    print("end")


main()
