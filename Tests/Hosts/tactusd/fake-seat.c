/* SPDX-License-Identifier: MIT */
/* A libseat without a seat, for preloading: always active; devices are opened with open(). */
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdlib.h>
#include <sys/eventfd.h>
#include <unistd.h>

struct libseat {
	int fd;
};

struct libseat_seat_listener {
	void (*enable_seat)(struct libseat *seat, void *data);
	void (*disable_seat)(struct libseat *seat, void *data);
};

struct libseat *libseat_open_seat(const struct libseat_seat_listener *listener, void *data);
int libseat_disable_seat(struct libseat *seat);
int libseat_close_seat(struct libseat *seat);
int libseat_open_device(struct libseat *seat, const char *path, int *fd);
int libseat_close_device(struct libseat *seat, int id);
const char *libseat_seat_name(struct libseat *seat);
int libseat_switch_session(struct libseat *seat, int session);
int libseat_get_fd(struct libseat *seat);
int libseat_dispatch(struct libseat *seat, int timeout);

static struct libseat the_seat;

struct libseat *libseat_open_seat(const struct libseat_seat_listener *listener, void *data)
{
	the_seat.fd = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
	listener->enable_seat(&the_seat, data);
	return &the_seat;
}

int libseat_disable_seat(struct libseat *seat)
{
	(void)seat;
	return 0;
}

int libseat_close_seat(struct libseat *seat)
{
	return close(seat->fd);
}

int libseat_open_device(struct libseat *seat, const char *path, int *fd)
{
	(void)seat;
	*fd = open(path, O_RDWR | O_CLOEXEC | O_NONBLOCK);
	return *fd < 0 ? -1 : *fd;
}

int libseat_close_device(struct libseat *seat, int id)
{
	(void)seat;
	(void)id;
	return 0;
}

const char *libseat_seat_name(struct libseat *seat)
{
	(void)seat;
	return "seat0";
}

int libseat_switch_session(struct libseat *seat, int session)
{
	(void)seat;
	(void)session;
	return 0;
}

int libseat_get_fd(struct libseat *seat)
{
	return seat->fd;
}

int libseat_dispatch(struct libseat *seat, int timeout)
{
	(void)seat;
	(void)timeout;
	return 0;
}
