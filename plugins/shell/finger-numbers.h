/* SPDX-License-Identifier: MIT */
/* Numbers for the fingers of several owners. The engine numbers those of each client, a host often those of a seat. */
#ifndef TACTUS_SHELL_FINGER_NUMBERS_H
#define TACTUS_SHELL_FINGER_NUMBERS_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* As many as the engine follows (rule 1.15). */
#define FINGER_NUMBERS_MAXIMUM 64

struct finger_numbers {
	/* The index is the finger's number. */
	struct numbered_finger {
		const void *owner; /* a stream or a device; NULL: free */
		int32_t id;        /* as its owner calls it */
	} fingers[FINGER_NUMBERS_MAXIMUM];
};

/* Returns the lowest free number, now the finger's, or -1. */
int32_t finger_numbers_add(struct finger_numbers *numbers, const void *owner, int32_t id);
/* Returns the number of a finger, or -1. */
int32_t finger_numbers_find(const struct finger_numbers *numbers, const void *owner, int32_t id);
/* Frees a number. -1 is allowed. */
void finger_numbers_remove(struct finger_numbers *numbers, int32_t number);

#ifdef __cplusplus
}
#endif

#endif
