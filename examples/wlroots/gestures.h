/* SPDX-License-Identifier: MIT */
/* The shell's gestures, on the root view above every client. */
#ifndef WLROOTS_GESTURES_H
#define WLROOTS_GESTURES_H

#include <stdbool.h>

struct shell;

bool gestures_init(struct shell *shell);

#endif
