/* SPDX-License-Identifier: MIT */
/* zwp_virtual_keyboard_v1: a client that types for others, such as an on-screen keyboard. */
#ifndef COMPOSITOR_VIRTUAL_KEYBOARD_H
#define COMPOSITOR_VIRTUAL_KEYBOARD_H

#include <stdbool.h>

struct server;

bool virtual_keyboard_create_global(struct server *server);

#endif
