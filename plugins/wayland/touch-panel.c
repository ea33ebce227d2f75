/* SPDX-License-Identifier: MIT */
#include "touch-panel.h"

#include <tactus.h>
#include <time.h>

/* Times farther than this from CLOCK_MONOTONIC belong to another clock (rule 11.4). */
#define OWN_CLOCK_US 1000000
/* Long enough for a frame that is already in the kernel's queue. */
#define FRAME_WAIT_MS 1

static struct touch_panel_finger *find_finger(const struct touch_panel *panel, int32_t id)
{
	size_t index;

	for (index = 0; index < panel->finger_count; index++) {
		if (panel->fingers[index].id == id)
			return (struct touch_panel_finger *)&panel->fingers[index];
	}
	return NULL;
}

static void remove_finger(struct touch_panel *panel, struct touch_panel_finger *finger)
{
	*finger = panel->fingers[--panel->finger_count];
}

/* --- time ------------------------------------------------------------------------ */

uint64_t touch_panel_unwrap(struct touch_panel *panel, uint32_t time_ms)
{
	int64_t passed_us = (int64_t)(int32_t)(time_ms - panel->time_ms) * 1000;
	uint64_t time_us = panel->time_us;

	if (panel->finger_count == 0)
		time_us = tactus_application_unwrap_milliseconds(panel->application, time_ms);
	else if (passed_us > 0 || (uint64_t)-passed_us < time_us)
		time_us += (uint64_t)passed_us;
	panel->time_ms = time_ms;
	panel->time_us = time_us;
	return time_us;
}

bool touch_panel_has_foreign_clock(const struct touch_panel *panel)
{
	struct timespec now;
	uint64_t now_us;

	clock_gettime(CLOCK_MONOTONIC, &now);
	now_us = (uint64_t)now.tv_sec * 1000000 + (uint64_t)now.tv_nsec / 1000;
	return panel->time_us + OWN_CLOCK_US < now_us || panel->time_us > now_us + OWN_CLOCK_US;
}

/* A deadline may have been met since the last sample. */
static uint64_t latest_time(const struct touch_panel *panel)
{
	uint64_t time_us = tactus_application_get_time(panel->application);

	return time_us > panel->time_us ? time_us : panel->time_us;
}

/* --- events ---------------------------------------------------------------------- */

bool touch_panel_has_finger(const struct touch_panel *panel, int32_t id)
{
	return find_finger(panel, id);
}

static void wait_for_frame(struct touch_panel *panel, bool is_lift)
{
	panel->has_samples = true;
	if (is_lift)
		wl_event_source_timer_update(panel->timer, FRAME_WAIT_MS);
}

void touch_panel_down(struct touch_panel *panel, uint64_t time_us, int32_t id, double x, double y)
{
	struct touch_panel_finger *finger = find_finger(panel, id);

	/* Some hosts do not tell of the lift of a finger that was cancelled. */
	if (finger && finger->is_over) {
		remove_finger(panel, finger);
		finger = NULL;
	}
	if (panel->finger_count == TOUCH_PANEL_MOST_FINGERS || finger)
		return;
	panel->time_us = time_us;
	panel->fingers[panel->finger_count++] = (struct touch_panel_finger){ .id = id };
	tactus_touch_source_down(panel->source, time_us, id, x, y);
	wait_for_frame(panel, false);
}

bool touch_panel_motion(struct touch_panel *panel, uint64_t time_us, int32_t id, double x, double y)
{
	const struct touch_panel_finger *finger = find_finger(panel, id);

	if (!finger)
		return false;
	panel->time_us = time_us;
	if (finger->is_over)
		return true;
	tactus_touch_source_motion(panel->source, time_us, id, x, y);
	wait_for_frame(panel, false);
	return true;
}

bool touch_panel_up(struct touch_panel *panel, uint64_t time_us, int32_t id)
{
	struct touch_panel_finger *finger = find_finger(panel, id);
	bool is_over;

	if (!finger)
		return false;
	panel->time_us = time_us;
	is_over = finger->is_over;
	remove_finger(panel, finger);
	if (is_over)
		return true;
	tactus_touch_source_up(panel->source, time_us, id);
	wait_for_frame(panel, true);
	return true;
}

void touch_panel_cancel(struct touch_panel *panel, uint64_t time_us, int32_t id)
{
	struct touch_panel_finger *finger = find_finger(panel, id);

	if (!finger || finger->is_over)
		return;
	panel->time_us = time_us;
	finger->is_over = true;
	tactus_touch_source_cancel(panel->source, time_us, id);
	wait_for_frame(panel, true);
}

void touch_panel_frame(struct touch_panel *panel)
{
	wl_event_source_timer_update(panel->timer, 0);
	if (!panel->has_samples)
		return;
	panel->has_samples = false;
	tactus_touch_source_frame(panel->source, panel->time_us);
}

void touch_panel_cancel_all(struct touch_panel *panel)
{
	size_t index;

	for (index = 0; index < panel->finger_count; index++)
		panel->fingers[index].is_over = true;
	panel->has_samples = false;
	wl_event_source_timer_update(panel->timer, 0);
	tactus_touch_source_cancel_all(panel->source, latest_time(panel));
}

/* --- life ------------------------------------------------------------------------ */

static int handle_timer(void *data)
{
	touch_panel_frame(data);
	return 0;
}

bool touch_panel_init(struct touch_panel *panel, struct tactus_application *application, struct wl_event_loop *loop)
{
	*panel = (struct touch_panel){ .application = application };
	wl_list_init(&panel->link);
	panel->timer = wl_event_loop_add_timer(loop, handle_timer, panel);
	if (!panel->timer)
		return false;
	panel->source = tactus_touch_source_create(application, NULL);
	if (!panel->source)
		wl_event_source_remove(panel->timer);
	return panel->source;
}

void touch_panel_finish(struct touch_panel *panel)
{
	touch_panel_cancel_all(panel);
	wl_list_remove(&panel->link);
	wl_event_source_remove(panel->timer);
	tactus_touch_source_destroy(panel->source);
}
