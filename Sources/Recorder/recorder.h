/* SPDX-License-Identifier: MIT */
/* Declarations shared by the parts of the recorder. It uses only tactus.h and libc. */
#ifndef RECORDER_H
#define RECORDER_H

#include <sys/types.h>

#include "tactus-recorder.h"

#ifdef __GNUC__
#pragma GCC visibility push(hidden)
#endif

enum {
	/* Largest depth of nested callbacks that are told apart; deeper ones are only counted. */
	DEEPEST = 64,
	/* Number of callbacks of TACTUS_CALLBACK_... */
	CALLBACKS = TACTUS_CALLBACK_GRAB_END + 1,
	/* Largest number of values of a property. */
	MOST_NUMBERS = 8,
	/* Slots of functions by their codes: more than twice the number of functions. */
	FUNCTION_SLOTS = 1024,
	USED_WORDS = 1024,
	SETTERS = 96,
	LONGEST_LINE = 16384,
};

/* Time during which taps are counted together (rule 1.6). */
#define QUIET_US 350000
/* The latest time of the format: 73,000 years. */
#define LATEST_US (UINT64_C(1) << 61)

/* Text in a buffer of fixed capacity. */
struct text {
	char *data;
	size_t length, capacity;
	/* Whether some text did not fit. */
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

/* An object that has a name in the recording, or at least one given by the host. */
struct object {
	const void *pointer;
	enum object_kind kind;
	char *name;
	/* Whether the recording has declared the object. */
	bool is_declared;
	/* Whether the object is destroyed; it is removed when the outermost call returns. */
	bool is_dead;
	/* The next object that is destroyed. */
	struct object *next_dead;
	/* The scroll view that this recognizer belongs to, and goes with. */
	const struct object *scroll_view;
	/* The recognizers that belong to this scroll view. */
	const void *own[2];
	/* Recognizers that require or follow this one, which is not in the recording yet. */
	const void **waiting;
	size_t waiting_count, waiting_capacity;
	/* The index of the last subview that was found here. */
	size_t last_index;
	bool is_window;
	/* Number of the last scene that contains the object, and of the last one that contains its settings. */
	uint32_t scene, described;
	/* Number of the outermost call that the counts below belong to: callbacks of the object, by kind. */
	uint32_t call;
	uint16_t counts[CALLBACKS];
	/* The last action, since several targets are called for one action. */
	uint32_t last_code;
	uint64_t last_time;
};

struct objects {
	struct object **slots;
	size_t count, capacity;
	uint32_t last_number;
	/* The destroyed ones, as a list. */
	struct object *dead;
	/* Names in use, as bits of their hashes. */
	uint64_t used[USED_WORDS];
};

struct tactus_recorder;
struct property;
struct pending;

/* How calls of a function are written. */
struct function {
	const char *name;
	/* Writes the call; NULL if the call changes nothing in a recording. */
	void (*write)(struct tactus_recorder *recorder, struct object *object, const struct pending *call);
	const struct property *property;
	bool takes_sample;
	/* Whether the call ends a frame or lets time pass, after which output is written. */
	bool is_due;
};

/* A call whose arguments are not complete: values of getters are read at the next event. */
struct pending {
	const struct function *function;
	void *object;
	bool has_arguments;
	/* Whether another call of the host was running. */
	bool is_nested;
	struct tactus_activity arguments;
};

/* A running function of the host. */
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

enum {
	OPEN_SOURCES = 16
};

struct tactus_recorder {
	struct tactus_application *application;
	struct objects objects;
	struct defaults *defaults;
	struct function_slot functions[FUNCTION_SLOTS];
	struct function setters[SETTERS];
	size_t setter_count;

	/* The text that lines are appended to. */
	struct text *text;
	struct pending pending;
	struct callback callbacks[DEEPEST];
	size_t depth;
	/* Number of the outermost call. */
	uint32_t call;
	/* Objects that were declared so far. */
	uint64_t declarations;
	uint32_t scene;
	/* A scene is being written: objects that are not in it yet have no name. */
	bool is_in_scene;
	bool has_begun;
	/* The recorder has listened since the last outermost call returned: it knows the whole state. */
	bool is_in_step;
	/* Whether an outermost call is running. */
	bool is_calling;
	/* The pending call has not returned: it calls back. */
	bool is_in_call;
	/* Whether the outermost call has ended a frame or let time pass. */
	bool is_due;
	bool has_touched;
	uint64_t last_touch, last_time;
	/* Sources whose samples wait for their frame. */
	const void *open_sources[OPEN_SOURCES];
	size_t open_count;
	/* The first declared source, whose samples are written without a name. */
	const struct object *first_source;
	bool had_source;
	/* Number of windows in the recording that are not destroyed. */
	size_t windows;

	/* Members of a stream. */
	struct text stream;
	tactus_recorder_write_func write;
	void *write_data;
	int fd;
	/* The write function is running. */
	bool is_writing;
	bool has_failed;
	/* A loss was logged already. */
	bool has_loss;
	/* The recording says already that it cannot hold a time. */
	bool has_late_time;
	/* Whether the application is being destroyed. */
	bool has_ended;
	/* The host has destroyed the recorder where its listeners could not be removed: nothing else is valid. */
	bool is_destroyed;

	/* Members of a flight recorder: the older part and the growing one, which begins with a scene of its own. */
	bool is_flight;
	uint64_t duration;
	struct text parts[2];
	size_t current;
	bool has_older;
	/* Offset of the first line after the scene of each part. */
	size_t scene_length[2];
	uint64_t part_start;
	/* The last scene took so much of its part that the next one waits for the time. */
	bool has_large_scene;

	tactus_log_func log;
	void *log_data;
};

/* text.c */
void text_add(struct text *text, const char *string);
void text_add_bytes(struct text *text, const char *bytes, size_t length);
void text_add_number(struct text *text, double number);
void text_add_integer(struct text *text, int64_t integer);
/* Adds a time in milliseconds, with as many decimals as necessary; the latest one in place of a later one. */
void text_add_time(struct text *text, uint64_t time_us);
/* Adds a blank and a word. */
void text_add_word(struct text *text, const char *word);
/* Adds the beginning of a comment: valid UTF-8 without control characters. */
void text_add_comment(struct text *text, const char *comment);
void text_add_numbers(struct text *text, const double *numbers, size_t count, char separator);

/* objects.c */
struct object *find_object(struct objects *objects, const void *pointer);
/* Returns NULL if out of memory. */
struct object *add_object(struct objects *objects, const void *pointer, enum object_kind kind);
/* The name of an object in lines: the application and its delegate are words of the format. */
const char *name_of(const struct object *object);
/* Gives an object a unique name, made from a given one or from its kind. Returns false if out of memory. */
bool name_object(struct objects *objects, struct object *object, const char *name);
void mark_dead(struct objects *objects, struct object *object);
void forget_dead_objects(struct objects *objects);
void finish_objects(struct objects *objects);

/* properties.c */
/* Returns a new object of the same kind. */
const void *default_of(const struct tactus_recorder *recorder, const struct object *object);
const char *property_setter(const struct property *property);
bool make_defaults(struct tactus_recorder *recorder);
void destroy_defaults(struct tactus_recorder *recorder);
/* Writes the properties of an object that differ from those of a new one: words of its declaration, then lines. */
void add_options(struct tactus_recorder *recorder, const struct object *object);
void write_properties(struct tactus_recorder *recorder, const struct object *object);
/* Returns the property that a function sets, or NULL. */
const struct property *find_property(const char *function);
void write_property(
	struct tactus_recorder *recorder, const struct property *property, const struct object *object, int64_t which);
void add_mask(struct text *text, uint32_t mask, const char *const *words, size_t count);

/* scene.c */
void write_scene(struct tactus_recorder *recorder);
/* Returns the object if it is in the recording (or in the scene that is being written), else NULL. */
struct object *declared(struct tactus_recorder *recorder, const void *pointer);
/* The same for an object of a kind. Arguments of calls that were refused may be of any other kind. */
struct object *declared_as(struct tactus_recorder *recorder, const void *pointer, enum object_kind kind);
/* Returns the object, declaring sources and applications on first use. */
struct object *needed(struct tactus_recorder *recorder, const void *pointer, enum object_kind kind);
void declare_view(struct tactus_recorder *recorder, struct tactus_view *view);
/* Declares a view that is in no window, with all that it is in. */
void declare_surroundings(struct tactus_recorder *recorder, struct tactus_view *view);
/* Writes that a view was added to another one. Index: that of the subview, -1 in front. */
void write_addition(struct tactus_recorder *recorder, const struct object *view, const struct object *superview,
	int64_t index);
void declare_recognizer(
	struct tactus_recorder *recorder, struct tactus_recognizer *recognizer, const struct object *view);
/* Declares a recognizer that is not in the recording; a later call puts it onto its view. */
void add_recognizer(struct tactus_recorder *recorder, struct tactus_recognizer *recognizer, const struct object *view);
void declare_controller(struct tactus_recorder *recorder, const struct object *view);
void declare_new_windows(struct tactus_recorder *recorder);
void write_input_region(struct tactus_recorder *recorder, const struct object *object, bool also_none);

/* requirements.c */
/* Writes what a recognizer requires and follows. What is not in the recording yet is written when it is declared. */
void write_requirements(struct tactus_recorder *recorder, const struct object *recognizer);
/* Writes requirements of other recognizers that waited for the declaration of this one. */
void write_waiting(struct tactus_recorder *recorder, struct object *recognizer);
/* Lets a recognizer wait for another one that is not in the recording. */
void wait_for(struct tactus_recorder *recorder, const struct object *recognizer, const void *other);
/* Forgets all recognizers that wait, since a scene finds them again. */
void forget_waiting(struct tactus_recorder *recorder);
/*
 * Returns the recognizer after which one comes (6.14), or NULL. One that is on no view is declared: without it the
 * follower would act at once.
 */
const struct object *declare_leader(
	struct tactus_recorder *recorder, const struct object *recognizer, struct tactus_recognizer *leader);

/* trees.c */
/* Called for a view, which is the root or inside; returns whether its subviews are visited. */
typedef bool (*view_func)(struct tactus_recorder *recorder, struct tactus_view *view, bool is_inside);
/* Visits a view and everything inside it: `leave`, which may be NULL, is called after what is inside. */
void visit_tree(struct tactus_recorder *recorder, struct tactus_view *root, view_func enter, view_func leave);

/* lines.c */
/* Begins a line about a present event: `at T ` or `during NAME CALLBACK N: `. */
void begin_line(struct tactus_recorder *recorder, uint64_t time_us);
void begin_line_now(struct tactus_recorder *recorder);
/* Begins a line about an object: a word and the object's name. */
void begin_about(struct tactus_recorder *recorder, const char *word, const struct object *object);
/* Writes a line about an object: a word and the object's name. */
void write_word(struct tactus_recorder *recorder, const struct object *object, const char *word);
/* Writes a line about two objects: a word, the name of the one, and the other's, or `none` for NULL. */
void write_pair(struct tactus_recorder *recorder, const char *word, const struct object *object,
	const struct object *other);
/* Returns whether lines cannot be played, since the recording has no name for the object of the running callback. */
bool is_lost(struct tactus_recorder *recorder);
void end_line(struct tactus_recorder *recorder);
/* A comment about what the recording cannot hold; the first one is logged. */
void write_loss(struct tactus_recorder *recorder, const char *what, const char *detail);

/* calls.c */
const struct function *find_function(struct tactus_recorder *recorder, const struct tactus_activity *activity);
void finish_pending(struct tactus_recorder *recorder);
bool ends_application(const struct function *function);

/* callbacks.c */
void enter_callback(struct tactus_recorder *recorder, const struct tactus_activity *activity);
void leave_callback(struct tactus_recorder *recorder, const struct tactus_activity *activity);
const char *callback_word(uint32_t code);

/* listening.c */
void handle_activity(const struct tactus_activity *activity, void *data);

/* descriptor.c */
/*
 * Writes as much as possible, waiting for a reader no longer than a time, in ms, for each part. Returns the number of
 * remaining bytes, or -1.
 */
ssize_t write_some(int fd, const char *text, size_t length, int wait_ms);
/* Writes everything, or returns false. A reader that takes nothing for so long is given up. */
#define DUMP_WAIT_MS 100
bool write_to_fd(const char *text, size_t length, void *fd);

/* output.c */
bool make_room(struct tactus_recorder *recorder, size_t bytes);
void after_call(struct tactus_recorder *recorder);
bool write_out(struct tactus_recorder *recorder);
/* Called for each call and its arguments, after the moment before the call was used. */
void note_frames(struct tactus_recorder *recorder, const struct tactus_activity *activity);
/* Returns whether nothing is going on that a scene could not describe. */
bool is_quiet(struct tactus_recorder *recorder, uint64_t time_us);
/* Begins the recording, or the next part of a flight recorder, if it is due and nothing is going on. */
void begin_if_due(struct tactus_recorder *recorder, uint64_t time_us);
void log_line(struct tactus_recorder *recorder, const char *message);

#ifdef __GNUC__
#pragma GCC visibility pop
#endif

#endif
