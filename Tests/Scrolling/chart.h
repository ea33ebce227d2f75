/* SPDX-License-Identifier: MIT */
/* The curves as a table and as a picture, for the manual. */
#ifndef SCROLLING_CHART_H
#define SCROLLING_CHART_H

#include "curve.h"

#include <stdio.h>

void write_csv(FILE *file, const struct curve curves[CURVE_COUNT]);
void write_svg(FILE *file, const struct curve curves[CURVE_COUNT]);

#endif
