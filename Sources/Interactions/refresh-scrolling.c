/* SPDX-License-Identifier: MIT */
/* Reads the scrolling for a refresh, and moves the content. */
#include "refresh.h"

/* Returns the offset at which the content is at its top, without the sign. */
static double top(const struct tactus_refresh *refresh)
{
	double inset = 0;

	tactus_scroll_view_get_content_inset(watch_get_view(refresh->scroll_view), &inset, NULL, NULL, NULL);
	return refresh->inset - inset;
}

static double offset(const struct tactus_refresh *refresh)
{
	double y = 0;

	tactus_scroll_view_get_content_offset(watch_get_view(refresh->scroll_view), NULL, &y);
	return y;
}

static void set_inset(struct tactus_refresh *refresh, double height)
{
	struct tactus_view *view = watch_get_view(refresh->scroll_view);
	double above = 0, left = 0, below = 0, right = 0;

	tactus_scroll_view_get_content_inset(view, &above, &left, &below, &right);
	above += height - refresh->inset;
	refresh->inset = height;
	tactus_scroll_view_set_content_inset(view, above, left, below, right);
}

static void scroll_to(struct tactus_refresh *refresh, double y)
{
	struct tactus_view *view = watch_get_view(refresh->scroll_view);
	double x = 0;

	/* What moved hears of its end. */
	tactus_scroll_view_stop_scrolling_and_zooming(view);
	view = watch_get_view(refresh->scroll_view);
	if (!view)
		return;
	tactus_scroll_view_get_content_offset(view, &x, NULL);
	tactus_scroll_view_set_content_offset(view, x, y, true);
}

void refresh_return(struct tactus_refresh *refresh)
{
	struct tactus_view *view = watch_get_view(refresh->scroll_view);

	/* Under a finger, another inset would let the content jump: it waits for the lift, unless there is none. */
	if (!view || refresh->inset == 0 || (tactus_scroll_view_is_dragging(view) && !refresh->base.is_destroyed))
		return;
	set_inset(refresh, 0);
	if (offset(refresh) < top(refresh) && !tactus_scroll_view_is_dragging(view))
		scroll_to(refresh, top(refresh));
}

enum tactus_status tactus_refresh_did_scroll(struct tactus_refresh *refresh)
{
	struct tactus_view *view;
	double distance;

	REQUIRE_OBJECT(refresh);
	view = watch_get_view(refresh->scroll_view);
	if (!view)
		return TACTUS_STATUS_OK;
	distance = top(refresh) - offset(refresh);
	distance = distance > 0 ? distance : 0;
	if (distance == refresh->distance)
		return TACTUS_STATUS_OK;
	refresh->distance = distance;
	interaction_enter(&refresh->base);
	if (refresh->callbacks.pulled) {
		double progress = distance / refresh->settings.threshold;

		refresh->callbacks.pulled(refresh, distance, progress < 1 ? progress : 1, refresh->data);
	}
	if (!refresh->base.is_destroyed && !refresh->is_refreshing && !refresh->is_spent &&
		distance >= refresh->settings.threshold &&
		tactus_scroll_view_is_dragging(watch_get_view(refresh->scroll_view))) {
		refresh->is_refreshing = refresh->is_spent = true;
		if (refresh->callbacks.triggered)
			refresh->callbacks.triggered(refresh, refresh->data);
	}
	interaction_leave(&refresh->base);
	return TACTUS_STATUS_OK;
}

enum tactus_status tactus_refresh_will_end_dragging(struct tactus_refresh *refresh, double *target_y)
{
	REQUIRE_OBJECT(refresh);
	REQUIRE(target_y, "target_y is NULL");
	if (!watch_get_view(refresh->scroll_view))
		return TACTUS_STATUS_OK;
	refresh->is_spent = false;
	if (!refresh->is_refreshing && refresh->inset > 0) {
		set_inset(refresh, 0);
		if (*target_y < top(refresh))
			*target_y = top(refresh);
	} else if (refresh->is_refreshing) {
		if (refresh->inset == 0)
			set_inset(refresh, refresh->settings.height);
		/* Less far down, the content rests as it would anywhere else. */
		if (offset(refresh) < top(refresh) - refresh->inset)
			*target_y = top(refresh) - refresh->inset;
	}
	return TACTUS_STATUS_OK;
}

enum tactus_status tactus_refresh_begin(struct tactus_refresh *refresh)
{
	struct tactus_view *view;

	REQUIRE_OBJECT(refresh);
	view = watch_get_view(refresh->scroll_view);
	if (refresh->is_refreshing || !view)
		return TACTUS_STATUS_OK;
	refresh->is_refreshing = true;
	if (tactus_scroll_view_is_dragging(view))
		return TACTUS_STATUS_OK;
	interaction_enter(&refresh->base);
	set_inset(refresh, refresh->settings.height);
	if (offset(refresh) <= top(refresh))
		scroll_to(refresh, top(refresh) - refresh->inset);
	interaction_leave(&refresh->base);
	return TACTUS_STATUS_OK;
}

enum tactus_status tactus_refresh_end(struct tactus_refresh *refresh)
{
	REQUIRE_OBJECT(refresh);
	if (refresh->is_refreshing && tactus_scroll_view_is_dragging(watch_get_view(refresh->scroll_view)))
		refresh->is_spent = true;
	refresh->is_refreshing = false;
	interaction_enter(&refresh->base);
	refresh_return(refresh);
	interaction_leave(&refresh->base);
	return TACTUS_STATUS_OK;
}
