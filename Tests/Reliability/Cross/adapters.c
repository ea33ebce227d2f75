/* SPDX-License-Identifier: MIT */
/* Loads both adapters with what they need of the other system, and takes a touch from a source to a client's list. */
#include <stdio.h>
#include <tactus-libinput.h>
#include <tactus-wayland.h>
#include <wayland-server-core.h>

static int failures;

static void check(const char *what, bool holds)
{
	printf("%s %s\n", holds ? "ok" : "FAIL", what);
	failures += !holds;
}

int main(void)
{
	struct tactus_application *application = tactus_application_create();
	struct wl_display *display = wl_display_create();
	struct tactus_libinput *input = tactus_libinput_create(application);
	struct tactus_wayland *wayland = tactus_wayland_create(application, display);
	struct tactus_wayland_seat *seat = tactus_wayland_seat_create(wayland, 0);

	check("an adapter for libinput", input != NULL);
	check("it takes a rectangle",
		tactus_libinput_set_default_rectangle(input, 0, 0, 1080, 2400) == TACTUS_STATUS_OK);
	check("an adapter for Wayland", wayland != NULL);
	check("a seat", seat != NULL);
	tactus_wayland_seat_destroy(seat);
	tactus_wayland_destroy(wayland);
	tactus_libinput_destroy(input);
	wl_display_destroy(display);
	tactus_application_destroy(application);
	return failures != 0;
}
