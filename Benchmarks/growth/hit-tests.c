/* SPDX-License-Identifier: MIT */
#include "growth.h"
#include "scene.h"
#include "../measuring/samples.h"
#include "../output/table.h"

#define PLACES 1000
#define RUNS 50
/* 10 + 100 + ... + 100 000 views below the window. */
#define TREE_DEPTH 5

static void add_tree(struct scene *scene, struct tactus_view *superview, double width, double height, int depth)
{
	for (int i = 0; i < 10; i++) {
		double x = width / 5 * (i % 5), y = height / 2 * (i / 5);
		struct tactus_view *view = scene_add_view(scene, superview, x, y, width / 5, height / 2);

		if (depth > 1) {
			add_tree(scene, view, width / 5, height / 2, depth - 1);
		}
	}
}

/* In each other's way as windows are, a little further right and down than the one behind. */
static void add_surfaces(struct scene *scene, size_t count)
{
	const struct tactus_surface_client_callbacks callbacks = TACTUS_SURFACE_CLIENT_CALLBACKS_INIT;
	struct tactus_surface_client *client = tactus_surface_client_create(scene->application, &callbacks, NULL);

	for (size_t i = 0; i < count; i++) {
		tactus_view_add_subview(scene->window,
			tactus_surface_create(client, 1 + (double)i, 1 + (double)i / 2, 800, 500));
	}
}

/* A pseudo-random number below 1, the same in each run. */
static double next_share(uint64_t *state)
{
	*state = *state * 6364136223846793005 + 1442695040888963407;
	return (double)(*state >> 40) / (double)(1 << 24);
}

static double ns_anywhere(struct scene *scene)
{
	static double x[PLACES], y[PLACES];
	struct samples samples = { .count = 0 };
	uint64_t random = 1;

	for (int i = 0; i < PLACES; i++) {
		x[i] = SCENE_WIDTH * next_share(&random);
		y[i] = SCENE_HEIGHT * next_share(&random);
	}
	for (int run = 0; run < RUNS; run++) {
		uint64_t start = now_ns();

		for (int i = 0; i < PLACES; i++) {
			tactus_application_hit_test(scene->application, x[i], y[i]);
		}
		samples_add(&samples, (double)(now_ns() - start) / PLACES);
	}
	return samples_summarize(&samples).minimum;
}

static double ns_at(struct scene *scene, double x, double y)
{
	struct samples samples = { .count = 0 };

	for (int run = 0; run < RUNS; run++) {
		uint64_t start = now_ns();

		for (int i = 0; i < PLACES; i++) {
			tactus_application_hit_test(scene->application, x, y);
		}
		samples_add(&samples, (double)(now_ns() - start) / PLACES);
	}
	return samples_summarize(&samples).minimum;
}

bool measure_hit_tests(const char *folder)
{
	static const char *const heads[] = { "hit test", "ns" };
	static struct table table;
	struct scene scene;

	table_begin(&table, heads, sizeof heads / sizeof heads[0]);
	scene_create(&scene);
	add_tree(&scene, scene.window, SCENE_WIDTH, SCENE_HEIGHT, TREE_DEPTH);
	table_text(&table, "anywhere in a tree of 111 110 views");
	table_number(&table, ns_anywhere(&scene), 0);
	scene_destroy(&scene);

	scene_create(&scene);
	add_surfaces(&scene, 1000);
	table_text(&table, "anywhere before 1000 surfaces");
	table_number(&table, ns_anywhere(&scene), 0);
	table_text(&table, "the rearmost of 1000 surfaces");
	table_number(&table, ns_at(&scene, 1.25, 1.25), 0);
	table_text(&table, "none of 1000 surfaces");
	table_number(&table, ns_at(&scene, 0.5, 0.5), 0);
	scene_destroy(&scene);
	return table_write(&table, "Hit tests", folder, "hit-tests.md");
}
