# SPDX-License-Identifier: MIT
"""Checks `tactus export --chrome-trace`."""

import glob
import json
import os

from tool import HERE, SCENARIOS, expect, own, run


def trace_faults(text):
    """What is wrong with a file in the Trace Event format (its object form, with slices, instants and names)."""
    faults, slices, flows = [], {}, {}
    document = json.loads(text)
    if document.get("displayTimeUnit") not in ("ms", "ns"):
        faults.append("no displayTimeUnit")
    for event in document["traceEvents"]:
        if not isinstance(event.get("name"), str) or not all(isinstance(event.get(key), int) for key in ("pid", "tid")):
            faults.append(f"no name, pid or tid: {event}")
            continue
        kind = event.get("ph")
        if kind == "M":
            if event["name"] not in ("process_name", "thread_name") or not isinstance(event["args"].get("name"), str):
                faults.append(f"metadata: {event}")
        elif not isinstance(event.get("ts"), (int, float)) or event["ts"] < 0 or not isinstance(event["args"], dict):
            faults.append(f"no time or arguments: {event}")
        elif kind == "X":
            if event.get("dur", -1) < 0:
                faults.append(f"no duration: {event}")
                continue
            slices.setdefault((event["pid"], event["tid"]), []).append((event["ts"], event["ts"] + event["dur"]))
        elif kind == "C":
            if not event["args"] or not all(isinstance(value, int) and value >= 0 for value in event["args"].values()):
                faults.append(f"no count: {event}")
        elif kind in ("s", "f"):
            if not isinstance(event.get("cat"), str) or (kind == "f" and event.get("bp") != "e"):
                faults.append(f"flow: {event}")
            flows.setdefault(event.get("id"), []).append(event)
        elif kind != "i" or event.get("s") not in ("t", "p", "g"):
            faults.append(f"unknown kind: {event}")
    for number, ends in flows.items():
        if [end["ph"] for end in ends] != ["s", "f"] or len({(end["ts"], end["name"]) for end in ends}) != 1:
            faults.append(f"flow {number} is no pair: {ends}")
            continue
        for end in ends:
            if not any(start <= end["ts"] < over for start, over in slices.get((end["pid"], end["tid"]), [])):
                faults.append(f"flow {number} is bound to no slice: {end}")
    for track, spans in slices.items():
        spans.sort(key=lambda span: (span[0], -span[1]))
        open_spans = []
        for start, end in spans:
            while open_spans and open_spans[-1] <= start:
                open_spans.pop()
            if open_spans and end > open_spans[-1]:
                faults.append(f"slices of track {track} overlap at {start}")
            open_spans.append(end)
    return faults


def check_export():
    paths = sorted(glob.glob(os.path.join(SCENARIOS, "**", "*.scenario"), recursive=True))
    wrong = []
    for path in paths[:: max(1, len(paths) // 60)] + [own("undeclared.evemu"), own("two-panels.yml")]:
        result = run("export", "--chrome-trace", path)
        faults = trace_faults(result.stdout) if result.returncode == 0 else [result.stderr]
        if faults:
            wrong.append((path, faults[:3]))
    expect("exports keep the Trace Event format", not wrong, wrong)
    path = os.path.join(HERE, "../../../examples", "workspaces.scenario")
    events = json.loads(run("export", "--chrome-trace", path).stdout)["traceEvents"]
    tracks = {event["tid"]: event["args"]["name"] for event in events if event["name"] == "thread_name"}

    def ends(name):
        flows = [event for event in events if event["name"] == name]
        return [(tracks[one["tid"]], tracks[other["tid"]]) for one, other in zip(flows[::2], flows[1::2])]

    expect("arrows lead from fingers to recognizers", ("finger 1", "scroll") in ends("takes"), ends("takes"))
    expect("and from winners to those that they prevent", ("scroll", "next-workspace") in ends("wins")
           and ("zoom", "next-workspace") in ends("wins"), ends("wins"))
    counts = [event["args"]["count"] for event in events if event["name"] == "fingers down"]
    expect("fingers are counted", max(counts) == 3 and counts[-1] == 0, counts)
    near = [(event["ts"], event["args"]["percent"]) for event in events if event["name"] == "zoom: % of its limit"]
    expect("how near a recognizer came is counted", any(value == 98 for _, value in near) and near[-1][1] == 0, near)
    expect("until it decides", [value for time, value in near if 3_044_000 <= time < 3_500_000] == [148, 0], near)
    expect("the validator sees a fault",
           trace_faults('{"displayTimeUnit": "ms", "traceEvents": [{"ph": "X", "name": "a", "pid": 1, "tid": 1, '
                        '"ts": 1, "args": {}}]}'))
