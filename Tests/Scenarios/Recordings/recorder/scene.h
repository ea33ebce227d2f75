/* SPDX-License-Identifier: MIT */
/* What the tests of the recorder record, and where it goes. */
#ifndef TACTUS_TESTS_RECORDER_SCENE_H
#define TACTUS_TESTS_RECORDER_SCENE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <tactus-recorder.h>

struct tape {
	char *text;
	size_t length, capacity;
	bool is_broken;
	int lines;
};

struct scene {
	struct tactus_application *application;
	struct tactus_view *window, *view;
	struct tactus_recognizer *tap;
	struct tactus_touch_source *panel;
};

/* A write function whose data is a tape. */
bool write_tape(const char *text, size_t length, void *data);
/* A log handler whose data is a tape: counts the lines, each of which must be an error. */
void count_line(enum tactus_log_level level, const char *message, void *data);
void make_scene(struct scene *scene);
/* Makes a scene whose recorder writes to a tape and logs to it. */
struct tactus_recorder *begin_recording(struct scene *scene, struct tape *tape);
/* Destroys all three. */
void end_recording(struct tactus_recorder *recorder, const struct scene *scene, struct tape *tape);
/* Taps the card for 50 ms. */
void tap_at(struct scene *scene, uint64_t time_ms);
/* Returns whether a text has been written to the tape. */
bool has(const struct tape *tape, const char *text);

/* Tests, in files of their own. */
void destroyed_in_a_callback(void);
void destroyed_in_a_notification(void);
void flushed_while_writing(void);
void comments(void);
void application_as_responder(void);
void shell_gestures(void);
void refused_arguments(void);
void late_times(void);
void views_taken_out(void);
void frames_that_stay_open(void);
void writers_that_fail(void);
void readers_that_leave(void);
void pipes_that_are_full(void);
void dumps_beside_signals(void);
void files_that_may_not_grow(void);

#endif
