/* SPDX-License-Identifier: MIT */
/*
 * The engine's time: that of the events, which go on while nothing happens. With libinput it is CLOCK_MONOTONIC;
 * a nested Weston has its parent's milliseconds, a test whatever it likes. So the distance between the two is
 * measured at each event, and deadlines are waited for on CLOCK_MONOTONIC.
 */
#ifndef TACTUS_WESTON_CLOCK_H
#define TACTUS_WESTON_CLOCK_H

#include <stdbool.h>
#include <stdint.h>

struct plugin;

struct gesture_clock {
	int fd; /* a timerfd */
	struct wl_event_source *source;
	int64_t ahead_us; /* the events' time less CLOCK_MONOTONIC's */
	int64_t due_us;   /* what the timer stands at, on CLOCK_MONOTONIC; INT64_MAX: nothing */
};

bool clock_init(struct plugin *plugin);
void clock_finish(struct plugin *plugin);

/* An event of this time has just come. */
void clock_note(struct plugin *plugin, uint64_t time_us);
/* Returns the events' time less CLOCK_MONOTONIC's, 0 if they are the same clock. */
int64_t clock_difference(const struct plugin *plugin);

#endif
