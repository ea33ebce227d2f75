# SPDX-License-Identifier: MIT
"""What tests of the tool share: to run it, and to count. The first argument is the tool."""

import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
SCENARIOS = os.path.dirname(HERE)
TACTUS = os.path.abspath(sys.argv[1])
results = {"passed": 0, "failed": 0, "skipped": 0}


def own(name):
    """Returns the path of one of the recordings that were made up for these tests."""
    return os.path.join(HERE, "recordings", name)


def run_program(*arguments, **more):
    return subprocess.run(arguments, capture_output=True, text=True, timeout=60, check=False, **more)


def run(*arguments, stdin=None):
    return run_program(TACTUS, *arguments, input=stdin)


def expect(text, condition, found=""):
    results["passed" if condition else "failed"] += 1
    print(f"{'ok' if condition else 'FAIL'} {text}")
    if not condition:
        print("    " + str(found).replace("\n", "\n    "))


def summary():
    """Prints the counts. Returns the exit status."""
    print(f"{results['passed']} passed, {results['failed']} failed, {results['skipped']} skipped")
    return 1 if results["failed"] else 0
