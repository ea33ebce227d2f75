/* SPDX-License-Identifier: MIT */
/* Readable lines on stdout, errors on stderr. Each is "WHO: TEXT" or "error: TEXT". */
#ifndef COMPOSITOR_LOG_H
#define COMPOSITOR_LOG_H

/* Written at once, so that logs of several processes interleave as things happened. */
void log_line(const char *who, const char *format, ...) __attribute__((format(printf, 2, 3)));
void log_error(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* From now on only errors are written: for a host whose output is somebody else's. */
void log_errors_only(void);

#endif
