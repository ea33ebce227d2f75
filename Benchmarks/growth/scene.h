/* SPDX-License-Identifier: MIT */
/*
 * A panel-sized window with a pan and a tap, in it whatever grows; one finger or more on a place.
 */
#ifndef BENCHMARKS_SCENE_H
#define BENCHMARKS_SCENE_H

#include <stddef.h>
#include <tactus.h>

#define SCENE_WIDTH 1920
#define SCENE_HEIGHT 1080

struct scene {
	struct tactus_application *application;
	struct tactus_touch_source *source;
	struct tactus_view *window;
	/* Where the fingers come down. */
	double x, y;
	unsigned fingers;
	uint64_t time_us;
};

/* The smallest of many; 0: not measured yet. */
struct scene_cost {
	/* An event is one motion with its share of the frame. */
	double ns_per_event;
	/* A finger that comes down and lifts. */
	double ns_per_touch;
	double ns_per_hit_test;
};

void scene_create(struct scene *scene);
void scene_destroy(struct scene *scene);

/* A view that takes its touches, in no other yet. */
struct tactus_view *scene_create_view(struct scene *scene, double x, double y, double width, double height);
/* The same, in front in another one. */
struct tactus_view *scene_add_view(
	struct scene *scene, struct tactus_view *superview, double x, double y, double width, double height);
/* A pan that stays undecided. */
void scene_add_pan(struct scene *scene, struct tactus_view *view);
/* As many views side by side as fill a view; the fingers come down in the middle. */
void scene_add_grid(struct scene *scene, struct tactus_view *superview, size_t count);

/* Lowers what has been measured before. */
void scene_measure(struct scene *scene, struct scene_cost *cost);

#endif
