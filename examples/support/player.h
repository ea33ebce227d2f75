/* SPDX-License-Identifier: MIT */
/* Plays a script into a program; time comes from the script. */
#ifndef SUPPORT_PLAYER_H
#define SUPPORT_PLAYER_H

#include "host.h"
#include "script.h"

/* Called before time advances to a step or a picture. Returns false to stop. */
typedef bool (*player_step_func)(uint64_t time_us, void *data);

void player_play(const struct script *script, const struct host_program *program, player_step_func step, void *data);

#endif
