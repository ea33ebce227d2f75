/* SPDX-License-Identifier: MIT */
/* Mirrors the devices of another process, whose socket FAKE_EVDEV_KERNEL names. */
#define _GNU_SOURCE
#include "kernel.h"
#include "device.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int connection = -1;
static pthread_mutex_t asking = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t waiting = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t answered = PTHREAD_COND_INITIALIZER;
static bool has_answer, is_over;
static int the_answer;

bool fake_mirror_is_on(void)
{
	return connection >= 0;
}

static void take_answer(int result, bool over)
{
	pthread_mutex_lock(&waiting);
	has_answer = true;
	is_over |= over;
	the_answer = result;
	pthread_cond_broadcast(&answered);
	pthread_mutex_unlock(&waiting);
}

static int wait_for_answer(void)
{
	pthread_mutex_lock(&waiting);
	while (!has_answer && !is_over) {
		pthread_cond_wait(&answered, &waiting);
	}
	has_answer = false;
	int result = is_over ? -ENODEV : the_answer;
	pthread_mutex_unlock(&waiting);
	return result;
}

static void follow(const struct fake_message *message, char *payload)
{
	switch (message->command) {
	case FAKE_EVDEV_ADD:
		fake_evdev_add_text(message->number, payload, 0, 0);
		break;
	case FAKE_EVDEV_PLUG:
		fake_evdev_plug(message->number);
		break;
	case FAKE_EVDEV_REMOVE:
		fake_evdev_remove(message->number);
		break;
	case FAKE_EVDEV_WRITE:
		fake_device_write_when_read(
			message->number, (const struct input_event *)(const void *)payload, message->event_count);
		break;
	case FAKE_EVDEV_RESULT:
		take_answer(message->number, false);
		break;
	}
}

static void *listen_to_kernel(void *data)
{
	(void)data;
	char *payload = malloc(FAKE_TEXT_MAX + 1);
	struct fake_message message;
	while (payload && fake_receive(connection, &message, sizeof message)) {
		size_t unit = message.command == FAKE_EVDEV_WRITE ? sizeof(struct input_event) : 1;
		size_t size = unit * message.event_count;
		if (size > FAKE_TEXT_MAX || !fake_receive(connection, payload, size)) {
			break;
		}
		payload[size] = '\0';
		follow(&message, payload);
	}
	free(payload);
	for (int number = 0; number < FAKE_EVDEV_MAX_DEVICES; number++) {
		fake_evdev_remove(number);
	}
	take_answer(-ENODEV, true);
	return NULL;
}

void fake_mirror_start(const char *path)
{
	connection = fake_evdev_connect(path);
	if (connection < 0 || !fake_send(connection, FAKE_EVDEV_ATTACH, 0, NULL, 0, 0)) {
		fprintf(stderr, "fake-evdev: FAKE_EVDEV_KERNEL: %s: nobody there\n", path);
		connection = -1;
		return;
	}
	sigset_t all, before;
	sigfillset(&all);
	pthread_sigmask(SIG_SETMASK, &all, &before);
	pthread_t thread;
	if (pthread_create(&thread, NULL, listen_to_kernel, NULL) == 0) {
		pthread_detach(thread);
		wait_for_answer();
	}
	pthread_sigmask(SIG_SETMASK, &before, NULL);
}

static int ask(enum fake_evdev_command command, int number, const void *payload, size_t count)
{
	pthread_mutex_lock(&asking);
	int result = fake_send(connection, command, number, payload, 1, count) ? wait_for_answer() : -ENODEV;
	pthread_mutex_unlock(&asking);
	return result;
}

int fake_mirror_grab(int number, bool grab)
{
	return ask(grab ? FAKE_EVDEV_GRAB : FAKE_EVDEV_RELEASE, number, NULL, 0);
}

int fake_mirror_add(const struct fake_device *device)
{
	char text[FAKE_TEXT_MAX];
	return ask(FAKE_EVDEV_ADD, 0, text, fake_device_print(device, text, sizeof text));
}

int fake_mirror_write(int number, const struct input_event *events, size_t count)
{
	pthread_mutex_lock(&asking);
	bool sent = fake_send(connection, FAKE_EVDEV_WRITE, number, events, sizeof *events, count);
	pthread_mutex_unlock(&asking);
	return sent ? 0 : -ENODEV;
}

void fake_mirror_remove(int number)
{
	pthread_mutex_lock(&asking);
	fake_send(connection, FAKE_EVDEV_REMOVE, number, NULL, 0, 0);
	pthread_mutex_unlock(&asking);
}
