/* SPDX-License-Identifier: MIT */
/* Named checks: one line each, "ok name", "FAIL name: why" or "skip name: why". */
#ifndef FAKE_EVDEV_TEST_CHECK_H
#define FAKE_EVDEV_TEST_CHECK_H

#include <stdbool.h>

/* Run a check; it passes unless it says otherwise. */
void check_run(const char *name, void (*check)(void));

/* For checks that are no function of their own. */
void check_begin(const char *name);
void check_end(void);

/* Fails the current check; only the first reason is shown. */
void check_failed(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* Skips the current check. */
void check_skip(const char *why);

#define CHECK(condition) \
	((condition) ? (void)0 : check_failed("%s:%d: not so: %s", __FILE__, __LINE__, #condition))

/* Compare texts of many lines; what differs is shown from the first differing line on. */
void check_text(const char *found, const char *expected);

/* Print the totals; the exit status of the program. */
int check_summary(void);

#endif
