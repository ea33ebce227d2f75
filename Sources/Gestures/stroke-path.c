/* SPDX-License-Identifier: MIT */
#include "stroke-path.h"

#include <math.h>
#include <string.h>

void stroke_path_clear(struct stroke_path *path)
{
	memset(path, 0, sizeof(*path));
}

/* Keeps every other point, so that a way of any length fits. */
static void halve(struct stroke_path *path)
{
	size_t index;

	for (index = 0; index < path->count / 2; index++)
		path->points[index] = path->points[2 * index];
	path->count /= 2;
	path->spacing *= 2;
}

void stroke_path_add(struct stroke_path *path, double x, double y, double spacing)
{
	const struct stroke_point point = { x, y }, *kept;

	path->last = point;
	if (path->count == 0) {
		path->spacing = spacing;
		path->left = path->right = x;
		path->top = path->bottom = y;
		path->points[path->count++] = point;
		return;
	}
	path->left = fmin(path->left, x);
	path->right = fmax(path->right, x);
	path->top = fmin(path->top, y);
	path->bottom = fmax(path->bottom, y);
	kept = &path->points[path->count - 1];
	if (hypot(x - kept->x, y - kept->y) < path->spacing)
		return;
	/* The last entry stays free for where the fingers are. */
	if (path->count == STROKE_PATH_POINTS - 1)
		halve(path);
	path->points[path->count++] = point;
}

bool stroke_path_make_example(const struct stroke_path *path, struct stroke_example *example)
{
	struct stroke_point points[STROKE_PATH_POINTS];

	if (path->count == 0)
		return false;
	memcpy(points, path->points, path->count * sizeof(*points));
	points[path->count] = path->last;
	return stroke_example_make(example, points, path->count + 1);
}

double stroke_path_size(const struct stroke_path *path)
{
	return fmax(path->right - path->left, path->bottom - path->top);
}

bool stroke_path_is_same(const struct stroke_path *path, const struct stroke_path *other)
{
	return path->count == other->count && path->last.x == other->last.x && path->last.y == other->last.y &&
		memcmp(path->points, other->points, path->count * sizeof(*path->points)) == 0;
}
