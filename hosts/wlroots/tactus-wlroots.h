/* SPDX-License-Identifier: MIT */
/*
 * Tactus in a compositor on wlroots. "Adopting Tactus in a compositor that exists" in docs/guide.md shows where the
 * calls go. Copy these files, and link with `pkg-config --libs tactus-host` and -lm:
 *
 *   tactus-wlroots.h, -private.h, wlroots-version.h
 *   tactus-wlroots.c           surfaces and views, what leaves for clients
 *   tactus-wlroots-input.c     touchscreens
 *   tactus-wlroots-grabs.c     optional: moves and drag and drop with a finger
 *   tactus-wlroots-pointer.c   optional: the pointer for clients without wl_touch
 *   tactus-wlroots-gestures.c, .h   optional: gestures from the user's file
 *   tactus-wlroots-frames.c, .h     optional: what follows fingers moves once per output frame
 *
 * The glue listens to the touch events of a wlr_cursor, feeds them to the engine, asks the compositor which surface is
 * below a finger, and hands what the gestures leave to the wlr_seat. The compositor itself no longer listens to these
 * events and no longer calls wlr_seat_touch_notify_*().
 */
#ifndef TACTUS_WLROOTS_H
#define TACTUS_WLROOTS_H

#include <stdbool.h>
#include <stdint.h>
#include <tactus.h>

struct tactus_wlroots;
struct wl_event_loop;
struct wlr_cursor;
struct wlr_output_layout;
struct wlr_seat;
struct wlr_seat_request_start_drag_event;
struct wlr_surface;
struct wlr_xdg_shell;

/* Objects and callbacks of the compositor. The struct is copied; its objects must outlive the glue. */
struct tactus_wlroots_host {
	struct wl_event_loop *loop;
	struct wlr_seat *seat;
	/* Attach touchscreens with wlr_cursor_attach_input_device() and map them to their outputs. */
	struct wlr_cursor *cursor;
	struct wlr_output_layout *layout;
	/* A touch outside all surfaces closes popups with a grab. May be NULL. */
	struct wlr_xdg_shell *xdg_shell;
	void *data; /* passed to the functions */

	/* Returns the surface at a layout location and the location in it, or NULL if there is no client surface. */
	struct wlr_surface *(*surface_at)(double lx, double ly, double *sx, double *sy, void *data);

	/* Called at the first touch of a surface, to name its view or to exclude it from gestures. May be NULL. */
	void (*surface_added)(struct wlr_surface *surface, struct tactus_view *view, void *data);
};

/* Creates the glue of one seat. Returns NULL without memory or without a required member; the reason is logged. */
struct tactus_wlroots *tactus_wlroots_create(const struct tactus_wlroots_host *host);
/* Destroys the glue. Call it before the cursor, the layout and the seat are destroyed. NULL is allowed. */
void tactus_wlroots_destroy(struct tactus_wlroots *glue);

struct tactus_application *tactus_wlroots_get_application(const struct tactus_wlroots *glue);
/*
 * Returns the view that covers all outputs, in layout coordinates. Add gestures above all clients to it. Its subviews
 * that the compositor adds lie in front of all surfaces.
 */
struct tactus_view *tactus_wlroots_get_root(const struct tactus_wlroots *glue);
/* Returns the surface that the touch is on, or NULL. */
struct wlr_surface *tactus_wlroots_get_surface(const struct tactus_touch *touch);
/* Returns the number of touches on all touchscreens of the seat. */
unsigned tactus_wlroots_count_fingers(const struct tactus_wlroots *glue);

/*
 * Takes the touch with this serial from its client, for requests to move or resize (tactus-wlroots-grabs.c). The client
 * gets a cancel (rule 10.6). From then on the wlr_cursor follows the touch: `motion` is called when it has moved, `end`
 * when it has lifted or was cancelled. Returns false if the serial does not belong to the only touch of the client; the
 * request may then come from the pointer.
 */
bool tactus_wlroots_take_touch(struct tactus_wlroots *glue, struct wlr_surface *surface, uint32_t serial,
	void (*motion)(uint32_t time_ms, void *data), void (*end)(uint32_t time_ms, void *data), void *data);

/*
 * Starts a drag and drop that follows a touch, for the seat's request_start_drag (tactus-wlroots-grabs.c). Returns
 * false if the serial does not belong to a touch; the request may then come from the pointer.
 */
bool tactus_wlroots_start_drag(struct tactus_wlroots *glue, const struct wlr_seat_request_start_drag_event *event);

/*
 * Emulates the pointer's left button with one touch for clients without wl_touch (tactus-wlroots-pointer.c). The
 * functions do what the compositor does after pointer motion and buttons beyond notifying the seat; each may be NULL.
 * The wlr_cursor is already at the touch; `pressed` is false for the release. Returns false if memory is missing.
 */
bool tactus_wlroots_emulate_pointer(struct tactus_wlroots *glue, void (*motion)(uint32_t time_ms, void *data),
	void (*button)(uint32_t time_ms, uint32_t button, bool pressed, void *data), void *data);

#endif
