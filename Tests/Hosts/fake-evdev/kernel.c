/* SPDX-License-Identifier: MIT */
/* The process that owns the devices and serves others as a kernel would. */
#define _GNU_SOURCE
#include "kernel.h"
#include "device.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#define MAX_MIRRORS 4

struct mirror {
	int connection; /* 0: free */
	bool made[FAKE_EVDEV_MAX_DEVICES];
	bool grabbed[FAKE_EVDEV_MAX_DEVICES];
};

static struct mirror mirrors[MAX_MIRRORS]; /* guarded by fake_evdev_lock */
/* Keeps messages to mirrors in order. Not held together with fake_evdev_lock while sending. */
static pthread_mutex_t sending = PTHREAD_MUTEX_INITIALIZER;

bool fake_send(int connection, enum fake_evdev_command command, int number, const void *payload, size_t unit,
	size_t count)
{
	struct fake_message message = { .command = command, .number = number, .event_count = (uint32_t)count };
	struct iovec parts[] = {
		{ &message, sizeof message },
		{ (void *)(uintptr_t)payload, unit * count },
	};
	struct msghdr all = { .msg_iov = parts, .msg_iovlen = 2 };
	size_t rest = sizeof message + unit * count;

	while (rest > 0) {
		ssize_t sent = sendmsg(connection, &all, MSG_NOSIGNAL);
		if (sent < 0 && errno == EINTR) {
			continue;
		}
		if (sent < 0) {
			return false;
		}
		rest -= (size_t)sent;
		for (size_t i = 0; i < 2; i++) {
			size_t skipped = (size_t)sent < parts[i].iov_len ? (size_t)sent : parts[i].iov_len;
			parts[i].iov_base = (char *)parts[i].iov_base + skipped;
			parts[i].iov_len -= skipped;
			sent -= (ssize_t)skipped;
		}
	}
	return true;
}

bool fake_receive(int connection, void *data, size_t size)
{
	char *room = data;
	while (size > 0) {
		ssize_t got = recv(connection, room, size, 0);
		if (got < 0 && errno == EINTR) {
			continue;
		}
		if (got <= 0) {
			return false;
		}
		room += got;
		size -= (size_t)got;
	}
	return true;
}

bool fake_kernel_is_grabbed(int number)
{
	for (size_t i = 0; i < MAX_MIRRORS; i++) {
		if (mirrors[i].connection && mirrors[i].grabbed[number]) {
			return true;
		}
	}
	return false;
}

void fake_kernel_release(int number)
{
	for (size_t i = 0; i < MAX_MIRRORS; i++) {
		mirrors[i].grabbed[number] = false;
	}
}

static size_t describe(int number, char *text)
{
	pthread_mutex_lock(&fake_evdev_lock);
	const struct fake_device *device = fake_device_find(number);
	size_t length = device ? fake_device_print(device, text, FAKE_TEXT_MAX) : 0;
	pthread_mutex_unlock(&fake_evdev_lock);
	return length;
}

/* Returns the connections that should get a message about a device. */
static size_t listeners(int number, bool of_events, int *connections)
{
	size_t count = 0;
	pthread_mutex_lock(&fake_evdev_lock);
	bool grabbed = fake_kernel_is_grabbed(number);
	for (size_t i = 0; i < MAX_MIRRORS; i++) {
		const struct mirror *mirror = &mirrors[i];
		bool hears = !of_events || (!mirror->made[number] && (!grabbed || mirror->grabbed[number]));
		if (mirror->connection && hears) {
			connections[count++] = mirror->connection;
		}
	}
	pthread_mutex_unlock(&fake_evdev_lock);
	return count;
}

void fake_kernel_tell(enum fake_evdev_command command, int number)
{
	char text[FAKE_TEXT_MAX];
	int connections[MAX_MIRRORS];
	pthread_mutex_lock(&sending);
	size_t length = command == FAKE_EVDEV_ADD ? describe(number, text) : 0;
	size_t count = listeners(number, false, connections);
	for (size_t i = 0; i < count; i++) {
		fake_send(connections[i], command, number, text, 1, length);
	}
	pthread_mutex_unlock(&sending);
}

void fake_kernel_forward(int number, const struct input_event *events, size_t count)
{
	int connections[MAX_MIRRORS];
	pthread_mutex_lock(&sending);
	size_t mirror_count = listeners(number, true, connections);
	for (size_t i = 0; i < mirror_count; i++) {
		fake_send(connections[i], FAKE_EVDEV_WRITE, number, events, sizeof *events, count);
	}
	pthread_mutex_unlock(&sending);
}

static void answer(struct mirror *mirror, int result)
{
	pthread_mutex_lock(&sending);
	fake_send(mirror->connection, FAKE_EVDEV_RESULT, result, NULL, 0, 0);
	pthread_mutex_unlock(&sending);
}

static int grab(struct mirror *mirror, int number, bool on)
{
	int result = 0;
	pthread_mutex_lock(&fake_evdev_lock);
	if (!fake_device_find(number)) {
		result = -ENODEV;
	} else if (on && fake_kernel_is_grabbed(number)) {
		result = -EBUSY;
	} else {
		mirror->grabbed[number] = on;
	}
	pthread_mutex_unlock(&fake_evdev_lock);
	return result;
}

/* Numbers of made devices begin where those of tests end. */
static int add(struct mirror *mirror, const char *text)
{
	for (int number = FAKE_EVDEV_MAX_DEVICES / 2; number < FAKE_EVDEV_MAX_DEVICES; number++) {
		pthread_mutex_lock(&fake_evdev_lock);
		bool is_free = !fake_device_find(number);
		mirror->made[number] |= is_free;
		pthread_mutex_unlock(&fake_evdev_lock);
		if (is_free) {
			int result = fake_evdev_add_text(number, text, 0, 0);
			mirror->made[number] = result == 0;
			return result < 0 ? result : number;
		}
	}
	return -ENOSPC;
}

static bool is_made(const struct mirror *mirror, int number)
{
	return number >= 0 && number < FAKE_EVDEV_MAX_DEVICES && mirror->made[number];
}

static void carry_out(struct mirror *mirror, const struct fake_message *message, const char *payload)
{
	int number = message->number;
	switch (message->command) {
	case FAKE_EVDEV_GRAB:
		answer(mirror, grab(mirror, number, true));
		break;
	case FAKE_EVDEV_RELEASE:
		answer(mirror, grab(mirror, number, false));
		break;
	case FAKE_EVDEV_ADD:
		answer(mirror, add(mirror, payload));
		break;
	case FAKE_EVDEV_WRITE:
		if (is_made(mirror, number)) {
			fake_device_write_when_read(
				number, (const struct input_event *)(const void *)payload, message->event_count);
		}
		break;
	case FAKE_EVDEV_REMOVE:
		if (is_made(mirror, number)) {
			mirror->made[number] = false;
			fake_evdev_remove(number);
		}
		break;
	}
}

static struct mirror *attach(int connection)
{
	struct mirror *mirror = NULL;
	pthread_mutex_lock(&fake_evdev_lock);
	for (size_t i = 0; i < MAX_MIRRORS && !mirror; i++) {
		if (!mirrors[i].connection) {
			mirror = &mirrors[i];
			memset(mirror, 0, sizeof *mirror);
			mirror->connection = connection;
		}
	}
	pthread_mutex_unlock(&fake_evdev_lock);
	return mirror;
}

/* Handles the end of a process: its grabs and devices are removed. */
static void detach(struct mirror *mirror)
{
	pthread_mutex_lock(&fake_evdev_lock);
	mirror->connection = 0;
	memset(mirror->grabbed, 0, sizeof mirror->grabbed);
	pthread_mutex_unlock(&fake_evdev_lock);
	for (int number = 0; number < FAKE_EVDEV_MAX_DEVICES; number++) {
		if (mirror->made[number]) {
			fake_evdev_remove(number);
		}
	}
}

static size_t unit_of(const struct fake_message *message)
{
	return message->command == FAKE_EVDEV_WRITE ? sizeof(struct input_event) : 1;
}

/* Writes the contacts that are down as events. */
static size_t touches(int number, struct input_event *events)
{
	static const uint16_t codes[] = { ABS_MT_SLOT, ABS_MT_TRACKING_ID, ABS_MT_POSITION_X, ABS_MT_POSITION_Y };
	size_t count = 0;
	pthread_mutex_lock(&fake_evdev_lock);
	const struct fake_device *device = fake_device_find(number);
	int slots = device && fake_device_has(device, EV_ABS, ABS_MT_SLOT) ? device->axes[ABS_MT_SLOT].maximum + 1 : 0;
	for (int slot = 0; slot < slots; slot++) {
		for (size_t i = 0; i < 4 && device->slots[ABS_MT_TRACKING_ID][slot] >= 0; i++) {
			int value = i == 0 ? slot : device->slots[codes[i]][slot];
			events[count++] = (struct input_event){ .type = EV_ABS, .code = codes[i], .value = value };
		}
	}
	pthread_mutex_unlock(&fake_evdev_lock);
	if (count > 0) {
		events[count++] = (struct input_event){ .type = EV_SYN };
	}
	return count;
}

static void introduce(struct mirror *mirror, int number)
{
	char text[FAKE_TEXT_MAX];
	struct input_event events[FAKE_MAX_SLOTS * 4 + 1];
	size_t length = describe(number, text);
	size_t count = length > 0 ? touches(number, events) : 0;
	pthread_mutex_lock(&sending);
	if (length > 0) {
		fake_send(mirror->connection, FAKE_EVDEV_ADD, number, text, 1, length);
	}
	if (count > 0) {
		fake_send(mirror->connection, FAKE_EVDEV_WRITE, number, events, sizeof events[0], count);
	}
	pthread_mutex_unlock(&sending);
}

void fake_kernel_serve(int connection)
{
	char *payload = malloc(FAKE_TEXT_MAX + 1);
	struct mirror *mirror = payload ? attach(connection) : NULL;
	struct fake_message message;

	for (int number = 0; mirror && number < FAKE_EVDEV_MAX_DEVICES; number++) {
		introduce(mirror, number);
	}
	if (mirror) {
		answer(mirror, 0);
	}
	while (mirror && fake_receive(connection, &message, sizeof message)) {
		size_t size = unit_of(&message) * message.event_count;
		if (size > FAKE_TEXT_MAX || !fake_receive(connection, payload, size)) {
			break;
		}
		payload[size] = '\0';
		carry_out(mirror, &message, payload);
	}
	if (mirror) {
		detach(mirror);
	}
	free(payload);
}
