/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "reader.h"
#include "kernel.h"
#include "queue.h"
#include "real-calls.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>

#define MAX_DESCRIPTORS 4096

struct fake_reader {
	struct fake_reader *next;
	int fd;
	int number;
	bool gone;  /* unplugged or revoked */
	bool ready; /* to take events */
	struct fake_queue queue;
};

static struct fake_reader *readers;
static atomic_bool owned[MAX_DESCRIPTORS];
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;

bool fake_reader_owns(int fd)
{
	return fd >= 0 && fd < MAX_DESCRIPTORS && atomic_load_explicit(&owned[fd], memory_order_acquire);
}

static struct fake_reader *find(int fd)
{
	struct fake_reader *reader = readers;
	while (reader && reader->fd != fd) {
		reader = reader->next;
	}
	return reader;
}

/* NULL once it is unplugged or revoked. */
static struct fake_device *device_of(const struct fake_reader *reader)
{
	return reader && !reader->gone ? fake_device_find(reader->number) : NULL;
}

/* Make the descriptor readable. */
static void wake(const struct fake_reader *reader)
{
	uint64_t one = 1;
	ssize_t written = fake_real()->write(reader->fd, &one, sizeof one);
	(void)written;
}

/* Make it unreadable; another thread may have done so already. */
static void calm(const struct fake_reader *reader)
{
	struct pollfd ready = { .fd = reader->fd, .events = POLLIN };
	uint64_t wakes;
	if (poll(&ready, 1, 0) == 1) {
		ssize_t got = fake_real()->read(reader->fd, &wakes, sizeof wakes);
		(void)got;
	}
}

static int fail_with(int code)
{
	errno = code;
	return -1;
}

static bool is_forbidden;

void fake_readers_forbid(void)
{
	is_forbidden = true;
}

int fake_reader_open(const char *path, int flags)
{
	if (is_forbidden) {
		return fail_with(EACCES);
	}
	struct fake_reader *reader = calloc(1, sizeof *reader);
	int fd = eventfd(0, (flags & O_CLOEXEC ? EFD_CLOEXEC : 0) | (flags & O_NONBLOCK ? EFD_NONBLOCK : 0));
	if (!reader || fd < 0 || fd >= MAX_DESCRIPTORS) {
		free(reader);
		if (fd >= 0) {
			fake_real()->close(fd);
		}
		return fail_with(EMFILE);
	}

	pthread_mutex_lock(&fake_evdev_lock);
	const struct fake_device *device = fake_device_at_path(path);
	if (device) {
		reader->fd = fd;
		reader->number = device->number;
		reader->next = readers;
		readers = reader;
		atomic_store_explicit(&owned[fd], true, memory_order_release);
		pthread_cond_broadcast(&changed);
	}
	pthread_mutex_unlock(&fake_evdev_lock);

	if (!device) {
		/* Unplugged a moment ago. */
		free(reader);
		fake_real()->close(fd);
		return fail_with(ENOENT);
	}
	return fd;
}

int fake_reader_close(int fd)
{
	pthread_mutex_lock(&fake_evdev_lock);
	struct fake_reader **link = &readers;
	while (*link && (*link)->fd != fd) {
		link = &(*link)->next;
	}
	struct fake_reader *reader = *link;
	if (reader) {
		*link = reader->next;
		free(reader);
	}
	atomic_store_explicit(&owned[fd], false, memory_order_release);
	int result = fake_real()->close(fd);
	pthread_cond_broadcast(&changed);
	pthread_mutex_unlock(&fake_evdev_lock);
	return result;
}

static size_t take(struct fake_reader *reader, void *buffer, size_t size)
{
	size_t taken = fake_queue_take(&reader->queue, buffer, size / sizeof(struct input_event));
	if (taken > 0) {
		if (reader->queue.readable == 0) {
			calm(reader);
		}
		pthread_cond_broadcast(&changed);
	}
	return taken;
}

ssize_t fake_reader_read(int fd, void *buffer, size_t size)
{
	if (size < sizeof(struct input_event)) {
		return fail_with(EINVAL);
	}
	for (;;) {
		size_t taken = 0;
		pthread_mutex_lock(&fake_evdev_lock);
		struct fake_reader *reader = find(fd);
		bool plugged = device_of(reader) != NULL;
		if (plugged) {
			taken = take(reader, buffer, size);
		}
		pthread_mutex_unlock(&fake_evdev_lock);

		if (!plugged) {
			return fail_with(ENODEV);
		}
		if (taken > 0) {
			return (ssize_t)(taken * sizeof(struct input_event));
		}
		/* The read of the eventfd fails with EAGAIN or blocks until the next frame. */
		uint64_t wakes;
		if (fake_real()->read(fd, &wakes, sizeof wakes) < 0) {
			return -1;
		}
	}
}

/* Programs write to a device to set its lights. */
ssize_t fake_reader_write(int fd, const void *buffer, size_t size)
{
	const struct input_event *events = buffer;
	size_t count = size / sizeof *events;
	if (count == 0) {
		return fail_with(EINVAL);
	}
	pthread_mutex_lock(&fake_evdev_lock);
	struct fake_device *device = device_of(find(fd));
	for (size_t i = 0; device && i < count; i++) {
		bool output = events[i].type == EV_LED || events[i].type == EV_SND;
		if (output && events[i].code < KEY_CNT && fake_device_has(device, events[i].type, events[i].code)) {
			fake_device_track(device, &events[i]);
		}
	}
	pthread_mutex_unlock(&fake_evdev_lock);
	return device ? (ssize_t)(count * sizeof *events) : fail_with(ENODEV);
}

int fake_reader_ioctl(int fd, unsigned long request, void *argument)
{
	int result = -ENODEV;
	pthread_mutex_lock(&fake_evdev_lock);
	struct fake_reader *reader = find(fd);
	struct fake_device *device = device_of(reader);
	if (device && request == EVIOCREVOKE) {
		reader->gone = true;
		wake(reader);
		result = 0;
	} else if (device) {
		result = fake_device_ioctl(device, request, argument);
		/* libinput sets the clock after all its other requests. */
		if (request == EVIOCSCLOCKID && !reader->ready) {
			reader->ready = true;
			pthread_cond_broadcast(&changed);
		}
	}
	pthread_mutex_unlock(&fake_evdev_lock);
	if (device && request == EVIOCGRAB && fake_mirror_is_on()) {
		result = fake_mirror_grab(reader->number, argument != NULL);
	}
	return result < 0 ? fail_with(-result) : result;
}

bool fake_reader_number(int fd, dev_t *number)
{
	pthread_mutex_lock(&fake_evdev_lock);
	const struct fake_reader *reader = find(fd);
	if (reader) {
		*number = fake_device_number(reader->number);
	}
	pthread_mutex_unlock(&fake_evdev_lock);
	return reader != NULL;
}

static struct fake_reader *next_of(struct fake_reader *reader, int number)
{
	while (reader && (reader->number != number || reader->gone)) {
		reader = reader->next;
	}
	return reader;
}

#define for_each_reader(reader, number) \
	for (struct fake_reader *reader = next_of(readers, number); reader; reader = next_of(reader->next, number))

int fake_readers_queue(int number, const struct input_event *events, size_t count)
{
	for_each_reader(reader, number) {
		if (!fake_queue_may_have_room(&reader->queue, count)) {
			return fake_evdev_fail(-EMSGSIZE, "event%d: a frame is at most %d events", number,
				FAKE_EVDEV_MAX_UNREAD);
		}
		if (!fake_queue_has_room(&reader->queue, count)) {
			return fake_evdev_fail(-EAGAIN, "event%d: a reader has %zu events still to read", number,
				reader->queue.readable);
		}
	}
	for_each_reader(reader, number) {
		for (size_t i = 0; i < count; i++) {
			fake_queue_append(&reader->queue, &events[i]);
		}
		if (reader->queue.readable > 0) {
			wake(reader);
		}
	}
	return 0;
}

void fake_readers_hang_up(int number)
{
	for_each_reader(reader, number) {
		reader->gone = true;
		wake(reader);
	}
	pthread_cond_broadcast(&changed);
}

bool fake_readers_are_ready(int number)
{
	for_each_reader(reader, number) {
		if (reader->ready) {
			return true;
		}
	}
	return false;
}

bool fake_readers_have_unread(int number)
{
	for_each_reader(reader, number) {
		if (reader->queue.readable > 0) {
			return true;
		}
	}
	return false;
}

void fake_readers_wait_for_change(void)
{
	pthread_cond_wait(&changed, &fake_evdev_lock);
}
