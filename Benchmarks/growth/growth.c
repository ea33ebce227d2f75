/* SPDX-License-Identifier: MIT */
#include "growth.h"
#include "scene.h"
#include "../output/chart.h"
#include "../output/folder.h"
#include "../output/json.h"
#include "../output/table.h"

static void add_siblings(struct scene *scene, size_t count)
{
	scene_add_grid(scene, scene->window, count);
}

/* From the inside out: only the outermost enters a window. */
static void add_nested(struct scene *scene, size_t count)
{
	struct tactus_view *inside = NULL;

	for (size_t i = 0; i < count; i++) {
		struct tactus_view *view = scene_create_view(scene, 0, 0, SCENE_WIDTH, SCENE_HEIGHT);

		if (inside) {
			tactus_view_add_subview(view, inside);
		}
		inside = view;
	}
	tactus_view_add_subview(scene->window, inside);
}

/* On views beside the touched one. */
static void add_recognizers_elsewhere(struct scene *scene, size_t count)
{
	scene_add_grid(scene, scene->window, 101);
	for (size_t i = 0; i < count; i++) {
		scene_add_pan(scene, tactus_view_get_subview(scene->window, i % 50));
	}
}

/* Small ones in front of the touched one. */
static void add_windows(struct scene *scene, size_t count)
{
	scene_add_grid(scene, scene->window, 1);
	for (size_t i = 0; i < count; i++) {
		tactus_window_create(scene->application, (double)(i % 40) * 20, (double)(i / 40), 20, 20);
	}
}

static void add_recognizers(struct scene *scene, size_t count)
{
	scene_add_grid(scene, scene->window, 1);
	for (size_t i = 0; i < count; i++) {
		scene_add_pan(scene, scene->window);
	}
}

static void add_fingers(struct scene *scene, size_t count)
{
	scene_add_grid(scene, scene->window, 1);
	scene->fingers = (unsigned)count;
}

#define SIZES_MAX 6

static const struct axis {
	const char *name;
	void (*add)(struct scene *scene, size_t count);
	size_t sizes[SIZES_MAX];
	/* On the graph of what is to cost nothing. */
	bool is_around;
} axes[] = {
	{ "views side by side", add_siblings, { 10, 100, 1000, 10000, 100000 }, true },
	{ "views in each other", add_nested, { 10, 100, 1000, 10000, 100000 }, true },
	{ "recognizers elsewhere", add_recognizers_elsewhere, { 10, 100, 1000, 10000 }, true },
	{ "windows in front", add_windows, { 10, 100, 1000 }, true },
	{ "recognizers that look", add_recognizers, { 1, 10, 100, 1000 }, false },
	{ "fingers", add_fingers, { 1, 2, 5, 10, 20, 50 }, false },
};
#define AXIS_COUNT (sizeof axes / sizeof axes[0])

static struct chart event_chart = {
	.title = "An event, with more and more around it",
	.x_label = "how many there are",
	.y_label = "ns for a motion with its frame",
};
static struct chart touch_chart = {
	.title = "A finger down and up, with more and more around it",
	.x_label = "how many there are",
	.y_label = "ns",
};

/* The machine may have been busy for a while: everything is measured again, and the least counts. */
#define ROUNDS 3
static struct scene_cost costs[AXIS_COUNT][SIZES_MAX];

static size_t size_count(const struct axis *axis)
{
	size_t count = 0;

	while (count < SIZES_MAX && axis->sizes[count] > 0) {
		count++;
	}
	return count;
}

static void measure_axis(size_t number)
{
	const struct axis *axis = &axes[number];

	for (size_t i = 0; i < size_count(axis); i++) {
		struct scene scene;

		scene_create(&scene);
		axis->add(&scene, axis->sizes[i]);
		scene_measure(&scene, &costs[number][i]);
		scene_destroy(&scene);
	}
}

static void write_axis(size_t number, struct table *table, struct json_list *list)
{
	const struct axis *axis = &axes[number];

	if (axis->is_around) {
		chart_begin_series(&event_chart, axis->name);
		chart_begin_series(&touch_chart, axis->name);
	}
	for (size_t i = 0; i < size_count(axis); i++) {
		const struct scene_cost *cost = &costs[number][i];
		double size = (double)axis->sizes[i];

		table_text(table, axis->name);
		table_number(table, size, 0);
		table_number(table, cost->ns_per_event, 0);
		table_number(table, cost->ns_per_touch / 1000, 2);
		table_number(table, cost->ns_per_hit_test, 0);
		json_object_begin(list);
		json_text(list, "axis", axis->name);
		json_number(list, "count", size);
		json_number(list, "ns_per_event", cost->ns_per_event);
		json_number(list, "ns_per_down_and_up", cost->ns_per_touch);
		json_number(list, "ns_per_hit_test", cost->ns_per_hit_test);
		json_object_end(list);
		if (axis->is_around) {
			chart_add(&event_chart, size, cost->ns_per_event);
			chart_add(&touch_chart, size, cost->ns_per_touch);
		}
	}
}

bool measure_growth(const char *folder)
{
	static const char *const heads[] = { "what grows", "count", "ns per event", "µs down and up",
		"ns per hit test" };
	static struct table table;
	struct json_list list;

	if (!json_list_open(&list, folder, "growth.json")) {
		return false;
	}
	table_begin(&table, heads, sizeof heads / sizeof heads[0]);
	for (size_t i = 0; i < ROUNDS * AXIS_COUNT; i++) {
		measure_axis(i % AXIS_COUNT);
	}
	for (size_t i = 0; i < AXIS_COUNT; i++) {
		write_axis(i, &table, &list);
	}
	json_list_close(&list);
	return table_write(&table, "Growth with what is around a touch", folder, "growth.md") &&
		chart_write(&event_chart, folder, "growth-of-events.svg") &&
		chart_write(&touch_chart, folder, "growth-of-touches.svg");
}
