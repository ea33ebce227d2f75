/* SPDX-License-Identifier: MIT */
#include "player.h"

/* Duration of a picture at 62.5 Hz. */
#define PICTURE_US 16000
#define GRAVITY 9.81

static void play_step(const struct step *step, const struct host_program *program)
{
	const struct input *input = program->input;
	void *data = program->input_data;

	switch (step->kind) {
	case STEP_DOWN:
		input->down(data, step->time_us, step->id, step->x, step->y);
		break;
	case STEP_MOVE:
		input->motion(data, step->time_us, step->id, step->x, step->y);
		break;
	case STEP_UP:
		input->up(data, step->time_us, step->id);
		break;
	case STEP_CANCEL:
		input->cancel(data, step->time_us, step->id);
		break;
	case STEP_CANCEL_ALL:
		input->cancel_all(data, step->time_us);
		break;
	case STEP_MOUSE:
		input->mouse(data, step->time_us, step->x, step->y, step->pressed ? MOUSE_LEFT : 0);
		break;
	case STEP_WHEEL:
		input->scroll(data, step->time_us, SCROLL_WHEEL, step->x, step->y, 0, step->turn);
		break;
	case STEP_KEY:
		input->key(data, step->time_us, step->key, step->pressed);
		break;
	case STEP_ACCELERATION:
		input->acceleration(data, step->time_us, step->x, step->y, GRAVITY);
		break;
	case STEP_WAIT:
		break;
	}
}

/* Returns when something happens next: a step, a timer, or, while something moves by itself, a picture. */
static uint64_t next_time(const struct host_program *program, uint64_t step_us, uint64_t now_us)
{
	uint64_t time_us = step_us, deadline_us = program->get_deadline(program->data);
	uint64_t picture_us = (now_us / PICTURE_US + 1) * PICTURE_US;

	if (deadline_us > now_us && deadline_us < time_us)
		time_us = deadline_us;
	if (program->is_moving(program->data) && picture_us < time_us)
		time_us = picture_us;
	return time_us;
}

void player_play(const struct script *script, const struct host_program *program, player_step_func step, void *data)
{
	uint64_t now_us = 0;
	size_t next = 0;

	while (next < script->count) {
		uint64_t step_us = script->steps[next].time_us;

		now_us = next_time(program, step_us, now_us);
		if (!step(now_us, data))
			return;
		program->advance(program->data, now_us);
		if (now_us < step_us)
			continue;
		while (next < script->count && script->steps[next].time_us == step_us)
			play_step(&script->steps[next++], program);
		program->input->frame(program->input_data, step_us);
	}
}
