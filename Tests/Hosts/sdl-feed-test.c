/* SPDX-License-Identifier: MIT */
/* Hands events to hosts/client/tactus-sdl as SDL 3 makes them, and looks at what recognizers say. SDL is not run. */
#include "check.h"
#include "tactus-sdl.h"

#define OURS 7
#define FOREIGN 8
#define MILLISECOND 1000000ull

static struct tactus_application *application;
static struct tactus_sdl *sdl;
static int taps, pans_begun, pans_ended, pans_cancelled, scrolls;
static double last_x;
static bool destroys;

static bool place_of(SDL_WindowID window, struct tactus_sdl_place *place, void *data)
{
	*place = (struct tactus_sdl_place){ 100, 100, 400, 300 };
	return window == OURS;
}

static void on_tap(struct tactus_recognizer *recognizer, void *data)
{
	taps++;
	tactus_recognizer_get_location(recognizer, NULL, &last_x, &(double){ 0 });
	if (destroys)
		tactus_sdl_destroy(sdl);
}

static void on_pan(struct tactus_recognizer *recognizer, void *data)
{
	enum tactus_recognizer_state state = tactus_recognizer_get_state(recognizer);

	pans_begun += state == TACTUS_RECOGNIZER_STATE_BEGAN;
	pans_ended += state == TACTUS_RECOGNIZER_STATE_ENDED;
	pans_cancelled += state == TACTUS_RECOGNIZER_STATE_CANCELLED;
}

static void on_scroll(struct tactus_recognizer *recognizer, void *data)
{
	double x, y;

	tactus_pan_recognizer_get_translation(recognizer, NULL, &x, &y);
	/* The content follows a wheel that is turned away from the user downwards. */
	scrolls += tactus_recognizer_get_state(recognizer) == TACTUS_RECOGNIZER_STATE_ENDED && y == 20;
}

static void add(struct tactus_view *view, struct tactus_recognizer *recognizer, tactus_action_func action)
{
	tactus_recognizer_add_target(recognizer, action, NULL);
	tactus_view_add_recognizer(view, recognizer);
}

static void start(void)
{
	struct tactus_recognizer *scroll;
	struct tactus_view *window;

	application = tactus_application_create();
	window = tactus_window_create(application, 100, 100, 400, 300);
	scroll = tactus_pan_recognizer_create(application);
	tactus_pan_recognizer_set_allowed_scroll_types(scroll, TACTUS_SCROLL_TYPE_WHEEL);
	tactus_pan_recognizer_set_minimum_number_of_touches(scroll, 5);
	tactus_pan_recognizer_set_maximum_number_of_touches(scroll, 5);
	add(window, tactus_tap_recognizer_create(application), on_tap);
	add(window, tactus_pan_recognizer_create(application), on_pan);
	add(window, scroll, on_scroll);
	sdl = tactus_sdl_create(application, place_of, NULL);
	taps = pans_begun = pans_ended = pans_cancelled = scrolls = 0;
	destroys = false;
}

static void finish(void)
{
	if (!destroys)
		tactus_sdl_destroy(sdl);
	tactus_application_destroy(application);
}

static bool send_finger(SDL_EventType type, SDL_TouchID device, SDL_WindowID window, uint64_t milliseconds, float x)
{
	SDL_Event event;
	bool is_fed;

	event.tfinger = (SDL_TouchFingerEvent){
		.type = type,
		.timestamp = milliseconds * MILLISECOND,
		.touchID = device,
		.fingerID = 0x100000001,
		.x = x,
		.y = 0.5f,
		.pressure = 0.5f,
		.windowID = window,
	};
	is_fed = tactus_sdl_handle_event(sdl, &event);
	if (!destroys)
		tactus_sdl_settle(sdl);
	return is_fed;
}

static void drag(SDL_WindowID window, uint64_t milliseconds)
{
	send_finger(SDL_EVENT_FINGER_DOWN, 1, window, milliseconds, 0.25f);
	for (uint64_t step = 1; step <= 5; step++)
		send_finger(SDL_EVENT_FINGER_MOTION, 1, window, milliseconds + 8 * step, 0.25f + 0.05f * (float)step);
}

static void send_mouse(SDL_EventType type, SDL_MouseID which, uint64_t milliseconds, bool down, float x)
{
	SDL_Event event;

	event.button = (SDL_MouseButtonEvent){
		.type = type,
		.timestamp = milliseconds * MILLISECOND,
		.windowID = OURS,
		.which = which,
		.button = SDL_BUTTON_LEFT,
		.down = down,
		.x = x,
		.y = 50,
	};
	if (type == SDL_EVENT_MOUSE_MOTION) {
		event.motion.x = x;
		event.motion.y = 50;
	}
	tactus_sdl_handle_event(sdl, &event);
}

static void send_window(SDL_EventType type, SDL_WindowID window)
{
	SDL_Event event = { .window = { .type = type, .windowID = window } };

	tactus_sdl_handle_event(sdl, &event);
	tactus_sdl_settle(sdl);
}

static const struct tactus_touch *touch_of_application(void)
{
	const struct tactus_touch *touch = NULL;

	return tactus_application_get_touches(application, &touch, 1) == 1 ? touch : NULL;
}

static void check_tap(void)
{
	start();
	CHECK(send_finger(SDL_EVENT_FINGER_DOWN, 1, OURS, 1000, 0.25f));
	CHECK(tactus_touch_get_type(touch_of_application()) == TACTUS_TOUCH_TYPE_DIRECT);
	CHECK(tactus_touch_get_force(touch_of_application()) == 0);
	CHECK(send_finger(SDL_EVENT_FINGER_UP, 1, OURS, 1050, 0.25f));
	CHECK(taps == 1 && last_x == 200); /* 100 + 0.25 * 400 */
	finish();
}

static void check_pan(void)
{
	start();
	drag(OURS, 1000);
	send_finger(SDL_EVENT_FINGER_UP, 1, OURS, 1050, 0.5f);
	CHECK(pans_begun == 1 && pans_ended == 1);
	drag(OURS, 2000);
	send_finger(SDL_EVENT_FINGER_CANCELED, 1, OURS, 2050, 0.5f);
	CHECK(pans_cancelled == 1 && pans_ended == 1);
	finish();
}

static void check_pen(void)
{
	start();
	send_finger(SDL_EVENT_FINGER_DOWN, SDL_PEN_TOUCHID, OURS, 1000, 0.25f);
	CHECK(tactus_touch_get_type(touch_of_application()) == TACTUS_TOUCH_TYPE_STYLUS);
	CHECK(tactus_touch_get_force(touch_of_application()) == 0.5);
	send_finger(SDL_EVENT_FINGER_UP, SDL_PEN_TOUCHID, OURS, 1050, 0.25f);
	CHECK(taps == 1);
	finish();
}

static void check_copies(void)
{
	start();
	CHECK(!send_finger(SDL_EVENT_FINGER_DOWN, SDL_MOUSE_TOUCHID, OURS, 1000, 0.25f));
	CHECK(!send_finger(SDL_EVENT_FINGER_UP, SDL_MOUSE_TOUCHID, OURS, 1050, 0.25f));
	send_mouse(SDL_EVENT_MOUSE_BUTTON_DOWN, SDL_TOUCH_MOUSEID, 1100, true, 50);
	send_mouse(SDL_EVENT_MOUSE_BUTTON_UP, SDL_TOUCH_MOUSEID, 1150, false, 50);
	CHECK(!send_finger(SDL_EVENT_FINGER_DOWN, 1, FOREIGN, 1200, 0.25f));
	CHECK(!send_finger(SDL_EVENT_FINGER_MOTION, 1, FOREIGN, 1210, 0.3f));
	CHECK(!send_finger(SDL_EVENT_FINGER_UP, 1, FOREIGN, 1250, 0.3f));
	CHECK(taps == 0);
	finish();
}

static void check_windows(void)
{
	uint64_t start_us = 5000ull * 1000000;

	start();
	tactus_application_advance(application, start_us);
	drag(OURS, 1000);
	send_window(SDL_EVENT_WINDOW_DESTROYED, FOREIGN);
	CHECK(pans_cancelled == 0);
	send_window(SDL_EVENT_WINDOW_DESTROYED, OURS);
	CHECK(pans_cancelled == 1);
	CHECK(!send_finger(SDL_EVENT_FINGER_UP, 1, OURS, 1100, 0.5f));
	send_mouse(SDL_EVENT_MOUSE_BUTTON_DOWN, 1, 2000, true, 50);
	send_window(SDL_EVENT_WINDOW_MOUSE_LEAVE, OURS);
	CHECK(touch_of_application());
	send_window(SDL_EVENT_WINDOW_DESTROYED, OURS);
	CHECK(!touch_of_application() && taps == 0);
	/* A cancel has no time of its own. */
	CHECK(tactus_application_get_time(application) - start_us < 2000000);
	finish();
}

static void check_mouse(void)
{
	SDL_Event wheel;

	start();
	wheel.wheel = (SDL_MouseWheelEvent){
		.type = SDL_EVENT_MOUSE_WHEEL,
		.timestamp = 3000 * MILLISECOND,
		.windowID = OURS,
		.y = 2,
		.mouse_x = 50,
		.mouse_y = 50,
	};
	send_mouse(SDL_EVENT_MOUSE_BUTTON_DOWN, 1, 1000, true, 50);
	send_mouse(SDL_EVENT_MOUSE_BUTTON_UP, 1, 1050, false, 50);
	CHECK(taps == 1 && last_x == 150);
	send_mouse(SDL_EVENT_MOUSE_BUTTON_DOWN, 1, 2000, true, 50);
	for (int step = 1; step <= 5; step++)
		send_mouse(SDL_EVENT_MOUSE_MOTION, 1, 2000 + 8 * (uint64_t)step, true, 50 + 10 * (float)step);
	send_mouse(SDL_EVENT_MOUSE_BUTTON_UP, 1, 2050, false, 100);
	CHECK(pans_begun == 1 && pans_ended == 1);
	CHECK(tactus_sdl_handle_event(sdl, &wheel));
	CHECK(scrolls == 1);
	finish();
}

static void check_callbacks(void)
{
	SDL_Event event = { .type = SDL_EVENT_QUIT };

	start();
	CHECK(!tactus_sdl_handle_event(sdl, &event));
	send_mouse(SDL_EVENT_MOUSE_BUTTON_DOWN, 1, 1000, true, 50);
	destroys = true;
	send_mouse(SDL_EVENT_MOUSE_BUTTON_UP, 1, 1050, false, 50);
	CHECK(taps == 1);
	finish();
	start();
	for (int finger = 0; finger < 70; finger++) {
		event.tfinger = (SDL_TouchFingerEvent){ .type = SDL_EVENT_FINGER_DOWN,
			.timestamp = 1000 * MILLISECOND,
			.touchID = 1,
			.fingerID = (SDL_FingerID)finger,
			.windowID = OURS };
		CHECK(tactus_sdl_handle_event(sdl, &event) == (finger < 64));
	}
	finish();
	CHECK(!tactus_sdl_create(NULL, place_of, NULL));
}

int main(void)
{
	check_run("a finger's place is scaled to its window", check_tap);
	check_run("a pan ends, and is cancelled", check_pan);
	check_run("a pen is a stylus", check_pen);
	check_run("what SDL makes of mice, fingers and pens is ignored", check_copies);
	check_run("a window goes under fingers and mouse", check_windows);
	check_run("a mouse taps, drags and scrolls", check_mouse);
	check_run("a callback destroys the glue", check_callbacks);
	return check_summary();
}
