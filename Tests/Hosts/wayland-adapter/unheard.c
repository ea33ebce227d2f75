/* SPDX-License-Identifier: MIT */
#include "unheard.h"

#include "check.h"

#include <stddef.h>
#include <string.h>

#define OPEN_TOUCHES 64

/* The host knows a touch by its handle, from began to the phase that closes it. */
static struct {
	const struct tactus_touch *touch; /* NULL if free */
	uint32_t seat;
} open_touches[OPEN_TOUCHES];

void unheard_begin(void)
{
	memset(open_touches, 0, sizeof open_touches);
}

static int find(const struct tactus_touch *touch)
{
	for (int index = 0; index < OPEN_TOUCHES; index++) {
		if (open_touches[index].touch == touch)
			return index;
	}
	return -1;
}

static void judge_began(const struct tactus_wayland_touch *touch)
{
	int index = find(NULL);

	if (find(touch->touch) >= 0)
		check_failed("unheard touch %d begins twice", touch->id);
	else if (index < 0)
		check_failed("more than %d unheard touches", OPEN_TOUCHES);
	else {
		open_touches[index].touch = touch->touch;
		open_touches[index].seat = tactus_wayland_seat_get_number(touch->seat);
	}
}

void unheard_judge(enum tactus_touch_phase phase, const struct tactus_wayland_touch *touch)
{
	int index = find(touch->touch);

	if (!touch->touch || !touch->seat)
		check_failed("an unheard phase %d without a touch or a seat", (int)phase);
	else if (phase == TACTUS_TOUCH_PHASE_BEGAN)
		judge_began(touch);
	else if (index < 0)
		check_failed("phase %d of unheard touch %d, which is not open", (int)phase, touch->id);
	else if (phase == TACTUS_TOUCH_PHASE_ENDED || phase == TACTUS_TOUCH_PHASE_CANCELLED)
		open_touches[index].touch = NULL;
}

void unheard_forgive(int seat)
{
	for (int index = 0; index < OPEN_TOUCHES; index++) {
		if (open_touches[index].seat == (uint32_t)seat)
			open_touches[index].touch = NULL;
	}
}

unsigned unheard_count_open(void)
{
	unsigned count = 0;

	for (int index = 0; index < OPEN_TOUCHES; index++)
		count += open_touches[index].touch != NULL;
	return count;
}

void unheard_expect_rest(void)
{
	if (unheard_count_open() > 0)
		check_failed("%u unheard touches were never closed", unheard_count_open());
}
