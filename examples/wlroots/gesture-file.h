/* SPDX-License-Identifier: MIT */
/* Gestures from a file, beside the shell's own. */
#ifndef WLROOTS_GESTURE_FILE_H
#define WLROOTS_GESTURE_FILE_H

#include <stdbool.h>

struct shell;

/* Reads the file that --gestures names, if any. */
bool gesture_file_init(struct shell *shell);
void gesture_file_finish(struct shell *shell);

#endif
