# SPDX-License-Identifier: MIT
"""Checks help, manual page and completions of all commands."""

import os
import re
import shlex
import shutil
import subprocess

from tool import HERE, SCENARIOS, expect, run


# Words as bash splits a line, and its completions of the last one.
COMPLETED = (
    (["tactus", "gestures", "check", "--for", "w"], "weston wayfire wlroots"),
    (["tactus", "gestures", "check", "--for", "=", "ta"], "tactusd"),
    (["tactus", "gestures", "check", "--for", "="], "weston wayfire kwin hyprland wlroots tactusd"),
    (["tactus", "why", "--mode", ""], "tablet laptop"),
    (["tactus", "why", "--mo"], "--mode --modifiers"),
    (["tactus", "timeline", "--theme", "d"], "dark"),
)


def check_command_line():
    usage = run("--help").stdout
    commands = re.findall(r"^  ([a-z-]+) {2,}\S", usage, re.MULTILINE)
    manual = open(os.path.join(os.path.normpath(os.path.join(HERE, "../../..")), "docs", "tactus.1"), encoding="utf-8").read()
    completions = {shell: run("completions", shell).stdout for shell in ("bash", "zsh", "fish")}
    for command in commands:
        page = run(command, "--help").stdout
        options = re.findall(r"^  (--?[a-z-]+)", page, re.MULTILINE)
        missing = [name for name in options if name != "--help" and f"Fl {name[1:]}" not in manual]
        expect(f"{command}: the help has examples, the manual page all options",
               "Examples:" in page and f"Cm {command}" in manual and not missing, missing)
        for shell, text in completions.items():
            gone = [name for name in options if name.lstrip("-") not in text]
            expect(f"{command}: completions of {shell}", command in text and not gone, gone)
    if shutil.which("bash"):
        for words, answer in COMPLETED:
            script = (f"{completions['bash']}\nCOMP_WORDS=({' '.join(map(shlex.quote, words))})\n"
                      "COMP_CWORD=$((${#COMP_WORDS[@]} - 1))\n_tactus 2>/dev/null\necho \"${COMPREPLY[*]}\"")
            said = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=False).stdout.strip()
            expect(f"bash completes {' '.join(words)}", said == answer, said)
    installed = os.path.join(os.path.normpath(os.path.join(HERE, "../../..")), "packaging", "completions")
    for shell, name in (("bash", "tactus"), ("zsh", "_tactus"), ("fish", "tactus.fish")):
        text = open(os.path.join(installed, name), encoding="utf-8").read()
        expect(f"packaging/completions/{name} is what the tool prints", text == completions[shell])
        if any(os.access(os.path.join(folder, shell), os.X_OK) for folder in os.environ["PATH"].split(":")):
            result = subprocess.run([shell, "-n", os.path.join(installed, name)], capture_output=True, text=True,
                                    check=False)
            expect(f"{shell} reads {name}", result.returncode == 0, result.stderr)
    result = run("explain", "--frobnicate", "x")
    expect("an unknown option is refused", result.returncode == 2 and "--frobnicate" in result.stderr, result.stderr)
    path = os.path.join(SCENARIOS, "just-miss", "pan-too-short.scenario")
    expect("no colour where no terminal is", "\x1b" not in run("explain", path).stdout)
