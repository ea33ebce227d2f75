#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""ipc.py SOCKET METHOD [JSON]: asks Wayfire's plugin ipc, and prints what it answers."""
import json
import socket
import struct
import sys


def read(connection, size):
    data = b""
    while len(data) < size:
        part = connection.recv(size - len(data))
        if not part:
            sys.exit("ipc.py: Wayfire hung up")
        data += part
    return data


with socket.socket(socket.AF_UNIX) as connection:
    connection.settimeout(10)
    try:
        connection.connect(sys.argv[1])
    except OSError as error:
        sys.exit(f"ipc.py: {error}")
    message = json.dumps(
        {"method": sys.argv[2], "data": json.loads(sys.argv[3] if len(sys.argv) > 3 else "{}")}
    ).encode()
    connection.sendall(struct.pack("<I", len(message)) + message)
    (length,) = struct.unpack("<I", read(connection, 4))
    print(json.dumps(json.loads(read(connection, length))))
