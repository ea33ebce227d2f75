/* SPDX-License-Identifier: MIT */
/* Deeds: what a callback may do to the library that calls it. What must be refused is checked at once. */
#include "deeds.h"

#include <math.h>

/* Uses the object once more before the outermost call returns: this is refused, and does not crash (12.3). */
static void check_refused(struct scene *scene, enum tactus_status status)
{
	if (scene->must_refuse)
		CHECK(status == TACTUS_STATUS_BUSY || status == TACTUS_STATUS_DESTROYED);
	else
		CHECK(status == TACTUS_STATUS_DESTROYED);
}

/* Checks that log handlers, trace and destroy listeners can change nothing (12.7). */
void check_change(struct scene *scene, enum tactus_status status)
{
	if (scene->must_refuse)
		CHECK(status < TACTUS_STATUS_OK);
}

#define DESTROY(name, type) \
	static void destroy_##name(struct scene *scene) \
	{ \
		struct tactus_##type *object = scene->name; \
		tactus_##type##_destroy(object); \
		if (object) \
			check_refused(scene, tactus_##type##_set_user_data(object, scene)); \
		tactus_##type##_destroy(object); \
	}
OBJECTS(DESTROY)
#undef DESTROY

static void destroy_application(struct scene *scene)
{
	struct tactus_application *application = scene->application;

	tactus_application_destroy(application);
	check_refused(scene, tactus_application_advance(application, 0));
	check_refused(scene, tactus_application_set_user_data(application, scene));
	tactus_application_destroy(application);
	if (!scene->must_refuse) {
		CHECK(tactus_view_create(application, 0, 0, 1, 1) == NULL);
		CHECK(scene->view == NULL || tactus_view_get_application(scene->view) == NULL);
	}
}

static void destroy_everything(struct scene *scene)
{
#define DESTROY_NOW(name, type) destroy_##name(scene);
	OBJECTS(DESTROY_NOW)
#undef DESTROY_NOW
}

static void destroy_views(struct scene *scene)
{
	destroy_view(scene);
	destroy_parent(scene);
	destroy_content(scene);
	destroy_surface(scene);
	destroy_window(scene);
}

static void destroy_recognizers(struct scene *scene)
{
	destroy_tap(scene);
	destroy_double_tap(scene);
	destroy_press(scene);
	destroy_pan(scene);
	destroy_pinch(scene);
	destroy_hover(scene);
	destroy_custom(scene);
}

static void destroy_client_and_surface(struct scene *scene)
{
	destroy_client(scene);
	destroy_surface(scene);
}

static void destroy_sources_and_application(struct scene *scene)
{
	destroy_panel(scene);
	destroy_other_panel(scene);
	destroy_application(scene);
}

static void drop_log_handler(struct scene *scene)
{
	check_change(scene, tactus_application_set_log_handler(scene->application, NULL, NULL));
}

static void do_nothing(struct scene *scene)
{
	(void)scene;
}

static void answer_unlisted(struct scene *scene)
{
	scene->unlisted = (enum tactus_answer)99;
}

static void answer_no(struct scene *scene)
{
	scene->unlisted = TACTUS_ANSWER_NO;
}

static void pass_numbers_that_are_none(struct scene *scene)
{
	check_change(scene, tactus_touch_source_down(scene->panel, scene->time_us, 50, NAN, 0));
	CHECK(tactus_view_set_frame(scene->view, INFINITY, 0, 1, 1) < TACTUS_STATUS_OK);
	CHECK(tactus_view_set_transform(scene->parent, NAN, 0, 0, 1, 0, 0) < TACTUS_STATUS_OK);
	CHECK(tactus_application_advance(scene->application, UINT64_MAX) < TACTUS_STATUS_OK);
	CHECK(tactus_recognizer_set_length(scene->pan, TACTUS_LENGTH_BEGIN, NAN, TACTUS_LENGTH_UNIT_PIXELS) <
		TACTUS_STATUS_OK);
}

static void pass_values_that_are_not_listed(struct scene *scene)
{
	CHECK(tactus_recognizer_set_state(scene->custom, (enum tactus_recognizer_state)9) < TACTUS_STATUS_OK);
	CHECK(tactus_application_set_delivery_mode(scene->application, (enum tactus_delivery_mode)9) <
		TACTUS_STATUS_OK);
	CHECK(tactus_scroll_view_set_option(scene->scroll, (enum tactus_scroll_view_option)99, true) <
		TACTUS_STATUS_OK);
	CHECK(tactus_recognizer_set_length(scene->pan, (enum tactus_length)99, 1, TACTUS_LENGTH_UNIT_PIXELS) <
		TACTUS_STATUS_OK);
	CHECK(tactus_recognizer_set_length(scene->pan, TACTUS_LENGTH_BEGIN, 1, (enum tactus_length_unit)99) <
		TACTUS_STATUS_OK);
	CHECK(tactus_recognizer_set_duration(scene->press, (enum tactus_duration)99, 1) < TACTUS_STATUS_OK);
	CHECK(tactus_application_send_remote_control(scene->application, (enum tactus_remote_control)1) <
		TACTUS_STATUS_OK);
	CHECK(tactus_application_send_shake(scene->application, TACTUS_TOUCH_PHASE_MOVED) < TACTUS_STATUS_OK);
}

const struct deed deeds[] = {
	{ "does nothing", do_nothing },
#define DESTROYING(name, type) { "destroys the " #name, destroy_##name },
	OBJECTS(DESTROYING)
#undef DESTROYING
		{ "destroys the application", destroy_application },
	{ "destroys everything but the application", destroy_everything },
	{ "destroys views from the inside out", destroy_views },
	{ "destroys recognizers", destroy_recognizers },
	{ "destroys the client before its surface", destroy_client_and_surface },
	{ "destroys the sources and the application", destroy_sources_and_application },
	{ "drops the log handler", drop_log_handler },
	{ "answers with a value that is not listed", answer_unlisted },
	{ "answers no", answer_no },
	{ "passes numbers that are none", pass_numbers_that_are_none },
	{ "passes values that are not listed", pass_values_that_are_not_listed },
#define CHANGING(name, text) { text, name },
	CHANGES(CHANGING) INPUTS(CHANGING)
#undef CHANGING
};

const int deed_count = sizeof deeds / sizeof deeds[0];
