#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Owns a Wayland socket, as a compositor of this name: owner.py USER NAME SOCKET [LIBRARY]. LIBRARY is a file to map."""

import ctypes
import mmap
import os
import socket
import sys
import time

os.setgroups([])
os.setgid(int(sys.argv[1]))
os.setuid(int(sys.argv[1]))
# PR_SET_DUMPABLE: its files in /proc are its user's again. PR_SET_NAME.
ctypes.CDLL(None).prctl(4, 1, 0, 0, 0)
ctypes.CDLL(None).prctl(15, sys.argv[2].encode(), 0, 0, 0)
listener = socket.socket(socket.AF_UNIX)
listener.bind(sys.argv[3] + ".new")
listener.listen()
os.rename(sys.argv[3] + ".new", sys.argv[3])
if len(sys.argv) > 4:
    with open(sys.argv[4], "rb") as file:
        kept = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
time.sleep(600)
