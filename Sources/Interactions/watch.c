/* SPDX-License-Identifier: MIT */
#include "watch.h"

#include <stdlib.h>

struct watch {
	/* One of them at most; NULL once its memory goes. */
	struct tactus_application *application;
	struct tactus_recognizer *recognizer;
	struct tactus_view *view;
	bool is_released;
};

static void handle_destroy(void *object, void *data)
{
	struct watch *watch = data;

	watch->application = NULL;
	watch->recognizer = NULL;
	watch->view = NULL;
	if (watch->is_released)
		free(watch);
}

struct watch *watch_application(struct tactus_application *application)
{
	struct watch *watch = calloc(1, sizeof(*watch));

	if (!watch)
		return NULL;
	watch->application = application;
	if (tactus_application_add_destroy_listener(application, handle_destroy, watch) == TACTUS_STATUS_OK)
		return watch;
	free(watch);
	return NULL;
}

struct watch *watch_recognizer(struct tactus_recognizer *recognizer)
{
	struct watch *watch = calloc(1, sizeof(*watch));

	if (!watch)
		return NULL;
	watch->recognizer = recognizer;
	if (tactus_recognizer_add_destroy_listener(recognizer, handle_destroy, watch) == TACTUS_STATUS_OK)
		return watch;
	free(watch);
	return NULL;
}

struct watch *watch_view(struct tactus_view *view)
{
	struct watch *watch = calloc(1, sizeof(*watch));

	if (!watch)
		return NULL;
	watch->view = view;
	if (tactus_view_add_destroy_listener(view, handle_destroy, watch) == TACTUS_STATUS_OK)
		return watch;
	free(watch);
	return NULL;
}

/* Some getters tell, without a line in the log, whether an object is destroyed whose memory is still there. */
struct tactus_application *watch_get_application(const struct watch *watch)
{
	return watch && tactus_application_get_responder(watch->application) ? watch->application : NULL;
}

struct tactus_recognizer *watch_get_recognizer(const struct watch *watch)
{
	return watch && tactus_recognizer_get_application(watch->recognizer) ? watch->recognizer : NULL;
}

struct tactus_view *watch_get_view(const struct watch *watch)
{
	return watch && tactus_view_get_application(watch->view) ? watch->view : NULL;
}

bool watch_release(struct watch *watch)
{
	enum tactus_status status = TACTUS_STATUS_NONE;

	if (!watch)
		return true;
	if (watch_get_application(watch))
		status = tactus_application_remove_destroy_listener(watch->application, handle_destroy, watch);
	else if (watch_get_recognizer(watch))
		status = tactus_recognizer_remove_destroy_listener(watch->recognizer, handle_destroy, watch);
	else if (watch_get_view(watch))
		status = tactus_view_remove_destroy_listener(watch->view, handle_destroy, watch);
	if (status == TACTUS_STATUS_BUSY)
		return false;
	watch->is_released = true;
	/* An object that is destroyed and not yet gone calls its listener later. */
	if (status == TACTUS_STATUS_OK || (!watch->application && !watch->recognizer && !watch->view))
		free(watch);
	return true;
}

void watch_drop(struct watch *watch)
{
	if (!watch_release(watch))
		watch->is_released = true;
}
