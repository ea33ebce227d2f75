/* SPDX-License-Identifier: MIT */
/* The examples of tactus-interactions.h: compiled, not run. */
#include <tactus-interactions.h>

struct drawer;
struct list;

uint64_t list_row_at(struct list *list, double y);
void set_find_target(struct tactus_drag_callbacks *callbacks);
void set_find_item(struct tactus_context_menu_callbacks *callbacks);
void set_find_row(struct tactus_swipe_actions_callbacks *callbacks);

void drawer_move_to(struct drawer *drawer, double progress);
void log_line(enum tactus_log_level level, const char *message, void *data);
void set_log(void);
struct tactus_transition *open_drawer(struct tactus_recognizer *pan, struct drawer *drawer);
bool show_picture(struct tactus_transition *transition, uint64_t now_us);
struct tactus_refresh *list_get_refresh(struct list *list);
void set_delegate(struct tactus_scroll_view_delegate *delegate);

/* example: interactions */
static void show_drawer(struct tactus_transition *transition, double progress, void *data)
{
	drawer_move_to(data, progress);
}

static struct tactus_transition *open_by(struct tactus_recognizer *pan, double width, struct drawer *drawer)
{
	struct tactus_transition_callbacks callbacks = TACTUS_TRANSITION_CALLBACKS_INIT;
	struct tactus_transition_settings settings = TACTUS_TRANSITION_SETTINGS_INIT;
	struct tactus_transition *transition;

	settings.length = width;
	callbacks.changed = show_drawer;
	transition = tactus_transition_create(
		tactus_recognizer_get_application(pan), &settings, &callbacks, drawer);
	tactus_transition_add_recognizer(transition, pan, TACTUS_SWIPE_DIRECTION_RIGHT);
	return transition;
}

/* end */
struct tactus_transition *open_drawer(struct tactus_recognizer *pan, struct drawer *drawer)
{
	return open_by(pan, 240, drawer);
}

void set_log(void)
{
	/* example: interactions-log */
	tactus_interactions_set_log_handler(log_line, NULL);
	/* end */
}

bool show_picture(struct tactus_transition *transition, uint64_t now_us)
{
	bool is_moving;
	/* example: interactions-transition */
	// In each picture:
	is_moving = tactus_transition_advance(transition, now_us);
	/* end */
	return is_moving;
}

/* example: interactions-refresh */
static void did_scroll(struct tactus_view *list, void *data)
{
	tactus_refresh_did_scroll(list_get_refresh(data));
}

static void will_end_dragging(struct tactus_view *list, double velocity_x, double velocity_y, double *target_x,
	double *target_y, void *data)
{
	tactus_refresh_will_end_dragging(list_get_refresh(data), target_y);
}

/* end */
void set_delegate(struct tactus_scroll_view_delegate *delegate)
{
	delegate->did_scroll = did_scroll;
	delegate->will_end_dragging = will_end_dragging;
}

/* example: interactions-swipe */
static bool find_row(struct tactus_swipe_actions *actions, double x, double y, struct tactus_swipe_row *row,
	void *data)
{
	row->id = list_row_at(data, y);
	row->width = 370;
	row->right = 160;
	return true;
}

/* end */
void set_find_row(struct tactus_swipe_actions_callbacks *callbacks)
{
	callbacks->find_row = find_row;
}

/* example: interactions-menu */
static int32_t find_item(struct tactus_context_menu *menu, double x, double y, void *data)
{
	if (y < 100 || y >= 280)
		return TACTUS_CONTEXT_MENU_OUTSIDE;
	return (int32_t)((y - 100) / 60);
}

/* end */
void set_find_item(struct tactus_context_menu_callbacks *callbacks)
{
	callbacks->find_item = find_item;
}

/* example: interactions-drag */
static bool find_target(struct tactus_drag_session *session, double x, double y, struct tactus_drag_target *target,
	void *data)
{
	target->id = 1;
	target->operation = TACTUS_DRAG_OPERATION_MOVE;
	return x >= 290 && x < 440;
}

/* end */
void set_find_target(struct tactus_drag_callbacks *callbacks)
{
	callbacks->find_target = find_target;
}
