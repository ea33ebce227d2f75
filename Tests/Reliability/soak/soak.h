/* SPDX-License-Identifier: MIT */
/*
 * Hours of touches in virtual time: the real libinput on the fake evdev, libtactus-libinput, the engine with a
 * shell's gestures, libtactus-wayland, and clients at the other ends of sockets.
 */
#ifndef SOAK_H
#define SOAK_H

#include "check.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define PANELS 2
#define FINGERS 10

/* Numbers that are the same in every run with the same seed. */
void chance_seed(uint64_t seed);
unsigned chance_below(unsigned limit);

/* --- devices.c: what is plugged in ------------------------------------------------------ */

void devices_open(void);
void devices_close(void);
void devices_plug(int panel);
void devices_unplug(int panel);
bool devices_are_plugged(int panel);
/* The session is switched away and back. */
void devices_suspend(void);

uint64_t now_us(void);
void wait_us(uint64_t us);
/* A finger of a panel, mm; seen at the end of the frame. */
void put_down(int panel, int finger, double x, double y);
void put_motion(int panel, int finger, double x, double y);
void put_up(int panel, int finger);
/* Ends the frames of all panels; libinput, the engine and the clients see it. */
void put_frame(void);
/* Plays an evemu recording on a device of its own; false if it cannot. */
bool play_recording(const char *path);

/* --- clients.c: who listens -------------------------------------------------------------- */

void clients_open(void);
/* All that are there and read hear what there is for them. */
void clients_listen(void);
/* One dies, comes, stops reading, or makes and destroys surfaces. */
void clients_have_an_accident(void);
/* All go, in whatever state they are. */
void clients_close(void);

/* --- people.c: who touches -------------------------------------------------------------- */

/* So much virtual time of fingers and accidents. */
void people_play(uint64_t us);

/* --- watch.c: what it costs --------------------------------------------------------------- */

struct usage {
	size_t bytes; /* that the program holds */
	int files;    /* that are open */
};

struct usage usage_now(void);
/* Around what leads from a frame to the clients. */
void latency_begin(void);
void latency_end(void);
void latency_print(void);

/* What there was, for the summary. */
extern struct counts {
	unsigned long touches, frames, killed, unplugged, suspended, recordings;
} counts;

#endif
