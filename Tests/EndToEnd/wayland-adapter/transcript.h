/* SPDX-License-Identifier: MIT */
/* What clients and the host heard, line by line. */
#ifndef WAYLAND_ADAPTER_TRANSCRIPT_H
#define WAYLAND_ADAPTER_TRANSCRIPT_H

#include <stdbool.h>

void transcript_clear(void);
const char *transcript_text(void);

/* Adds a line; nothing while the transcript is off, as it is for long random runs. */
void note(const char *format, ...) __attribute__((format(printf, 1, 2)));
void transcript_switch(bool on);

#endif
