/* SPDX-License-Identifier: MIT */
/* Judges what the host hears of unheard touches. A phase out of order fails the check under way. */
#ifndef WAYLAND_ADAPTER_UNHEARD_H
#define WAYLAND_ADAPTER_UNHEARD_H

#include <tactus-wayland.h>

/* From here on nothing is open. */
void unheard_begin(void);
/* A touch begins once, is closed once, and moves only in between. */
void unheard_judge(enum tactus_touch_phase phase, const struct tactus_wayland_touch *touch);
/* A seat's touches need not be closed any more, since it has gone. */
void unheard_forgive(int seat);
unsigned unheard_count_open(void);
/* Each was closed. */
void unheard_expect_rest(void);

#endif
