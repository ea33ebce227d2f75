/* SPDX-License-Identifier: MIT */
/*
 * Fingers for a compositor whose source knows nothing of the test: linked with --wrap for two functions, it adds a
 * touchscreen when the backend has started, and plays lines from the FIFO TINYWL_FINGERS on it: down ID X Y,
 * motion ID X Y, up ID, cancel ID, frame, wait MS, now. Places are px of 1280 × 720.
 */
#define _POSIX_C_SOURCE 200809L
#include "version-devices.h"

#include <fcntl.h>
#include <stdio.h>
#include <time.h>

bool __real_wlr_backend_start(struct wlr_backend *backend);
bool __wrap_wlr_backend_start(struct wlr_backend *backend);
struct wl_display *__real_wl_display_create(void);
struct wl_display *__wrap_wl_display_create(void);

static struct wl_display *display;
#define FROM_FINGER(id) version_event_of(device, touch), .time_msec = time_ms, .touch_id = (id)

static struct wlr_input_device *device;
static uint32_t time_ms;

/* What was played may be ahead of the clock. */
static void follow_clock(void)
{
	struct timespec now;
	uint32_t now_ms;

	clock_gettime(CLOCK_MONOTONIC, &now);
	now_ms = (uint32_t)((uint64_t)now.tv_sec * 1000 + (uint64_t)now.tv_nsec / 1000000);
	if ((int32_t)(now_ms - time_ms) > 0)
		time_ms = now_ms;
}

static void play(const char *line)
{
	struct wlr_touch *touch = version_touch_of(device);
	char word[16] = "";
	double x = 0, y = 0;
	int id = 0;

	sscanf(line, "%15s %d %lf %lf", word, &id, &x, &y);
	x /= 1280;
	y /= 720;
	if (strcmp(word, "down") == 0)
		wl_signal_emit(&touch->events.down,
			&(struct wlr_touch_down_event){ FROM_FINGER(id), .x = x, .y = y });
	else if (strcmp(word, "motion") == 0)
		wl_signal_emit(&touch->events.motion,
			&(struct wlr_touch_motion_event){ FROM_FINGER(id), .x = x, .y = y });
	else if (strcmp(word, "up") == 0)
		wl_signal_emit(&touch->events.up,
			&(struct wlr_touch_up_event){ FROM_FINGER(id) });
	else if (strcmp(word, "cancel") == 0)
		wl_signal_emit(&touch->events.cancel,
			&(struct wlr_touch_cancel_event){ FROM_FINGER(id) });
	else if (strcmp(word, "frame") == 0)
		wl_signal_emit(&touch->events.frame, NULL);
	else if (strcmp(word, "wait") == 0)
		time_ms += (uint32_t)id;
	else if (strcmp(word, "now") == 0)
		follow_clock();
}

static int handle_readable(int fd, uint32_t mask, void *data)
{
	char line[256];

	while (fgets(line, sizeof(line), data))
		play(line);
	return 0;
}

struct wl_display *__wrap_wl_display_create(void)
{
	display = __real_wl_display_create();
	return display;
}

bool __wrap_wlr_backend_start(struct wlr_backend *backend)
{
	const char *path = getenv("TINYWL_FINGERS");
	int fd = path ? open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC) : -1;

	if (fd < 0) {
		fprintf(stderr, "fingers: TINYWL_FINGERS names no FIFO\n");
		return false;
	}
	if (!__real_wlr_backend_start(backend))
		return false;
	device = version_add_device(backend, WLR_INPUT_DEVICE_TOUCH);
	wl_event_loop_add_fd(
		wl_display_get_event_loop(display), fd, WL_EVENT_READABLE, handle_readable, fdopen(fd, "r"));
	return true;
}
