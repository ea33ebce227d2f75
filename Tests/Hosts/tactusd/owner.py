#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Owns a Wayland socket, as a compositor of this name: owner.py USER NAME SOCKET [ANSWER].

ANSWER is what it says in sway's protocol for other programs: a version such as 1.10, `silent` for nothing, `huge` for a
length without an answer, `junk` for no JSON.
"""

import ctypes
import json
import os
import socket
import struct
import sys
import threading
import time

os.setgroups([])
os.setgid(int(sys.argv[1]))
os.setuid(int(sys.argv[1]))
# PR_SET_DUMPABLE: its files in /proc are its user's again. PR_SET_NAME.
ctypes.CDLL(None).prctl(4, 1, 0, 0, 0)
ctypes.CDLL(None).prctl(15, sys.argv[2].encode(), 0, 0, 0)


def answer_to(words):
    if words == "huge":
        return b"i3-ipc" + struct.pack("<II", 0xFFFFFFFF, 7)
    text = words
    if words != "junk":
        major, minor = words.split(".")
        text = json.dumps({"human_readable": words, "variant": "sway", "major": int(major), "minor": int(minor)})
    return b"i3-ipc" + struct.pack("<II", len(text), 7) + text.encode()


def answer(listener, words):
    kept = []
    while True:
        peer, _ = listener.accept()
        # A connection that is closed would be an answer.
        kept.append(peer)
        if peer.recv(14, socket.MSG_WAITALL) and words != "silent":
            peer.sendall(answer_to(words))


if len(sys.argv) > 4:
    programs = socket.socket(socket.AF_UNIX)
    programs.bind(f"{os.path.dirname(sys.argv[3])}/sway-ipc.{os.getuid()}.{os.getpid()}.sock")
    programs.listen()
    threading.Thread(target=answer, args=(programs, sys.argv[4]), daemon=True).start()
listener = socket.socket(socket.AF_UNIX)
listener.bind(sys.argv[3] + ".new")
listener.listen()
os.rename(sys.argv[3] + ".new", sys.argv[3])
time.sleep(600)
