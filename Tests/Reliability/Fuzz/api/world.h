/* SPDX-License-Identifier: MIT */
/*
 * Objects that a fuzzed program has created, and the arguments for its next call: any of them, also of the wrong kind,
 * also destroyed ones whose destroy listener has not been called yet, or NULL.
 */
#ifndef FUZZ_WORLD_H
#define FUZZ_WORLD_H

#include "../bytes.h"

#include <tactus.h>

enum kind {
	KIND_APPLICATION,
	KIND_VIEW,
	KIND_CONTROLLER,
	KIND_RECOGNIZER,
	KIND_SOURCE,
	KIND_CLIENT,
	KIND_COUNT,
};

#define MAXIMUM_OBJECTS 48
#define SCRATCH 16

struct world {
	struct bytes bytes;
	void *objects[KIND_COUNT][MAXIMUM_OBJECTS];
	unsigned counts[KIND_COUNT];
	/* Touches seen in callbacks; readable as long as their application lives. */
	const struct tactus_touch *touches[SCRATCH];
	/* Event of the innermost running callback. */
	const struct tactus_event *event;
	uint64_t time_us;
	unsigned depth, calls;
	unsigned long callbacks, destroyed;

	/* Output arguments of calls. */
	double doubles[SCRATCH];
	uint64_t integers[SCRATCH];
	const struct tactus_touch *touch_array[SCRATCH];
	struct tactus_rectangle rectangles[SCRATCH];
	struct tactus_touch_place place;
	struct tactus_reason reason;
	struct tactus_progress progress;
	enum tactus_length_unit unit;
	size_t size;
	struct tactus_touch_source_info info;
	struct tactus_touch_accommodations accommodations;
	struct tactus_touch_sample sample;
	struct tactus_shake_settings shake;
	/* Has no pointers to objects, since it outlives them. */
	struct tactus_trace_event trace_event;
	struct tactus_activity activity;
	struct tactus_recognizer *recognizer_array[SCRATCH];
	char text[64];
};

/* The world of callbacks without a data pointer. */
extern struct world world;

/* Begins a program of these bytes. Returns its application. */
struct tactus_application *world_begin(const uint8_t *data, size_t size);
void *world_pick(enum kind kind);
/* Returns an object of any kind. */
void *world_pick_any(void);
void world_note(enum kind kind, void *object);
/* Returns the object, or NULL if a callback has destroyed it. */
void *world_still(enum kind kind, void *object);
bool world_has_room(enum kind kind);
const struct tactus_touch *world_pick_touch(void);
void world_note_touches(const struct tactus_touch *const *touches, size_t count);
void world_fill_structs(void);
/* Runs a few calls from the remaining bytes. */
void world_run(unsigned calls);

/* Called by every callback; runs a few calls. */
void world_enter(const struct tactus_event *event, const struct tactus_touch *touch);

/* Called when a responder is handed touches. Does nothing: other programs put their own in its place (--wrap). */
void world_heard(struct tactus_responder *responder, enum tactus_touch_phase phase,
	const struct tactus_touch *const *touches, size_t count);

/* clients.c: forgets all streams. A single client is forgotten by its destroy listener. */
void clients_forget_all(void);
void clients_forget(const void *object);
/* Called when the outermost call has returned. */
void clients_check_between_calls(void);
/* Checks that all touches were cancelled and nothing waits. */
void clients_check_at_rest(struct tactus_application *application);

/* callbacks.c: tables of functions that call back into the program. */
extern const struct tactus_responder_callbacks fuzz_responder_callbacks;
extern const struct tactus_view_callbacks fuzz_view_callbacks;
extern const struct tactus_recognizer_delegate fuzz_delegate;
extern const struct tactus_recognizer_callbacks fuzz_recognizer_callbacks;
extern const struct tactus_control_callbacks fuzz_control_callbacks;
extern const struct tactus_scroll_view_delegate fuzz_scroll_delegate;
extern const struct tactus_surface_client_callbacks fuzz_client_callbacks;
extern const struct tactus_touch_grab_callbacks fuzz_grab_callbacks;
void fuzz_log(enum tactus_log_level level, const char *message, void *data);
void fuzz_dump(const char *line, void *data);
void fuzz_destroyed(void *object, void *data);
void fuzz_data_destroyed(void *data);
void fuzz_edge_deferral(
	struct tactus_view *view, struct tactus_recognizer *recognizer, enum tactus_edge edge, void *data);
void fuzz_action(struct tactus_recognizer *recognizer, void *data);
void fuzz_control(struct tactus_view *control, uint32_t event, void *data);
void fuzz_touch_down(const struct tactus_touch *touch, void *data);
void fuzz_trace(const struct tactus_trace_event *event, void *data);
void fuzz_activity(const struct tactus_activity *activity, void *data);
enum tactus_answer fuzz_filter(const struct tactus_event *event, void *data);

/* calls.c, generated: every function of the header. */
extern const unsigned call_count;
void call(unsigned number);

/* gestures.c: input that random calls would hardly find. */
void play_gesture(void);
void do_deed(void);
void build_scene(struct tactus_application *application);

#endif
