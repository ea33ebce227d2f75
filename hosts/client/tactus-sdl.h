/* SPDX-License-Identifier: MIT */
/*
 * Tactus in a program on SDL 3: its fingers, pens and mouse. Copy this file and tactus-sdl.c, and link with `pkg-config
 * --libs tactus`. No function of SDL is called. All calls come from the thread that polls SDL's events.
 *
 *   while (SDL_PollEvent(&event))
 *   	tactus_sdl_handle_event(sdl, &event);
 *   tactus_sdl_settle(sdl);
 */
#ifndef TACTUS_SDL_H
#define TACTUS_SDL_H

#include <SDL3/SDL_events.h>
#include <stdbool.h>
#include <tactus.h>

#ifdef __cplusplus
extern "C" {
#endif

struct tactus_sdl;

/* Place of a window in the application, and its size as of SDL_GetWindowSize(), px. */
struct tactus_sdl_place {
	double x, y, width, height;
};

/*
 * Fills the place of a window, and returns false if its input is not for Tactus. Places of two windows must not
 * overlap.
 */
typedef bool (*tactus_sdl_place_func)(SDL_WindowID window, struct tactus_sdl_place *place, void *data);

/*
 * Creates the glue. The application must outlive it. SDL counts time from its start: call
 * tactus_application_get_timer_fd() before the first event, so that the times are set to CLOCK_MONOTONIC. Returns NULL
 * without memory or without a required argument.
 */
struct tactus_sdl *tactus_sdl_create(
	struct tactus_application *application, tactus_sdl_place_func place_of, void *data);
/* Destroys the glue; its touches are cancelled. May be called in a callback. NULL is allowed. */
void tactus_sdl_destroy(struct tactus_sdl *sdl);

/*
 * Feeds an event. Returns true if it was a finger's, a pen's or a mouse's in a window of Tactus. Mouse events that SDL
 * makes of fingers and pens, and fingers that it makes of the mouse, are no input of their own: false.
 */
bool tactus_sdl_handle_event(struct tactus_sdl *sdl, const SDL_Event *event);
/* Delivers what was fed: call it when no event is left. SDL has no frames. */
void tactus_sdl_settle(struct tactus_sdl *sdl);

#ifdef __cplusplus
}
#endif

#endif
