/* SPDX-License-Identifier: MIT */
/*
 * The environment as a remote control, for programs that know nothing of the
 * fake evdev: FAKE_EVDEV_DEVICES, FAKE_EVDEV_SOCKET and FAKE_EVDEV_FORBIDDEN (see fake-evdev.h).
 */
#define _GNU_SOURCE
#include "device.h"
#include "kernel.h"
#include "message.h"
#include "reader.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

/* NUMBER=PATH or NUMBER=PATH@WIDTHxHEIGHT; changes the text. */
static int add_declared(char *declaration)
{
	char *path = strchr(declaration, '=');
	if (!path) {
		return fake_evdev_fail(-EINVAL, "expected NUMBER=PATH[@WIDTHxHEIGHT], found %s", declaration);
	}
	*path++ = '\0';
	double width_mm = 0, height_mm = 0;
	char *size = strrchr(path, '@');
	if (size && sscanf(size, "@%lfx%lf", &width_mm, &height_mm) == 2) {
		*size = '\0';
	}
	char *end;
	long number = strtol(declaration, &end, 10);
	if (end == declaration || *end != '\0' || number < 0 || number >= FAKE_EVDEV_MAX_DEVICES) {
		return fake_evdev_fail(-EINVAL, "no device can have the number %s", declaration);
	}
	return fake_evdev_add((int)number, path, width_mm, height_mm);
}

static void add_all_declared(const char *declarations)
{
	char *text = strdup(declarations);
	char *rest = text;
	for (char *declaration; text && (declaration = strsep(&rest, ";")) != NULL;) {
		if (*declaration != '\0' && add_declared(declaration) < 0) {
			fprintf(stderr, "fake-evdev: FAKE_EVDEV_DEVICES: %s\n", fake_evdev_error());
		}
	}
	free(text);
}

static int wait_while(bool (*condition)(int), bool holds, int number)
{
	pthread_mutex_lock(&fake_evdev_lock);
	while (fake_device_find(number) && condition(number) == holds) {
		fake_readers_wait_for_change();
	}
	int result = fake_device_find(number) ? 0 : -ENODEV;
	pthread_mutex_unlock(&fake_evdev_lock);
	return result;
}

static int carry_out(const struct fake_message *message, const struct input_event *events)
{
	switch (message->command) {
	case FAKE_EVDEV_WRITE:
		return fake_device_write_when_read(message->number, events, message->event_count);
	case FAKE_EVDEV_REMOVE:
		return fake_evdev_remove(message->number);
	case FAKE_EVDEV_PLUG:
		return fake_evdev_plug(message->number);
	case FAKE_EVDEV_WAIT_READY:
		return wait_while(fake_readers_are_ready, false, message->number);
	case FAKE_EVDEV_WAIT_READ:
		return wait_while(fake_readers_have_unread, true, message->number);
	default:
		return -ENOSYS;
	}
}

static bool receive(int connection, void *data, size_t size)
{
	return size == 0 || recv(connection, data, size, MSG_WAITALL) == (ssize_t)size;
}

/* Serves until the other end hangs up or sends an invalid message. */
static void *serve_connection(void *data)
{
	int connection = (int)(intptr_t)data;
	struct input_event events[FAKE_EVDEV_MAX_UNREAD];
	struct fake_message message;

	while (receive(connection, &message, sizeof message) && message.event_count <= FAKE_EVDEV_MAX_UNREAD &&
		receive(connection, events, message.event_count * sizeof events[0])) {
		if (message.command == FAKE_EVDEV_ATTACH) {
			fake_kernel_serve(connection);
			break;
		}
		int32_t result = carry_out(&message, events);
		if (send(connection, &result, sizeof result, MSG_NOSIGNAL) != sizeof result) {
			break;
		}
	}
	close(connection);
	return NULL;
}

static void start_thread(void *(*function)(void *), int descriptor)
{
	pthread_t thread;
	if (pthread_create(&thread, NULL, function, (void *)(intptr_t)descriptor) == 0) {
		pthread_detach(thread);
	}
}

static void *serve(void *listener)
{
	int listening = (int)(intptr_t)listener;
	int connection;
	while ((connection = accept4(listening, NULL, NULL, SOCK_CLOEXEC)) >= 0 || errno == ECONNABORTED) {
		if (connection >= 0) {
			start_thread(serve_connection, connection);
		}
	}
	return NULL;
}

static int listen_at(const char *path)
{
	struct sockaddr_un address = { .sun_family = AF_UNIX };
	if (strlen(path) >= sizeof address.sun_path) {
		errno = ENAMETOOLONG;
		return -1;
	}
	strcpy(address.sun_path, path);
	unlink(path);
	int listening = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
	if (listening >= 0 &&
		(bind(listening, (struct sockaddr *)&address, sizeof address) < 0 || listen(listening, 4) < 0)) {
		int reason = errno;
		close(listening);
		errno = reason;
		return -1;
	}
	return listening;
}

static void start_serving(const char *path)
{
	int listening = listen_at(path);
	if (listening < 0) {
		fprintf(stderr, "fake-evdev: FAKE_EVDEV_SOCKET: %s: %s\n", path, strerror(errno));
		return;
	}
	/* Signals must go to the program's own threads. */
	sigset_t all, before;
	sigfillset(&all);
	pthread_sigmask(SIG_SETMASK, &all, &before);
	start_thread(serve, listening);
	pthread_sigmask(SIG_SETMASK, &before, NULL);
}

__attribute__((constructor)) static void obey_environment(void)
{
	const char *devices = getenv("FAKE_EVDEV_DEVICES");
	const char *socket_path = getenv("FAKE_EVDEV_SOCKET");
	const char *kernel = getenv("FAKE_EVDEV_KERNEL");
	if (getenv("FAKE_EVDEV_FORBIDDEN")) {
		fake_readers_forbid();
	}
	if (devices) {
		add_all_declared(devices);
	}
	if (socket_path) {
		start_serving(socket_path);
	}
	if (kernel) {
		fake_mirror_start(kernel);
	}
	unsetenv("FAKE_EVDEV_KERNEL");
	unsetenv("FAKE_EVDEV_DEVICES");
	unsetenv("FAKE_EVDEV_SOCKET");
	unsetenv("FAKE_EVDEV_FORBIDDEN");
}
