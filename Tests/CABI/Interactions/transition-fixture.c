/* SPDX-License-Identifier: MIT */
#include "transition-fixture.h"

#include <string.h>

#define PICTURE_MS 16
#define PICTURES_MAXIMUM 1000

static void reach(struct drawer *drawer, const char *moment)
{
	if (drawer->moment && strcmp(drawer->moment, moment) == 0 && drawer->act)
		drawer->act(drawer);
}

static void handle_held(struct tactus_transition *transition, void *data)
{
	note("held at %.3f", tactus_transition_get_progress(transition));
	reach(data, "held");
}

static void handle_changed(struct tactus_transition *transition, double progress, void *data)
{
	struct drawer *drawer = data;

	CHECK(progress == tactus_transition_get_progress(transition));
	CHECK(drawer->settings.overshoots || (progress >= 0 && progress <= 1));
	reach(drawer, "changed");
}

static enum tactus_answer should_end(
	struct tactus_transition *transition, double projected, bool is_end, void *data)
{
	struct drawer *drawer = data;

	note("projected %.3f: %s", projected, is_end ? "end" : "start");
	reach(drawer, "should_end");
	return drawer->answer;
}

static void handle_released(struct tactus_transition *transition, bool is_end, void *data)
{
	note("released to the %s", is_end ? "end" : "start");
	reach(data, "released");
}

static void handle_rested(struct tactus_transition *transition, bool is_end, void *data)
{
	note("rested at the %s", is_end ? "end" : "start");
	reach(data, "rested");
}

void drawer_open(struct drawer *drawer)
{
	static const struct tactus_transition_settings settings = TACTUS_TRANSITION_SETTINGS_INIT;
	static const struct tactus_transition_callbacks callbacks = TACTUS_TRANSITION_CALLBACKS_INIT;

	*drawer = (struct drawer){ .settings = settings, .callbacks = callbacks };
	drawer->settings.length = DRAWER_LENGTH;
	drawer->callbacks.held = handle_held;
	drawer->callbacks.changed = handle_changed;
	drawer->callbacks.should_end = should_end;
	drawer->callbacks.released = handle_released;
	drawer->callbacks.rested = handle_rested;
	fixture_open(&drawer->fixture);
	drawer->pan = tactus_pan_recognizer_create(drawer->fixture.application);
	tactus_view_add_recognizer(drawer->fixture.window, drawer->pan);
}

void drawer_start(struct drawer *drawer)
{
	drawer->transition = tactus_transition_create(
		drawer->fixture.application, &drawer->settings, &drawer->callbacks, drawer);
	CHECK(drawer->transition);
	CHECK(tactus_transition_add_recognizer(drawer->transition, drawer->pan, TACTUS_SWIPE_DIRECTION_RIGHT) ==
		TACTUS_STATUS_OK);
}

void drawer_close(struct drawer *drawer)
{
	tactus_transition_destroy(drawer->transition);
	fixture_close(&drawer->fixture);
}

unsigned drawer_rest(struct drawer *drawer, unsigned ms)
{
	unsigned pictures;

	for (pictures = 0; pictures < PICTURES_MAXIMUM; pictures++, ms += PICTURE_MS) {
		tactus_application_advance(drawer->fixture.application, (uint64_t)ms * 1000);
		if (!tactus_transition_advance(drawer->transition, (uint64_t)ms * 1000))
			return ms;
	}
	return 0;
}

bool drawer_is(const struct drawer *drawer, enum tactus_transition_state state, double progress)
{
	return tactus_transition_get_state(drawer->transition) == state &&
		is_near(tactus_transition_get_progress(drawer->transition), progress);
}
