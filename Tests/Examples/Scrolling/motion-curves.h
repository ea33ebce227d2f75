/* SPDX-License-Identifier: MIT */
/* The curves of the motion functions (16), against their laws, for docs/motion.md. */
#ifndef SCROLLING_MOTION_CURVES_H
#define SCROLLING_MOTION_CURVES_H

#include <stdio.h>

/* A check that samples the curves. */
void check_motion_curves(void);
/* What it has sampled, as the table and the picture. */
void write_motion_csv(FILE *file);
void write_motion_svg(FILE *file);

#endif
