/* SPDX-License-Identifier: MIT */
/* Invented devices other than touchscreens, and functions that drive them. */
#ifndef LIBINPUT_ADAPTER_INDIRECT_DEVICES_H
#define LIBINPUT_ADAPTER_INDIRECT_DEVICES_H

#include "bench.h"
#include "device-descriptions.h"

/*
 * Sets the time in ms. libinput's timers run in real time, and also fire when the next event is later than their
 * deadline. The clock is set so far ahead that only the latter happens.
 */
void bench_at_ms(unsigned int time);

/* Lands this many fingers on the touchpad, side by side, 15 mm apart, until pad_lift(). */
void pad_down(int number, int fingers);
/* Moves all fingers by this many mm, in one frame. */
void pad_move(int number, double x, double y);
/* Moves the first finger to the left and the second to the right, in one frame. */
void pad_spread(int number, double distance);
void pad_lift(int number);

/* Writes a frame with one event. */
void put_one(int number, int type, int code, int value);

/* Logs the recognizer's actions as "NAME STATE"; equal consecutive ones once. */
void bench_watch(struct tactus_view *view, struct tactus_recognizer *recognizer, const char *name);

#endif
