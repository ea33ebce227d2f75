/* SPDX-License-Identifier: MIT */
/* Log lines on stdout, errors on stderr. Each is "NAME: TEXT" or "error: TEXT". */
#ifndef COMPOSITOR_LOG_H
#define COMPOSITOR_LOG_H

/* Writes a line at once, so that logs of several processes interleave in the order of events. */
void log_line(const char *who, const char *format, ...) __attribute__((format(printf, 2, 3)));
void log_error(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* Writes only errors from now on, for hosts whose output belongs to another program. */
void log_errors_only(void);

#endif
