// SPDX-License-Identifier: MIT
/* Visits trees of views of any depth: the way down is kept in memory of its own, not on the stack. */
#include <stdlib.h>
#include <string.h>

#include "recorder.h"

struct step {
	struct tactus_view *view;
	/* Index of the next subview to visit. */
	size_t next;
};

struct way {
	struct step few[32], *steps;
	size_t count, capacity;
};

static bool go_down(struct way *way, struct tactus_view *view)
{
	if (way->count == way->capacity) {
		struct step *more = calloc(2 * way->capacity, sizeof *more);

		if (!more)
			return false;
		memcpy(more, way->steps, way->count * sizeof *more);
		if (way->steps != way->few)
			free(way->steps);
		way->steps = more;
		way->capacity *= 2;
	}
	way->steps[way->count++] = (struct step){ view, 0 };
	return true;
}

static void visit(struct tactus_recorder *recorder, struct way *way, struct tactus_view *view, view_func enter)
{
	if (enter(recorder, view, way->count > 0) && !go_down(way, view))
		write_loss(recorder, "without memory, what is in a view", "");
}

void visit_tree(struct tactus_recorder *recorder, struct tactus_view *root, view_func enter, view_func leave)
{
	struct way way = { .steps = way.few, .capacity = sizeof way.few / sizeof way.few[0] };

	visit(recorder, &way, root, enter);
	while (way.count > 0) {
		struct step *step = &way.steps[way.count - 1];
		struct tactus_view *view = step->view;

		if (step->next < tactus_view_get_subview_count(view)) {
			visit(recorder, &way, tactus_view_get_subview(view, step->next++), enter);
			continue;
		}
		way.count--;
		if (leave)
			leave(recorder, view, way.count > 0);
	}
	if (way.steps != way.few)
		free(way.steps);
}
