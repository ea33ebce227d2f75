/* SPDX-License-Identifier: MIT */
/* Fingers of a seat. */
#include "tactus-client-private.h"

static struct finger *find_finger(struct tactus_client_seat *seat, int32_t id)
{
	for (int i = 0; i < MAXIMUM_TOUCHES; i++) {
		if (seat->fingers[i].is_used && seat->fingers[i].sample.id == id)
			return &seat->fingers[i];
	}
	return NULL;
}

static struct finger *find_free_finger(struct tactus_client_seat *seat)
{
	for (int i = 0; i < MAXIMUM_TOUCHES; i++) {
		if (!seat->fingers[i].is_used)
			return &seat->fingers[i];
	}
	return NULL;
}

/* Feeds the sample that waits. The engine refuses a down that is one too many; its finger is forgotten. */
static void flush(struct tactus_client_seat *seat, struct finger *finger)
{
	enum pending pending = finger->pending;
	enum tactus_status status;

	finger->pending = PENDING_NONE;
	if (pending == PENDING_MOTION) {
		tactus_touch_source_motion_sample(seat->panel, &finger->sample);
	} else if (pending == PENDING_DOWN) {
		status = tactus_touch_source_down_sample(seat->panel, &finger->sample);
		if (status != TACTUS_STATUS_OK)
			finger->is_used = false;
	}
}

/* A callback may have removed the seat, and its source with it. */
static void end_frame(struct tactus_client_seat *seat)
{
	/* Its fingers are on other surfaces. */
	if (!seat->is_unframed)
		return;
	for (int i = 0; i < MAXIMUM_TOUCHES && !seat->is_removed; i++) {
		if (seat->fingers[i].is_used)
			flush(seat, &seat->fingers[i]);
	}
	seat->is_unframed = false;
	if (seat->is_removed)
		return;
	tactus_touch_source_frame(seat->panel, seat->time_us);
	if (!seat->is_removed)
		tactus_client_has_fed(seat->client, seat->touched);
}

static void place(struct tactus_client_seat *seat, struct finger *finger, uint32_t time, double x, double y)
{
	finger->x = x;
	finger->y = y;
	finger->sample.time_us = seat->time_us = tactus_client_time(seat->client, time);
	finger->sample.x = x;
	finger->sample.y = y;
	if (!tactus_client_convert(seat->client, finger->surface, &finger->sample.x, &finger->sample.y, NULL))
		finger->surface = NULL;
	if (!finger->surface)
		return;
	seat->touched = finger->surface;
	seat->is_unframed = true;
}

static void handle_down(void *data, struct wl_touch *touch, uint32_t serial, uint32_t time, struct wl_surface *surface,
	int32_t id, wl_fixed_t fixed_x, wl_fixed_t fixed_y)
{
	struct tactus_client_seat *seat = data;
	struct tactus_client *client = seat->client;
	struct finger *finger = find_finger(seat, id);
	double x = wl_fixed_to_double(fixed_x), y = wl_fixed_to_double(fixed_y);

	tactus_client_enter(client);
	if (finger && finger->surface) {
		/* The engine answers DUPLICATE_TOUCH and logs it. The first touch goes on. */
		flush(seat, finger);
		if (!seat->is_removed)
			tactus_touch_source_down(seat->panel, tactus_client_time(client, time), id, x, y);
	} else if (finger || (finger = find_free_finger(seat))) {
		*finger = (struct finger){ .is_used = true, .surface = surface, .sample = TACTUS_TOUCH_SAMPLE_INIT };
		finger->sample.id = id;
		place(seat, finger, time, x, y);
		if (finger->surface)
			finger->pending = PENDING_DOWN;
	} else {
		/* One too many: refused and logged. */
		tactus_touch_source_down(seat->panel, tactus_client_time(client, time), id, x, y);
	}
	tactus_client_leave(client);
}

static void handle_motion(
	void *data, struct wl_touch *touch, uint32_t time, int32_t id, wl_fixed_t x, wl_fixed_t y)
{
	struct tactus_client_seat *seat = data;
	struct tactus_client *client = seat->client;
	struct finger *finger = find_finger(seat, id);

	tactus_client_enter(client);
	if (!finger) {
		/* Refused and logged. */
		tactus_touch_source_motion(seat->panel, tactus_client_time(client, time), id, 0, 0);
	} else if (finger->surface) {
		flush(seat, finger);
		if (!seat->is_removed && finger->is_used) {
			place(seat, finger, time, wl_fixed_to_double(x), wl_fixed_to_double(y));
			finger->pending = finger->surface ? PENDING_MOTION : PENDING_NONE;
			/* The toolkit no longer has the surface. */
			if (!finger->surface) {
				tactus_touch_source_cancel(seat->panel, finger->sample.time_us, id);
				seat->is_unframed = true;
			}
		}
	}
	tactus_client_leave(client);
}

static void handle_up(void *data, struct wl_touch *touch, uint32_t serial, uint32_t time, int32_t id)
{
	struct tactus_client_seat *seat = data;
	struct tactus_client *client = seat->client;
	struct finger *finger = find_finger(seat, id);
	bool is_fed = !finger || finger->surface;

	tactus_client_enter(client);
	if (finger) {
		if (finger->surface)
			flush(seat, finger);
		is_fed = is_fed && finger->is_used;
		finger->is_used = false;
	}
	if (is_fed && !seat->is_removed) {
		seat->time_us = tactus_client_time(client, time);
		tactus_touch_source_up(seat->panel, seat->time_us, id);
		seat->is_unframed = true;
	}
	tactus_client_leave(client);
}

static void handle_frame(void *data, struct wl_touch *touch)
{
	struct tactus_client_seat *seat = data;
	struct tactus_client *client = seat->client;

	seat->has_frames = true;
	tactus_client_enter(client);
	end_frame(seat);
	tactus_client_leave(client);
}

/* All touches are over, and no frame follows: a system cancel (rule 1.12). */
static void handle_cancel(void *data, struct wl_touch *touch)
{
	struct tactus_client_seat *seat = data;
	struct tactus_client *client = seat->client;

	tactus_client_enter(client);
	tactus_client_cancel_fingers(seat);
	tactus_client_leave(client);
}

/* The axes are diameters. A touch of the engine is round, so the longer one counts. */
static void handle_shape(void *data, struct wl_touch *touch, int32_t id, wl_fixed_t major, wl_fixed_t minor)
{
	struct tactus_client_seat *seat = data;
	struct finger *finger = find_finger(seat, id);
	double x = 0, y = 0, scale = 1, radius = wl_fixed_to_double(major) / 2;

	if (!finger || !finger->surface || radius < 0 ||
		!tactus_client_convert(seat->client, finger->surface, &x, &y, &scale))
		return;
	finger->sample.major_radius = radius * scale;
	/* A shape alone is a change, too. */
	if (finger->pending == PENDING_NONE)
		finger->pending = PENDING_MOTION;
	seat->is_unframed = true;
}

/* A sample of the engine has no orientation of a finger: `azimuth` is a stylus's. */
static void handle_orientation(void *data, struct wl_touch *touch, int32_t id, wl_fixed_t orientation)
{
}

const struct wl_touch_listener tactus_client_touch_listener = {
	.down = handle_down,
	.up = handle_up,
	.motion = handle_motion,
	.frame = handle_frame,
	.cancel = handle_cancel,
	.shape = handle_shape,
	.orientation = handle_orientation,
};

void tactus_client_cancel_fingers(struct tactus_client_seat *seat)
{
	for (int i = 0; i < MAXIMUM_TOUCHES; i++)
		seat->fingers[i].is_used = false;
	seat->is_unframed = false;
	tactus_touch_source_cancel_all(seat->panel, tactus_client_now(seat->client, seat->time_us));
}

/* The compositor still sends the finger's motions and up: the finger stays known, without a surface. */
void tactus_client_forget_fingers(struct tactus_client_seat *seat, struct wl_surface *surface)
{
	uint64_t time_us = tactus_client_now(seat->client, seat->time_us);
	bool is_cancelled = false;

	if (seat->touched == surface)
		seat->touched = NULL;
	for (int i = 0; i < MAXIMUM_TOUCHES && !seat->is_removed; i++) {
		struct finger *finger = &seat->fingers[i];

		if (!finger->is_used || finger->surface != surface)
			continue;
		finger->surface = NULL;
		if (finger->pending != PENDING_DOWN) {
			tactus_touch_source_cancel(seat->panel, time_us, finger->sample.id);
			is_cancelled = true;
		}
		finger->pending = PENDING_NONE;
	}
	if (is_cancelled && !seat->is_removed)
		tactus_touch_source_frame(seat->panel, time_us);
	/* The surface has no output frame any more. */
	if (is_cancelled && !seat->is_removed)
		tactus_client_has_fed(seat->client, seat->touched);
}

void tactus_client_settle_fingers(struct tactus_client_seat *seat)
{
	bool has_finger = false;

	for (int i = 0; i < MAXIMUM_TOUCHES; i++)
		has_finger = has_finger || seat->fingers[i].is_used;
	if (!seat->is_removed && seat->is_unframed && (!has_finger || !seat->has_frames))
		end_frame(seat);
}
