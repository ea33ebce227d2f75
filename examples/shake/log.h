/* SPDX-License-Identifier: MIT */
#ifndef SHAKE_LOG_H
#define SHAKE_LOG_H

/* Writes an error message to stderr. */
void log_error(const char *format, ...) __attribute__((format(printf, 1, 2)));

#endif
