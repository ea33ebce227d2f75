/* SPDX-License-Identifier: MIT */
/* Extreme trees: very wide, very deep, and relations that form cycles. */
#include "host.h"

#include <stdlib.h>

#define VERY_MANY 100000

static void many_views(void)
{
	struct host host;
	struct tactus_view *view = NULL;

	host_open(&host);
	for (int i = 0; i < VERY_MANY; i++) {
		view = tactus_view_create(host.application, i % 1900 + 8, i % 1000 + 8, 4, 4);
		CHECK(view && tactus_view_add_subview(host.window, view) == TACTUS_STATUS_OK);
	}
	CHECK(tactus_view_get_subview_count(host.window) == VERY_MANY);
	for (int i = 0; i < 1000; i++) {
		host_down(&host, 1, i, i % HEIGHT);
		host_move(&host, 1, i + 30, i % HEIGHT);
		host_up(&host, 1);
	}
	host_still_works(&host);
	/* Removed from the front, from the back, and the rest at once. */
	for (int i = 0; i < 100; i++) {
		size_t last = tactus_view_get_subview_count(host.window) - 1;

		tactus_view_destroy(tactus_view_get_subview(host.window, last));
		tactus_view_destroy(tactus_view_get_subview(host.window, 0));
	}
	host_still_works(&host);
	host_close(&host);
}

/* Nests views, with ten recognizers on the way. Begins at the root, since each step walks up all superviews. */
static struct tactus_view *add_chain(struct host *host, int length, bool from_the_root)
{
	struct tactus_view **chain = calloc((size_t)length, sizeof *chain), *last;

	CHECK(chain);
	if (!chain)
		return NULL;
	for (int i = 0; i < length; i++) {
		chain[i] = tactus_view_create(host->application, i ? 0 : 10, i ? 0 : 10, WIDTH, HEIGHT);
		if (i % (length / 10) == 0)
			tactus_view_add_recognizer(chain[i], tactus_pan_recognizer_create(host->application));
	}
	if (from_the_root)
		tactus_view_add_subview(host->window, chain[0]);
	for (int i = 1; i < length; i++) {
		int at = from_the_root ? i : length - i;

		CHECK(tactus_view_add_subview(chain[at - 1], chain[at]) == TACTUS_STATUS_OK);
	}
	if (!from_the_root)
		tactus_view_add_subview(host->window, chain[0]);
	/* A view cannot be its own superview. */
	CHECK(tactus_view_add_subview(chain[length - 1], chain[0]) == TACTUS_STATUS_CYCLE);
	last = chain[length - 1];
	free(chain);
	return last;
}

static void drag_across(struct host *host)
{
	CHECK(host_down(host, 1, 100, 100) == TACTUS_STATUS_OK);
	for (int i = 1; i < 4; i++)
		CHECK(host_move(host, 1, 100 + 20 * i, 100) == TACTUS_STATUS_OK);
	CHECK(host_up(host, 1) == TACTUS_STATUS_OK);
}

static void use_chain(int length, bool from_the_root)
{
	struct host host;
	struct tactus_view *last, *hit;
	double x = 100, y = 100;

	host_open(&host);
	last = add_chain(&host, length, from_the_root);
	hit = tactus_application_hit_test(host.application, 100, 100);
	CHECK(hit == last);
	CHECK(tactus_view_convert_point(last, host.window, &x, &y) == TACTUS_STATUS_OK && x == 110);
	drag_across(&host);
	host_still_works(&host);
	tactus_view_remove_from_superview(last);
	drag_across(&host);
	tactus_view_destroy(tactus_view_get_subview(host.window, 0));
	host_still_works(&host);
	host_close(&host);
}

static void deep_chain(void)
{
	use_chain(1000, true);
	use_chain(1000, false);
}

static void very_deep_chain(void)
{
	use_chain(VERY_MANY, false);
}

static struct tactus_view *ask_default(struct tactus_view *view, double x, double y, void *data)
{
	size_t *asked = data;

	++*asked;
	return tactus_view_hit_test(view, x, y);
}

/*
 * Every view replaces its hit test by one that asks for the default: the stack would overflow long before the last
 * view.
 */
static void very_deep_hit_tests(void)
{
	struct tactus_view_callbacks callbacks = TACTUS_VIEW_CALLBACKS_INIT;
	struct tactus_view *last, *view;
	struct host host;
	size_t asked = 0;

	callbacks.hit_test = ask_default;
	host_open(&host);
	last = add_chain(&host, VERY_MANY, false);
	CHECK(tactus_application_hit_test(host.application, 100, 100) == last);
	CHECK(asked == 0);
	/* Only the outermost view. */
	view = tactus_view_get_subview(host.window, 0);
	CHECK(tactus_view_set_callbacks(view, &callbacks, &asked) == TACTUS_STATUS_OK);
	CHECK(tactus_application_hit_test(host.application, 100, 100) == last);
	CHECK(asked == 1);
	for (; view; view = tactus_view_get_subview(view, 0))
		CHECK(tactus_view_set_callbacks(view, &callbacks, &asked) == TACTUS_STATUS_OK);
	CHECK(tactus_application_hit_test(host.application, 100, 100) == last);
	CHECK(asked > 100 && asked < 1000);
	drag_across(&host);
	host_still_works(&host);
	host_close(&host);
}

static void requirement_cycles(void)
{
	enum {
		COUNT = 500
	};
	static struct tactus_recognizer *taps[COUNT];
	struct host host;

	host_open(&host);
	for (int i = 0; i < COUNT; i++) {
		taps[i] = tactus_tap_recognizer_create(host.application);
		tactus_view_add_recognizer(host.window, taps[i]);
		CHECK(tactus_recognizer_require_failure_of(taps[i], taps[i]) != TACTUS_STATUS_OK);
		if (i > 0)
			CHECK(tactus_recognizer_require_failure_of(taps[i - 1], taps[i]) == TACTUS_STATUS_OK);
	}
	for (int i = 1; i < COUNT; i++)
		CHECK(tactus_recognizer_require_failure_of(taps[i], taps[0]) == TACTUS_STATUS_CYCLE);
	drag_across(&host);
	for (int i = 0; i < COUNT; i++)
		tactus_recognizer_destroy(taps[i]);
	host_still_works(&host);
	host_close(&host);
}

static enum tactus_answer yes(struct tactus_recognizer *recognizer, struct tactus_recognizer *other, void *data)
{
	(void)recognizer, (void)other, (void)data;
	return TACTUS_ANSWER_YES;
}

/* Every recognizer waits for every other: cycles are broken, and input still works. */
static void cycles_of_answers(void)
{
	struct tactus_recognizer_delegate delegate = TACTUS_RECOGNIZER_DELEGATE_INIT;
	struct tactus_recognizer *all[30];
	struct host host;

	host_open(&host);
	delegate.should_require_failure_of = yes;
	delegate.should_be_required_to_fail_by = yes;
	for (int i = 0; i < 30; i++) {
		all[i] = i % 2 ? tactus_tap_recognizer_create(host.application)
			       : tactus_pan_recognizer_create(host.application);
		tactus_recognizer_set_delegate(all[i], &delegate, NULL);
		tactus_view_add_recognizer(host.window, all[i]);
	}
	drag_across(&host);
	drag_across(&host);
	CHECK(host.lines > 0);
	for (int i = 0; i < 30; i++)
		tactus_recognizer_destroy(all[i]);
	host_still_works(&host);
	host_close(&host);
}

void check_trees(void)
{
	check_run("100 000 views", many_views);
	check_run("a chain of 1 000 views", deep_chain);
	check_run("a chain of 100 000 views", very_deep_chain);
	check_run("a chain of 100 000 replaced hit tests", very_deep_hit_tests);
	check_run("requirements in a circle", requirement_cycles);
	check_run("delegates whose answers make circles", cycles_of_answers);
}
