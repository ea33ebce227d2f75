/* SPDX-License-Identifier: MIT */
#include "swipe-fixture.h"

#include <string.h>

#define PICTURE_MS 16
#define PICTURES_MAXIMUM 1000
#define ROW_HEIGHT 80

static void reach(struct rows *rows, const char *moment)
{
	if (rows->moment && strcmp(rows->moment, moment) == 0 && rows->act)
		rows->act(rows);
}

void rows_describe(uint64_t id, struct tactus_swipe_row *row)
{
	static const struct tactus_swipe_row none = TACTUS_SWIPE_ROW_INIT;

	*row = none;
	row->id = id;
	row->width = 400;
	row->left = id == 9 ? 0 : id == 8 ? 210
					  : 100;
	row->right = id == 8 ? 280 : 150;
	row->performs_left = false;
}

static bool find_row(struct tactus_swipe_actions *actions, double x, double y, struct tactus_swipe_row *row, void *data)
{
	CHECK(row->size == sizeof(*row) && row->width == 0);
	if (y >= ROWS * ROW_HEIGHT)
		return false;
	rows_describe((uint64_t)(y / ROW_HEIGHT), row);
	reach(data, "find_row");
	return true;
}

static void handle_moved(struct tactus_swipe_actions *actions, uint64_t id, double offset, void *data)
{
	struct rows *rows = data;

	CHECK(id < ROWS);
	rows->offsets[id] = offset;
	reach(rows, "moved");
}

static void handle_changed(struct tactus_swipe_actions *actions, uint64_t id, enum tactus_swipe_side side,
	enum tactus_swipe_state state, void *data)
{
	static const char *const names[] = { "closed", "held", "open", "closing", "performing" };
	struct rows *rows = data;

	if (!rows->is_quiet)
		note("%u %s %s", (unsigned)id, side == TACTUS_SWIPE_SIDE_LEFT ? "left" : "right", names[state]);
	CHECK(state != TACTUS_SWIPE_STATE_CLOSED || rows->offsets[id] == 0);
	reach(rows, names[state]);
}

static void handle_armed(struct tactus_swipe_actions *actions, uint64_t id, enum tactus_swipe_side side, bool is_armed,
	void *data)
{
	struct rows *rows = data;

	if (!rows->is_quiet)
		note("%u %s", (unsigned)id, is_armed ? "armed" : "disarmed");
	reach(rows, "armed");
}

void rows_open(struct rows *rows, bool scrolls)
{
	static const struct tactus_swipe_actions_settings settings = TACTUS_SWIPE_ACTIONS_SETTINGS_INIT;
	struct tactus_swipe_actions_callbacks callbacks = TACTUS_SWIPE_ACTIONS_CALLBACKS_INIT;

	*rows = (struct rows){ .settings = settings };
	fixture_open(&rows->fixture);
	rows->view = scrolls ? tactus_scroll_view_create(rows->fixture.application, 0, 0, 400, 800, 400, 2000)
			     : tactus_view_create(rows->fixture.application, 0, 0, 400, 800);
	tactus_view_add_subview(rows->fixture.window, rows->view);
	callbacks.find_row = find_row;
	callbacks.moved = handle_moved;
	callbacks.changed = handle_changed;
	callbacks.armed = handle_armed;
	rows->actions = tactus_swipe_actions_create(rows->view, &rows->settings, &callbacks, rows);
	CHECK(rows->actions);
}

void rows_close(struct rows *rows)
{
	tactus_swipe_actions_destroy(rows->actions);
	fixture_close(&rows->fixture);
}

unsigned rows_rest(struct rows *rows, unsigned ms)
{
	unsigned pictures;

	for (pictures = 0; pictures < PICTURES_MAXIMUM; pictures++, ms += PICTURE_MS) {
		tactus_application_advance(rows->fixture.application, (uint64_t)ms * 1000);
		if (!tactus_swipe_actions_advance(rows->actions, (uint64_t)ms * 1000))
			return ms;
	}
	return 0;
}

void rows_swipe(struct rows *rows, unsigned ms, unsigned id, double x, double distance, bool rests)
{
	double y = id * ROW_HEIGHT + ROW_HEIGHT / 2.0;

	finger_down(&rows->fixture, ms, 1, x, y);
	finger_drag(&rows->fixture, ms, ms + 100, 1, x, y, x + distance, y);
	if (rests)
		finger_rest(&rows->fixture, ms + 400, 1, x + distance, y);
	finger_up(&rows->fixture, rests ? ms + 400 : ms + 100, 1);
}

bool rows_is(const struct rows *rows, uint64_t id, enum tactus_swipe_state state, double offset)
{
	return tactus_swipe_actions_get_state(rows->actions, id) == state &&
		is_near(tactus_swipe_actions_get_offset(rows->actions, id), offset) &&
		is_near(rows->offsets[id], offset);
}
