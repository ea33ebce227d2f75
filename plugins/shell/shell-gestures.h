/* SPDX-License-Identifier: MIT */
/* The struct tactus_gestures_host of a shell, and the gestures' file. */
#ifndef TACTUS_SHELL_GESTURES_H
#define TACTUS_SHELL_GESTURES_H

#include <stdbool.h>

struct shell;

/* Reads the gestures and watches their file. Returns false without memory. */
bool shell_gestures_init(struct shell *shell);
void shell_gestures_finish(struct shell *shell);

#endif
