/* SPDX-License-Identifier: MIT */
/* Turns a list of strokes into an evemu recording. */
#ifndef TRACES_TRACE_H
#define TRACES_TRACE_H

#include "strokes.h"

#include <stdio.h>

/* Write the .desc file: the panel. */
void trace_write_description(FILE *output);

/* Write the .events file: what the panel reports. */
void trace_write_events(const struct trace *trace, FILE *output);

#endif
