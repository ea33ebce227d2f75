/* SPDX-License-Identifier: MIT */
/*
 * A logind with one seat and one session, whose lock screen follows lines on standard input: lock, unlock.
 *
 *   fake-logind       on the system bus; prints "ready"
 */
#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>
#include <systemd/sd-bus.h>
#include <poll.h>

#define SEAT "/org/freedesktop/login1/seat/seat0"
#define SESSION "/org/freedesktop/login1/session/_31"

static int is_locked;

static int get_session(sd_bus *bus, const char *path, const char *interface, const char *property,
	sd_bus_message *reply, void *data, sd_bus_error *error)
{
	(void)bus, (void)path, (void)interface, (void)property, (void)data, (void)error;
	return sd_bus_message_append(reply, "(so)", "1", SESSION);
}

static const sd_bus_vtable seat[] = {
	SD_BUS_VTABLE_START(0),
	SD_BUS_PROPERTY("ActiveSession", "(so)", get_session, 0, 0),
	SD_BUS_VTABLE_END,
};
static const sd_bus_vtable session[] = {
	SD_BUS_VTABLE_START(0),
	SD_BUS_PROPERTY("LockedHint", "b", NULL, 0, SD_BUS_VTABLE_PROPERTY_EMITS_CHANGE),
	SD_BUS_VTABLE_END,
};

static int set_locked(sd_bus *bus, int locked)
{
	is_locked = locked;
	return sd_bus_emit_properties_changed(
		bus, SESSION, "org.freedesktop.login1.Session", "LockedHint", (char *)NULL);
}

int main(void)
{
	sd_bus *bus = NULL;
	char line[32];

	if (sd_bus_open_system(&bus) < 0 ||
		sd_bus_add_object_vtable(bus, NULL, SEAT, "org.freedesktop.login1.Seat", seat, NULL) < 0 ||
		sd_bus_add_object_vtable(
			bus, NULL, SESSION, "org.freedesktop.login1.Session", session, &is_locked) < 0 ||
		sd_bus_request_name(bus, "org.freedesktop.login1", 0) < 0) {
		fprintf(stderr, "fake-logind: no system bus\n");
		return 1;
	}
	setlinebuf(stdout);
	puts("ready");
	for (;;) {
		struct pollfd descriptors[] = { { sd_bus_get_fd(bus), POLLIN, 0 }, { 0, POLLIN, 0 } };

		while (sd_bus_process(bus, NULL) > 0)
			;
		if (poll(descriptors, 2, -1) < 0)
			return 1;
		if (!descriptors[1].revents)
			continue;
		if (!fgets(line, sizeof(line), stdin))
			return 0;
		set_locked(bus, strcmp(line, "lock\n") == 0);
		puts(line);
	}
}
