/* SPDX-License-Identifier: MIT */
#include "following.h"

#include "shell.h"

#include <tactus-wlroots-frames.h>

static void follow(const double *values, uint64_t time_us, void *data)
{
	const struct following *following = data;

	following->show(values[0], following->data);
}

void following_init(
	struct following *following, struct shell *shell, void (*show)(double value, void *data), void *data)
{
	*following = (struct following){ .shell = shell, .show = show, .data = data };
	following->follower =
		tactus_host_follower_create(tactus_wlroots_frames_get(shell->frames), 1, follow, following);
}

void following_finish(struct following *following)
{
	tactus_host_follower_destroy(following->follower);
	following->follower = NULL;
}

void following_begin(struct following *following, const struct tactus_recognizer *recognizer, double value)
{
	double x = 0, y = 0;

	tactus_recognizer_get_location(recognizer, NULL, &x, &y);
	if (following->follower)
		tactus_host_follower_begin(following->follower, x, y,
			tactus_application_get_time(following->shell->application), &value);
	following->show(value, following->data);
}

void following_move(struct following *following, double value)
{
	uint64_t time_us = tactus_application_get_time(following->shell->application);

	if (!following->follower ||
		tactus_host_follower_move(following->follower, time_us, &value) != TACTUS_STATUS_OK)
		following->show(value, following->data);
}

void following_end(struct following *following, bool is_cancelled)
{
	if (following->follower)
		tactus_host_follower_end(following->follower, is_cancelled);
}
