/* SPDX-License-Identifier: MIT */
/* Copies a client's keymap into a file that is safe to share with other clients. */
#ifndef COMPOSITOR_KEYMAP_FILE_H
#define COMPOSITOR_KEYMAP_FILE_H

#include <stdint.h>

/*
 * Returns a read-only file with a copy, or -1 if `fd` cannot be read. Sharing the original would let its owner truncate
 * the file and crash the clients that have mapped it.
 */
int keymap_file_copy(int fd, uint32_t size);

#endif
