/* SPDX-License-Identifier: MIT */
/* `tactus gestures test`: 200 hands perform each gesture of a file, and what applications need. */
#include "sloppy-test.h"

#include "../ini-file.h"
#include "../set.h"
#include "sloppy-scenario.h"
#include "sloppy-scene.h"

#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Seeds of the needs, behind those of gestures. */
#define NEED_SEED 1000

static const struct gesture_configuration *gesture_at(const struct sloppy_test *test, size_t index)
{
	const struct gesture_configuration *gesture = test->configuration->gestures;

	while (gesture && gesture->index != index)
		gesture = gesture->next;
	return gesture;
}

static void ignore_line(const char *line, void *data)
{
	(void)line;
	(void)data;
}

/* Returns whether another gesture belongs to this one: it leads to it, directly or not. */
static bool is_lead(const struct gesture_configuration *gesture, size_t index)
{
	const struct gesture_wait *lead = gesture->leads;

	/* A performance has the first of the names. */
	for (size_t depth = 0; lead && depth < GESTURES_MAXIMUM; depth++) {
		if (lead->other->index == index)
			return true;
		lead = lead->other->leads;
	}
	return false;
}

/* Keeps the fingers of the first hand that was right, or of the first one as long as none was. */
static void keep_fingers(const struct sloppy_test *test, struct sloppy_score *score,
	const struct sloppy_performance *performance, bool is_right)
{
	if (!test->observer || (score->scenario && (score->shows_right || !is_right)))
		return;
	free(score->scenario);
	score->scenario = sloppy_write_scenario(performance);
	score->shows_right = is_right;
}

static void note_gesture(struct sloppy_test *test, const struct gesture_configuration *gesture,
	const struct sloppy_performance *performance, const struct sloppy_result *result)
{
	struct sloppy_score *score = &test->scores[gesture->index];
	bool is_right = sloppy_has_fired(result, gesture->index);

	score->fired += is_right;
	for (size_t index = 0; index < test->configuration->count; index++) {
		if (index == gesture->index || !sloppy_has_fired(result, index) || is_lead(gesture, index))
			continue;
		is_right = false;
		if (score->others[index]++ == 0 || result->movement[index] < score->least[index])
			score->least[index] = result->movement[index];
	}
	score->right += is_right;
	keep_fingers(test, score, performance, is_right);
}

static void test_gesture(
	struct sloppy_test *test, struct sloppy_scene *scene, const struct gesture_configuration *gesture)
{
	static struct sloppy_performance performance;
	static struct sloppy_result result;
	struct sloppy_random random;

	for (size_t hand = 0; hand < test->hands; hand++) {
		sloppy_seed(&random, gesture->index, hand);
		sloppy_begin(&performance, scene->width, scene->height, &random);
		sloppy_perform(&performance, gesture, hand);
		sloppy_scene_play(scene, performance.fingers, performance.count, performance.hand.period, &result);
		note_gesture(test, gesture, &performance, &result);
	}
}

static void note_need(struct sloppy_test *test, enum sloppy_need need, const struct sloppy_result *result)
{
	struct sloppy_need_score *score = &test->needs[need];
	bool is_taken = result->cancelled > 0 || result->delivered < result->landed;

	score->hands++;
	score->taken += is_taken;
	score->never += result->delivered < result->landed;
	score->wait = fmax(score->wait, result->wait);
	for (size_t index = 0; index < test->configuration->count; index++) {
		if (!sloppy_has_fired(result, index))
			continue;
		if (score->fired[index]++ == 0 || result->movement[index] < score->least[index])
			score->least[index] = result->movement[index];
	}
}

static void test_needs(struct sloppy_test *test, struct sloppy_scene *scene)
{
	static struct sloppy_performance performance;
	static struct sloppy_result result;
	struct sloppy_random random;

	for (size_t need = 0; need < SLOPPY_NEED_COUNT; need++) {
		for (size_t hand = 0; hand < test->hands; hand++) {
			sloppy_seed(&random, NEED_SEED + need, hand);
			sloppy_begin(&performance, scene->width, scene->height, &random);
			sloppy_perform_need(&performance, (enum sloppy_need)need);
			sloppy_scene_play(
				scene, performance.fingers, performance.count, performance.hand.period, &result);
			note_need(test, (enum sloppy_need)need, &result);
		}
	}
}

/* Tests the gestures that are possible at one place, and there what applications need. */
static bool test_place(struct sloppy_test *test, const struct sloppy_place *place, bool *is_done)
{
	struct sloppy_scene scene;

	if (!sloppy_scene_create(&scene, test->path, place, ignore_line, NULL))
		return false;
	for (size_t index = 0; index < test->configuration->count; index++) {
		const struct gesture_configuration *gesture = gesture_at(test, index);
		struct sloppy_place its;

		if (is_done[index] || !gesture)
			continue;
		sloppy_place_of(gesture, &its);
		if (memcmp(&its, place, sizeof(its)) != 0)
			continue;
		is_done[index] = true;
		test_gesture(test, &scene, gesture);
	}
	test_needs(test, &scene);
	sloppy_scene_destroy(&scene);
	return true;
}

static bool test_all(struct sloppy_test *test)
{
	bool is_done[GESTURES_MAXIMUM] = { false };
	struct sloppy_place place;

	/* First an unknown window, where gestures without conditions are possible. */
	memset(&place, 0, sizeof(place));
	if (!test_place(test, &place, is_done))
		return false;
	for (size_t index = 0; index < test->configuration->count; index++) {
		const struct gesture_configuration *gesture = gesture_at(test, index);

		if (is_done[index] || !gesture)
			continue;
		sloppy_place_of(gesture, &place);
		if (!test_place(test, &place, is_done))
			return false;
	}
	return true;
}

static void free_scores(struct sloppy_test *test)
{
	for (size_t index = 0; test->scores && index < test->configuration->count; index++)
		free(test->scores[index].scenario);
	free(test->scores);
}

int gestures_test(const char *path, size_t hands, const struct gestures_test_observer *observer,
	gestures_tell_func tell, void *data)
{
	struct gestures_check_result checked = gestures_check(path, NULL, tell, data);
	struct sloppy_test test = {
		.path = path, .hands = hands, .tell = tell, .observer = observer, .data = data
	};
	struct configuration configuration;
	struct ini_file file;
	int status = 2;

	if (!checked.is_readable)
		return 2;
	configuration_init(&configuration);
	if (ini_file_read(&file, path)) {
		configuration_read(&configuration, &file, gestures_is_host_file(path), &(struct report){ 0 });
		test.configuration = &configuration;
		test.scores = calloc(configuration.count + 1, sizeof(*test.scores));
	}
	test.failures = checked.mistakes;
	if (test.scores && test_all(&test)) {
		sloppy_tell(&test);
		status = test.failures > 0;
	}
	free_scores(&test);
	configuration_finish(&configuration);
	ini_file_finish(&file);
	return status;
}
