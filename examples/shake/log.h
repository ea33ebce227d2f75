/* SPDX-License-Identifier: MIT */
#ifndef SHAKE_LOG_H
#define SHAKE_LOG_H

/* Writes a line to stderr that says what is wrong. */
void log_error(const char *format, ...) __attribute__((format(printf, 1, 2)));

#endif
