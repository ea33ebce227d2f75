/* SPDX-License-Identifier: MIT */
#include "clock.h"

#include "plugin.h"
#include "seat-touch.h"
#include "surface-view.h"

#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

/* Times farther than this from CLOCK_MONOTONIC belong to another clock. */
#define OTHER_CLOCK_US 1000000

static int64_t monotonic_us(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return (int64_t)now.tv_sec * 1000000 + now.tv_nsec / 1000;
}

void clock_note(struct plugin *plugin, uint64_t time_us)
{
	plugin->clock.ahead_us = (int64_t)time_us - monotonic_us();
}

int64_t clock_difference(const struct plugin *plugin)
{
	int64_t ahead_us = plugin->clock.ahead_us;

	/* Less is only how late the last event came. */
	return ahead_us > OTHER_CLOCK_US || ahead_us < -OTHER_CLOCK_US ? ahead_us : 0;
}

static void arm(struct gesture_clock *clock, int64_t due_us)
{
	struct itimerspec timer = { 0 };

	if (due_us != INT64_MAX) {
		/* A time of zero would mean never. */
		if (due_us < 1)
			due_us = 1;
		timer.it_value.tv_sec = due_us / 1000000;
		timer.it_value.tv_nsec = due_us % 1000000 * 1000;
	}
	timerfd_settime(clock->fd, TFD_TIMER_ABSTIME, &timer, NULL);
	clock->due_us = due_us;
}

/* Each event moves the two times against each other a little; a millisecond is not worth a system call. */
static bool is_armed_for(const struct gesture_clock *clock, int64_t due_us)
{
	if (due_us == INT64_MAX || clock->due_us == INT64_MAX)
		return due_us == clock->due_us;
	return due_us - clock->due_us <= 1000 && clock->due_us - due_us <= 1000;
}

/* The next deadline on CLOCK_MONOTONIC; INT64_MAX: none. */
static int64_t next_due_us(const struct plugin *plugin)
{
	uint64_t deadline_us;

	if (tactus_application_get_next_deadline(plugin->application, &deadline_us) != TACTUS_STATUS_OK)
		return INT64_MAX;
	return (int64_t)deadline_us - plugin->clock.ahead_us;
}

/* Fires what is due, and waits for what is next. */
static void keep_time(struct plugin *plugin)
{
	int64_t due_us = next_due_us(plugin), now_us;

	if (due_us != INT64_MAX && due_us <= (now_us = monotonic_us())) {
		tactus_application_advance(plugin->application, (uint64_t)(now_us + plugin->clock.ahead_us));
		due_us = next_due_us(plugin);
	}
	if (!is_armed_for(&plugin->clock, due_us))
		arm(&plugin->clock, due_us);
}

/*
 * Called with a mask when the timer has fired, and without one after every round of the event loop, when all input
 * and all requests of the round are through. Only then it is certain that a finger did not move in time, or that
 * nobody has taken it.
 */
static int handle_round(int fd, uint32_t mask, void *data)
{
	struct plugin *plugin = data;
	uint64_t count;

	if (mask) {
		if (read(fd, &count, sizeof(count)) < 0)
			return 0; /* it was set anew meanwhile */
		plugin->clock.due_us = INT64_MAX;
		return 0;
	}
	seat_touches_settle(plugin);
	surface_views_settle(plugin);
	keep_time(plugin);
	return 0;
}

bool clock_init(struct plugin *plugin)
{
	struct gesture_clock *clock = &plugin->clock;

	clock->due_us = INT64_MAX;
	clock->fd = timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC | TFD_NONBLOCK);
	if (clock->fd < 0)
		return false;
	clock->source = wl_event_loop_add_fd(wl_display_get_event_loop(plugin->compositor->wl_display), clock->fd,
		WL_EVENT_READABLE, handle_round, plugin);
	if (!clock->source)
		return false;
	wl_event_source_check(clock->source);
	return true;
}

void clock_finish(struct plugin *plugin)
{
	if (plugin->clock.source)
		wl_event_source_remove(plugin->clock.source);
	if (plugin->clock.fd >= 0)
		close(plugin->clock.fd);
	plugin->clock.source = NULL;
	plugin->clock.fd = -1;
}
