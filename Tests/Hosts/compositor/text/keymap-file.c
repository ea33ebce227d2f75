/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE /* memfd_create */
#include "text/keymap-file.h"

#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

static bool copy(int from, int to, uint32_t size)
{
	char piece[4096];
	uint32_t copied = 0;

	while (copied < size) {
		uint32_t wanted = size - copied < sizeof(piece) ? size - copied : (uint32_t)sizeof(piece);
		ssize_t count = pread(from, piece, wanted, copied);

		if (count <= 0 || write(to, piece, (size_t)count) != count)
			return false;
		copied += (uint32_t)count;
	}
	return true;
}

/* Reading a pipe or a device could block. */
static bool is_regular(int fd)
{
	struct stat status;

	return fstat(fd, &status) == 0 && S_ISREG(status.st_mode);
}

int keymap_file_copy(int fd, uint32_t size)
{
	int writable = memfd_create("keymap", MFD_CLOEXEC | MFD_ALLOW_SEALING), readable = -1;
	char path[64];

	if (writable < 0)
		return -1;
	/* No F_SEAL_WRITE: before version 7 of wl_seat clients map the file as shared, which the seal forbids. */
	snprintf(path, sizeof(path), "/proc/self/fd/%d", writable);
	if (is_regular(fd) && copy(fd, writable, size) &&
		fcntl(writable, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW) == 0)
		readable = open(path, O_RDONLY | O_CLOEXEC);
	close(writable);
	return readable;
}
