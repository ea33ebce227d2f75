/* SPDX-License-Identifier: MIT */
#ifndef TACTUS_GESTURES_TOOL_SLOPPY_SCENARIO_H
#define TACTUS_GESTURES_TOOL_SLOPPY_SCENARIO_H

#include "sloppy-perform.h"

/* Returns the fingers of a performance as a scenario file, for free(), or NULL. */
char *sloppy_write_scenario(const struct sloppy_performance *performance);

#endif
