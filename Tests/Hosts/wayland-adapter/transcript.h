/* SPDX-License-Identifier: MIT */
/* Events of clients and host, line by line. */
#ifndef WAYLAND_ADAPTER_TRANSCRIPT_H
#define WAYLAND_ADAPTER_TRANSCRIPT_H

#include <stdbool.h>

void transcript_clear(void);
const char *transcript_text(void);

/* Adds a line, unless the transcript is off for long random runs. */
void note(const char *format, ...) __attribute__((format(printf, 1, 2)));
void transcript_switch(bool on);

#endif
