/* SPDX-License-Identifier: MIT */
#include "followers.h"

#include "follower-line.h"

#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

/* Compositors of one session: nested ones, and those on other terminals. */
#define SOCKET_MAXIMUM 32
/* Pieces that one step reads of a follower at most. More is read with the next step. */
#define READ_MAXIMUM 4
#define PIECE_SIZE 4096
/* Programs that one step accepts at most: those that connect without end must not keep the host from going on. */
#define ACCEPT_MAXIMUM 256

void followers_init(struct followers *followers)
{
	*followers = (struct followers){ .fd = -1 };
}

static void drop(struct followers *followers, size_t index)
{
	close(followers->all[index]->fd);
	free(followers->all[index]);
	followers->all[index] = followers->all[--followers->count];
}

void followers_finish(struct followers *followers)
{
	while (followers->count > 0)
		drop(followers, followers->count - 1);
	if (followers->fd >= 0) {
		unlink(followers->path);
		close(followers->fd);
	}
	followers_init(followers);
}

/* Returns whether a folder is the user's alone, as that of a session is. */
static bool is_private(const char *folder)
{
	struct stat status;

	if (stat(folder, &status) != 0)
		return false;
	errno = EPERM;
	return S_ISDIR(status.st_mode) && status.st_uid == geteuid() && (status.st_mode & 077) == 0;
}

/* Returns whether nobody listens at a socket any more: who made it has ended without removing it. */
static bool is_left_over(const struct sockaddr_un *address)
{
	int fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
	bool is_refused;

	if (fd < 0)
		return false;
	is_refused = connect(fd, (const struct sockaddr *)address, sizeof(*address)) != 0 && errno == ECONNREFUSED;
	close(fd);
	return is_refused;
}

static bool bind_to(int fd, const struct sockaddr_un *address)
{
	if (bind(fd, (const struct sockaddr *)address, sizeof(*address)) == 0)
		return true;
	if (errno != EADDRINUSE || !is_left_over(address)) {
		errno = EADDRINUSE;
		return false;
	}
	return unlink(address->sun_path) == 0 && bind(fd, (const struct sockaddr *)address, sizeof(*address)) == 0;
}

bool followers_publish(struct followers *followers)
{
	struct sockaddr_un address = { .sun_family = AF_UNIX };
	const char *folder = getenv("XDG_RUNTIME_DIR");
	int fd, number, length;

	if (followers->fd >= 0)
		return true;
	errno = ENOENT;
	if (!folder || folder[0] != '/' || !is_private(folder))
		return false;
	fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
	if (fd < 0)
		return false;
	for (number = 0; number < SOCKET_MAXIMUM; number++) {
		length = snprintf(address.sun_path, sizeof(address.sun_path), "%s/tactus-gestures-%d", folder, number);
		errno = ENAMETOOLONG;
		if (length < 0 || (size_t)length >= sizeof(address.sun_path))
			break;
		if (!bind_to(fd, &address))
			continue;
		if (chmod(address.sun_path, 0600) != 0 || listen(fd, SOMAXCONN) != 0) {
			unlink(address.sun_path);
			break;
		}
		memcpy(followers->path, address.sun_path, sizeof(followers->path));
		followers->fd = fd;
		return true;
	}
	close(fd);
	return false;
}

/* Returns whether a connection is of the same user. The folder keeps others away already, unless somebody opens it. */
static bool is_of_user(int fd)
{
	struct ucred credentials;
	socklen_t size = sizeof(credentials);

	return getsockopt(fd, SOL_SOCKET, SO_PEERCRED, &credentials, &size) == 0 && credentials.uid == geteuid();
}

/* Takes a byte of what a follower asks for. Returns false if it asks for too much. */
static bool take(struct follower *follower, char byte)
{
	if (byte != '\n') {
		if (byte == '\0' || follower->length + 1 >= sizeof(follower->line))
			return false;
		follower->line[follower->length++] = byte;
		return true;
	}
	if (follower->wish_count == FOLLOWER_WISH_MAXIMUM)
		return false;
	follower->line[follower->length] = '\0';
	memcpy(follower->wishes[follower->wish_count++], follower->line, sizeof(follower->line));
	follower->length = 0;
	return true;
}

/* Returns whether a program has ended, or closed its connection. One that only writes no more still follows. */
static bool has_gone(const struct follower *follower)
{
	struct pollfd state = { .fd = follower->fd, .events = POLLIN };

	return poll(&state, 1, 0) < 0 || (state.revents & (POLLHUP | POLLERR)) != 0;
}

/* Reads what a follower asks for. Returns false if it asks for too much, or has gone. */
static bool hear(struct follower *follower)
{
	char bytes[PIECE_SIZE];

	for (int piece = 0; piece < READ_MAXIMUM; piece++) {
		ssize_t count = recv(follower->fd, bytes, sizeof(bytes), MSG_DONTWAIT);

		if (count <= 0)
			break;
		for (ssize_t index = 0; index < count; index++) {
			if (!take(follower, bytes[index]))
				return false;
		}
	}
	return !has_gone(follower);
}

/* Hears all, and drops those that have gone, so that they take nobody's place. */
static void hear_all(struct followers *followers)
{
	for (size_t index = followers->count; index-- > 0;) {
		if (!hear(followers->all[index]))
			drop(followers, index);
	}
}

/* Accepts who has connected since the last step, and hears all. */
static void accept_all(struct followers *followers)
{
	struct follower *follower;

	hear_all(followers);
	for (int accepted = 0; accepted < ACCEPT_MAXIMUM; accepted++) {
		int fd = accept4(followers->fd, NULL, NULL, SOCK_CLOEXEC | SOCK_NONBLOCK);

		if (fd < 0)
			break;
		follower = followers->count < FOLLOWER_MAXIMUM && is_of_user(fd) ? calloc(1, sizeof(*follower)) : NULL;
		if (!follower) {
			close(fd);
			continue;
		}
		follower->fd = fd;
		followers->all[followers->count++] = follower;
		if (!hear(follower))
			drop(followers, followers->count - 1);
	}
}

static bool follows(const struct follower *follower, const char *name)
{
	for (size_t index = 0; index < follower->wish_count; index++) {
		if (strcmp(follower->wishes[index], "*") == 0 || strcmp(follower->wishes[index], name) == 0)
			return true;
	}
	return false;
}

/* A line that is not taken as a whole would be followed by half of the next: its reader is dropped. */
static bool send_line(const struct follower *follower, const struct follower_line *line)
{
	ssize_t sent = send(follower->fd, line->text, line->length, MSG_DONTWAIT | MSG_NOSIGNAL);

	return sent >= 0 && (size_t)sent == line->length;
}

void followers_tell(struct followers *followers, const struct gesture *gesture,
	const struct tactus_gestures_event *event)
{
	struct follower_line line;
	size_t index;

	if (followers->fd < 0)
		return;
	accept_all(followers);
	if (followers->count == 0 || !follower_line_fill(&line, gesture, event))
		return;
	for (index = followers->count; index-- > 0;) {
		struct follower *follower = followers->all[index];

		if (follows(follower, event->name) && !send_line(follower, &line))
			drop(followers, index);
	}
}
