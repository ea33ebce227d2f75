/* SPDX-License-Identifier: MIT */
/* The client side of FAKE_EVDEV_SOCKET, independent of the rest. */
#define _GNU_SOURCE
#include "fake-evdev.h"
#include "message.h"

#include <errno.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

int fake_evdev_connect(const char *socket_path)
{
	struct sockaddr_un address = { .sun_family = AF_UNIX };
	if (strlen(socket_path) >= sizeof address.sun_path) {
		return -ENAMETOOLONG;
	}
	strcpy(address.sun_path, socket_path);

	int connection = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
	if (connection < 0) {
		return -errno;
	}
	if (connect(connection, (struct sockaddr *)&address, sizeof address) < 0) {
		int result = -errno;
		close(connection);
		return result;
	}
	return connection;
}

static int send_all(int connection, const void *data, size_t size)
{
	const char *rest = data;
	while (size > 0) {
		ssize_t sent = send(connection, rest, size, MSG_NOSIGNAL);
		if (sent < 0 && errno != EINTR) {
			return -errno;
		}
		if (sent > 0) {
			rest += sent;
			size -= (size_t)sent;
		}
	}
	return 0;
}

int fake_evdev_command(int connection, enum fake_evdev_command command, int number,
	const struct input_event *events, size_t count)
{
	if (count > FAKE_EVDEV_MAX_UNREAD) {
		return -EMSGSIZE;
	}
	struct fake_message message = {
		.command = command,
		.number = number,
		.event_count = (uint32_t)count,
	};
	int result = send_all(connection, &message, sizeof message);
	if (result == 0) {
		result = send_all(connection, events, count * sizeof *events);
	}
	if (result < 0) {
		return result;
	}

	int32_t reply;
	ssize_t got;
	do {
		got = recv(connection, &reply, sizeof reply, MSG_WAITALL);
	} while (got < 0 && errno == EINTR);
	if (got < 0) {
		return -errno;
	}
	return got == sizeof reply ? reply : -ECONNRESET;
}
