# SPDX-License-Identifier: MIT
"""A made-up touchscreen, which writes recordings of evemu."""

FINGER, PALM = 0, 2


class Panel:
    """Moves fingers over a glass, in mm, and writes what its driver would report."""

    def __init__(self, width=300, height=200, resolution=10, slots=10, direct=True, keys=(0x14a,), sizes=True):
        self.width, self.height, self.slots, self.sizes = width, height, slots, sizes
        self.units = 10
        self.time_us = 1_000_000
        self.next_id = 0
        self.slot = 0
        mask = bytearray(96)
        for key in keys:
            mask[key // 8] |= 1 << key % 8
        self.lines = ["# EVEMU 1.3", "N: Test Panel", "I: 0018 04f3 2234 0100",
                      f"P: {'02' if direct else '00'} 00 00 00 00 00 00 00", "B: 00 0b 00 00 00 00 00 00 00"]
        self.lines += ["B: 01 " + " ".join(f"{byte:02x}" for byte in mask[start:start + 8]) for start in range(0, 96, 8)]
        multi = [0x2f, 0x30, 0x35, 0x36, 0x37, 0x39] if slots > 0 else []
        axes = [0, 1, *(multi if sizes else [code for code in multi if code != 0x30])]
        bits = sum(1 << code for code in axes)
        self.lines.append("B: 03 " + " ".join(f"{bits >> 8 * byte & 255:02x}" for byte in range(8)))
        ends = {0: width * 10 - 1, 1: height * 10 - 1, 0x2f: slots - 1, 0x30: 255, 0x35: width * 10 - 1,
                0x36: height * 10 - 1, 0x37: 2, 0x39: 65535}
        for code in axes:
            of_place = code in (0, 1, 0x35, 0x36)
            self.lines.append(f"A: {code:02x} 0 {ends[code]} 0 0 {resolution if of_place else 0}")

    def event(self, kind, code, value):
        seconds, rest = divmod(self.time_us, 1_000_000)
        self.lines.append(f"E: {seconds}.{rest:06d} {kind:04x} {code:04x} {value}")

    def report(self, milliseconds=8.0):
        """Ends a report; the next one comes so much later."""
        self.event(0, 0, 0)
        self.time_us += round(milliseconds * 1000)

    def choose(self, slot):
        if slot != self.slot:
            self.event(3, 0x2f, slot)
        self.slot = slot

    def place(self, x, y):
        codes = (0x35, 0x36) if self.slots > 0 else (0, 1)
        self.event(3, codes[0], min(max(round(x * self.units), 0), self.width * 10 - 1))
        self.event(3, codes[1], min(max(round(y * self.units), 0), self.height * 10 - 1))

    def down(self, x, y, slot=0, size=20, tool=FINGER):
        if self.slots > 0:
            self.choose(slot)
            self.next_id += 1
            self.event(3, 0x39, self.next_id)
            self.event(3, 0x37, tool)
            if self.sizes:
                self.event(3, 0x30, size)
        if slot == 0:
            self.event(1, 0x14a, 1)
        self.place(x, y)

    def move(self, x, y, slot=0):
        if self.slots > 0:
            self.choose(slot)
        self.place(x, y)

    def up(self, slot=0):
        if self.slots > 0:
            self.choose(slot)
            self.event(3, 0x39, -1)
        if slot == 0:
            self.event(1, 0x14a, 0)

    def stroke(self, x0, y0, x1, y1, steps=30, lift=True, milliseconds=8.0):
        """A finger that draws a line."""
        self.down(x0, y0)
        self.report(milliseconds)
        for step in range(1, steps + 1):
            self.move(x0 + (x1 - x0) * step / steps, y0 + (y1 - y0) * step / steps)
            self.report(milliseconds)
        if lift:
            self.up()
            self.report(300)
        return self

    def swipe(self, fingers, dx, dy, x=100, y=100):
        """Several fingers that draw lines side by side within 160 ms."""
        for finger in range(fingers):
            self.down(x + 18 * finger, y, finger)
        self.report()
        for step in range(1, 21):
            for finger in range(fingers):
                self.move(x + 18 * finger + dx * step / 20, y + dy * step / 20, finger)
            self.report()
        for finger in range(fingers):
            self.up(finger)
        self.report(1000)
        return self

    def cover(self, left=0.0, right=1.0, top=0.0, bottom=1.0, skip=lambda x, y: False):
        """Draws over a part of the glass, in lines; a point that is skipped lifts the finger there."""
        for row in range(21):
            y = (top + (bottom - top) * row / 20) * self.height
            is_down = False
            for column in range(61):
                x = (left + (right - left) * column / 60) * self.width
                if skip(x / self.width, y / self.height):
                    if is_down:
                        self.up()
                        self.report(200)
                    is_down = False
                    continue
                (self.move if is_down else self.down)(x, y)
                is_down = True
                self.report()
            if is_down:
                self.up()
                self.report(200)
        return self

    def text(self):
        return "\n".join(self.lines) + "\n"
