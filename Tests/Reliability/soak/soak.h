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

/* Starts random numbers that are the same for each seed. */
void chance_seed(uint64_t seed);
unsigned chance_below(unsigned limit);

/* --- devices.c: what is plugged in ------------------------------------------------------ */

void devices_open(void);
void devices_close(void);
void devices_plug(int panel);
void devices_unplug(int panel);
bool devices_are_plugged(int panel);
/* Switches the session away and back. */
void devices_suspend(void);

uint64_t now_us(void);
void wait_us(uint64_t us);
/* Sets a finger of a panel, in mm; sent at the end of the frame. */
void put_down(int panel, int finger, double x, double y);
void put_motion(int panel, int finger, double x, double y);
void put_up(int panel, int finger);
/* Ends the frames of all panels and dispatches libinput, the engine and the clients. */
void put_frame(void);
/* Plays an evemu recording on a device of its own. Returns false if that is not possible. */
bool play_recording(const char *path);

/* --- clients.c: who listens -------------------------------------------------------------- */

void clients_open(void);
/* Lets all clients that read handle their events. */
void clients_listen(void);
/* A client dies, connects, stops reading, or creates and destroys surfaces. */
void clients_have_an_accident(void);
/* Disconnects all clients, in any state. */
void clients_close(void);

/* --- people.c: who touches -------------------------------------------------------------- */

/* Plays fingers and accidents for this virtual time. */
void people_play(uint64_t us);

/* --- watch.c: what it costs --------------------------------------------------------------- */

struct usage {
	size_t bytes; /* allocated by the program */
	int files;    /* number of open files */
};

struct usage usage_now(void);
/* Measures the time from a frame to the clients. */
void latency_begin(void);
void latency_end(void);
void latency_print(void);

/* Counts for the summary. */
extern struct counts {
	unsigned long touches, frames, killed, unplugged, suspended, recordings;
} counts;

#endif
