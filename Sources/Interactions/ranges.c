/* SPDX-License-Identifier: MIT */
#include "ranges.h"

#define RESPONSE_MAXIMUM_US 60000000
#define DAMPING_RATIO_MINIMUM 0.05
#define DAMPING_RATIO_MAXIMUM 100.0
#define RATE_MAXIMUM 0.999

bool number_is_within(double number, double minimum, double maximum)
{
	return number >= minimum && number <= maximum;
}

bool spring_is_valid(uint64_t response_us, double damping_ratio, double deceleration_rate)
{
	return response_us > 0 && response_us <= RESPONSE_MAXIMUM_US &&
		number_is_within(damping_ratio, DAMPING_RATIO_MINIMUM, DAMPING_RATIO_MAXIMUM) &&
		number_is_within(deceleration_rate, 0, RATE_MAXIMUM);
}
