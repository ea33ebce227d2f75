/* SPDX-License-Identifier: MIT */
#include "tactus-sdl.h"

#include <stdlib.h>

/* Limit of the engine (rule 1.15). */
#define MAXIMUM_TOUCHES 64
/* SDL counts wheels in clicks, and divides what Wayland and libinput count by this. */
#define PIXELS_PER_CLICK 10.0

/* SDL numbers devices and fingers with 64 bits. The touch has the number of its place in the list. */
struct finger {
	bool is_used;
	SDL_TouchID device;
	SDL_FingerID id;
	SDL_WindowID window;
};

struct tactus_sdl {
	struct tactus_application *application;
	tactus_sdl_place_func place_of;
	void *data;
	struct tactus_touch_source *panel, *mouse;
	struct finger fingers[MAXIMUM_TOUCHES];
	bool is_unframed;
	uint64_t time_us, mouse_time_us; /* of the last sample */
	SDL_WindowID pointed;            /* window below the mouse; 0: none of Tactus */
	double x, y;                     /* of the mouse in the application */
	uint32_t buttons;
	int depth; /* of calls that may come back from the engine */
	bool is_destroyed;
};

static void enter(struct tactus_sdl *sdl)
{
	sdl->depth++;
}

/* Frees what a callback has destroyed. */
static void leave(struct tactus_sdl *sdl)
{
	if (--sdl->depth == 0 && sdl->is_destroyed)
		free(sdl);
}

static struct finger *find_finger(struct tactus_sdl *sdl, const SDL_TouchFingerEvent *event)
{
	for (int i = 0; i < MAXIMUM_TOUCHES; i++) {
		struct finger *finger = &sdl->fingers[i];

		if (finger->is_used && finger->device == event->touchID && finger->id == event->fingerID)
			return finger;
	}
	return NULL;
}

static struct finger *find_free_finger(struct tactus_sdl *sdl)
{
	for (int i = 0; i < MAXIMUM_TOUCHES; i++) {
		if (!sdl->fingers[i].is_used)
			return &sdl->fingers[i];
	}
	return NULL;
}

static int32_t number_of(const struct tactus_sdl *sdl, const struct finger *finger)
{
	return (int32_t)(finger - sdl->fingers);
}

/* Only a pen's pressure is one. SDL says 1 for fingers without a sensor. */
static bool fill_sample(struct tactus_sdl *sdl, const struct finger *finger, const SDL_TouchFingerEvent *event,
	struct tactus_touch_sample *sample)
{
	struct tactus_sdl_place place = { 0, 0, 0, 0 };
	bool is_pen = event->touchID == SDL_PEN_TOUCHID;

	if (!finger->window || !sdl->place_of(finger->window, &place, sdl->data))
		return false;
	sample->time_us = event->timestamp / 1000;
	sample->id = number_of(sdl, finger);
	sample->x = place.x + event->x * place.width;
	sample->y = place.y + event->y * place.height;
	sample->type = is_pen ? TACTUS_TOUCH_TYPE_STYLUS : TACTUS_TOUCH_TYPE_DIRECT;
	sample->force = is_pen ? event->pressure : 0;
	sample->maximum_possible_force = is_pen ? 1 : 0;
	return true;
}

static bool handle_down(struct tactus_sdl *sdl, const SDL_TouchFingerEvent *event)
{
	struct tactus_touch_sample sample = TACTUS_TOUCH_SAMPLE_INIT;
	struct finger *finger = find_finger(sdl, event);

	if (!finger) {
		finger = find_free_finger(sdl);
		if (!finger)
			return false;
		*finger = (struct finger){ false, event->touchID, event->fingerID, event->windowID };
	}
	if (!fill_sample(sdl, finger, event, &sample))
		return false;
	/* A finger that was down already is refused and logged; its first touch goes on. */
	if (tactus_touch_source_down_sample(sdl->panel, &sample) == TACTUS_STATUS_OK)
		finger->is_used = true;
	return true;
}

/* The window may be gone, or another one: the finger belongs to that in which it landed. */
static void handle_motion(struct tactus_sdl *sdl, struct finger *finger, const SDL_TouchFingerEvent *event)
{
	struct tactus_touch_sample sample = TACTUS_TOUCH_SAMPLE_INIT;

	if (fill_sample(sdl, finger, event, &sample)) {
		tactus_touch_source_motion_sample(sdl->panel, &sample);
		return;
	}
	finger->is_used = false;
	tactus_touch_source_cancel(sdl->panel, event->timestamp / 1000, number_of(sdl, finger));
}

static bool handle_finger(struct tactus_sdl *sdl, const SDL_TouchFingerEvent *event)
{
	struct finger *finger = find_finger(sdl, event);

	/* Made of the mouse. */
	if (event->touchID == SDL_MOUSE_TOUCHID || (!finger && event->type != SDL_EVENT_FINGER_DOWN))
		return false;
	if (event->type == SDL_EVENT_FINGER_DOWN && !handle_down(sdl, event))
		return false;
	if (event->type == SDL_EVENT_FINGER_MOTION)
		handle_motion(sdl, finger, event);
	if (event->type == SDL_EVENT_FINGER_UP || event->type == SDL_EVENT_FINGER_CANCELED) {
		finger->is_used = false;
		if (event->type == SDL_EVENT_FINGER_UP)
			tactus_touch_source_up(sdl->panel, event->timestamp / 1000, number_of(sdl, finger));
		else
			tactus_touch_source_cancel(sdl->panel, event->timestamp / 1000, number_of(sdl, finger));
	}
	sdl->time_us = event->timestamp / 1000;
	sdl->is_unframed = true;
	return true;
}

static bool place_mouse(struct tactus_sdl *sdl, SDL_WindowID window, SDL_MouseID mouse, double x, double y)
{
	struct tactus_sdl_place place = { 0, 0, 0, 0 };

	if (mouse == SDL_TOUCH_MOUSEID || mouse == SDL_PEN_MOUSEID || !sdl->place_of(window, &place, sdl->data))
		return false;
	sdl->pointed = window;
	sdl->x = place.x + x;
	sdl->y = place.y + y;
	return true;
}

static void feed_mouse(struct tactus_sdl *sdl, uint64_t timestamp)
{
	sdl->mouse_time_us = timestamp / 1000;
	tactus_touch_source_pointer(sdl->mouse, sdl->mouse_time_us, sdl->x, sdl->y, sdl->buttons);
}

static bool handle_button(struct tactus_sdl *sdl, const SDL_MouseButtonEvent *event)
{
	static const uint32_t masks[] = {
		[SDL_BUTTON_LEFT] = TACTUS_BUTTON_PRIMARY,
		[SDL_BUTTON_MIDDLE] = TACTUS_BUTTON_MIDDLE,
		[SDL_BUTTON_RIGHT] = TACTUS_BUTTON_SECONDARY,
	};
	uint32_t mask = event->button < sizeof(masks) / sizeof(masks[0]) ? masks[event->button] : TACTUS_BUTTON_NONE;

	if (!mask || !place_mouse(sdl, event->windowID, event->which, event->x, event->y))
		return false;
	if (event->down)
		sdl->buttons |= mask;
	else
		sdl->buttons &= ~mask;
	feed_mouse(sdl, event->timestamp);
	return true;
}

/* SDL does not tell wheels from touchpads, and counts upwards. */
static bool handle_wheel(struct tactus_sdl *sdl, const SDL_MouseWheelEvent *event)
{
	if (!place_mouse(sdl, event->windowID, event->which, event->mouse_x, event->mouse_y))
		return false;
	sdl->mouse_time_us = event->timestamp / 1000;
	tactus_touch_source_scroll(sdl->mouse, sdl->mouse_time_us, TACTUS_SCROLL_TYPE_WHEEL, sdl->x, sdl->y,
		event->x * PIXELS_PER_CLICK, -event->y * PIXELS_PER_CLICK);
	return true;
}

/* A press that the mouse takes out of its window goes on there until SDL says that it is over. */
static void leave_window(struct tactus_sdl *sdl, SDL_WindowID window, bool is_destroyed)
{
	bool is_pressed = sdl->buttons != 0;

	if (sdl->pointed != window || (is_pressed && !is_destroyed))
		return;
	sdl->pointed = 0;
	sdl->buttons = 0;
	if (is_pressed)
		tactus_touch_source_cancel_all(sdl->mouse, sdl->mouse_time_us);
	if (!sdl->is_destroyed)
		tactus_touch_source_hover_leave(sdl->mouse, sdl->mouse_time_us);
}

static void forget_window(struct tactus_sdl *sdl, SDL_WindowID window)
{
	for (int i = 0; i < MAXIMUM_TOUCHES && !sdl->is_destroyed; i++) {
		struct finger *finger = &sdl->fingers[i];

		if (!finger->is_used || finger->window != window)
			continue;
		finger->is_used = false;
		sdl->is_unframed = true;
		tactus_touch_source_cancel(sdl->panel, sdl->time_us, i);
	}
	if (!sdl->is_destroyed)
		leave_window(sdl, window, true);
}

static bool feed(struct tactus_sdl *sdl, const SDL_Event *event)
{
	switch (event->type) {
	case SDL_EVENT_FINGER_DOWN:
	case SDL_EVENT_FINGER_MOTION:
	case SDL_EVENT_FINGER_UP:
	case SDL_EVENT_FINGER_CANCELED:
		return handle_finger(sdl, &event->tfinger);
	case SDL_EVENT_MOUSE_MOTION:
		if (!place_mouse(sdl, event->motion.windowID, event->motion.which, event->motion.x, event->motion.y))
			return false;
		feed_mouse(sdl, event->motion.timestamp);
		return true;
	case SDL_EVENT_MOUSE_BUTTON_DOWN:
	case SDL_EVENT_MOUSE_BUTTON_UP:
		return handle_button(sdl, &event->button);
	case SDL_EVENT_MOUSE_WHEEL:
		return handle_wheel(sdl, &event->wheel);
	case SDL_EVENT_WINDOW_MOUSE_LEAVE:
		leave_window(sdl, event->window.windowID, false);
		return false;
	case SDL_EVENT_WINDOW_DESTROYED:
		forget_window(sdl, event->window.windowID);
		return false;
	default:
		return false;
	}
}

bool tactus_sdl_handle_event(struct tactus_sdl *sdl, const SDL_Event *event)
{
	bool is_fed;

	enter(sdl);
	is_fed = feed(sdl, event);
	leave(sdl);
	return is_fed;
}

void tactus_sdl_settle(struct tactus_sdl *sdl)
{
	if (!sdl->is_unframed)
		return;
	sdl->is_unframed = false;
	enter(sdl);
	tactus_touch_source_frame(sdl->panel, sdl->time_us);
	leave(sdl);
}

struct tactus_sdl *tactus_sdl_create(
	struct tactus_application *application, tactus_sdl_place_func place_of, void *data)
{
	struct tactus_touch_source_info info = TACTUS_TOUCH_SOURCE_INFO_INIT;
	struct tactus_sdl *sdl;

	if (!application || !place_of)
		return NULL;
	sdl = calloc(1, sizeof(*sdl));
	if (!sdl)
		return NULL;
	info.flags = TACTUS_TOUCH_SOURCE_FLAGS_FOREIGN_CLOCK;
	sdl->application = application;
	sdl->place_of = place_of;
	sdl->data = data;
	sdl->panel = tactus_touch_source_create(application, &info);
	sdl->mouse = tactus_touch_source_create(application, &info);
	if (sdl->panel && sdl->mouse)
		return sdl;
	tactus_touch_source_destroy(sdl->panel);
	tactus_touch_source_destroy(sdl->mouse);
	free(sdl);
	return NULL;
}

void tactus_sdl_destroy(struct tactus_sdl *sdl)
{
	if (!sdl || sdl->is_destroyed)
		return;
	sdl->is_destroyed = true;
	enter(sdl);
	tactus_touch_source_destroy(sdl->panel);
	tactus_touch_source_destroy(sdl->mouse);
	leave(sdl);
}
