/* SPDX-License-Identifier: MIT */
/* Invented devices that are no touchscreens, and what one does with them. */
#ifndef LIBINPUT_ADAPTER_INDIRECT_DEVICES_H
#define LIBINPUT_ADAPTER_INDIRECT_DEVICES_H

#include "bench.h"
#include "device-descriptions.h"

/*
 * libinput's own timers run in real time, and fire when the next event is later than they are due. Its clock
 * is set so far ahead that they do nothing but that. In ms since then.
 */
void bench_at_ms(unsigned int time);

/* So many fingers of the touchpad, side by side, 15 mm apart. They are down until pad_lift(). */
void pad_down(int number, int fingers);
/* All fingers, by so many mm; a frame. */
void pad_move(int number, double x, double y);
/* The first finger moves to the left and the second to the right; a frame. */
void pad_spread(int number, double distance);
void pad_lift(int number);

/* A frame with one event. */
void put_one(int number, int type, int code, int value);

/* Writes its actions into the log, "NAME STATE"; equal ones that follow each other once. */
void bench_watch(struct tactus_view *view, struct tactus_recognizer *recognizer, const char *name);

#endif
