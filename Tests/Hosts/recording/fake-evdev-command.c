/* SPDX-License-Identifier: MIT */
/*
 * Unplugs a device from a program that the fake evdev was preloaded into, or plugs it in again:
 * fake-evdev-command SOCKET unplug|plug NUMBER
 */
#include "../fake-evdev/fake-evdev.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int usage(void)
{
	fprintf(stderr, "usage: fake-evdev-command SOCKET unplug|plug NUMBER\n");
	return 2;
}

int main(int argument_count, char **arguments)
{
	if (argument_count != 4) {
		return usage();
	}
	bool unplug = strcmp(arguments[2], "unplug") == 0;
	char *end;
	long number = strtol(arguments[3], &end, 10);
	if ((!unplug && strcmp(arguments[2], "plug") != 0) || end == arguments[3] || *end != '\0' || number < 0 ||
		number >= FAKE_EVDEV_MAX_DEVICES) {
		return usage();
	}
	int connection = fake_evdev_connect(arguments[1]);
	int result = connection;
	if (connection >= 0) {
		result = fake_evdev_command(connection, unplug ? FAKE_EVDEV_REMOVE : FAKE_EVDEV_PLUG, (int)number,
			NULL, 0);
		close(connection);
	}
	if (result < 0) {
		fprintf(stderr, "fake-evdev-command: %s\n", strerror(-result));
	}
	return result < 0;
}
