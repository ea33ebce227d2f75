/* SPDX-License-Identifier: MIT */
#include "drag-fixture.h"

#include <string.h>

#define PICTURE_MS 16
#define PICTURES_MAXIMUM 1000

static void reach(struct carrier *carrier, const char *moment)
{
	if (carrier->moment && strcmp(carrier->moment, moment) == 0 && carrier->act)
		carrier->act(carrier);
}

static bool find_item(
	struct tactus_drag_session *session, double x, double y, bool is_added, uint64_t *item, void *data)
{
	*item = (uint64_t)(x / 100);
	reach(data, "find_item");
	return y < 200;
}

static void handle_changed(struct tactus_drag_session *session, enum tactus_drag_state state, void *data)
{
	static const char *const names[] = { "idle", "lifted", "dragging", "returning" };
	struct carrier *carrier = data;

	CHECK(state == tactus_drag_session_get_state(session));
	if (!carrier->is_quiet)
		note("%s", names[state]);
	reach(carrier, names[state]);
}

static void handle_added(struct tactus_drag_session *session, uint64_t item, void *data)
{
	struct carrier *carrier = data;

	if (!carrier->is_quiet)
		note("added %u", (unsigned)item);
	reach(carrier, "added");
}

static void handle_moved(struct tactus_drag_session *session, double x, double y, double held, void *data)
{
	struct carrier *carrier = data;

	carrier->x = x;
	carrier->y = y;
	carrier->held = held;
	reach(carrier, "moved");
}

static bool find_target(
	struct tactus_drag_session *session, double x, double y, struct tactus_drag_target *target, void *data)
{
	struct carrier *carrier = data;

	reach(carrier, "find_target");
	if (y < 400 || y >= 700)
		return false;
	if (y < 500) {
		target->id = 1;
		target->operation = TACTUS_DRAG_OPERATION_MOVE;
	} else if (y < 600) {
		target->id = carrier->is_open ? 4 : x < 200 ? 2
							    : 5;
		target->operation = TACTUS_DRAG_OPERATION_COPY;
		target->is_spring_loaded = !carrier->is_open;
	} else {
		target->id = 3;
		target->operation = TACTUS_DRAG_OPERATION_FORBIDDEN;
	}
	return true;
}

static void handle_target(
	struct tactus_drag_session *session, const struct tactus_drag_target *target, void *data)
{
	struct carrier *carrier = data;

	if (!carrier->is_quiet && target)
		note("over %u", (unsigned)target->id);
	else if (!carrier->is_quiet)
		note("over nothing");
	reach(carrier, "target");
}

static void handle_loaded(struct tactus_drag_session *session, uint64_t target, double progress, void *data)
{
	struct carrier *carrier = data;

	CHECK(progress >= 0 && progress <= 1);
	carrier->progress = progress;
	if (progress == 1) {
		carrier->is_open = true;
		if (!carrier->is_quiet)
			note("%u opens", (unsigned)target);
	}
	reach(carrier, "loaded");
}

static void handle_dropped(
	struct tactus_drag_session *session, const struct tactus_drag_target *target, void *data)
{
	struct carrier *carrier = data;

	if (!carrier->is_quiet)
		note("%u dropped on %u", (unsigned)tactus_drag_session_get_items(session, NULL, 0),
			(unsigned)target->id);
	reach(carrier, "dropped");
}

void carrier_open(struct carrier *carrier)
{
	struct tactus_drag_callbacks callbacks = TACTUS_DRAG_CALLBACKS_INIT;

	*carrier = (struct carrier){ .moment = NULL };
	fixture_open(&carrier->fixture);
	carrier->view = tactus_view_create(carrier->fixture.application, 0, 0, 400, 800);
	tactus_view_add_subview(carrier->fixture.window, carrier->view);
	callbacks.find_item = find_item;
	callbacks.changed = handle_changed;
	callbacks.added = handle_added;
	callbacks.moved = handle_moved;
	callbacks.find_target = find_target;
	callbacks.target_changed = handle_target;
	callbacks.loaded = handle_loaded;
	callbacks.dropped = handle_dropped;
	carrier->session = tactus_drag_session_create(carrier->view, NULL, &callbacks, carrier);
	CHECK(carrier->session);
}

void carrier_close(struct carrier *carrier)
{
	tactus_drag_session_destroy(carrier->session);
	fixture_close(&carrier->fixture);
}

void carrier_go_to(struct carrier *carrier, unsigned ms)
{
	tactus_application_advance(carrier->fixture.application, (uint64_t)ms * 1000);
	tactus_drag_session_advance(carrier->session, (uint64_t)ms * 1000);
}

unsigned carrier_rest(struct carrier *carrier, unsigned ms)
{
	unsigned pictures;

	for (pictures = 0; pictures < PICTURES_MAXIMUM; pictures++, ms += PICTURE_MS) {
		tactus_application_advance(carrier->fixture.application, (uint64_t)ms * 1000);
		if (!tactus_drag_session_advance(carrier->session, (uint64_t)ms * 1000))
			return ms;
	}
	return 0;
}

void carrier_lift(struct carrier *carrier)
{
	finger_down(&carrier->fixture, 1000, 1, 150, ITEMS_Y);
	carrier_go_to(carrier, 1500);
	carrier_rest(carrier, 1500);
	carrier_go_to(carrier, 2500);
	forget_notes();
}

bool carrier_is(const struct carrier *carrier, enum tactus_drag_state state)
{
	return tactus_drag_session_get_state(carrier->session) == state;
}
