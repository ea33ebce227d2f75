/* SPDX-License-Identifier: MIT */
#include "finger-numbers.h"

#include <stddef.h>

int32_t finger_numbers_find(const struct finger_numbers *numbers, const void *owner, int32_t id)
{
	int32_t number;

	for (number = 0; number < FINGER_NUMBERS_MAXIMUM; number++) {
		if (numbers->fingers[number].owner == owner && numbers->fingers[number].id == id)
			return number;
	}
	return -1;
}

int32_t finger_numbers_add(struct finger_numbers *numbers, const void *owner, int32_t id)
{
	int32_t number;

	for (number = 0; number < FINGER_NUMBERS_MAXIMUM; number++) {
		if (numbers->fingers[number].owner)
			continue;
		numbers->fingers[number] = (struct numbered_finger){ .owner = owner, .id = id };
		return number;
	}
	return -1;
}

void finger_numbers_remove(struct finger_numbers *numbers, int32_t number)
{
	if (number >= 0 && number < FINGER_NUMBERS_MAXIMUM)
		numbers->fingers[number].owner = NULL;
}
