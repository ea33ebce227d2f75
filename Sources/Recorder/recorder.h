/* SPDX-License-Identifier: MIT */
/* The parts of the recorder. Uses nothing but tactus.h and libc, as anyone could. */
#ifndef RECORDER_H
#define RECORDER_H

#include <sys/types.h>

#include "tactus-recorder.h"

#ifdef __GNUC__
#pragma GCC visibility push(hidden)
#endif

enum {
	/* Callbacks within callbacks that are told apart; deeper ones are counted to their end. */
	DEEPEST = 64,
	/* As many as TACTUS_CALLBACK_ has. */
	CALLBACKS = TACTUS_CALLBACK_GRAB_END + 1,
	/* Numbers of a property. */
	MOST_NUMBERS = 8,
	/* Slots of functions by their codes; more than twice as many as there are functions. */
	FUNCTION_SLOTS = 1024,
	USED_WORDS = 1024,
	SETTERS = 96,
	LONGEST_LINE = 16384,
};

/* Taps count together for so long (rule 1.6). */
#define QUIET_US 350000

/* Text that grows up to the room that was made for it. */
struct text {
	char *data;
	size_t length, capacity;
	/* Something did not fit. */
	bool is_full;
};

enum object_kind {
	OBJECT_VIEW,
	OBJECT_RECOGNIZER,
	OBJECT_CONTROLLER,
	OBJECT_APPLICATION,
	OBJECT_DELEGATE,
	OBJECT_SOURCE,
	OBJECT_CLIENT,
};

/* An object that has a name in the recording, or at least one that the host gave. */
struct object {
	const void *pointer;
	enum object_kind kind;
	char *name;
	/* The recording has made it. */
	bool is_declared;
	/* Destroyed; forgotten when the outermost call returns. */
	bool is_dead;
	/* A recognizer that a scroll view brought along. */
	bool is_scroll_views;
	/* Has been written in the scene that is being written. */
	uint32_t scene;
	/* Its callbacks in the outermost call with this number, by kind. */
	uint32_t call;
	uint16_t counts[CALLBACKS];
	/* Of the last action: several targets make one. */
	uint32_t last_code;
	uint64_t last_time;
};

struct objects {
	struct object **slots;
	size_t count, capacity;
	uint32_t last_number;
	bool has_dead;
	/* Names that were given, one bit each of their hashes. */
	uint64_t used[USED_WORDS];
};

struct tactus_recorder;
struct property;
struct pending;

/* What becomes of calls of a function. */
struct function {
	const char *name;
	/* NULL: changes nothing that a recording holds. */
	void (*write)(struct tactus_recorder *recorder, struct object *object, const struct pending *call);
	const struct property *property;
	bool takes_sample;
	/* Ends a frame, or lets time pass: a good moment to write. */
	bool is_due;
};

/* A call whose arguments are not complete: what getters tell is read at the next event. */
struct pending {
	const struct function *function;
	void *object;
	bool has_arguments;
	/* Called while another call of the host's was under way. */
	bool is_nested;
	struct tactus_activity arguments;
};

/* A function of the host that runs. */
struct callback {
	void *object;
	uint32_t code;
	uint16_t ordinal;
};

struct defaults;

struct function_slot {
	uint32_t code;
	const struct function *function;
};

struct tactus_recorder {
	struct tactus_application *application;
	struct objects objects;
	struct defaults *defaults;
	struct function_slot functions[FUNCTION_SLOTS];
	struct function setters[SETTERS];
	size_t setter_count;

	/* Where lines are made. */
	struct text *text;
	struct pending pending;
	struct callback callbacks[DEEPEST];
	size_t depth;
	/* Counts outermost calls. */
	uint32_t call;
	uint32_t scene;
	bool has_begun;
	/* Listens since the outermost call before this one returned: what is heard is whole. */
	bool is_in_step;
	/* An outermost call is under way. */
	bool is_calling;
	/* The outermost call has ended a frame or something like it. */
	bool is_due;
	bool has_touched;
	uint64_t last_touch, last_time;
	/* The first source that was declared, for which no name is written. */
	const struct object *first_source;
	bool had_source;
	/* Windows that the recording has. */
	size_t windows;

	/* Streaming. */
	struct text stream;
	tactus_recorder_write_func write;
	void *write_data;
	int fd;
	bool has_failed;
	/* The application is being destroyed. */
	bool has_ended;

	/* Flight: the older part and the one that grows, which begins with a scene of its own. */
	bool is_flight;
	uint64_t duration;
	struct text parts[2];
	size_t current;
	bool has_older;
	/* Where the lines begin behind the scene. */
	size_t scene_length[2];
	uint64_t part_start;

	tactus_log_func log;
	void *log_data;
};

/* text.c */
void text_add(struct text *text, const char *string);
void text_add_bytes(struct text *text, const char *bytes, size_t length);
void text_add_number(struct text *text, double number);
void text_add_integer(struct text *text, int64_t integer);
/* Milliseconds with as many decimals as there are. */
void text_add_time(struct text *text, uint64_t time_us);
/* Blank, word. */
void text_add_word(struct text *text, const char *word);
void text_add_numbers(struct text *text, const double *numbers, size_t count, char separator);

/* objects.c */
struct object *find_object(struct objects *objects, const void *pointer);
/* NULL without memory. */
struct object *add_object(struct objects *objects, const void *pointer, enum object_kind kind);
/* Gives it a name that no other has, made from a given one or from its kind; false without memory. */
bool name_object(struct objects *objects, struct object *object, const char *name);
void forget_dead_objects(struct objects *objects);
void finish_objects(struct objects *objects);

/* properties.c */
/* A new object of the same kind. */
const void *default_of(const struct tactus_recorder *recorder, const struct object *object);
const char *property_setter(const struct property *property);
bool make_defaults(struct tactus_recorder *recorder);
void destroy_defaults(struct tactus_recorder *recorder);
/* Writes what of an object is not as in a new one: words of its declaration, then lines. */
void add_options(struct tactus_recorder *recorder, const struct object *object);
void write_properties(struct tactus_recorder *recorder, const struct object *object);
/* The property that a function sets; NULL: none. */
const struct property *find_property(const char *function);
void write_property(
	struct tactus_recorder *recorder, const struct property *property, const struct object *object, int64_t which);
void add_mask(struct text *text, uint32_t mask, const char *const *words, size_t count);

/* scene.c */
void write_scene(struct tactus_recorder *recorder);
/* Returns the object if the recording has it, NULL if not. */
struct object *declared(struct tactus_recorder *recorder, const void *pointer);
/* The same, which declares sources and applications when they are first needed. */
struct object *needed(struct tactus_recorder *recorder, const void *pointer, enum object_kind kind);
void declare_view(struct tactus_recorder *recorder, struct tactus_view *view);
void declare_recognizer(
	struct tactus_recorder *recorder, struct tactus_recognizer *recognizer, const struct object *view);
/* Declares one that is not there yet; it comes onto its view by a call. */
void add_recognizer(struct tactus_recorder *recorder, struct tactus_recognizer *recognizer, const struct object *view);
void declare_controller(struct tactus_recorder *recorder, const struct object *view);
void declare_new_windows(struct tactus_recorder *recorder);
void write_input_region(struct tactus_recorder *recorder, const struct object *object, bool also_none);
void redeclare_source(struct tactus_recorder *recorder, const struct object *object);
void write_requirements(struct tactus_recorder *recorder, const struct object *recognizer);

/* lines.c */
/* Begins a line of what happens now: `at T ` or `during NAME CALLBACK N: `. */
void begin_line(struct tactus_recorder *recorder, uint64_t time_us);
void begin_line_now(struct tactus_recorder *recorder);
void end_line(struct tactus_recorder *recorder);
void write_comment(struct tactus_recorder *recorder, const char *comment, const char *detail);

/* calls.c */
const struct function *find_function(struct tactus_recorder *recorder, const struct tactus_activity *activity);
void finish_pending(struct tactus_recorder *recorder);
bool ends_application(const struct function *function);

/* callbacks.c */
void enter_callback(struct tactus_recorder *recorder, const struct tactus_activity *activity);
void leave_callback(struct tactus_recorder *recorder, const struct tactus_activity *activity);
const char *callback_word(uint32_t code);

/* descriptor.c */
/* Writes as much as goes; returns what remains, or -1. */
ssize_t write_some(int fd, const char *text, size_t length);
bool write_to_fd(const char *text, size_t length, void *fd);

/* output.c */
bool make_room(struct tactus_recorder *recorder, size_t bytes);
void after_call(struct tactus_recorder *recorder);
bool write_out(struct tactus_recorder *recorder);
/* Whether nothing is under way that a scene could not tell. */
bool is_quiet(struct tactus_recorder *recorder, uint64_t time_us);
/* Begins the recording, or the next part of a flight, if it is time to and nothing is under way. */
void begin_if_due(struct tactus_recorder *recorder, uint64_t time_us);
void log_line(struct tactus_recorder *recorder, const char *message);

#ifdef __GNUC__
#pragma GCC visibility pop
#endif

#endif
