/* SPDX-License-Identifier: MIT */
#include "fixture.h"
#include "suites.h"

#include <string.h>

static void note_destroyed(void *object, void *data)
{
	CHECK(object != NULL);
	note("%s destroyed", (const char *)data);
}

static void user_data_and_names(void)
{
	struct fixture fixture;
	char name[] = "first";

	fixture_create(&fixture);
	CHECK(tactus_view_get_user_data(fixture.view) == NULL);
	CHECK_OK(tactus_view_set_user_data(fixture.view, &fixture));
	CHECK(tactus_view_get_user_data(fixture.view) == &fixture);
	CHECK(tactus_view_get_name(fixture.view) == NULL);
	CHECK_OK(tactus_view_set_name(fixture.view, name));
	name[0] = 'F';
	CHECK(strcmp(tactus_view_get_name(fixture.view), "first") == 0);
	CHECK_OK(tactus_view_set_name(fixture.view, "größer"));
	CHECK(strcmp(tactus_view_get_name(fixture.view), "größer") == 0);
	CHECK_OK(tactus_view_set_name(fixture.view, NULL));
	CHECK(tactus_view_get_name(fixture.view) == NULL);
	CHECK(tactus_view_get_application(fixture.view) == fixture.application);
	fixture_destroy(&fixture);
}

static void view_tree(void)
{
	struct fixture fixture;
	struct tactus_view *sibling;

	fixture_create(&fixture);
	sibling = tactus_view_create(fixture.application, 0, 0, 50, 50);
	CHECK(tactus_view_get_window(sibling) == NULL);
	CHECK_OK(tactus_view_insert_subview(fixture.window, sibling, 0));
	CHECK(tactus_view_get_subview_count(fixture.window) == 2);
	CHECK(tactus_view_get_subview(fixture.window, 0) == sibling);
	CHECK(tactus_view_get_subview(fixture.window, 1) == fixture.view);
	CHECK(tactus_view_get_subview(fixture.window, 2) == NULL);
	CHECK(tactus_view_get_window(sibling) == fixture.window);
	CHECK(tactus_application_hit_test(fixture.application, 120, 120) == fixture.view);
	CHECK(tactus_application_hit_test(fixture.application, 600, 500) == fixture.window);
	CHECK(tactus_application_hit_test(fixture.application, 900, 500) == NULL);
	CHECK_OK(tactus_view_remove_from_superview(sibling));
	CHECK(tactus_view_get_superview(sibling) == NULL);
	fixture_destroy(&fixture);
}

/* A destroyed view's touches are cancelled; its subviews and recognizers are detached and live on (2.10). */
static void destroyed_view(void)
{
	struct fixture fixture;
	struct tactus_view *subview;
	struct tactus_recognizer *tap;

	fixture_create(&fixture);
	fixture_watch(fixture.view, "view");
	subview = tactus_view_create(fixture.application, 300, 200, 50, 50);
	CHECK_OK(tactus_view_add_subview(fixture.view, subview));
	tap = fixture_add(&fixture, tactus_tap_recognizer_create(fixture.application), "tap");
	CHECK_OK(tactus_view_add_destroy_listener(fixture.view, note_destroyed, "view"));
	finger_down(&fixture, 0, 1, 150, 150);
	tactus_view_destroy(fixture.view);
	check_notes(
		"view began 1\n"
		"view cancelled 1\n"
		"view destroyed\n");
	CHECK(tactus_view_get_superview(subview) == NULL);
	CHECK(tactus_recognizer_get_view(tap) == NULL);

	CHECK_OK(tactus_view_add_subview(fixture.window, subview));
	CHECK_OK(tactus_view_add_recognizer(subview, tap));
	finger_up(&fixture, 50, 1);
	finger_down(&fixture, 1000, 1, 310, 210);
	finger_up(&fixture, 1050, 1);
	check_notes("tap ended\n");
	fixture_destroy(&fixture);
}

static void application_takes_everything_with_it(void)
{
	struct fixture fixture;
	struct tactus_recognizer *tap;

	fixture_create(&fixture);
	fixture_watch(fixture.view, "view");
	tap = fixture_add(&fixture, tactus_tap_recognizer_create(fixture.application), "tap");
	CHECK_OK(tactus_recognizer_add_destroy_listener(tap, note_destroyed, "tap"));
	CHECK_OK(tactus_application_add_destroy_listener(fixture.application, note_destroyed, "application"));
	CHECK_OK(tactus_view_add_destroy_listener(fixture.view, note_destroyed, "view"));
	CHECK_OK(tactus_view_add_destroy_listener(fixture.view, note_destroyed, "again"));
	CHECK_OK(tactus_view_remove_destroy_listener(fixture.view, note_destroyed, "again"));
	finger_down(&fixture, 0, 1, 150, 150);
	check_notes("view began 1\n");
	tactus_application_destroy(fixture.application);
	check_notes(
		"view destroyed\n"
		"tap destroyed\n"
		"application destroyed\n");
}

/* Destruction in a callback takes effect at once; memory is freed when the outermost call returns (12.1, 12.3). */
static void destroy_in_action(struct tactus_recognizer *recognizer, void *data)
{
	struct tactus_application *application = tactus_recognizer_get_application(recognizer);

	(void)data;
	CHECK_OK(tactus_application_add_destroy_listener(application, note_destroyed, "application"));
	tactus_application_destroy(application);
	note("still here");
	CHECK_STATUS(tactus_recognizer_set_enabled(recognizer, false), TACTUS_STATUS_DESTROYED);
	CHECK_STATUS(tactus_application_advance(application, 0), TACTUS_STATUS_DESTROYED);
}

static void application_destroyed_in_an_action(void)
{
	struct fixture fixture;
	struct tactus_recognizer *tap;

	fixture_create(&fixture);
	fixture_watch(fixture.view, "view");
	tap = fixture_add(&fixture, tactus_tap_recognizer_create(fixture.application), "tap");
	CHECK_OK(tactus_recognizer_add_target(tap, destroy_in_action, NULL));
	finger_down(&fixture, 0, 1, 150, 150);
	CHECK_OK(tactus_touch_source_up(fixture.panel, 50000, 1));
	check_notes("view began 1\n");
	tactus_touch_source_frame(fixture.panel, 50000);
	check_notes(
		"tap ended\n"
		"still here\n"
		"application destroyed\n");
}

static void change_something(void *object, void *data)
{
	struct fixture *fixture = data;

	(void)object;
	CHECK_STATUS(tactus_view_set_hidden(fixture->window, true), TACTUS_STATUS_BUSY);
	CHECK(!tactus_view_is_hidden(fixture->window));
	CHECK(tactus_view_get_subview_count(fixture->window) == 0);
	note("told");
}

static void listeners_may_only_look(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	CHECK_OK(tactus_view_add_destroy_listener(fixture.view, change_something, &fixture));
	tactus_view_destroy(fixture.view);
	check_notes("told\n");
	fixture_destroy(&fixture);
}

static void view_controller(void)
{
	struct fixture fixture;
	struct tactus_view_controller *controller;
	struct tactus_responder *responder;

	fixture_create(&fixture);
	controller = tactus_view_controller_create(fixture.view);
	responder = tactus_view_controller_get_responder(controller);
	CHECK(tactus_view_controller_get_view(controller) == fixture.view);
	CHECK(tactus_responder_get_next(tactus_view_get_responder(fixture.view)) == responder);
	CHECK(tactus_responder_get_next(responder) == tactus_view_get_responder(fixture.window));
	CHECK(tactus_responder_get_view(responder) == NULL);
	tactus_view_controller_destroy(controller);
	CHECK(tactus_responder_get_next(tactus_view_get_responder(fixture.view)) ==
		tactus_view_get_responder(fixture.window));
	fixture_destroy(&fixture);
}

/* A second controller takes the place of the first, which stays (3.1). */
static void second_view_controller(void)
{
	struct fixture fixture;
	struct tactus_view_controller *first, *second;

	fixture_create(&fixture);
	first = tactus_view_controller_create(fixture.view);
	second = tactus_view_controller_create(fixture.view);
	CHECK(second && tactus_view_controller_get_view(second) == fixture.view);
	CHECK(!tactus_view_controller_get_view(first));
	CHECK(tactus_responder_get_next(tactus_view_get_responder(fixture.view)) ==
		tactus_view_controller_get_responder(second));
	tactus_view_controller_destroy(first);
	CHECK(tactus_view_get_controller(fixture.view) == second);
	fixture_destroy(&fixture);
}

static void note_pan(struct tactus_recognizer *recognizer, const struct tactus_touch *const *touches, size_t count,
	const struct tactus_event *event, void *data)
{
	(void)touches;
	(void)count;
	(void)event;
	note("%s", (const char *)data);
	tactus_recognizer_set_state(recognizer, TACTUS_RECOGNIZER_STATE_FAILED);
}

/* A scroll view's recognizers are destroyed with it, wherever they are by then (12.3). */
static void scroll_view_and_its_pan(void)
{
	struct tactus_recognizer_callbacks callbacks = TACTUS_RECOGNIZER_CALLBACKS_INIT;
	struct tactus_recognizer *pan;
	struct tactus_view *scroll_view;
	struct fixture fixture;

	fixture_create(&fixture);
	scroll_view = tactus_scroll_view_create(fixture.application, 0, 0, 100, 100, 200, 200);
	pan = tactus_scroll_view_get_pan_recognizer(scroll_view);
	callbacks.touches_began = note_pan;
	CHECK_OK(tactus_recognizer_set_callbacks(pan, &callbacks, "the pan"));
	CHECK_OK(tactus_view_add_recognizer(fixture.view, pan));
	finger_down(&fixture, 0, 1, 150, 150);
	finger_up(&fixture, 10, 1);
	check_notes("the pan\n");
	tactus_view_destroy(scroll_view);
	CHECK(tactus_view_get_recognizer_count(fixture.view) == 0);
	finger_down(&fixture, 1000, 1, 150, 150);
	finger_up(&fixture, 1010, 1);
	check_notes("");
	fixture_destroy(&fixture);
}

static struct tactus_view *destroy_and_miss(struct tactus_view *view, double x, double y, void *data)
{
	struct fixture *fixture = data;

	(void)view;
	(void)x;
	(void)y;
	tactus_view_destroy(fixture->window);
	return NULL;
}

/* No caller gets a pointer to an object that the hit test itself has destroyed. */
static void hit_test_that_destroys(void)
{
	struct tactus_view_callbacks callbacks = TACTUS_VIEW_CALLBACKS_INIT;
	struct fixture fixture;

	callbacks.hit_test = destroy_and_miss;
	fixture_create(&fixture);
	CHECK_OK(tactus_view_set_callbacks(fixture.view, &callbacks, &fixture));
	CHECK(tactus_view_hit_test(fixture.window, 150, 150) == NULL);
	fixture.window = tactus_window_create(fixture.application, 0, 0, 800, 600);
	CHECK_OK(tactus_view_add_subview(fixture.window, fixture.view));
	CHECK(tactus_application_hit_test(fixture.application, 150, 150) == NULL);
	fixture_destroy(&fixture);
}

static enum tactus_handling replace_itself(struct tactus_responder *responder,
	const struct tactus_touch *const *touches, size_t count, const struct tactus_event *event, void *data)
{
	struct fixture *fixture = data;

	(void)responder;
	(void)touches;
	(void)count;
	(void)event;
	note("replaced");
	CHECK_OK(tactus_view_set_responder_callbacks(fixture->view, NULL, NULL));
	/* No value of the enum: the library looks for the application to log this. */
	return (enum tactus_handling)77;
}

/* Callbacks that remove themselves finish their call, and are not called again. */
static void callbacks_that_replace_themselves(void)
{
	struct tactus_responder_callbacks callbacks = TACTUS_RESPONDER_CALLBACKS_INIT;
	struct fixture fixture;

	fixture_create(&fixture);
	callbacks.touches_began = replace_itself;
	CHECK_OK(tactus_view_set_responder_callbacks(fixture.view, &callbacks, &fixture));
	finger_down(&fixture, 0, 1, 150, 150);
	finger_up(&fixture, 10, 1);
	finger_down(&fixture, 20, 1, 150, 150);
	finger_up(&fixture, 30, 1);
	check_notes("replaced\n");
	CHECK(fixture.logged == 1);
	fixture_destroy(&fixture);
}

void check_lifecycle(void)
{
	check_run("user data and names", user_data_and_names);
	check_run("views in a tree", view_tree);
	check_run("a destroyed view detaches its subviews and recognizers", destroyed_view);
	check_run("destroying an application destroys its objects", application_takes_everything_with_it);
	check_run("an application destroyed in an action", application_destroyed_in_an_action);
	check_run("destroy listeners may only call getters", listeners_may_only_look);
	check_run("a view controller in the responder chain", view_controller);
	check_run("3.1: a second view controller takes the place of the first", second_view_controller);
	check_run("a hit test that destroys the view it hits", hit_test_that_destroys);
	check_run("a scroll view's pan on another view", scroll_view_and_its_pan);
	check_run("callbacks that replace themselves", callbacks_that_replace_themselves);
}
