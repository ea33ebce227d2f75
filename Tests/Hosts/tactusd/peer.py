#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Joins a daemon that holds the touchscreens, as a program of a person may: peer.py USER SOCKET DEED.

listen   asks for the panels and prints the kind of each message
silent   asks for the panels and answers nothing
late     asks for the panels, and answers the first frame only when its turn is over
flood    asks for the panels and for none, a thousand times
N        asks for the panels, and then sends malformed message N
"""

import os
import socket
import struct
import sys
import time

SERVE = struct.pack("<BBB", 1, 1, 0)
MALFORMED = [
    b"\xff",
    b"\x01\x02\x00",
    struct.pack("<BIIH", 2, 1, 77, 0),
    struct.pack("<BIIH", 2, 1, 0, 65535) + bytes(64),
    struct.pack("<BBHHHi", 3, 9, 1, 1, 30, 1),
    SERVE + b"\x00",
    bytes(32769),
]

os.setgroups([])
os.setgid(int(sys.argv[1]))
os.setuid(int(sys.argv[1]))
connection = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
connection.connect(sys.argv[2])
connection.send(SERVE)
if sys.argv[3].isdigit():
    connection.send(MALFORMED[int(sys.argv[3])])
if sys.argv[3] == "flood":
    for change in range(1001):
        connection.send(SERVE if change % 2 == 0 else struct.pack("<BBB", 1, 0, 0))
        time.sleep(0.001)
    print("flooded", flush=True)
unanswered = None
while True:
    message = connection.recv(65536)
    if not message:
        print("left", flush=True)
        break
    if sys.argv[3] == "late" and message[0] == 2 and not unanswered:
        unanswered = message[1:9]
        print("asked", flush=True)
    elif sys.argv[3] == "late" and message[0] == 2:
        connection.send(b"\x02" + message[1:9] + bytes(2))
    elif sys.argv[3] == "late" and message[0] == 3:
        connection.send(b"\x02" + unanswered + bytes(2))
    if sys.argv[3] == "listen":
        print(message[0], flush=True)
