/* SPDX-License-Identifier: MIT */
/*
 * Differences between wlroots 0.15 and 0.20: backends, globals, outputs. Touches are in wlroots-version.h of the glue.
 */
#ifndef WLROOTS_VERSION_START_H
#define WLROOTS_VERSION_START_H

#include "wlroots-version.h"

#include <wlr/backend.h>
#include <wlr/backend/session.h>
#include <wlr/render/allocator.h>
#include <wlr/render/wlr_renderer.h>
#include <wlr/types/wlr_output.h>

/* 0.17 tells of the session, 0.18 takes the event loop instead of the display. */
static inline struct wlr_backend *version_create_backend(struct wl_display *display, struct wlr_session **session)
{
#if WLROOTS_SINCE(18)
	return wlr_backend_autocreate(wl_display_get_event_loop(display), session);
#elif WLROOTS_SINCE(17)
	return wlr_backend_autocreate(display, session);
#else
	struct wlr_backend *backend = wlr_backend_autocreate(display);

	*session = backend ? wlr_backend_get_session(backend) : NULL;
	return backend;
#endif
}

/* 0.16 made subsurfaces a global of their own, 0.17 asks for the version of wl_compositor. */
static inline bool version_create_compositor(struct wl_display *display, struct wlr_renderer *renderer)
{
#if WLROOTS_SINCE(17)
	return wlr_compositor_create(display, 5, renderer) && wlr_subcompositor_create(display);
#elif WLROOTS_SINCE(16)
	return wlr_compositor_create(display, renderer) && wlr_subcompositor_create(display);
#else
	return wlr_compositor_create(display, renderer);
#endif
}

/* 0.16 asks for the version of xdg_wm_base. */
static inline struct wlr_xdg_shell *version_create_xdg_shell(struct wl_display *display)
{
#if WLROOTS_SINCE(16)
	return wlr_xdg_shell_create(display, 3);
#else
	return wlr_xdg_shell_create(display);
#endif
}

/* 0.18 takes the display. */
static inline struct wlr_output_layout *version_create_output_layout(struct wl_display *display)
{
#if WLROOTS_SINCE(18)
	return wlr_output_layout_create(display);
#else
	return wlr_output_layout_create();
#endif
}

/* 0.17 fills a wlr_output_state and commits that. */
static inline bool version_enable_output(struct wlr_output *output)
{
	struct wlr_output_mode *mode = wlr_output_preferred_mode(output);
#if WLROOTS_SINCE(17)
	struct wlr_output_state state;
	bool good;

	wlr_output_state_init(&state);
	wlr_output_state_set_enabled(&state, true);
	if (mode)
		wlr_output_state_set_mode(&state, mode);
	good = wlr_output_commit_state(output, &state);
	wlr_output_state_finish(&state);
	return good;
#else
	if (mode)
		wlr_output_set_mode(output, mode);
	wlr_output_enable(output, true);
	return wlr_output_commit(output);
#endif
}

static inline void version_turn_output(struct wlr_output *output, enum wl_output_transform transform)
{
#if WLROOTS_SINCE(17)
	struct wlr_output_state state;

	wlr_output_state_init(&state);
	wlr_output_state_set_transform(&state, transform);
	wlr_output_commit_state(output, &state);
	wlr_output_state_finish(&state);
#else
	wlr_output_set_transform(output, transform);
	wlr_output_commit(output);
#endif
}

#endif
