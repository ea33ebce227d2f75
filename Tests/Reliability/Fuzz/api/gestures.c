/* SPDX-License-Identifier: MIT */
/* Gestures: fingers go down, move and lift, and time passes, which random calls would hardly do. */
#include "world.h"

static double place(void)
{
	return bytes_take(&world.bytes) * 3.0;
}

static struct tactus_view *create_view(struct tactus_application *application, unsigned choice)
{
	if (choice == 0)
		return tactus_scroll_view_create(application, place(), place(), 400, 400, 900, place());
	if (choice == 1)
		return tactus_control_create(application, place(), place(), 200, 200);
	if (choice == 2)
		return tactus_surface_create(world_pick(KIND_CLIENT), place(), place(), 300, 300);
	return tactus_view_create(application, place(), place(), 300, 300);
}

static struct tactus_recognizer *create_recognizer(struct tactus_application *application, unsigned choice)
{
	switch (bytes_below(&world.bytes, 9)) {
	case 0:
		return tactus_tap_recognizer_create(application);
	case 1:
		return tactus_long_press_recognizer_create(application);
	case 2:
		return tactus_pan_recognizer_create(application);
	case 3:
		return tactus_swipe_recognizer_create(application);
	case 4:
		return tactus_pinch_recognizer_create(application);
	case 5:
		return tactus_rotation_recognizer_create(application);
	case 6:
		return tactus_hover_recognizer_create(application);
	case 7:
		return tactus_transform_recognizer_create(application);
	default:
		return tactus_custom_recognizer_create(application, choice & 1, &fuzz_recognizer_callbacks, NULL);
	}
}

/* Builds a view with a recognizer on it or above. Any call may call back and destroy either. */
static void build(void)
{
	unsigned choice = bytes_below(&world.bytes, 10);
	struct tactus_view *view, *above = world_pick(KIND_VIEW);
	struct tactus_recognizer *recognizer;

	if (!world_has_room(KIND_VIEW) || !world_has_room(KIND_RECOGNIZER))
		return;
	view = create_view(world_pick(KIND_APPLICATION), choice);
	world_note(KIND_VIEW, view);
	tactus_view_add_subview(world_still(KIND_VIEW, above), view);
	tactus_view_set_multiple_touch_enabled(world_still(KIND_VIEW, view), choice & 1);
	if (choice & 2)
		tactus_view_set_responder_callbacks(world_still(KIND_VIEW, view), &fuzz_responder_callbacks, NULL);

	recognizer = create_recognizer(world_pick(KIND_APPLICATION), choice);
	world_note(KIND_RECOGNIZER, recognizer);
	tactus_recognizer_add_target(recognizer, fuzz_action, NULL);
	if (choice & 1)
		tactus_recognizer_set_delegate(world_still(KIND_RECOGNIZER, recognizer), &fuzz_delegate, NULL);
	tactus_recognizer_set_delays_touches_began(world_still(KIND_RECOGNIZER, recognizer), choice == 3);
	tactus_view_add_recognizer(
		world_still(KIND_VIEW, choice & 4 ? above : view), world_still(KIND_RECOGNIZER, recognizer));
}

static void add_surfaces(struct tactus_application *application, struct tactus_view *window)
{
	for (int i = 0; i < 3; i++) {
		struct tactus_surface_client *client =
			tactus_surface_client_create(application, &fuzz_client_callbacks, NULL);

		world_note(KIND_CLIENT, client);
		/* The last client has two surfaces side by side. */
		for (int j = 0; j <= i / 2; j++) {
			struct tactus_view *surface = tactus_surface_create(client, 200 * i, 150 * j, 200, 150);

			world_note(KIND_VIEW, surface);
			tactus_view_add_subview(window, surface);
		}
	}
}

static void add_watched_view(struct tactus_application *application, struct tactus_view *window)
{
	struct tactus_view *view = tactus_view_create(application, 0, 300, 800, 300);
	struct tactus_recognizer *recognizers[] = {
		tactus_long_press_recognizer_create(application),
		tactus_pan_recognizer_create(application),
		tactus_tap_recognizer_create(application),
		tactus_custom_recognizer_create(application, false, &fuzz_recognizer_callbacks, NULL),
	};

	world_note(KIND_VIEW, view);
	tactus_view_add_subview(window, view);
	tactus_view_set_multiple_touch_enabled(view, true);
	tactus_view_set_responder_callbacks(view, &fuzz_responder_callbacks, NULL);
	for (size_t i = 0; i < sizeof recognizers / sizeof recognizers[0]; i++) {
		world_note(KIND_RECOGNIZER, recognizers[i]);
		tactus_recognizer_add_target(recognizers[i], fuzz_action, NULL);
		tactus_view_add_recognizer(i == 0 ? window : view, recognizers[i]);
	}
}

/* Builds three sources on two seats, surfaces, and a view with recognizers; random calls would take long to do so. */
void build_scene(struct tactus_application *application)
{
	struct tactus_view *window = tactus_window_create(application, 0, 0, 800, 600);

	world_note(KIND_VIEW, window);
	for (uint32_t i = 0; i < 3; i++) {
		struct tactus_touch_source_info info = TACTUS_TOUCH_SOURCE_INFO_INIT;

		info.seat = i / 2;
		world_note(KIND_SOURCE, tactus_touch_source_create(application, &info));
	}
	add_surfaces(application, window);
	add_watched_view(application, window);
}

/* Makes one of the calls that are most dangerous in the middle of a delivery. */
void do_deed(void)
{
	struct tactus_touch_grab_callbacks grab = fuzz_grab_callbacks;

	switch (bytes_below(&world.bytes, 12)) {
	case 0:
		tactus_view_destroy(world_pick(KIND_VIEW));
		break;
	case 1:
		tactus_view_remove_from_superview(world_pick(KIND_VIEW));
		break;
	case 2:
		tactus_recognizer_destroy(world_pick(KIND_RECOGNIZER));
		break;
	case 3:
		tactus_touch_source_destroy(world_pick(KIND_SOURCE));
		break;
	case 4:
		tactus_surface_client_destroy(world_pick(KIND_CLIENT));
		break;
	case 5:
	case 6:
		tactus_touch_take(world_pick_touch(), &grab, NULL);
		break;
	case 7:
		tactus_application_cancel_touches(world_pick(KIND_APPLICATION), world.time_us);
		break;
	case 8:
		tactus_recognizer_set_enabled(world_pick(KIND_RECOGNIZER), bytes_below(&world.bytes, 2));
		break;
	case 9:
		tactus_touch_source_cancel_all(world_pick(KIND_SOURCE), world.time_us);
		break;
	case 10:
		tactus_view_add_subview(world_pick(KIND_VIEW), world_pick(KIND_VIEW));
		break;
	default:
		if (bytes_below(&world.bytes, 16) == 0)
			tactus_application_destroy(world_pick(KIND_APPLICATION));
	}
}

void play_gesture(void)
{
	struct tactus_touch_source *source = world_pick(KIND_SOURCE);
	int32_t id = (int32_t)bytes_below(&world.bytes, 4);
	double x = place(), y = place();
	/* Several fingers share a frame. */
	bool has_frame = bytes_below(&world.bytes, 3) == 0;

	/* Usually a short time, sometimes long enough for timers to fire. */
	world.time_us += bytes_take(&world.bytes) * (bytes_below(&world.bytes, 8) == 0 ? UINT64_C(4000) : UINT64_C(50));
	switch (bytes_below(&world.bytes, 12)) {
	case 0:
	case 1:
	case 2:
		tactus_touch_source_down(source, world.time_us, id, x, y);
		break;
	case 3:
	case 4:
	case 5:
	case 6:
		tactus_touch_source_motion(source, world.time_us, id, x, y);
		break;
	case 7:
	case 8:
		tactus_touch_source_up(source, world.time_us, id);
		break;
	case 9:
		world.time_us += bytes_take(&world.bytes) * UINT64_C(20000);
		tactus_application_advance(world_pick(KIND_APPLICATION), world.time_us);
		break;
	case 10:
		tactus_touch_source_hover(source, world.time_us, x, y);
		break;
	default:
		build();
	}
	if (has_frame)
		tactus_touch_source_frame(world_still(KIND_SOURCE, source), world.time_us);
}
