/* SPDX-License-Identifier: MIT */
/*
 * telling-host FILE SIZE: a host of gestures that tells one program what the file says, in pieces of so many bytes,
 * each when the one before has been read. Prints what the program asks for and `told`, and stays until it is killed.
 * Its socket stays behind, as that of a host that has crashed does.
 */
#define _GNU_SOURCE /* SOCK_CLOEXEC */
#include <linux/sockios.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

static int accept_one(void)
{
	struct sockaddr_un address = { .sun_family = AF_UNIX };
	int fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);

	snprintf(address.sun_path, sizeof(address.sun_path), "%s/tactus-gestures-0", getenv("XDG_RUNTIME_DIR"));
	unlink(address.sun_path);
	if (fd < 0 || bind(fd, (const struct sockaddr *)&address, sizeof(address)) != 0 || listen(fd, 1) != 0)
		return -1;
	return accept(fd, NULL, NULL);
}

/* Prints two names. */
static bool print_wishes(int fd)
{
	char byte;

	for (int lines = 0; lines < 2; lines += byte == '\n') {
		if (read(fd, &byte, 1) != 1)
			return false;
		putchar(byte);
	}
	fflush(stdout);
	return true;
}

/* Waits until the program has read all. */
static void wait_for_reader(int fd)
{
	const struct timespec moment = { .tv_nsec = 1000000 };
	int unread = 1;

	while (ioctl(fd, SIOCOUTQ, &unread) == 0 && unread > 0)
		nanosleep(&moment, NULL);
}

static bool tell(int fd, FILE *file, size_t size)
{
	char piece[256];
	size_t count;

	while ((count = fread(piece, 1, size < sizeof(piece) ? size : sizeof(piece), file)) > 0) {
		if (send(fd, piece, count, MSG_NOSIGNAL) != (ssize_t)count)
			return false;
		wait_for_reader(fd);
	}
	return true;
}

int main(int argc, char *argv[])
{
	FILE *file = argc == 3 ? fopen(argv[1], "r") : NULL;
	int fd = file ? accept_one() : -1;

	if (fd < 0 || !print_wishes(fd) || !tell(fd, file, (size_t)atoi(argv[2])))
		return EXIT_FAILURE;
	puts("told");
	fflush(stdout);
	pause();
	return EXIT_SUCCESS;
}
