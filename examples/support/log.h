/* SPDX-License-Identifier: MIT */
/* Lines that tell what happens, on stdout, if --log asks for them. */
#ifndef SUPPORT_LOG_H
#define SUPPORT_LOG_H

#include <stdbool.h>
#include <stdint.h>

/* The time that stands before each line, µs since the beginning. */
typedef uint64_t (*log_clock_func)(void *data);

void log_start(log_clock_func clock, void *data);
/* printf, with the time before it and a line's end behind it. */
__attribute__((format(printf, 1, 2))) void log_line(const char *format, ...);
/* The same for a text that is no format. */
void log_text(const char *text);

#endif
