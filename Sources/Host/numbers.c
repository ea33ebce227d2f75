/* SPDX-License-Identifier: MIT */
/* Numbers for the fingers of several owners. Needs neither an engine nor libwayland-server. */
#include <tactus-host.h>

int32_t tactus_host_numbers_find(const struct tactus_host_numbers *numbers, const void *owner, int32_t id)
{
	int32_t number;

	if (!numbers || !owner)
		return -1;
	for (number = 0; number < TACTUS_HOST_NUMBERS_MAXIMUM; number++) {
		if (numbers->fingers[number].owner == owner && numbers->fingers[number].id == id)
			return number;
	}
	return -1;
}

int32_t tactus_host_numbers_add(struct tactus_host_numbers *numbers, const void *owner, int32_t id)
{
	int32_t number;

	if (!numbers || !owner)
		return -1;
	for (number = 0; number < TACTUS_HOST_NUMBERS_MAXIMUM; number++) {
		if (numbers->fingers[number].owner)
			continue;
		numbers->fingers[number] = (struct tactus_host_finger){ .owner = owner, .id = id };
		return number;
	}
	return -1;
}

void tactus_host_numbers_remove(struct tactus_host_numbers *numbers, int32_t number)
{
	if (numbers && number >= 0 && number < TACTUS_HOST_NUMBERS_MAXIMUM)
		numbers->fingers[number].owner = NULL;
}
