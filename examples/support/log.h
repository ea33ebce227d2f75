/* SPDX-License-Identifier: MIT */
/* Log lines on stdout, if --log is given. */
#ifndef SUPPORT_LOG_H
#define SUPPORT_LOG_H

#include <stdbool.h>
#include <stdint.h>

/* Returns the time to print before each line, in µs since the beginning. */
typedef uint64_t (*log_clock_func)(void *data);

void log_start(log_clock_func clock, void *data);
/* Prints a line like printf(), with the time before it. */
__attribute__((format(printf, 1, 2))) void log_line(const char *format, ...);
/* Prints a text that is not a format. */
void log_text(const char *text);

#endif
