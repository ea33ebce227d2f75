#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Tactus from Python with ctypes: a library object that knows the signatures, and classes over the handles.

TACTUS_LIBRARY names the library where the system does not find it.
"""

import ctypes
import ctypes.util
import os
from ctypes import POINTER, byref, c_char_p, c_double, c_int, c_int32, c_size_t, c_uint32, c_uint64, c_void_p

STATES = ("possible", "began", "changed", "ended", "cancelled", "failed")


class Reason(ctypes.Structure):
    """struct tactus_reason"""

    _fields_ = [
        ("size", c_size_t), ("code", c_int32), ("outcome", c_int32),
        ("numbers", c_double * 3), ("recognizer", c_void_p), ("view", c_void_p),
    ]


Action = ctypes.CFUNCTYPE(None, c_void_p, c_void_p)
Place = POINTER(c_double)

SIGNATURES = {
    "tactus_status_to_string": (c_char_p, c_int),
    "tactus_reason_describe": (c_size_t, POINTER(Reason), c_void_p, c_char_p, c_size_t),
    "tactus_application_create": (c_void_p,),
    "tactus_application_destroy": (None, c_void_p),
    "tactus_window_create": (c_void_p, c_void_p, c_double, c_double, c_double, c_double),
    "tactus_view_add_recognizer": (c_int, c_void_p, c_void_p),
    "tactus_tap_recognizer_create": (c_void_p, c_void_p),
    "tactus_pan_recognizer_create": (c_void_p, c_void_p),
    "tactus_long_press_recognizer_create": (c_void_p, c_void_p),
    "tactus_recognizer_add_target": (c_int, c_void_p, Action, c_void_p),
    "tactus_recognizer_get_state": (c_int, c_void_p),
    "tactus_recognizer_get_location": (c_int, c_void_p, c_void_p, Place, Place),
    "tactus_recognizer_get_reason": (c_int, c_void_p, POINTER(Reason)),
    "tactus_pan_recognizer_get_translation": (c_int, c_void_p, c_void_p, Place, Place),
    "tactus_pan_recognizer_get_velocity": (c_int, c_void_p, c_void_p, Place, Place),
    "tactus_touch_source_create": (c_void_p, c_void_p, c_void_p),
    "tactus_touch_source_down": (c_int, c_void_p, c_uint64, c_int32, c_double, c_double),
    "tactus_touch_source_motion": (c_int, c_void_p, c_uint64, c_int32, c_double, c_double),
    "tactus_touch_source_up": (c_int, c_void_p, c_uint64, c_int32),
    "tactus_touch_source_frame": (c_int, c_void_p, c_uint64),
}

library = ctypes.CDLL(os.environ.get("TACTUS_LIBRARY") or ctypes.util.find_library("tactus") or "libtactus.so.0")
for name, (result, *arguments) in SIGNATURES.items():
    function = getattr(library, name)
    function.restype, function.argtypes = result, arguments


def check(status):
    if status != 0:
        raise RuntimeError(library.tactus_status_to_string(status).decode())


class Application:
    """Owns everything that is created for it; a context manager."""

    def __init__(self):
        self.handle = library.tactus_application_create()
        self.actions = []  # ctypes frees a callback without a reference
        if not self.handle:
            raise MemoryError

    def __enter__(self):
        return self

    def __exit__(self, *exception):
        library.tactus_application_destroy(self.handle)


class Recognizer:
    def __init__(self, application, kind, window):
        create = getattr(library, f"tactus_{kind}_recognizer_create")
        self.application, self.handle = application, create(application.handle)
        check(library.tactus_view_add_recognizer(window, self.handle))

    def on_action(self, function):
        """Adds an action; a decorator. An exception in the function is printed and not passed on."""
        action = Action(lambda handle, data: function(self))
        self.application.actions.append(action)
        check(library.tactus_recognizer_add_target(self.handle, action, None))
        return function

    def get(self, getter):
        x, y = c_double(), c_double()
        check(getattr(library, getter)(self.handle, None, byref(x), byref(y)))
        return round(x.value), round(y.value)

    @property
    def state(self):
        return STATES[library.tactus_recognizer_get_state(self.handle)]

    @property
    def reason(self):
        """Returns why the recognizer last failed: the library's sentence, with the numbers that decided."""
        reason = Reason(size=ctypes.sizeof(Reason))
        check(library.tactus_recognizer_get_reason(self.handle, byref(reason)))
        length = library.tactus_reason_describe(byref(reason), None, None, 0)
        words = ctypes.create_string_buffer(length + 1)
        library.tactus_reason_describe(byref(reason), None, words, length + 1)
        return words.value.decode()


class Panel:
    def __init__(self, application):
        self.handle = library.tactus_touch_source_create(application.handle, None)

    def touch(self, what, time_us, *arguments):
        """Feeds a down, motion or up, as `what`; each is a frame of its own here."""
        check(getattr(library, f"tactus_touch_source_{what}")(self.handle, time_us, *arguments))
        check(library.tactus_touch_source_frame(self.handle, time_us))


def main():
    with Application() as application:
        window = library.tactus_window_create(application.handle, 0, 0, 400, 600)
        button = library.tactus_window_create(application.handle, 400, 0, 400, 600)
        tap = Recognizer(application, "tap", window)
        pan = Recognizer(application, "pan", window)
        press = Recognizer(application, "long_press", button)
        panel = Panel(application)

        @tap.on_action
        def tapped(tap):
            x, y = tap.get("tactus_recognizer_get_location")
            print(f"tap at ({x}, {y})")

        @pan.on_action
        def panned(pan):
            x, y = pan.get("tactus_pan_recognizer_get_translation")
            vx, vy = pan.get("tactus_pan_recognizer_get_velocity")
            print(f"pan {pan.state}: ({x}, {y}) px, ({vx}, {vy}) px/s")

        @press.on_action
        def pressed(press):
            print("long press")

        panel.touch("down", 0, 1, 150, 150)
        panel.touch("up", 60_000, 1)
        panel.touch("down", 1_000_000, 2, 200, 200)
        for step in range(1, 6):
            panel.touch("motion", 1_000_000 + 8_000 * step, 2, 200 + 4 * step, 200)
        panel.touch("up", 1_048_000, 2)
        panel.touch("down", 2_000_000, 3, 600, 300)
        panel.touch("up", 2_300_000, 3)

        print(f"long press failed: {press.reason}")


if __name__ == "__main__":
    main()
