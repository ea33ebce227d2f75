/* SPDX-License-Identifier: MIT */
/* Ranges of settings that several objects have. */
#ifndef INTERACTIONS_RANGES_H
#define INTERACTIONS_RANGES_H

#include <stdbool.h>
#include <stdint.h>

/* Also false for what is no number. */
bool number_is_within(double number, double minimum, double maximum);
bool spring_is_valid(uint64_t response_us, double damping_ratio, double deceleration_rate);

#endif
