/* SPDX-License-Identifier: MIT */
/*
 * A custom recognizer: a check mark, drawn with one finger down to the right and then up to the right. It is discrete:
 * it recognizes when the finger lifts, and fails as soon as the stroke goes another way.
 */
#include "checkmark.h"
#include "support/example.h"

#include <math.h>

#define WIDTH 480
#define HEIGHT 320
#define TASKS 3
#define TASK_HEIGHT 72
/* A hand is never quite steady: smaller movements do not count. */
#define WOBBLE_PX 4

static void fail(struct tactus_recognizer *recognizer)
{
	tactus_recognizer_set_state(recognizer, TACTUS_RECOGNIZER_STATE_FAILED);
}

static void checkmark_began(struct tactus_recognizer *recognizer, const struct tactus_touch *const *touches,
	size_t count, const struct tactus_event *event, void *data)
{
	struct task *task = data;
	struct checkmark *checkmark = &task->checkmark;

	task->trail_count = 0;
	if (tactus_recognizer_get_number_of_touches(recognizer) != 1) {
		fail(recognizer);
		return;
	}
	tactus_touch_get_location(
		touches[0], tactus_recognizer_get_view(recognizer), &checkmark->corner_x, &checkmark->corner_y);
	checkmark->start_y = checkmark->corner_y;
	checkmark->right = checkmark->corner_x;
}

/* Adds a point to the stroke. Returns false if the stroke is no check mark. */
static bool add_to_checkmark(struct checkmark *checkmark, double x, double y)
{
	if (x < checkmark->right - WOBBLE_PX || (checkmark->goes_up && y > checkmark->top + WOBBLE_PX))
		return false;
	checkmark->right = fmax(checkmark->right, x);
	if (!checkmark->goes_up && y >= checkmark->corner_y) {
		checkmark->corner_x = x;
		checkmark->corner_y = y;
	} else if (!checkmark->goes_up && y < checkmark->corner_y - WOBBLE_PX) {
		checkmark->goes_up = true;
		checkmark->top = y;
		return checkmark->corner_y > checkmark->start_y + WOBBLE_PX; /* it has gone down before */
	}
	checkmark->top = fmin(checkmark->top, y);
	return true;
}

static void checkmark_moved(struct tactus_recognizer *recognizer, const struct tactus_touch *const *touches,
	size_t count, const struct tactus_event *event, void *data)
{
	struct task *task = data;
	double x, y;

	tactus_touch_get_location(touches[0], tactus_recognizer_get_view(recognizer), &x, &y);
	if (task->trail_count < TRAIL) {
		task->trail[task->trail_count][0] = x;
		task->trail[task->trail_count++][1] = y;
	}
	if (!add_to_checkmark(&task->checkmark, x, y))
		fail(recognizer);
}

static void checkmark_ended(struct tactus_recognizer *recognizer, const struct tactus_touch *const *touches,
	size_t count, const struct tactus_event *event, void *data)
{
	struct task *task = data;

	if (task->checkmark.goes_up)
		tactus_recognizer_set_state(recognizer, TACTUS_RECOGNIZER_STATE_ENDED);
	else
		fail(recognizer);
}

static void checkmark_reset(struct tactus_recognizer *recognizer, void *data)
{
	struct task *task = data;

	task->checkmark = (struct checkmark){ 0 };
	log_line("\"%s\": ready for another stroke", task->label);
}

static void handle_checkmark(struct tactus_recognizer *recognizer, void *data)
{
	struct task *task = data;

	task->is_done = true;
	log_line("\"%s\": check mark %s, its corner at %.0f,%.0f", task->label, state_name(recognizer),
		task->checkmark.corner_x, task->checkmark.corner_y);
}

static void add_task(struct example *example, struct task *task, double y)
{
	struct tactus_recognizer_callbacks callbacks = TACTUS_RECOGNIZER_CALLBACKS_INIT;
	struct tactus_view *view = scene_add_view(
		example->window, task->label, 30, y, WIDTH - 60, TASK_HEIGHT, draw_task, task);
	struct tactus_recognizer *checkmark;

	callbacks.touches_began = checkmark_began;
	callbacks.touches_moved = checkmark_moved;
	callbacks.touches_ended = checkmark_ended;
	callbacks.reset = checkmark_reset;
	checkmark = tactus_custom_recognizer_create(
		example->application, TACTUS_CUSTOM_RECOGNIZER_FLAGS_DISCRETE, &callbacks, task);
	tactus_recognizer_add_target(checkmark, handle_checkmark, task);
	tactus_view_add_recognizer(view, checkmark);
}

static void start(struct example *example)
{
	static struct task tasks[TASKS] = {
		{ .label = "Water the plants" },
		{ .label = "Call grandmother" },
		{ .label = "Learn to draw check marks" },
	};

	for (int i = 0; i < TASKS; i++)
		add_task(example, &tasks[i], 20 + i * (TASK_HEIGHT + 14));
}

int main(int argc, char *argv[])
{
	static const struct example_program program = {
		.title = "Check mark",
		.hint = "Draw a check mark over what is done.",
		.width = WIDTH,
		.height = HEIGHT,
		.start = start,
	};

	return example_main(&program, argc, argv);
}
