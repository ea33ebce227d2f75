/* SPDX-License-Identifier: MIT */
/* Fingers that go down, move, lift, and time that passes: what a program of random calls would hardly do. */
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
	switch (bytes_below(&world.bytes, 8)) {
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
	default:
		return tactus_custom_recognizer_create(application, choice & 1, &fuzz_recognizer_callbacks, NULL);
	}
}

/* A view with a recognizer on it or above. Any call may call back and destroy either. */
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

void play_gesture(void)
{
	struct tactus_touch_source *source = world_pick(KIND_SOURCE);
	int32_t id = (int32_t)bytes_below(&world.bytes, 4);
	double x = place(), y = place();
	bool has_frame = true;

	world.time_us += bytes_take(&world.bytes) * UINT64_C(500);
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
		has_frame = x < 700;
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
