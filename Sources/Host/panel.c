/* SPDX-License-Identifier: MIT */
#include "panel.h"

#include <stdlib.h>
#include <time.h>

/* Times farther than this from CLOCK_MONOTONIC belong to another clock (rule 11.4). */
#define OWN_CLOCK_US 1000000
/* Long enough for a frame that is already in the kernel's queue. */
#define FRAME_WAIT_MS 1

static struct panel_finger *find_finger(const struct tactus_host_panel *panel, int32_t id)
{
	uint32_t index;

	for (index = 0; panel && index < panel->finger_count; index++) {
		if (panel->fingers[index].id == id)
			return (struct panel_finger *)&panel->fingers[index];
	}
	return NULL;
}

static void remove_finger(struct tactus_host_panel *panel, struct panel_finger *finger)
{
	*finger = panel->fingers[--panel->finger_count];
}

/* --- time ------------------------------------------------------------------------ */

uint64_t tactus_host_panel_unwrap(struct tactus_host_panel *panel, uint32_t time_ms)
{
	int64_t passed_us;
	uint64_t time_us;

	if (!panel || !panel->application)
		return 0;
	passed_us = (int64_t)(int32_t)(time_ms - panel->time_ms) * 1000;
	time_us = panel->time_us;
	if (panel->finger_count == 0)
		time_us = tactus_application_unwrap_milliseconds(panel->application, time_ms);
	else if (passed_us > 0 || (uint64_t)-passed_us < time_us)
		time_us += (uint64_t)passed_us;
	panel->time_ms = time_ms;
	panel->time_us = time_us;
	return time_us;
}

bool tactus_host_panel_has_foreign_clock(const struct tactus_host_panel *panel)
{
	struct timespec now;
	uint64_t now_us;

	if (!panel)
		return false;
	clock_gettime(CLOCK_MONOTONIC, &now);
	now_us = (uint64_t)now.tv_sec * 1000000 + (uint64_t)now.tv_nsec / 1000;
	return panel->time_us + OWN_CLOCK_US < now_us || panel->time_us > now_us + OWN_CLOCK_US;
}

/* A deadline may have been met since the last sample. */
static uint64_t latest_time(const struct tactus_host_panel *panel)
{
	uint64_t time_us = tactus_application_get_time(panel->application);

	return time_us > panel->time_us ? time_us : panel->time_us;
}

/* --- events ---------------------------------------------------------------------- */

bool tactus_host_panel_has_finger(const struct tactus_host_panel *panel, int32_t id)
{
	return find_finger(panel, id);
}

/* Called before the engine, of which a callback may destroy the panel. */
static void wait_for_frame(struct tactus_host_panel *panel, bool is_lift)
{
	panel->has_samples = true;
	if (is_lift)
		wl_event_source_timer_update(panel->timer, FRAME_WAIT_MS);
}

bool tactus_host_panel_down(struct tactus_host_panel *panel, uint64_t time_us, int32_t id, double x, double y)
{
	struct panel_finger *finger = find_finger(panel, id);

	if (!panel || !panel->source)
		return false;
	/* Some hosts do not tell of the lift of a finger that was cancelled. */
	if (finger && finger->is_over) {
		remove_finger(panel, finger);
		finger = NULL;
	}
	if (panel->finger_count == PANEL_MOST_FINGERS || finger)
		return false;
	panel->time_us = time_us;
	panel->fingers[panel->finger_count++] = (struct panel_finger){ .id = id };
	wait_for_frame(panel, false);
	tactus_touch_source_down(panel->source, time_us, id, x, y);
	return true;
}

bool tactus_host_panel_motion(struct tactus_host_panel *panel, uint64_t time_us, int32_t id, double x, double y)
{
	const struct panel_finger *finger = find_finger(panel, id);

	if (!finger)
		return false;
	panel->time_us = time_us;
	if (finger->is_over)
		return true;
	wait_for_frame(panel, false);
	tactus_touch_source_motion(panel->source, time_us, id, x, y);
	return true;
}

bool tactus_host_panel_up(struct tactus_host_panel *panel, uint64_t time_us, int32_t id)
{
	struct panel_finger *finger = find_finger(panel, id);
	bool is_over;

	if (!finger)
		return false;
	panel->time_us = time_us;
	is_over = finger->is_over;
	remove_finger(panel, finger);
	if (is_over)
		return true;
	wait_for_frame(panel, true);
	tactus_touch_source_up(panel->source, time_us, id);
	return true;
}

void tactus_host_panel_cancel(struct tactus_host_panel *panel, uint64_t time_us, int32_t id)
{
	struct panel_finger *finger = find_finger(panel, id);

	if (!finger || finger->is_over)
		return;
	panel->time_us = time_us;
	finger->is_over = true;
	wait_for_frame(panel, true);
	tactus_touch_source_cancel(panel->source, time_us, id);
}

void tactus_host_panel_frame(struct tactus_host_panel *panel)
{
	if (!panel || !panel->source)
		return;
	wl_event_source_timer_update(panel->timer, 0);
	if (!panel->has_samples)
		return;
	panel->has_samples = false;
	tactus_touch_source_frame(panel->source, panel->time_us);
}

void tactus_host_panel_cancel_all(struct tactus_host_panel *panel)
{
	uint32_t index;

	if (!panel || !panel->source)
		return;
	for (index = 0; index < panel->finger_count; index++)
		panel->fingers[index].is_over = true;
	panel->has_samples = false;
	wl_event_source_timer_update(panel->timer, 0);
	tactus_touch_source_cancel_all(panel->source, latest_time(panel));
}

/* --- life ------------------------------------------------------------------------ */

static int handle_timer(void *data)
{
	tactus_host_panel_frame(data);
	return 0;
}

struct tactus_host_panel *tactus_host_panel_create(struct tactus_application *application, struct wl_event_loop *loop)
{
	struct tactus_host_panel *panel = application && loop ? calloc(1, sizeof(*panel)) : NULL;

	if (!panel)
		return NULL;
	wl_list_init(&panel->link);
	panel->application = application;
	panel->timer = wl_event_loop_add_timer(loop, handle_timer, panel);
	if (panel->timer)
		panel->source = tactus_touch_source_create(application, NULL);
	if (panel->source)
		return panel;
	if (panel->timer)
		wl_event_source_remove(panel->timer);
	free(panel);
	return NULL;
}

void tactus_host_panel_destroy(struct tactus_host_panel *panel)
{
	if (!panel)
		return;
	tactus_host_panel_cancel_all(panel);
	wl_list_remove(&panel->link);
	if (panel->timer)
		wl_event_source_remove(panel->timer);
	tactus_touch_source_destroy(panel->source);
	free(panel);
}

void host_panels_forget(struct wl_list *panels)
{
	struct tactus_host_panel *panel, *next;

	wl_list_for_each_safe(panel, next, panels, link) {
		wl_list_remove(&panel->link);
		wl_list_init(&panel->link);
		wl_event_source_remove(panel->timer);
		panel->timer = NULL;
		panel->application = NULL;
		/* The application destroys it. */
		panel->source = NULL;
		panel->finger_count = 0;
	}
}

struct tactus_touch_source *tactus_host_panel_get_source(const struct tactus_host_panel *panel)
{
	return panel ? panel->source : NULL;
}

uint32_t tactus_host_panel_get_finger_count(const struct tactus_host_panel *panel)
{
	return panel ? panel->finger_count : 0;
}

uint64_t tactus_host_panel_get_time(const struct tactus_host_panel *panel)
{
	return panel ? panel->time_us : 0;
}
