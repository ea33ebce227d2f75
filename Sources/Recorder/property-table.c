// SPDX-License-Identifier: MIT
/* Table of properties: the word of the format, the function that sets it, and a getter. */
#include "properties.h"
#include "recognizer-kinds.h"

/* Returns the number of values if a getter has stored them, else 0. */
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
GET_ONE(get_whole_sequence, tactus_recognizer_get_requires_whole_sequence(object))
GET_ONE(get_required_modifiers, tactus_recognizer_get_required_modifiers(object))
GET_ONE(get_excluded_modifiers, tactus_recognizer_get_excluded_modifiers(object))
GET_ONE(get_exempt, tactus_recognizer_is_exempt_from_inhibition(object))
GET_ONE(get_overrides, tactus_recognizer_get_callback_mask(object))
GET_ONE(get_delegate, tactus_recognizer_get_delegate_mask(object))

static bool has_bit(uint32_t mask, int64_t bit)
{
	return bit >= 0 && bit < 32 && (mask >> bit & 1) != 0;
}

size_t get_length(const void *object, double *values, int64_t which)
{
	enum tactus_length_unit unit = TACTUS_LENGTH_UNIT_PIXELS;

	values[0] = (double)which;
	/* A getter for a length that the kind does not have would log a line. */
	if (!has_bit(recognizer_kind(tactus_recognizer_get_kind(object))->lengths, which) ||
		tactus_recognizer_get_length(object, (enum tactus_length)which, &values[1], &unit) != TACTUS_STATUS_OK)
		return 0;
	values[2] = unit;
	return 3;
}

size_t get_duration(const void *object, double *values, int64_t which)
{
	uint64_t time_us = 0;

	values[0] = (double)which;
	if (!has_bit(recognizer_kind(tactus_recognizer_get_kind(object))->durations | DELAYS, which) ||
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
	ANY("whole-sequences", "set_requires_whole_sequence", get_whole_sequence),
	ANY("modifiers", "set_required_modifiers", get_required_modifiers),
	ANY("without-modifiers", "set_excluded_modifiers", get_excluded_modifiers),
	ANY("exempt-from-inhibition", "set_exempt_from_inhibition", get_exempt),
	ANY("overrides", "set_callbacks", get_overrides),
	ANY("delegate", "set_delegate", get_delegate),
	ANY("length", "set_length", get_length),
	ANY("duration", "set_duration", get_duration),
	{ "delivery-mode", "tactus_application_set_delivery_mode", APPLICATION, get_delivery_mode },
	{ "resampling", "tactus_application_set_resampling", APPLICATION, get_resampling },
	{ "modifiers", "tactus_application_set_modifiers", APPLICATION, get_modifiers },
	{ "tablet-mode", "tactus_application_set_tablet_mode", APPLICATION, get_tablet_mode },
	{ "shake-settings", "tactus_application_set_shake_settings", APPLICATION, get_shake },
	{ "handles", "tactus_application_set_responder_callbacks", APPLICATION, get_handles },
};

const size_t property_count = sizeof properties / sizeof properties[0];
