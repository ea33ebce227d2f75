// SPDX-License-Identifier: MIT
/* New objects for comparison: properties with the value of a new object are not written. */
#include <stdlib.h>

#include "recognizer-kinds.h"

/* One new object of each kind. */
struct defaults {
	struct tactus_application *application;
	struct tactus_surface_client *client;
	struct tactus_view *views[TACTUS_VIEW_KIND_SURFACE + 1];
	struct tactus_recognizer *recognizers[MOST_RECOGNIZER_KINDS];
};

static void be_silent(enum tactus_log_level level, const char *message, void *data)
{
	(void)level, (void)message, (void)data;
}

bool make_defaults(struct tactus_recorder *recorder)
{
	struct tactus_surface_client_callbacks no_callbacks = TACTUS_SURFACE_CLIENT_CALLBACKS_INIT;
	struct defaults *defaults = calloc(1, sizeof *defaults);
	struct tactus_application *application = defaults ? tactus_application_create() : NULL;
	bool is_whole;

	recorder->defaults = defaults;
	if (!application)
		return false;
	defaults->application = application;
	tactus_application_set_log_handler(application, be_silent, NULL);
	defaults->client = tactus_surface_client_create(application, &no_callbacks, NULL);
	defaults->views[TACTUS_VIEW_KIND_PLAIN] = tactus_view_create(application, 0, 0, 0, 0);
	defaults->views[TACTUS_VIEW_KIND_WINDOW] = tactus_window_create(application, 0, 0, 0, 0);
	defaults->views[TACTUS_VIEW_KIND_CONTROL] = tactus_control_create(application, 0, 0, 0, 0);
	defaults->views[TACTUS_VIEW_KIND_SCROLL_VIEW] = tactus_scroll_view_create(application, 0, 0, 0, 0, 0, 0);
	defaults->views[TACTUS_VIEW_KIND_SURFACE] = tactus_surface_create(defaults->client, 0, 0, 0, 0);
	is_whole = true;
	for (size_t i = 0; i < sizeof defaults->views / sizeof defaults->views[0]; i++)
		is_whole = is_whole && defaults->views[i];
	for (size_t i = 0; i < MOST_RECOGNIZER_KINDS; i++) {
		defaults->recognizers[i] = recognizer_kind((enum tactus_recognizer_kind)i)->create(application);
		is_whole = is_whole && defaults->recognizers[i];
	}
	return is_whole;
}

void destroy_defaults(struct tactus_recorder *recorder)
{
	if (recorder->defaults)
		tactus_application_destroy(recorder->defaults->application);
	free(recorder->defaults);
	recorder->defaults = NULL;
}

const void *default_of(const struct tactus_recorder *recorder, const struct object *object)
{
	const struct defaults *defaults = recorder->defaults;
	const struct tactus_view *scroll_view = defaults->views[TACTUS_VIEW_KIND_SCROLL_VIEW];

	switch (object->kind) {
	case OBJECT_VIEW:
		return defaults->views[tactus_view_get_kind(object->pointer)];
	case OBJECT_RECOGNIZER: {
		enum tactus_recognizer_kind kind = tactus_recognizer_get_kind(object->pointer);

		if (!object->scroll_view)
			return defaults->recognizers[kind];
		return kind == TACTUS_RECOGNIZER_KIND_PAN ? tactus_scroll_view_get_pan_recognizer(scroll_view)
							  : tactus_scroll_view_get_pinch_recognizer(scroll_view);
	}
	case OBJECT_APPLICATION:
		return defaults->application;
	case OBJECT_CONTROLLER:
	case OBJECT_DELEGATE:
	case OBJECT_SOURCE:
	case OBJECT_CLIENT:
		break;
	}
	return NULL;
}
