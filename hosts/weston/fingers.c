/* SPDX-License-Identifier: MIT */
#include "fingers.h"

#include "panel.h"
#include "plugin.h"
#include "seat-touch.h"

static uint64_t note_time(struct seat_touch *seat, const struct timespec *time)
{
	seat->last_time_us = (uint64_t)time->tv_sec * 1000000 + (uint64_t)time->tv_nsec / 1000;
	clock_note(seat->plugin, seat->last_time_us);
	return seat->last_time_us;
}

static struct finger *find_finger(struct seat_touch *seat, int32_t id)
{
	size_t index;

	for (index = 0; index < seat->finger_count; index++) {
		if (seat->fingers[index].id == id)
			return &seat->fingers[index];
	}
	return NULL;
}

static void remove_finger(struct seat_touch *seat, struct finger *finger)
{
	*finger = seat->fingers[--seat->finger_count];
}

/*
 * libinput takes back palms without an event that Weston handles. Weston notices when the slot is reused; its count of
 * fingers is then too high by one, and it would never find a view for a first finger again.
 */
static void lose_finger(struct seat_touch *seat, struct finger *finger, uint64_t time_us)
{
	struct weston_compositor *compositor = seat->plugin->compositor;

	tactus_touch_source_cancel(finger->panel->source, time_us, finger->id);
	tactus_touch_source_frame(finger->panel->source, time_us);
	remove_finger(seat, finger);
	if (seat->touch->num_tp > 1)
		seat->touch->num_tp--;
	if (compositor->idle_inhibit > 1)
		compositor->idle_inhibit--;
}

/*
 * Keeps Weston from sending events to clients: it sends to the list of the focused client's objects. All events for
 * clients come from the engine.
 */
static void silence_weston(struct weston_touch *touch)
{
	wl_list_insert_list(&touch->resource_list, &touch->focus_resource_list);
	wl_list_init(&touch->focus_resource_list);
}

static void keep_focus(struct seat_touch *seat)
{
	if (!seat->touch->focus && seat->plugin->stand_in.resource)
		weston_touch_set_focus(seat->touch, seat->plugin->stand_in.view);
}

void fingers_down(struct seat_touch *seat, const struct timespec *time, int32_t id, double x, double y)
{
	uint64_t time_us = note_time(seat, time);
	struct finger *finger = find_finger(seat, id);
	struct panel *panel = panel_at(seat, x, y);

	silence_weston(seat->touch);
	keep_focus(seat);
	if (finger)
		lose_finger(seat, finger, time_us);
	if (!panel || seat->finger_count == SEAT_TOUCH_MOST_FINGERS)
		return;
	tactus_host_prepare_finger(seat->plugin->host, seat->number);
	if (tactus_touch_source_down(panel->source, time_us, id, x, y) != TACTUS_STATUS_OK)
		return;
	finger = &seat->fingers[seat->finger_count++];
	finger->id = id;
	finger->panel = panel;
	panel->unframed = true;
}

void fingers_motion(struct seat_touch *seat, const struct timespec *time, int32_t id, double x, double y)
{
	uint64_t time_us = note_time(seat, time);
	struct finger *finger = find_finger(seat, id);

	if (!finger)
		return;
	tactus_touch_source_motion(finger->panel->source, time_us, id, x, y);
	finger->panel->unframed = true;
}

void fingers_up(struct seat_touch *seat, const struct timespec *time, int32_t id)
{
	uint64_t time_us = note_time(seat, time);
	struct finger *finger = find_finger(seat, id);

	if (!finger)
		return;
	tactus_touch_source_up(finger->panel->source, time_us, id);
	finger->panel->unframed = true;
	remove_finger(seat, finger);
}

/* Returns the time for events without a time of their own: a deadline may have passed since the last event. */
static uint64_t latest_time(const struct seat_touch *seat)
{
	uint64_t time_us = tactus_application_get_time(seat->plugin->application);

	return time_us > seat->last_time_us ? time_us : seat->last_time_us;
}

void fingers_frame(struct seat_touch *seat)
{
	uint64_t time_us = latest_time(seat);
	struct panel *panel;

	wl_list_for_each(panel, &seat->panels, link) {
		if (panel->unframed)
			tactus_touch_source_frame(panel->source, time_us);
		panel->unframed = false;
	}
}

void fingers_cancel(struct seat_touch *seat)
{
	uint64_t time_us = latest_time(seat);
	struct panel *panel;

	seat->finger_count = 0;
	wl_list_for_each(panel, &seat->panels, link) {
		tactus_touch_source_cancel_all(panel->source, time_us);
		panel->unframed = false;
	}
}

void fingers_settle(struct seat_touch *seat)
{
	/* A nested Weston sends no frame after the last up. */
	if (seat->touch->num_tp == 0)
		fingers_frame(seat);
	/* The focused view may be destroyed while the fingers stay down. */
	if (seat->finger_count > 0)
		keep_focus(seat);
}

void fingers_forget_panel(struct seat_touch *seat, const struct panel *panel)
{
	size_t index = 0;

	while (index < seat->finger_count) {
		if (seat->fingers[index].panel == panel)
			remove_finger(seat, &seat->fingers[index]);
		else
			index++;
	}
}
