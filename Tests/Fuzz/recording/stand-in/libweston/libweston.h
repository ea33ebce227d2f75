/* SPDX-License-Identifier: MIT */
/* All that the reader of weston.ini wants of Weston. */
#ifndef FUZZ_LIBWESTON_H
#define FUZZ_LIBWESTON_H

int weston_log(const char *format, ...) __attribute__((format(printf, 1, 2)));

#endif
