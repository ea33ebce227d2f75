/* SPDX-License-Identifier: MIT */
/*
 * Functions of `tactus gestures`: checks, descriptions and trials of files. Only the tool has them, and they are not
 * installed; hosts use tactus-gestures.h.
 */
#ifndef TACTUS_GESTURES_TOOL_H
#define TACTUS_GESTURES_TOOL_H

#include <stdbool.h>
#include <stddef.h>

struct gestures_learner;
struct gestures_trial;
struct tactus_application;

/* Receives lines for people, without line ends. */
typedef void (*gestures_tell_func)(const char *line, void *data);

struct gestures_check_result {
	bool is_readable;
	size_t gestures;
	size_t mistakes; /* number of lines */
};

/*
 * Checks a file, or standard input if @p path is `-`, and reports everything that is wrong with it. With
 * a @p host, such as weston, also what that cannot do for the gestures, of which the others count; it may be NULL.
 */
struct gestures_check_result gestures_check(
	const char *path, const char *host, gestures_tell_func tell, void *data);

/* Returns the name of one of the hosts that gestures_check() knows, counted from 0, or NULL. */
const char *gestures_host_name(size_t index);
/* Returns whether gestures_check() knows a host. */
bool gestures_has_host(const char *name);
/* Returns the host that was probably meant, or NULL. */
const char *gestures_suggest_host(const char *name);

/* Returns whether a file is a host's own, in which other sections are ignored: its name ends in .ini. */
bool gestures_is_host_file(const char *path);

/* Returns the file that a host without a file of its own would read, for free(), or NULL. */
char *gestures_find_file(void);

/*
 * Describes that no gesture of the file of gestures_find_file() has a name, and which one is spelt like it. Returns
 * false if one has it, or if there is no file.
 */
bool gestures_describe_unknown_name(const char *name, char *text, size_t size);

struct gestures_key_description {
	const char *section, *name, *values, *fallback, *text;
};

/* Describes a key. The order is that in which people think of the keys. Returns false after the last one. */
bool gestures_describe_key(size_t index, struct gestures_key_description *description);
/* Writes the types that have a key, separated by commas; an empty text means all. */
void gestures_describe_types(size_t index, char *buffer, size_t size);

/* import.c: translates names of keys of X11 and the kernel, joined by +. Returns false if one is unknown. */
bool gestures_translate_keys(const char *names, char *text, size_t size);
/* import.c: returns whether a command line of a shell means something else without one. */
bool gestures_needs_shell(const char *command);
/* Receives a mistake of a text: its line, and what is wrong there. */
typedef void (*gestures_mistake_func)(unsigned line, const char *what, void *data);
/* import.c: checks a text in the format of gesture files. Returns the number of mistakes. */
size_t gestures_check_text(const char *text, size_t length, gestures_mistake_func tell, void *data);

/* Row of a test's table of gestures. */
struct gestures_test_row {
	const char *name, *type, *others;
	const char *effect; /* its action, or the first line of its commands; empty: others follow it */
	size_t fired, alone;
	/* Fingers of a hand that performed it, as a scenario file; NULL if out of memory. */
	const char *scenario;
	bool is_alone; /* whether only this gesture fired of them */
};

/* Row of what applications need. */
struct gestures_test_need {
	const char *name, *fired, *wait;
	size_t hands, taken;
};

/* Receives the tables of a test before they are told. */
struct gestures_test_observer {
	void (*take_gesture)(const struct gestures_test_row *row, void *data);
	void (*take_need)(const struct gestures_test_need *need, void *data);
	void (*take_failure)(const char *text, void *data);
};

/*
 * sloppy-test.c: lets hands that are not exact perform each gesture of a file, and what applications need, and tells
 * tables. Returns 0, 1 if a bound is broken or the file has mistakes, and 2 if it cannot be read.
 *
 * @p observer may be NULL.
 */
int gestures_test(const char *path, size_t hands, const struct gestures_test_observer *observer,
	gestures_tell_func tell, void *data);

/* learn.c, learn-shape.c: takes examples of a shape from recordings. */
struct gestures_learner *gestures_learner_create(gestures_tell_func tell, void *data);
void gestures_learner_destroy(struct gestures_learner *learner);
/* Looks on at a recording that is played on the application's first window. Returns false if out of memory. */
bool gestures_learner_begin(
	struct gestures_learner *learner, struct tactus_application *application, const char *recording);
/* Call it before the application is destroyed. */
void gestures_learner_end(struct gestures_learner *learner);
/*
 * Writes NAME.shape beside a gesture file, and tells with what it is confused and what to add to the file. Returns 0, 1
 * if the examples are too few or not alike, and 2 if it cannot be written.
 */
int gestures_learner_finish(struct gestures_learner *learner, const char *name, const char *path);

/* Result of a gesture in a whole trial. */
struct gestures_verdict {
	const char *name;
	size_t fired; /* times */
	/* Of one that never fired: the reason that says most, the last one of its kind; else NULL. */
	const char *reason;
	/* The conditions that kept it away from fingers, or NULL. */
	const char *condition;
};

typedef void (*gestures_judge_func)(const struct gestures_verdict *verdict, void *data);

struct gestures_trial_options {
	double x, y, width, height; /* of the output on which all fingers land */
	const char *output;         /* its name; NULL: it has none */
	const char *app_id, *title; /* of the window below them; NULL: none */
	bool tells_reasons;         /* whether to tell why gestures failed */
	/* Values of these keys of a gesture, which the fingers meet; NULL: of no mode, key or turn of the output. */
	const char *mode, *modifiers, *orientation;
	const char *where; /* the same; NULL: a window */
	bool is_locked;    /* whether the screen is */
	/* Called at the end for each gesture in the order of the file; effects are not told then. NULL: they are. */
	gestures_judge_func judge;
};

/* Returns what is wrong with mode, modifiers or orientation, or NULL. */
const char *gestures_trial_find_mistake(const struct gestures_trial_options *options);

/*
 * Puts a file's gestures onto the application's first window, and reports their effects instead of running them.
 * Returns NULL if there is no memory or no window, or if the file cannot be read, which is reported.
 */
struct gestures_trial *gestures_trial_begin(struct tactus_application *application, const char *path,
	const struct gestures_trial_options *options, gestures_tell_func tell, void *data);
/* Ends the trial; call it before the application is destroyed. Returns how often a gesture had an effect. */
size_t gestures_trial_end(struct gestures_trial *trial);

#endif
