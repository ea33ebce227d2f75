/* SPDX-License-Identifier: MIT */
/* Checks the host's unheard touches. A phase out of order fails the current check. */
#ifndef WAYLAND_ADAPTER_UNHEARD_H
#define WAYLAND_ADAPTER_UNHEARD_H

#include <tactus-wayland.h>

/* Starts with no open touch. */
void unheard_begin(void);
/* Checks that a touch begins once, is closed once, and moves only in between. */
void unheard_judge(enum tactus_touch_phase phase, const struct tactus_wayland_touch *touch);
/* A seat's touches need not be closed any more, since it has gone. */
void unheard_forgive(int seat);
unsigned unheard_count_open(void);
/* Each was closed. */
void unheard_expect_rest(void);

#endif
