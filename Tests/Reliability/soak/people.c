/* SPDX-License-Identifier: MIT */
/* Fingers with typical gestures and an occasional accident. */
#include "soak.h"

#define FRAME_US 8000
#define WIDTH_MM 256
#define HEIGHT_MM 144

static struct finger {
	bool is_down;
	double x, y, speed_x, speed_y; /* mm, mm per frame */
	unsigned frames;               /* number of frames until it lifts */
} fingers[PANELS][FINGERS];

static double speed(unsigned most)
{
	return ((int)chance_below(2 * most + 1) - (int)most) / 10.0;
}

/* Lands one to four fingers: to tap, hold, drag, pinch or swipe. */
static void begin_gesture(int panel)
{
	unsigned count = chance_below(3) ? 1 : 1 + chance_below(4), frames = 2 + chance_below(10);
	bool is_apart = chance_below(3) == 0;
	double x = chance_below(WIDTH_MM), y = chance_below(HEIGHT_MM), speed_x = 0, speed_y = 0;

	if (chance_below(8) == 0)
		frames = 100 + chance_below(150);
	if (chance_below(2)) {
		frames += chance_below(60);
		speed_x = speed(40);
		speed_y = speed(40);
	}
	for (int i = 0; i < FINGERS && count > 0; i++) {
		struct finger *finger = &fingers[panel][i];

		if (finger->is_down)
			continue;
		count--;
		*finger = (struct finger){ true, x, y, speed_x, speed_y, frames + chance_below(4) };
		if (is_apart) {
			finger->speed_x = speed(20);
			finger->speed_y = speed(20);
		}
		put_down(panel, i, x, y);
		counts.touches++;
		x = x < WIDTH_MM - 30 ? x + 25 : x - 60;
	}
}

static double within(double place, double end)
{
	return place < 0 ? 0 : place > end ? end
					   : place;
}

/* Returns false if no finger is down. */
static bool move_fingers(int panel)
{
	bool is_busy = false;

	for (int i = 0; i < FINGERS; i++) {
		struct finger *finger = &fingers[panel][i];

		if (!finger->is_down)
			continue;
		is_busy = true;
		if (finger->frames-- == 0) {
			put_up(panel, i);
			finger->is_down = false;
		} else if (finger->speed_x != 0 || finger->speed_y != 0) {
			finger->x = within(finger->x + finger->speed_x, WIDTH_MM);
			finger->y = within(finger->y + finger->speed_y, HEIGHT_MM);
			put_motion(panel, i, finger->x, finger->y);
		}
	}
	return is_busy;
}

static void forget_fingers(int panel)
{
	for (int i = 0; i < FINGERS; i++)
		fingers[panel][i].is_down = false;
}

static void have_an_accident(void)
{
	int panel = (int)chance_below(PANELS);

	switch (chance_below(8)) {
	case 0:
		devices_unplug(panel);
		forget_fingers(panel);
		counts.unplugged++;
		break;
	case 1:
		devices_suspend();
		forget_fingers(0);
		forget_fingers(1);
		counts.suspended++;
		break;
	default:
		clients_have_an_accident();
	}
}

static void play_frame(void)
{
	bool is_busy = false;

	for (int panel = 0; panel < PANELS; panel++) {
		if (!devices_are_plugged(panel)) {
			if (chance_below(200) == 0)
				devices_plug(panel);
			continue;
		}
		is_busy |= move_fingers(panel);
		if (chance_below(is_busy ? 80 : 4) == 0)
			begin_gesture(panel);
	}
	if (chance_below(1500) == 0)
		have_an_accident();
	put_frame();
	wait_us(is_busy ? FRAME_US : FRAME_US * (1 + chance_below(60)));
}

void people_play(uint64_t us)
{
	uint64_t end = now_us() + us;

	while (now_us() < end)
		play_frame();
	forget_fingers(0);
	forget_fingers(1);
}
