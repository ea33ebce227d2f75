/* SPDX-License-Identifier: MIT */
/* Two fingers of one surface in one frame, where a callback of the client ends something between their events. */
#include "fixture.h"
#include "suites.h"
#include "wire/wire-rules.h"

#include <stdio.h>
#include <string.h>

enum step {
	STEP_DOWN,
	STEP_MOTION,
	STEP_UP,
	STEP_COUNT
};

enum deed {
	DEED_DESTROY_SURFACE,
	DEED_REMOVE_SURFACE,
	DEED_REMOVE_PARENT,
	DEED_TAKE_TOUCH,
	DEED_TAKE_OTHER_TOUCH,
	DEED_DESTROY_CLIENT,
	DEED_CANCEL_ALL,
	DEED_DESTROY_SOURCE,
	DEED_COUNT
};

static const char *const step_names[] = { "down", "motion", "up" };
static const char *const deed_names[] = { "the surface is destroyed", "the surface is removed",
	"the surface's superview is removed", "the host takes the touch", "the host takes the other touch",
	"the client is destroyed", "all touches are cancelled", "the source is destroyed" };

static struct trial {
	struct fixture fixture;
	struct tactus_surface_client *client;
	struct tactus_view *surface;
	struct wire_rules wire;
	enum step step;
	enum deed deed;
	bool is_done;
} trial;

static void look(const char *fault)
{
	if (fault)
		check_failed("%s", fault);
}

static void take(const struct tactus_touch *touch)
{
	struct tactus_touch_grab_callbacks grab = TACTUS_TOUCH_GRAB_CALLBACKS_INIT;

	tactus_touch_take(touch, &grab, NULL);
}

/* Returns the client's other live touch, or NULL. */
static const struct tactus_touch *other(const struct tactus_surface_touch *touch)
{
	for (int32_t id = 0; id < 2; id++) {
		if (id != touch->wire_id)
			return tactus_surface_client_find_touch(trial.client, touch->seat, id);
	}
	return NULL;
}

static void act(enum step step, const struct tactus_surface_touch *touch)
{
	if (trial.is_done || step != trial.step)
		return;
	trial.is_done = true;
	switch (trial.deed) {
	case DEED_DESTROY_SURFACE:
		tactus_view_destroy(trial.surface);
		break;
	case DEED_REMOVE_SURFACE:
		CHECK_OK(tactus_view_remove_from_superview(trial.surface));
		break;
	case DEED_REMOVE_PARENT:
		CHECK_OK(tactus_view_remove_from_superview(trial.fixture.view));
		break;
	case DEED_TAKE_TOUCH:
		take(touch->touch);
		break;
	case DEED_TAKE_OTHER_TOUCH:
		take(other(touch));
		break;
	case DEED_DESTROY_CLIENT:
		tactus_surface_client_destroy(trial.client);
		break;
	case DEED_CANCEL_ALL:
		CHECK_OK(tactus_application_cancel_touches(trial.fixture.application, 40000));
		break;
	default:
		tactus_touch_source_destroy(trial.fixture.panel);
		trial.fixture.panel = NULL;
	}
}

#define EVENT(name, step) \
	static void name(struct tactus_surface_client *client, struct tactus_view *surface, \
		const struct tactus_surface_touch *touch, void *data) \
	{ \
		(void)client, (void)surface, (void)data; \
		note(#name " %d", touch->wire_id); \
		look(wire_##name(&trial.wire, touch->seat, touch->wire_id, touch->time_us)); \
		act(step, touch); \
	}

EVENT(down, STEP_DOWN)
EVENT(motion, STEP_MOTION)
EVENT(up, STEP_UP)

#define END(name) \
	static void name(struct tactus_surface_client *client, uint32_t seat, void *data) \
	{ \
		(void)client, (void)data; \
		note(#name); \
		look(wire_##name(&trial.wire, seat)); \
	}

END(frame)
END(cancel)

static void feed(unsigned int time, enum step step)
{
	struct tactus_touch_source *panel = trial.fixture.panel;

	for (int id = 1; id <= 2 && panel; id++) {
		if (step == STEP_DOWN)
			tactus_touch_source_down(panel, time * 1000, id, 120.0 + 20 * id, 130);
		else if (step == STEP_MOTION)
			tactus_touch_source_motion(panel, time * 1000, id, 122.0 + 20 * id, 131);
		else
			tactus_touch_source_up(panel, time * 1000, id);
	}
	tactus_touch_source_frame(panel, time * 1000);
	if (trial.deed != DEED_DESTROY_CLIENT)
		look(wire_between_calls(&trial.wire));
}

static void play(enum step step, enum deed deed)
{
	static const struct tactus_surface_client_callbacks callbacks = {
		sizeof callbacks, down, motion, up, frame, cancel
	};

	memset(&trial, 0, sizeof trial);
	fixture_create(&trial.fixture);
	trial.step = step;
	trial.deed = deed;
	trial.client = tactus_surface_client_create(trial.fixture.application, &callbacks, NULL);
	trial.surface = tactus_surface_create(trial.client, 10, 20, 300, 200);
	CHECK_OK(tactus_view_add_subview(trial.fixture.view, trial.surface));
	feed(8, STEP_DOWN);
	feed(16, STEP_MOTION);
	feed(24, STEP_UP);
	CHECK(trial.is_done);
	if (deed != DEED_DESTROY_CLIENT)
		look(wire_at_rest(&trial.wire));
}

static void finish(void)
{
	tactus_application_destroy(trial.fixture.application);
}

/* Whatever a callback does between two events, the stream is legal (10.1, 10.3). */
static void every_deed_at_every_step(void)
{
	for (enum step step = 0; step < STEP_COUNT; step++) {
		for (enum deed deed = 0; deed < DEED_COUNT; deed++) {
			char name[128];

			snprintf(name, sizeof name, "10.1 %s in the %s of the first of two fingers", deed_names[deed],
				step_names[step]);
			check_begin(name);
			play(step, deed);
			finish();
			check_end();
		}
	}
}

static void expect(enum step step, enum deed deed, const char *expected)
{
	play(step, deed);
	check_notes(expected);
	finish();
}

/* Rule 10.5: the second finger's down was not sent, so none of its events are. */
static void surface_goes_between_downs(void)
{
	expect(STEP_DOWN, DEED_DESTROY_SURFACE,
		"down 0\n"
		"up 0\n"
		"frame\n");
}

static void surface_goes_between_motions(void)
{
	expect(STEP_MOTION, DEED_DESTROY_SURFACE,
		"down 0\ndown 1\nframe\n"
		"motion 0\n"
		"up 0\nup 1\n"
		"frame\n");
}

static void surface_goes_between_ups(void)
{
	expect(STEP_UP, DEED_DESTROY_SURFACE,
		"down 0\ndown 1\nframe\n"
		"motion 0\nmotion 1\nframe\n"
		"up 0\nup 1\nframe\n");
}

/* Rule 10.6: new fingers of one call are cancelled together. */
static void touch_is_taken_between_downs(void)
{
	expect(STEP_DOWN, DEED_TAKE_TOUCH,
		"down 0\n"
		"cancel\n"
		"frame\n");
}

static void touch_is_taken_between_motions(void)
{
	expect(STEP_MOTION, DEED_TAKE_TOUCH,
		"down 0\ndown 1\nframe\n"
		"motion 0\n"
		"cancel\n"
		"frame\n");
}

static void touch_is_taken_between_ups(void)
{
	expect(STEP_UP, DEED_TAKE_OTHER_TOUCH,
		"down 0\ndown 1\nframe\n"
		"motion 0\nmotion 1\nframe\n"
		"up 0\n"
		"cancel\n"
		"frame\n");
}

void check_surface_groups(void)
{
	every_deed_at_every_step();
	check_run("10.5 a surface is destroyed between two downs", surface_goes_between_downs);
	check_run("10.5 a surface is destroyed between two motions", surface_goes_between_motions);
	check_run("10.5 a surface is destroyed between two ups", surface_goes_between_ups);
	check_run("10.6 a touch is taken between two downs", touch_is_taken_between_downs);
	check_run("10.6 a touch is taken between two motions", touch_is_taken_between_motions);
	check_run("10.6 a touch is taken between two ups", touch_is_taken_between_ups);
}
