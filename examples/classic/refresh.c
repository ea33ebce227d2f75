/* SPDX-License-Identifier: MIT */
/*
 * A list that is pulled down beyond its top fetches news. The refresh of libtactus-interactions says when, and makes
 * room for the sign above the list; the program draws the sign and fetches.
 */
#include "refresh.h"
#include "support/example.h"

#include <math.h>
#include <tactus-interactions.h>

#define WIDTH 420
#define HEIGHT 400
#define LIST_X 25
#define LIST_Y 20
#define LIST_WIDTH 370
#define LIST_HEIGHT 336
#define FETCHING_US 1200000

static struct news news = { .count = 12 };

static void show_pull(struct tactus_refresh *refresh, double distance, double progress, void *data)
{
	news.distance = distance;
	news.progress = progress;
}

static void fetch(struct tactus_refresh *refresh, void *data)
{
	news.start_us = tactus_application_get_time(tactus_view_get_application(news.list));
	log_line("fetching");
}

static void did_scroll(struct tactus_view *list, void *data)
{
	tactus_refresh_did_scroll(news.refresh);
}

static void will_end_dragging(struct tactus_view *list, double velocity_x, double velocity_y, double *target_x,
	double *target_y, void *data)
{
	tactus_refresh_will_end_dragging(news.refresh, target_y);
	log_line("let go %.0f px down, will rest at %.0f", news.distance, round(*target_y) + 0.0);
}

static bool is_moving(struct example *example)
{
	return tactus_refresh_is_refreshing(news.refresh);
}

/* The news come after a while. */
static void animate(struct example *example, uint64_t time_us)
{
	news.time_us = time_us;
	if (!tactus_refresh_is_refreshing(news.refresh) || time_us < news.start_us + FETCHING_US)
		return;
	news.count++;
	tactus_scroll_view_set_content_size(news.list, LIST_WIDTH, news.count * ROW_HEIGHT);
	tactus_refresh_end(news.refresh);
	log_line("%d rows", news.count);
}

static void free_refresh(void *application, void *refresh)
{
	tactus_refresh_destroy(refresh);
}

static void start(struct example *example)
{
	struct tactus_scroll_view_delegate delegate = TACTUS_SCROLL_VIEW_DELEGATE_INIT;
	struct tactus_refresh_callbacks callbacks = TACTUS_REFRESH_CALLBACKS_INIT;

	news.sign =
		scene_add_view(example->window, "sign", LIST_X, LIST_Y, LIST_WIDTH, SIGN_HEIGHT, draw_sign, &news);
	news.list = tactus_scroll_view_create(example->application, LIST_X, LIST_Y, LIST_WIDTH, LIST_HEIGHT,
		LIST_WIDTH, news.count * ROW_HEIGHT);
	scene_adopt(example->window, news.list, "list", NULL, NULL);
	scene_set_clips(news.list, true);
	scene_add_view(news.list, "rows", 0, 0, LIST_WIDTH, ROW_HEIGHT, draw_rows, &news);

	callbacks.pulled = show_pull;
	callbacks.triggered = fetch;
	news.refresh = tactus_refresh_create(news.list, NULL, &callbacks, NULL);
	delegate.did_scroll = did_scroll;
	delegate.will_end_dragging = will_end_dragging;
	tactus_scroll_view_set_delegate(news.list, &delegate, NULL);
	tactus_application_add_destroy_listener(example->application, free_refresh, news.refresh);
}

int main(int argc, char *argv[])
{
	static const struct example_program program = {
		.title = "Refresh",
		.hint = "Pull the list down beyond its top.",
		.width = WIDTH,
		.height = HEIGHT,
		.start = start,
		.is_moving = is_moving,
		.animate = animate,
	};

	return example_main(&program, argc, argv);
}
