/* SPDX-License-Identifier: MIT */
/*
 * Prints where the example's spring has a value every 10 ms, until it rests:
 *
 *   wlroots-motion START VELOCITY TARGET
 */
#include "motion.h"

#include <stdio.h>
#include <stdlib.h>

int main(int argc, char *argv[])
{
	struct motion motion = { 0 };
	uint64_t now_us = 1000000;

	if (argc != 4)
		return EXIT_FAILURE;
	motion_set(&motion, strtod(argv[1], NULL));
	motion_release(&motion, strtod(argv[2], NULL), strtod(argv[3], NULL));
	for (; motion_step(&motion, now_us, 0.5); now_us += 10000)
		printf("%.1f\n", motion.value);
	return EXIT_SUCCESS;
}
