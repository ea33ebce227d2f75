/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE /* SOCK_CLOEXEC */
#include "gesture-socket.h"

#include "gesture-step.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/inotify.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

/* As many numbers as hosts try (tactus_gestures_publish()). */
#define SOCKET_MAXIMUM 32
#define SOCKET_PREFIX "tactus-gestures-"
/* A socket appears a moment before somebody listens to it. */
#define TRIES 5
#define TRY_INTERVAL_MS 100

static void try_soon(struct gesture_socket *gestures, uint64_t now_ms)
{
	gestures->tries = TRIES;
	gestures->try_ms = now_ms;
}

static int connect_to(const char *folder, int number)
{
	struct sockaddr_un address = { .sun_family = AF_UNIX };
	int length = snprintf(address.sun_path, sizeof(address.sun_path), "%s/" SOCKET_PREFIX "%d", folder, number);
	int fd;

	if (length < 0 || (size_t)length >= sizeof(address.sun_path))
		return -1;
	fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
	if (fd >= 0 && connect(fd, (const struct sockaddr *)&address, sizeof(address)) != 0) {
		close(fd);
		fd = -1;
	}
	return fd;
}

/* Asks for the gestures: each name on a line of its own. A new connection has room for them. */
static bool ask(const struct gesture_socket *gestures)
{
	for (const char *const *name = gestures->names; *name; name++) {
		size_t length = strlen(*name);

		if (send(gestures->fd, *name, length, MSG_NOSIGNAL) != (ssize_t)length ||
			send(gestures->fd, "\n", 1, MSG_NOSIGNAL) != 1)
			return false;
	}
	return true;
}

static void disconnect(struct gesture_socket *gestures, uint64_t now_ms)
{
	close(gestures->fd);
	gestures->fd = -1;
	lines_clear(&gestures->lines);
	gestures->lost(gestures->data);
	try_soon(gestures, now_ms);
}

static void try_to_connect(struct gesture_socket *gestures, uint64_t now_ms)
{
	gestures->tries--;
	gestures->try_ms = now_ms + TRY_INTERVAL_MS;
	for (int number = 0; number < SOCKET_MAXIMUM && gestures->fd < 0; number++) {
		gestures->fd = connect_to(gestures->folder, number);
		if (gestures->fd < 0)
			continue;
		if (ask(gestures)) {
			printf("following %s%d\n", SOCKET_PREFIX, number);
			return;
		}
		close(gestures->fd);
		gestures->fd = -1;
	}
}

/* Tries again if a socket of a host has appeared, or its mode was set. */
static void read_folder(struct gesture_socket *gestures, uint64_t now_ms)
{
	_Alignas(struct inotify_event) char bytes[4096];
	ssize_t count;

	while ((count = read(gestures->folder_fd, bytes, sizeof(bytes))) > 0) {
		const struct inotify_event *event;

		for (const char *next = bytes; next < bytes + count; next += sizeof(*event) + event->len) {
			event = (const struct inotify_event *)next;
			if (event->len > 0 && strncmp(event->name, SOCKET_PREFIX, strlen(SOCKET_PREFIX)) == 0)
				try_soon(gestures, now_ms);
		}
	}
}

static void handle_line(const char *line, void *data)
{
	struct gesture_socket *gestures = data;
	struct gesture_step step;
	enum gesture_step_result result = gesture_step_read(&step, line);

	if (result == GESTURE_STEP_READ) {
		gestures->told(&step, gestures->data);
		return;
	}
	if (!gestures->has_complained)
		fprintf(stderr, "followers: a line is left out: %s\n",
			result == GESTURE_STEP_BAD ? "it cannot be read" : "it is of another version");
	gestures->has_complained = true;
}

static void read_socket(struct gesture_socket *gestures, uint64_t now_ms)
{
	char bytes[4096];
	ssize_t count;

	while ((count = recv(gestures->fd, bytes, sizeof(bytes), 0)) > 0)
		lines_add(&gestures->lines, bytes, (size_t)count, handle_line, gestures);
	if (count == 0 || (errno != EAGAIN && errno != EWOULDBLOCK && errno != EINTR))
		disconnect(gestures, now_ms);
}

bool gesture_socket_init(struct gesture_socket *gestures, uint64_t now_ms)
{
	lines_clear(&gestures->lines);
	gestures->folder = getenv("XDG_RUNTIME_DIR");
	gestures->folder_fd = inotify_init1(IN_CLOEXEC | IN_NONBLOCK);
	if (!gestures->folder || gestures->folder_fd < 0 ||
		inotify_add_watch(gestures->folder_fd, gestures->folder, IN_CREATE | IN_ATTRIB | IN_MOVED_TO) < 0) {
		fprintf(stderr, "followers: $XDG_RUNTIME_DIR cannot be watched\n");
		return false;
	}
	try_soon(gestures, now_ms);
	return true;
}

void gesture_socket_finish(struct gesture_socket *gestures)
{
	if (gestures->fd >= 0)
		close(gestures->fd);
	if (gestures->folder_fd >= 0)
		close(gestures->folder_fd);
}

void gesture_socket_dispatch(struct gesture_socket *gestures, uint64_t now_ms)
{
	read_folder(gestures, now_ms);
	if (gestures->fd >= 0)
		read_socket(gestures, now_ms);
	if (gestures->fd < 0 && gestures->tries > 0 && now_ms >= gestures->try_ms)
		try_to_connect(gestures, now_ms);
}

int gesture_socket_timeout(const struct gesture_socket *gestures, uint64_t now_ms)
{
	if (gestures->fd >= 0 || gestures->tries == 0)
		return -1;
	return gestures->try_ms > now_ms ? (int)(gestures->try_ms - now_ms) : 0;
}
