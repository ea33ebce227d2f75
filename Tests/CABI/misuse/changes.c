/* SPDX-License-Identifier: MIT */
#include "deeds.h"

void remove_view(struct scene *scene)
{
	check_change(scene, tactus_view_remove_from_superview(scene->view));
}

void remove_parent(struct scene *scene)
{
	check_change(scene, tactus_view_remove_from_superview(scene->parent));
}

void put_view_back(struct scene *scene)
{
	check_change(scene, tactus_view_remove_from_superview(scene->view));
	check_change(scene, tactus_view_add_subview(scene->parent, scene->view));
}

void move_view(struct scene *scene)
{
	check_change(scene, tactus_view_add_subview(scene->spare, scene->view));
}

void move_content(struct scene *scene)
{
	check_change(scene, tactus_view_add_subview(scene->window, scene->content));
	check_change(scene, tactus_scroll_view_set_content_view(scene->scroll, NULL));
}

void reorder_views(struct scene *scene)
{
	for (size_t index = 0; index < tactus_view_get_subview_count(scene->window); index++)
		check_change(scene, tactus_view_send_to_back(tactus_view_get_subview(scene->window, index)));
	check_change(scene, tactus_view_bring_to_front(scene->parent));
	check_change(scene, tactus_window_bring_to_front(scene->window));
	check_change(scene, tactus_window_set_level(scene->window, 3));
}

void hide_views(struct scene *scene)
{
	check_change(scene, tactus_view_set_hidden(scene->view, true));
	check_change(scene, tactus_view_set_alpha(scene->parent, 0));
	check_change(scene, tactus_view_set_user_interaction_enabled(scene->window, false));
	check_change(scene, tactus_view_set_input_region(scene->surface, &(struct tactus_rectangle){ 0 }, 0));
}

void flatten_window(struct scene *scene)
{
	check_change(scene, tactus_view_set_transform(scene->window, 0, 0, 0, 0, 0, 0));
	check_change(scene, tactus_view_set_frame(scene->view, 0, 0, 0, 0));
}

void add_views(struct scene *scene)
{
	struct tactus_view *view = tactus_view_create(scene->application, 0, 0, 400, 300);
	struct tactus_view *window = tactus_window_create(scene->application, 0, 0, 800, 600);

	if (scene->must_refuse)
		CHECK(view == NULL && window == NULL);
	check_change(scene, tactus_view_add_subview(scene->view, view));
	tactus_view_destroy(window);
}

#define FOR_RECOGNIZERS(scene, recognizer) \
	struct tactus_recognizer *const all[] = { scene->tap, scene->double_tap, scene->press, scene->pan, \
		scene->pinch, scene->rotation, scene->transform, scene->swipe, scene->edge, scene->hover, \
		scene->custom }; \
	for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) \
		for (struct tactus_recognizer *recognizer = all[i]; recognizer; recognizer = NULL)

void remove_recognizers(struct scene *scene)
{
	FOR_RECOGNIZERS(scene, recognizer)
	check_change(scene,
		tactus_view_remove_recognizer(tactus_recognizer_get_view(recognizer), recognizer));
}

void move_recognizers(struct scene *scene)
{
	FOR_RECOGNIZERS(scene, recognizer)
	check_change(scene, tactus_view_add_recognizer(scene->window, recognizer));
}

void add_recognizers(struct scene *scene)
{
	struct tactus_recognizer *tap = tactus_tap_recognizer_create(scene->application);
	struct tactus_recognizer *pan = tactus_pan_recognizer_create(scene->application);

	check_change(scene, tactus_view_add_recognizer(scene->view, tap));
	check_change(scene, tactus_view_add_recognizer(scene->window, pan));
	check_change(scene, tactus_recognizer_require_failure_of(tap, pan));
}

void disable_recognizers(struct scene *scene)
{
	FOR_RECOGNIZERS(scene, recognizer)
	check_change(scene, tactus_recognizer_set_enabled(recognizer, false));
}

void toggle_recognizers(struct scene *scene)
{
	disable_recognizers(scene);
	FOR_RECOGNIZERS(scene, recognizer)
	check_change(scene, tactus_recognizer_set_enabled(recognizer, true));
}

void change_recognizers(struct scene *scene)
{
	FOR_RECOGNIZERS(scene, recognizer)
	{
		tactus_tap_recognizer_set_number_of_touches_required(recognizer, 2);
		tactus_tap_recognizer_set_number_of_touches_required(recognizer, 1);
		tactus_long_press_recognizer_set_number_of_taps_required(recognizer, 1);
		tactus_long_press_recognizer_set_number_of_taps_required(recognizer, 0);
		tactus_pan_recognizer_set_translation(recognizer, scene->view, 5, 5);
		tactus_pan_recognizer_set_maximum_number_of_touches(recognizer, 1);
		tactus_pan_recognizer_set_maximum_number_of_touches(recognizer, UINT32_MAX);
		tactus_pinch_recognizer_set_scale(recognizer, 2);
		tactus_rotation_recognizer_set_rotation(recognizer, 100);
		tactus_swipe_recognizer_set_directions(recognizer, TACTUS_SWIPE_DIRECTION_LEFT);
		tactus_screen_edge_pan_recognizer_set_edges(recognizer, TACTUS_EDGE_TOP);
		tactus_recognizer_set_cancels_touches_in_view(recognizer, false);
		tactus_recognizer_set_delays_touches_began(recognizer, true);
		tactus_recognizer_set_allowed_touch_types(recognizer, 0);
		tactus_recognizer_set_allowed_touch_types(recognizer, UINT32_MAX);
		check_change(scene, tactus_recognizer_set_name(recognizer, "changed"));
	}
}

void require_each_other(struct scene *scene)
{
	FOR_RECOGNIZERS(scene, recognizer)
	{
		check_change(scene, tactus_recognizer_require_failure_of(recognizer, scene->pan));
		check_change(scene, tactus_recognizer_require_failure_of(scene->tap, recognizer));
	}
}

static void ask_all_for(struct scene *scene, enum tactus_recognizer_state state)
{
	FOR_RECOGNIZERS(scene, recognizer)
	check_change(scene, tactus_recognizer_set_state(recognizer, state));
}

void begin_all(struct scene *scene)
{
	ask_all_for(scene, TACTUS_RECOGNIZER_STATE_BEGAN);
}

void end_all(struct scene *scene)
{
	ask_all_for(scene, TACTUS_RECOGNIZER_STATE_ENDED);
}

void fail_all(struct scene *scene)
{
	ask_all_for(scene, TACTUS_RECOGNIZER_STATE_FAILED);
}

void drop_callbacks(struct scene *scene)
{
	FOR_RECOGNIZERS(scene, recognizer)
	{
		check_change(scene, tactus_recognizer_set_delegate(recognizer, NULL, NULL));
		check_change(scene, tactus_recognizer_set_callbacks(recognizer, NULL, NULL));
	}
	check_change(scene, tactus_view_set_responder_callbacks(scene->view, NULL, NULL));
	check_change(scene, tactus_view_set_responder_callbacks(scene->taken, NULL, NULL));
	check_change(scene, tactus_view_set_callbacks(scene->view, NULL, NULL));
	check_change(scene, tactus_view_set_callbacks(scene->parent, NULL, NULL));
	check_change(scene, tactus_view_controller_set_responder_callbacks(scene->controller, NULL, NULL));
	check_change(scene, tactus_application_set_responder_callbacks(scene->application, NULL, NULL));
	check_change(scene, tactus_application_set_delegate_callbacks(scene->application, NULL, NULL));
	check_change(scene, tactus_application_set_event_filter(scene->application, NULL, NULL));
	check_change(scene, tactus_window_set_event_filter(scene->window, NULL, NULL));
	check_change(scene, tactus_application_remove_touch_down_listener(scene->application, NULL, NULL));
	check_change(scene, tactus_application_set_trace_listener(scene->application, NULL, NULL));
	check_change(scene, tactus_control_set_callbacks(scene->control, NULL, NULL));
	check_change(scene, tactus_scroll_view_set_delegate(scene->scroll, NULL, NULL));
}

void set_callbacks_again(struct scene *scene)
{
	if (!scene->must_refuse)
		scene_replace_callbacks(scene);
}

void bend_responder_chain(struct scene *scene)
{
	struct tactus_responder *view = tactus_view_get_responder(scene->view);
	struct tactus_responder *window = tactus_view_get_responder(scene->window);

	check_change(scene, tactus_responder_set_next(view, window));
	check_change(scene, tactus_responder_set_next(window, view));
}

void change_first_responder(struct scene *scene)
{
	struct tactus_responder *view = tactus_view_get_responder(scene->view);
	struct tactus_responder *content = tactus_view_get_responder(scene->content);

	check_change(scene, tactus_responder_become_first_responder(view));
	check_change(scene, tactus_responder_become_first_responder(content));
	check_change(scene, tactus_responder_resign_first_responder(content));
	check_change(scene, tactus_window_make_key(scene->window));
}

void scroll(struct scene *scene)
{
	struct tactus_rectangle rectangle = { 700, 700, 100, 100 };

	check_change(scene, tactus_scroll_view_set_content_offset(scene->scroll, 10, 10, false));
	check_change(scene, tactus_scroll_view_set_content_offset(scene->scroll, 200, 200, true));
	check_change(scene, tactus_scroll_view_scroll_to_visible(scene->scroll, &rectangle, true));
	check_change(scene, tactus_scroll_view_set_zoom_scale(scene->scroll, 2, false));
	check_change(scene, tactus_scroll_view_zoom_to_rectangle(scene->scroll, &rectangle, true));
	check_change(scene, tactus_scroll_view_stop_scrolling_and_zooming(scene->scroll));
	check_change(scene, tactus_scroll_view_set_content_alignment_point(scene->scroll, 0.5, 1));
	check_change(scene, tactus_scroll_view_set_content_size(scene->scroll, 10, 10));
	check_change(scene, tactus_scroll_view_set_zoom_limits(scene->scroll, 1, 1));
	for (int option = 0; option <= TACTUS_SCROLL_VIEW_OPTION_TRANSFERS_VERTICALLY; option++)
		check_change(scene,
			tactus_scroll_view_set_option(scene->scroll, (enum tactus_scroll_view_option)option,
				!tactus_scroll_view_get_option(
					scene->scroll, (enum tactus_scroll_view_option)option)));
}

void change_control(struct scene *scene)
{
	check_change(scene, tactus_control_set_enabled(scene->control, false));
	check_change(scene, tactus_control_set_selected(scene->control, true));
	check_change(scene, tactus_control_set_highlighted(scene->control, true));
	check_change(scene, tactus_control_remove_action(scene->control, 7, UINT32_MAX));
	/* Not from its own target, which would never end. */
	if (scene->armed != CALLBACK_CONTROL_EVENT)
		check_change(scene, tactus_control_send_actions(scene->control, UINT32_MAX));
}
