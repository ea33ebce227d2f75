/* SPDX-License-Identifier: MIT */
/* Written by make abi-update. */
#include "layout.h"

#include <tactus-wayland.h>

ABI_FIXED_STRUCT(tactus_wayland_box, 16);
ABI_ENUM(tactus_wayland_touch_state);
ABI_SIZED_STRUCT(tactus_wayland_touch, 88);
ABI_SIZED_STRUCT(tactus_wayland_callbacks, 24);
ABI_MEMBER(tactus_wayland_box, x1, 0, 4);
ABI_MEMBER(tactus_wayland_box, y1, 4, 4);
ABI_MEMBER(tactus_wayland_box, x2, 8, 4);
ABI_MEMBER(tactus_wayland_box, y2, 12, 4);
ABI_VALUE(TACTUS_WAYLAND_TOUCH_STATE_NONE, 0);
ABI_VALUE(TACTUS_WAYLAND_TOUCH_STATE_SENT, 1);
ABI_VALUE(TACTUS_WAYLAND_TOUCH_STATE_UNHEARD, 2);
ABI_VALUE(TACTUS_WAYLAND_TOUCH_STATE_ENDED, 3);
ABI_VALUE(TACTUS_WAYLAND_TOUCH_STATE_CANCELLED, 4);
ABI_VALUE(TACTUS_WAYLAND_TOUCH_STATE_TAKEN, 5);
ABI_VALUE(TACTUS_WAYLAND_TOUCH_STATE_FORCE_32_BIT, 2147483647);
ABI_MEMBER(tactus_wayland_touch, size, 0, 8);
ABI_MEMBER(tactus_wayland_touch, seat, 8, 8);
ABI_MEMBER(tactus_wayland_touch, touch, 16, 8);
ABI_MEMBER(tactus_wayland_touch, surface, 24, 8);
ABI_MEMBER(tactus_wayland_touch, wl_surface, 32, 8);
ABI_MEMBER(tactus_wayland_touch, client, 40, 8);
ABI_MEMBER(tactus_wayland_touch, x, 48, 8);
ABI_MEMBER(tactus_wayland_touch, y, 56, 8);
ABI_MEMBER(tactus_wayland_touch, time_us, 64, 8);
ABI_MEMBER(tactus_wayland_touch, serial, 72, 4);
ABI_MEMBER(tactus_wayland_touch, up_serial, 76, 4);
ABI_MEMBER(tactus_wayland_touch, id, 80, 4);
ABI_MEMBER(tactus_wayland_touch, state, 84, 4);
ABI_MEMBER(tactus_wayland_callbacks, size, 0, 8);
ABI_MEMBER(tactus_wayland_callbacks, touch_down, 8, 8);
ABI_MEMBER(tactus_wayland_callbacks, unheard_touch, 16, 8);
