/* SPDX-License-Identifier: MIT */
/* Every function of the header as a row of a table, which all-calls.sh generates. */
#ifndef CABI_WRONG_CALLS_H
#define CABI_WRONG_CALLS_H

#include <recognizer-kinds.h>
#include <stdint.h>
#include <tactus.h>

/* Arguments of the functions. */
struct arguments {
	struct tactus_application *application;
	struct tactus_view *view, *window, *control, *scroll_view, *surface, *other_view;
	struct tactus_view_controller *view_controller;
	struct tactus_responder *responder, *other_responder;
	struct tactus_recognizer *recognizer, *other_recognizer;
#define KIND(kind) struct tactus_recognizer *kind;
	RECOGNIZER_KINDS(KIND)
#undef KIND
	struct tactus_touch_source *touch_source;
	struct tactus_surface_client *surface_client;
	const struct tactus_touch *touch, *other_touch;
	const struct tactus_event *event, *other_event;
	double numbers[8];
	int choice; /* of any enum */
	uint64_t time_us;
	uint64_t *output; /* for what is written: room for some */
};

enum result {
	RESULT_STATUS,
	RESULT_POINTER,
	RESULT_NUMBER,
	RESULT_NOTHING,
};

struct function {
	const char *name;
	const char *object; /* the type of its first parameter */
	long long (*call)(const struct arguments *with);
	enum result result;
	int numbers, choices, times; /* how many parameters of these it has */
};

extern const struct function all_functions[];
extern const size_t function_count;

/* Right arguments: objects of a fixture, a live touch and its event. */
extern struct arguments right;

bool has_word(const struct function *function, const char *word);
/* Returns whether a result is a refusal: a negative status, NULL, 0. */
bool is_refused(const struct function *function, long long result);
void check_refused(const struct function *function, const struct arguments *with, const char *why);
void check_refused_with(const struct function *function, const struct arguments *with, const char *why,
	enum tactus_status status);

/* wrong-arguments.c */
void pass_numbers_that_are_none(void);
void pass_values_that_are_not_listed(void);
void pass_times_that_are_too_late(void);
void pass_other_kinds(void);
void pass_other_objects(void);

#endif
