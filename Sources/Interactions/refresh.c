/* SPDX-License-Identifier: MIT */
/* Creates and destroys refreshes. */
#include "refresh.h"

#include "ranges.h"
#include "sized.h"

#include <stdlib.h>

static bool copy_settings(struct tactus_refresh_settings *copy, const struct tactus_refresh_settings *settings)
{
	struct tactus_refresh_settings read = TACTUS_REFRESH_SETTINGS_INIT;

	if (settings && !interactions_copy_sized(&read, sizeof(read), settings))
		return false;
	if (!number_is_within(read.threshold, 1, TACTUS_NUMBER_MAX) ||
		!number_is_within(read.height, 0, TACTUS_NUMBER_MAX))
		return false;
	*copy = read;
	return true;
}

static void free_refresh(struct interaction *base)
{
	free(base);
}

struct tactus_refresh *tactus_refresh_create(struct tactus_view *scroll_view,
	const struct tactus_refresh_settings *settings, const struct tactus_refresh_callbacks *callbacks, void *data)
{
	struct tactus_application *application = tactus_view_get_application(scroll_view);
	struct tactus_refresh *refresh;

	if (!application || tactus_view_get_kind(scroll_view) != TACTUS_VIEW_KIND_SCROLL_VIEW) {
		CLIENT_BUG("scroll_view is not a scroll view");
		return NULL;
	}
	refresh = calloc(1, sizeof(*refresh));
	if (!refresh)
		return NULL;
	refresh->data = data;
	if (!copy_settings(&refresh->settings, settings)) {
		CLIENT_BUG("settings are not valid");
	} else if (callbacks &&
		!interactions_copy_sized(&refresh->callbacks, sizeof(refresh->callbacks), callbacks)) {
		CLIENT_BUG("the size of callbacks is not valid");
	} else if (interaction_init(&refresh->base, application, free_refresh)) {
		refresh->scroll_view = watch_view(scroll_view);
		if (refresh->scroll_view)
			return refresh;
		interaction_detach(&refresh->base);
	}
	free(refresh);
	return NULL;
}

void tactus_refresh_destroy(struct tactus_refresh *refresh)
{
	if (!refresh || refresh->base.is_destroyed)
		return;
	if (!interaction_detach(&refresh->base)) {
		CLIENT_BUG(CALLED_FROM_LISTENER);
		return;
	}
	refresh->base.is_destroyed = true;
	/* The delegate may call this refresh meanwhile. */
	interaction_enter(&refresh->base);
	refresh_return(refresh);
	watch_drop(refresh->scroll_view);
	refresh->scroll_view = NULL;
	interaction_leave(&refresh->base);
}

enum tactus_status tactus_refresh_set_settings(
	struct tactus_refresh *refresh, const struct tactus_refresh_settings *settings)
{
	REQUIRE_OBJECT(refresh);
	REQUIRE(settings, "settings is NULL");
	REQUIRE(copy_settings(&refresh->settings, settings), "settings are not valid");
	return TACTUS_STATUS_OK;
}

bool tactus_refresh_is_refreshing(const struct tactus_refresh *refresh)
{
	return refresh && refresh->is_refreshing;
}

double tactus_refresh_get_distance(const struct tactus_refresh *refresh)
{
	return refresh ? refresh->distance : 0;
}
