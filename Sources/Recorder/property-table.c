// SPDX-License-Identifier: MIT
/* Each property is a word of the format, the function that sets it and a getter. */
#include "properties.h"

#define GET(name) static size_t name(const void *object, double *values, int64_t which)
#define GET_ONE(name, expression) \
	GET(name) \
	{ \
		(void)which; \
		values[0] = (double)(expression); \
		return 1; \
	}

/* As many numbers as there are if a getter has filled them. */
static size_t filled(enum tactus_status status, size_t count)
{
	return status == TACTUS_STATUS_OK ? count : 0;
}

GET(get_frame)
{
	(void)which;
	return filled(tactus_view_get_frame(object, &values[0], &values[1], &values[2], &values[3]), 4);
}

GET(get_bounds_origin)
{
	(void)which;
	return filled(tactus_view_get_bounds_origin(object, &values[0], &values[1]), 2);
}

GET(get_transform)
{
	double *v = values;

	(void)which;
	return filled(tactus_view_get_transform(object, &v[0], &v[1], &v[2], &v[3], &v[4], &v[5]), 6);
}

GET_ONE(get_hidden, tactus_view_is_hidden(object))
GET_ONE(get_alpha, tactus_view_get_alpha(object))
GET_ONE(get_interaction, tactus_view_is_user_interaction_enabled(object))
GET_ONE(get_multiple_touch, tactus_view_is_multiple_touch_enabled(object))
GET_ONE(get_exclusive_touch, tactus_view_is_exclusive_touch(object))
GET_ONE(get_inhibits, tactus_view_inhibits_ancestor_recognizers(object))
GET_ONE(get_output_edges, tactus_view_uses_output_edges(object))
GET_ONE(get_deferred_edges, tactus_view_get_deferred_edges(object))
GET_ONE(get_level, tactus_window_get_level(object))
GET_ONE(get_handles, tactus_responder_get_callback_mask(object))
GET_ONE(get_control_enabled, tactus_control_is_enabled(object))
GET_ONE(get_selected, tactus_control_is_selected(object))
GET_ONE(get_highlighted, tactus_control_is_highlighted(object))
GET_ONE(get_default_action, tactus_control_has_default_action(object))
GET_ONE(get_tracks, tactus_control_get_tracked_axes(object))

GET(get_content_size)
{
	(void)which;
	return filled(tactus_scroll_view_get_content_size(object, &values[0], &values[1]), 2);
}

GET(get_inset)
{
	double *v = values;

	(void)which;
	return filled(tactus_scroll_view_get_content_inset(object, &v[0], &v[1], &v[2], &v[3]), 4);
}

GET(get_alignment)
{
	(void)which;
	return filled(tactus_scroll_view_get_content_alignment_point(object, &values[0], &values[1]), 2);
}

GET(get_zoom_limits)
{
	(void)which;
	return filled(tactus_scroll_view_get_zoom_limits(object, &values[0], &values[1]), 2);
}

size_t get_option(const void *object, double *values, int64_t which)
{
	values[0] = (double)which;
	values[1] = tactus_scroll_view_get_option(object, (enum tactus_scroll_view_option)which);
	return 2;
}

GET_ONE(get_enabled, tactus_recognizer_is_enabled(object))
GET_ONE(get_cancels, tactus_recognizer_get_cancels_touches_in_view(object))
GET_ONE(get_delays_began, tactus_recognizer_get_delays_touches_began(object))
GET_ONE(get_delays_ended, tactus_recognizer_get_delays_touches_ended(object))
GET_ONE(get_touch_types, tactus_recognizer_get_allowed_touch_types(object))
GET_ONE(get_exclusive_type, tactus_recognizer_get_requires_exclusive_touch_type(object))
GET_ONE(get_required_modifiers, tactus_recognizer_get_required_modifiers(object))
GET_ONE(get_excluded_modifiers, tactus_recognizer_get_excluded_modifiers(object))
GET_ONE(get_exempt, tactus_recognizer_is_exempt_from_inhibition(object))
GET_ONE(get_overrides, tactus_recognizer_get_callback_mask(object))
GET_ONE(get_delegate, tactus_recognizer_get_delegate_mask(object))
GET_ONE(get_tap_taps, tactus_tap_recognizer_get_number_of_taps_required(object))
GET_ONE(get_tap_touches, tactus_tap_recognizer_get_number_of_touches_required(object))
GET_ONE(get_buttons, tactus_tap_recognizer_get_button_mask_required(object))
GET_ONE(get_press_taps, tactus_long_press_recognizer_get_number_of_taps_required(object))
GET_ONE(get_press_touches, tactus_long_press_recognizer_get_number_of_touches_required(object))
GET_ONE(get_last_lift, tactus_long_press_recognizer_ends_at_last_lift(object))
GET_ONE(get_pan_minimum, tactus_pan_recognizer_get_minimum_number_of_touches(object))
GET_ONE(get_pan_maximum, tactus_pan_recognizer_get_maximum_number_of_touches(object))
GET_ONE(get_pan_reference, tactus_pan_recognizer_get_reference(object))
GET_ONE(get_scroll_types, tactus_pan_recognizer_get_allowed_scroll_types(object))
GET_ONE(get_directions, tactus_swipe_recognizer_get_directions(object))
GET_ONE(get_swipe_touches, tactus_swipe_recognizer_get_number_of_touches_required(object))
GET_ONE(get_pinch_reference, tactus_pinch_recognizer_get_reference(object))
GET_ONE(get_rotation_reference, tactus_rotation_recognizer_get_reference(object))
GET_ONE(get_parts, tactus_transform_recognizer_get_parts(object))
GET_ONE(get_least, tactus_transform_recognizer_get_minimum_number_of_touches(object))
GET_ONE(get_most, tactus_transform_recognizer_get_maximum_number_of_touches(object))
GET_ONE(get_transform_reference, tactus_transform_recognizer_get_reference(object))
GET_ONE(get_edges, tactus_screen_edge_pan_recognizer_get_edges(object))
GET_ONE(get_shell, tactus_screen_edge_pan_recognizer_is_shell_gesture(object))

/* A getter of what a kind does not have would log a line. */
static bool has_length(enum tactus_recognizer_kind kind, int64_t which)
{
	static const unsigned int kinds[] = {
		[TACTUS_LENGTH_ALLOWABLE_MOVEMENT] = OF(TAP) | OF(LONG_PRESS),
		[TACTUS_LENGTH_TAP_DISTANCE] = OF(TAP) | OF(LONG_PRESS),
		[TACTUS_LENGTH_BEGIN] = OF(PAN) | OF(PINCH) | OF(ROTATION) | OF(SCREEN_EDGE_PAN) | OF(TRANSFORM),
		[TACTUS_LENGTH_SWIPE_ALONG] = OF(SWIPE),
		[TACTUS_LENGTH_SWIPE_ACROSS] = OF(SWIPE),
		[TACTUS_LENGTH_EDGE_WIDTH] = OF(SCREEN_EDGE_PAN),
		[TACTUS_LENGTH_TAP_MOVEMENT] = OF(LONG_PRESS),
		[TACTUS_LENGTH_BEGIN_SPREAD] = OF(TRANSFORM),
		[TACTUS_LENGTH_BEGIN_ARC] = OF(TRANSFORM),
	};

	return which >= 0 && which <= TACTUS_LENGTH_BEGIN_ARC && (kinds[which] & (unsigned int)RECOGNIZER << kind) != 0;
}

static bool has_duration(enum tactus_recognizer_kind kind, int64_t which)
{
	static const unsigned int kinds[] = {
		[TACTUS_DURATION_TAP] = OF(TAP) | OF(LONG_PRESS),
		[TACTUS_DURATION_TAP_INTERVAL] = OF(TAP) | OF(LONG_PRESS),
		[TACTUS_DURATION_ARRIVAL] = OF(TAP) | OF(LONG_PRESS),
		[TACTUS_DURATION_MINIMUM_PRESS] = OF(LONG_PRESS),
		[TACTUS_DURATION_SWIPE] = OF(SWIPE),
	};

	return which >= 0 && which <= TACTUS_DURATION_SWIPE && (kinds[which] & (unsigned int)RECOGNIZER << kind) != 0;
}

size_t get_length(const void *object, double *values, int64_t which)
{
	enum tactus_length_unit unit = TACTUS_LENGTH_UNIT_PIXELS;

	values[0] = (double)which;
	if (!has_length(tactus_recognizer_get_kind(object), which) ||
		tactus_recognizer_get_length(object, (enum tactus_length)which, &values[1], &unit) != TACTUS_STATUS_OK)
		return 0;
	values[2] = unit;
	return 3;
}

size_t get_duration(const void *object, double *values, int64_t which)
{
	uint64_t time_us = 0;

	values[0] = (double)which;
	if (!has_duration(tactus_recognizer_get_kind(object), which) ||
		tactus_recognizer_get_duration(object, (enum tactus_duration)which, &time_us) != TACTUS_STATUS_OK)
		return 0;
	values[1] = (double)time_us;
	return 2;
}

GET_ONE(get_delivery_mode, tactus_application_get_delivery_mode(object))
GET_ONE(get_modifiers, tactus_application_get_modifiers(object))
GET_ONE(get_tablet_mode, tactus_application_is_tablet_mode(object))

GET(get_resampling)
{
	uint64_t latency = 0;

	(void)which;
	values[0] = tactus_application_get_resampling(object, &latency);
	values[1] = (double)latency;
	return 2;
}

GET(get_shake)
{
	struct tactus_shake_settings settings = TACTUS_SHAKE_SETTINGS_INIT;

	(void)which;
	if (tactus_application_get_shake_settings(object, &settings) != TACTUS_STATUS_OK)
		return 0;
	values[0] = settings.threshold;
	values[1] = settings.reversals;
	values[2] = (double)settings.window_us;
	values[3] = (double)settings.rest_us;
	values[4] = (double)settings.maximum_us;
	values[5] = (double)settings.gravity_time_constant_us;
	return 6;
}

#define VIEW(word, setter, kinds, get) \
	{ \
		word, "tactus_view_" setter, kinds, get \
	}
#define ANY(word, setter, get) \
	{ \
		word, "tactus_recognizer_" setter, ANY_RECOGNIZER, get \
	}

const struct property properties[] = {
	VIEW("frame", "set_frame", ANY_VIEW, get_frame),
	VIEW("bounds-origin", "set_bounds_origin", ANY_VIEW & ~SCROLL_VIEWS, get_bounds_origin),
	VIEW("transform", "set_transform", ANY_VIEW, get_transform),
	VIEW("hidden", "set_hidden", ANY_VIEW, get_hidden),
	VIEW("alpha", "set_alpha", ANY_VIEW, get_alpha),
	VIEW("interaction", "set_user_interaction_enabled", ANY_VIEW, get_interaction),
	VIEW("multiple-touch", "set_multiple_touch_enabled", ANY_VIEW, get_multiple_touch),
	VIEW("exclusive-touch", "set_exclusive_touch", ANY_VIEW, get_exclusive_touch),
	VIEW("inhibits-recognizers", "set_inhibits_ancestor_recognizers", ANY_VIEW, get_inhibits),
	VIEW("output-edges", "set_uses_output_edges", ANY_VIEW, get_output_edges),
	VIEW("deferred-edges", "set_deferred_edges", ANY_VIEW, get_deferred_edges),
	VIEW("handles", "set_responder_callbacks", ANY_VIEW, get_handles),
	{ "level", "tactus_window_set_level", WINDOWS, get_level },
	{ "enabled", "tactus_control_set_enabled", CONTROLS, get_control_enabled },
	{ "selected", "tactus_control_set_selected", CONTROLS, get_selected },
	{ "highlighted", "tactus_control_set_highlighted", CONTROLS, get_highlighted },
	{ "default-action", "tactus_control_set_default_action", CONTROLS, get_default_action },
	{ "tracks", "tactus_control_set_tracked_axes", CONTROLS, get_tracks },
	{ "content-size", "tactus_scroll_view_set_content_size", SCROLL_VIEWS, get_content_size },
	{ "inset", "tactus_scroll_view_set_content_inset", SCROLL_VIEWS, get_inset },
	{ "content-alignment", "tactus_scroll_view_set_content_alignment_point", SCROLL_VIEWS, get_alignment },
	{ "zoom", "tactus_scroll_view_set_zoom_limits", SCROLL_VIEWS, get_zoom_limits },
	{ "option", "tactus_scroll_view_set_option", SCROLL_VIEWS, get_option },
	ANY("enabled", "set_enabled", get_enabled),
	ANY("cancels-touches-in-view", "set_cancels_touches_in_view", get_cancels),
	ANY("delays-touches-began", "set_delays_touches_began", get_delays_began),
	ANY("delays-touches-ended", "set_delays_touches_ended", get_delays_ended),
	ANY("touch-types", "set_allowed_touch_types", get_touch_types),
	ANY("exclusive-touch-type", "set_requires_exclusive_touch_type", get_exclusive_type),
	ANY("modifiers", "set_required_modifiers", get_required_modifiers),
	ANY("without-modifiers", "set_excluded_modifiers", get_excluded_modifiers),
	ANY("exempt-from-inhibition", "set_exempt_from_inhibition", get_exempt),
	ANY("overrides", "set_callbacks", get_overrides),
	ANY("delegate", "set_delegate", get_delegate),
	ANY("length", "set_length", get_length),
	ANY("duration", "set_duration", get_duration),
	{ "taps", "tactus_tap_recognizer_set_number_of_taps_required", OF(TAP), get_tap_taps },
	{ "touches", "tactus_tap_recognizer_set_number_of_touches_required", OF(TAP), get_tap_touches },
	{ "buttons", "tactus_tap_recognizer_set_button_mask_required", OF(TAP), get_buttons },
	{ "taps", "tactus_long_press_recognizer_set_number_of_taps_required", OF(LONG_PRESS), get_press_taps },
	{ "touches", "tactus_long_press_recognizer_set_number_of_touches_required", OF(LONG_PRESS), get_press_touches },
	{ "ends-at-last-lift", "tactus_long_press_recognizer_set_ends_at_last_lift", OF(LONG_PRESS), get_last_lift },
	{ "max-touches", "tactus_pan_recognizer_set_maximum_number_of_touches", OF(PAN), get_pan_maximum },
	{ "min-touches", "tactus_pan_recognizer_set_minimum_number_of_touches", OF(PAN), get_pan_minimum },
	{ "reference", "tactus_pan_recognizer_set_reference", OF(PAN) | OF(SCREEN_EDGE_PAN), get_pan_reference },
	{ "scroll-types", "tactus_pan_recognizer_set_allowed_scroll_types", OF(PAN), get_scroll_types },
	{ "direction", "tactus_swipe_recognizer_set_directions", OF(SWIPE), get_directions },
	{ "touches", "tactus_swipe_recognizer_set_number_of_touches_required", OF(SWIPE), get_swipe_touches },
	{ "reference", "tactus_pinch_recognizer_set_reference", OF(PINCH), get_pinch_reference },
	{ "reference", "tactus_rotation_recognizer_set_reference", OF(ROTATION), get_rotation_reference },
	{ "parts", "tactus_transform_recognizer_set_parts", OF(TRANSFORM), get_parts },
	{ "max-touches", "tactus_transform_recognizer_set_maximum_number_of_touches", OF(TRANSFORM), get_most },
	{ "min-touches", "tactus_transform_recognizer_set_minimum_number_of_touches", OF(TRANSFORM), get_least },
	{ "reference", "tactus_transform_recognizer_set_reference", OF(TRANSFORM), get_transform_reference },
	{ "edges", "tactus_screen_edge_pan_recognizer_set_edges", OF(SCREEN_EDGE_PAN), get_edges },
	{ "shell", "tactus_screen_edge_pan_recognizer_set_shell_gesture", OF(SCREEN_EDGE_PAN), get_shell },
	{ "delivery-mode", "tactus_application_set_delivery_mode", APPLICATION, get_delivery_mode },
	{ "resampling", "tactus_application_set_resampling", APPLICATION, get_resampling },
	{ "modifiers", "tactus_application_set_modifiers", APPLICATION, get_modifiers },
	{ "tablet-mode", "tactus_application_set_tablet_mode", APPLICATION, get_tablet_mode },
	{ "shake-settings", "tactus_application_set_shake_settings", APPLICATION, get_shake },
	{ "handles", "tactus_application_set_responder_callbacks", APPLICATION, get_handles },
};

const size_t property_count = sizeof properties / sizeof properties[0];
