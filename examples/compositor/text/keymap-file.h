/* SPDX-License-Identifier: MIT */
/* A client's keymap on its way to other clients, who map it into their memory. */
#ifndef COMPOSITOR_KEYMAP_FILE_H
#define COMPOSITOR_KEYMAP_FILE_H

#include <stdint.h>

/*
 * Returns a file with a copy, which can be read and neither written nor truncated: who shares a file with its maker can
 * be ended by it. -1: it cannot be read.
 */
int keymap_file_copy(int fd, uint32_t size);

#endif
