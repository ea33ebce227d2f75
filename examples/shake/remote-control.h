/* SPDX-License-Identifier: MIT */
#ifndef SHAKE_REMOTE_CONTROL_H
#define SHAKE_REMOTE_CONTROL_H

#include <stdbool.h>
#include <stdint.h>
#include <tactus.h>

/* Finds a media key by its name, such as "play". */
bool remote_control_find(const char *name, enum tactus_remote_control *remote_control);
const char *remote_control_name(uint32_t remote_control);

#endif
