/* SPDX-License-Identifier: MIT */
/**
 * @file tactus-wayland.h
 * Sends the touches that the gestures leave to Wayland clients: wl_touch on libwayland-server. For a compositor that
 * has no wl_touch objects yet, and a view for each surface. One that has them, or whose seat belongs to a framework,
 * uses tactus-host.h.
 *
 * The host keeps its wl_display, its wl_seat globals and its wl_surface objects. It creates one adapter for an
 * application and one seat for each wl_seat, forwards wl_seat.get_touch, and creates the views of surfaces here.
 *
 * From then on every client sees a legal wl_touch stream, whatever recognizers decide (docs/semantics.md, §10):
 * each down is closed by one up or covered by one cancel, each client gets one frame for each delivery in which
 * it got events, ids are small, coordinates are surface-local, and times are milliseconds that wrap.
 *
 * The conventions are those of tactus.h, except that libwayland changes errno. Every function that takes an adapter or
 * a seat and returns a status returns DESTROYED once the application is gone, and INVALID_ARGUMENT if that object is
 * NULL.
 *
 * Application, display, clients, surfaces, seats and adapter may be destroyed in any order, also in callbacks, as far
 * as libwayland allows it: not a display while its event loop dispatches, and not a client while libwayland destroys
 * it or one of its objects. While libwayland destroys an object, unheard_touch is delayed to the event loop. Actions,
 * view callbacks and destroy listeners of tactus.h are called at once, because the view of a wl_surface is destroyed
 * with it. Link with libtactus-wayland, libtactus and wayland-server (1.20 or later).
 */
#ifndef TACTUS_WAYLAND_H
#define TACTUS_WAYLAND_H

#include "tactus.h"

#ifdef __cplusplus
extern "C" {
#endif

struct wl_client;
struct wl_display;
struct wl_resource;

/** Connects one application with the clients of one display. @since 0.1 */
struct tactus_wayland;
/** The touches of one wl_seat, with the wl_touch objects of all clients. @since 0.1 */
struct tactus_wayland_seat;

/* ------------------------------------------------------------------ */
/** @defgroup wayland_adapter The Wayland adapter
 *  One adapter connects an application with a wl_display. It keeps a record of the clients, seats and surfaces that
 *  are made through it, and sends their wl_touch events. All memory that sending needs is reserved when they are
 *  made.
 *
 *  @code
 *  struct tactus_wayland *wayland = tactus_wayland_create(application, display);
 *  struct tactus_wayland_seat *seat = tactus_wayland_seat_create(wayland, 0);
 *  @endcode
 *
 *  Common mistakes: sending wl_touch events beside the adapter, so that ids and frames collide; destroying a display
 *  while its event loop dispatches.
 *  @{ */

/**
 * Creates an adapter. Memory for sending is reserved here and when clients, seats and surfaces are added: an event
 * allocates nothing.
 *
 * @return the adapter, which the caller destroys; NULL if an argument is NULL or memory could not be reserved
 * @sa tactus_wayland_destroy()
 * @since 0.1
 */
struct tactus_wayland *tactus_wayland_create(struct tactus_application *application, struct wl_display *display);

/**
 * Destroys an adapter with its seats and the views of its surfaces. Clients with live touches get cancel; their
 * wl_touch objects remain, and get no more events. Application and display may be destroyed before or after it. Inside
 * a callback, memory is freed when the outermost call returns.
 *
 * @param wayland NULL is allowed
 * @since 0.1
 */
void tactus_wayland_destroy(struct tactus_wayland *wayland);

/**
 * Sets a pointer for the host, which the library never dereferences. Default NULL.
 *
 * @return OK. INVALID_ARGUMENT: @p wayland is NULL
 * @since 0.1
 */
enum tactus_status tactus_wayland_set_user_data(struct tactus_wayland *wayland, void *data);
/** Returns the pointer that was set with tactus_wayland_set_user_data(), or NULL. @since 0.1 */
void *tactus_wayland_get_user_data(const struct tactus_wayland *wayland);
/** Returns the application of an adapter; NULL once the application is gone, and for NULL. @since 0.1 */
struct tactus_application *tactus_wayland_get_application(const struct tactus_wayland *wayland);
/** Returns the display of an adapter; NULL once the display is gone, and for NULL. @since 0.1 */
struct wl_display *tactus_wayland_get_display(const struct tactus_wayland *wayland);

/** @} */
/* ------------------------------------------------------------------ */
/** @defgroup wayland_seats Wayland seats
 *  A seat belongs to one wl_seat global. Its number is that of the touch sources that feed it, 0 unless there are
 *  several seats. The host keeps the global, advertises at most the version of tactus_wayland_get_seat_version(), and
 *  forwards wl_seat.get_touch.
 *
 *  @code
 *  void handle_get_touch(struct wl_client *client, struct wl_resource *wl_seat, uint32_t id)
 *  {
 *  	struct seat *seat = wl_resource_get_user_data(wl_seat);
 *
 *  	tactus_wayland_seat_get_touch(seat ? seat->touch : NULL, client, wl_seat, id);
 *  }
 *  @endcode
 *
 *  Common mistakes: answering wl_seat.get_touch with an error after the seat is gone. The protocol wants an object that
 *  gets no events: pass NULL as the seat.
 *  @{ */

/**
 * Returns the version in which the host should advertise wl_seat: the highest one that this library (9) and the running
 * libwayland support.
 * @since 0.1
 */
uint32_t tactus_wayland_get_seat_version(void);

/**
 * Creates the seat of one wl_seat global.
 *
 * @param number the seat of the touch sources that feed it (1.13), as in struct tactus_touch_source_info
 * @return the seat, which the adapter owns; NULL if the adapter already has a seat with that number, the adapter or its
 *         application is gone, or memory could not be reserved
 * @sa tactus_wayland_find_seat(), tactus_wayland_seat_destroy()
 * @since 0.1
 */
struct tactus_wayland_seat *tactus_wayland_seat_create(struct tactus_wayland *wayland, uint32_t number);

/**
 * Destroys a seat. Clients with live touches of it get cancel; their wl_touch objects remain, and get no more events.
 *
 * @param seat NULL is allowed
 * @since 0.1
 */
void tactus_wayland_seat_destroy(struct tactus_wayland_seat *seat);

/**
 * Sets a pointer for the host, which the library never dereferences. Default NULL.
 *
 * @return OK. INVALID_ARGUMENT: @p seat is NULL. DESTROYED: the adapter is gone
 * @since 0.1
 */
enum tactus_status tactus_wayland_seat_set_user_data(struct tactus_wayland_seat *seat, void *data);
/** Returns the pointer that was set with tactus_wayland_seat_set_user_data(), or NULL. @since 0.1 */
void *tactus_wayland_seat_get_user_data(const struct tactus_wayland_seat *seat);
/** Returns the number of a seat; 0 for NULL. @since 0.1 */
uint32_t tactus_wayland_seat_get_number(const struct tactus_wayland_seat *seat);
/** Returns the seat with a number, or NULL. @since 0.1 */
struct tactus_wayland_seat *tactus_wayland_find_seat(const struct tactus_wayland *wayland, uint32_t number);

/**
 * Handles wl_seat.get_touch: creates the wl_touch. A client may have any number of them for a seat. All get the same
 * events, each only for touches that went down after it was created. From version 6 on wl_touch.shape is sent, with the
 * downs and motions of touches whose source reports their size. wl_touch.orientation is not sent, because no source
 * reports it.
 *
 * @param seat NULL, or a seat whose application is gone: the object is created and gets no events, as the protocol
 *        requires of a seat that has lost its touchscreen
 * @param wl_seat object that got the request; its version becomes that of the wl_touch, up to
 *        tactus_wayland_get_seat_version()
 * @param id id of the new object
 * @return OK. INVALID_ARGUMENT: @p client or @p wl_seat is NULL. NO_MEMORY: the client got a no_memory error
 * @since 0.1
 */
enum tactus_status tactus_wayland_seat_get_touch(struct tactus_wayland_seat *seat, struct wl_client *client,
	struct wl_resource *wl_seat, uint32_t id);

/** Returns the number of wl_touch objects that a client has of a seat; 0 if either is NULL. @since 0.1 */
size_t tactus_wayland_seat_get_resource_count(const struct tactus_wayland_seat *seat, const struct wl_client *client);

/** @} */
/* ------------------------------------------------------------------ */
/** @defgroup wayland_surfaces Views of wl_surface objects
 *  The view of a wl_surface is an ordinary view: the host adds it to the tree, moves, transforms and hides it. It is
 *  destroyed with the wl_surface; touches that are down on it then end for the client with up and frame (10.5).
 *
 *  @code
 *  struct tactus_view *view = tactus_wayland_surface_create(wayland, wl_surface, 40, 60, 640, 480);
 *
 *  tactus_wayland_surface_set_input_region(view, boxes, count);
 *  tactus_view_add_subview(window, view);
 *  @endcode
 *
 *  Common mistakes: creating the view at each map instead of removing it from the tree while the surface is unmapped;
 *  forgetting the input region, so that shadows of windows take touches.
 *  @{ */

/**
 * Creates the view of a wl_surface, without a superview. The view is destroyed with the wl_surface: touches that are
 * down on it end with up and frame if the client lives (10.5), and silently if it does not. Remove the view from its
 * superview while the surface is unmapped, so that it takes no touches.
 *
 * @param wl_surface surface of a client of the adapter's display
 * @param x px in the superview, as is @p y
 * @param width px, at least 0, as is @p height
 * @return the view; NULL if a number is out of range, a pointer is NULL, the adapter or its application is gone, or
 *         memory could not be reserved
 * @sa tactus_wayland_find_surface()
 * @since 0.1
 */
struct tactus_view *tactus_wayland_surface_create(struct tactus_wayland *wayland, struct wl_resource *wl_surface,
	double x, double y, double width, double height);

/** Returns the wl_surface of a view; NULL if the view is not of this adapter, or its wl_surface is gone. @since 0.1 */
struct wl_resource *tactus_wayland_surface_get_resource(
	const struct tactus_wayland *wayland, const struct tactus_view *surface);
/** Returns the view of a wl_surface, or NULL; of several views the one created last. @since 0.1 */
struct tactus_view *tactus_wayland_find_surface(
	const struct tactus_wayland *wayland, const struct wl_resource *wl_surface);
/** Returns the stream of a client; NULL if the client has neither surfaces nor wl_touch objects. @since 0.1 */
struct tactus_surface_client *tactus_wayland_find_client(
	const struct tactus_wayland *wayland, const struct wl_client *client);

/**
 * Sets the size of a surface, at its commit. The top left corner stays where it is. Takes effect for the next hit test.
 *
 * @param width px, at least 0, as is @p height
 * @return OK. INVALID_ARGUMENT: a number is out of range, or @p surface is NULL. WRONG_KIND: @p surface is no surface
 * @sa tactus_view_set_frame()
 * @since 0.1
 */
enum tactus_status tactus_wayland_surface_set_size(struct tactus_view *surface, double width, double height);

/** A box in surface coordinates, from (x1, y1) to before (x2, y2), laid out as pixman_box32_t. @since 0.1 */
struct tactus_wayland_box {
	/** Whole surface-local units. */
	int32_t x1, y1, x2, y2;
};

/**
 * Sets the input region of a surface, at its commit. Touches elsewhere go to the views behind it. The region is clipped
 * to the bounds of the surface, and takes effect for the next hit test. With pixman:
 *
 *     int count;
 *     const void *boxes = pixman_region32_rectangles(&region, &count);
 *     tactus_wayland_surface_set_input_region(view, boxes, count);
 *
 * A host that prefers to decide for each point sets point_inside with tactus_view_set_callbacks() instead.
 *
 * @param boxes copied; NULL: the whole surface, the default, as wl_surface.set_input_region(NULL); empty boxes are
 *        ignored
 * @param count number of boxes, at most 2^24; 0 with @p boxes that are not NULL: an empty region
 * @return OK. INVALID_ARGUMENT: @p count is out of range, or @p surface is NULL. WRONG_KIND: @p surface is not a
 *         surface. NO_MEMORY: nothing was changed
 * @sa tactus_view_set_input_region()
 * @since 0.1
 */
enum tactus_status tactus_wayland_surface_set_input_region(
	struct tactus_view *surface, const struct tactus_wayland_box *boxes, size_t count);

/** @} */
/* ------------------------------------------------------------------ */
/** @defgroup wayland_touches Wayland touches and serials
 *  The host is told of each finger that lands, before any gesture delays or takes it, so that it can raise a window or
 *  close a popup. Requests of clients name a touch by the serial of its down or up. The functions here find and
 *  describe that touch, and take it for an interactive move, a resize, a drag or a popup's grab.
 *
 *  @code
 *  // xdg_toplevel.move
 *  void handle_move(struct tactus_wayland_seat *seat, struct wl_client *client, uint32_t serial, void *window)
 *  {
 *  	struct tactus_touch_grab_callbacks callbacks = TACTUS_TOUCH_GRAB_CALLBACKS_INIT;
 *
 *  	callbacks.motion = move_window;
 *  	callbacks.end = drop_window;
 *  	tactus_wayland_seat_take_touch(seat, client, serial, &callbacks, window);
 *  }
 *  @endcode
 *
 *  Common mistakes: taking a touch whose serial was found for another client; expecting the client to get an up
 *  afterwards: it gets cancel.
 *  @{ */

/** State of a touch as its client knows it. Values are stable; new ones may be added. @since 0.1 */
enum tactus_wayland_touch_state {
	/** Nothing was sent (yet): the touch is withheld, was taken by a gesture, or is on no surface. */
	TACTUS_WAYLAND_TOUCH_STATE_NONE = 0,
	/** The down was sent. */
	TACTUS_WAYLAND_TOUCH_STATE_SENT = 1,
	/** The client has no wl_touch; the host gets the touch by unheard_touch. */
	TACTUS_WAYLAND_TOUCH_STATE_UNHEARD = 2,
	/** The up was sent. */
	TACTUS_WAYLAND_TOUCH_STATE_ENDED = 3,
	/** The client got cancel. */
	TACTUS_WAYLAND_TOUCH_STATE_CANCELLED = 4,
	/** Taken by tactus_wayland_seat_take_touch(); the client got cancel. */
	TACTUS_WAYLAND_TOUCH_STATE_TAKEN = 5,
	TACTUS_WAYLAND_TOUCH_STATE_FORCE_32_BIT = INT32_MAX
};

/** A touch as Wayland sees it. Filled by the library. @since 0.1 */
struct tactus_wayland_touch {
	/** As TACTUS_WAYLAND_TOUCH_INIT sets it. */
	size_t size;
	/** The seat; NULL if the adapter has no seat with the touch's number. */
	struct tactus_wayland_seat *seat;
	/** The touch, valid during the callback. NULL after it has lifted or left the client. */
	const struct tactus_touch *touch;
	/** The view of the surface that it went down on; NULL if it went down elsewhere or the view is gone. */
	struct tactus_view *surface;
	/** The wl_surface of that view; NULL if @p surface is. */
	struct wl_resource *wl_surface;
	/** The client of that surface; NULL if @p surface is. */
	struct wl_client *client;
	/** Location that was sent last, surface-local; without a surface in the application's space. px. */
	double x, y;
	/** Time of that location, µs. */
	uint64_t time_us;
	/** Serial of wl_touch.down, or of tactus_wayland_set_touch_serial(); 0: none (yet). */
	uint32_t serial;
	/** Serial of wl_touch.up; 0: none (yet). */
	uint32_t up_serial;
	/** Id in wl_touch events; -1: none (yet). */
	int32_t id;
	/** enum tactus_wayland_touch_state. */
	uint32_t state;
};
/** Sets the size; nothing else is set. @since 0.1 */
#define TACTUS_WAYLAND_TOUCH_INIT \
	{ sizeof(struct tactus_wayland_touch), NULL, NULL, NULL, NULL, NULL, 0, 0, 0, 0, 0, -1, 0 }

/** Notifications for the host. NULL members are not called. The struct is copied. @since 0.1 */
struct tactus_wayland_callbacks {
	size_t size;
	/**
	 * Called when a finger lands, on a surface or elsewhere: for focus, raising windows, closing popups, idle
	 * timers. Gestures have not seen the touch yet, so nothing was sent, and perhaps nothing will be. The touch may
	 * be taken here.
	 */
	void (*touch_down)(struct tactus_wayland *wayland, const struct tactus_wayland_touch *touch, void *data);
	/**
	 * Called for a touch on the surface of a client that has no wl_touch of the seat, so that the host can emulate
	 * a pointer; and for a touch of the type INDIRECT_POINTER on any surface, which wl_touch has no place for. The
	 * host gets the events that would have been sent: BEGAN first, ENDED or CANCELLED last and once, unless seat,
	 * adapter, display or application are destroyed meanwhile. The host keeps the touch even if the client creates
	 * a wl_touch. There are no frames: the events of one delivery come in a row. Events that the end of a
	 * wl_surface or a client causes come from an idle source of the display's event loop, or when the next finger
	 * lands; surface and client are NULL then. @p touch->touch is the same pointer in all phases; once the touch
	 * has lifted it only identifies it.
	 */
	void (*unheard_touch)(struct tactus_wayland *wayland, enum tactus_touch_phase phase,
		const struct tactus_wayland_touch *touch, void *data);
};
/** Sets the size; nothing else is set. @since 0.1 */
#define TACTUS_WAYLAND_CALLBACKS_INIT { sizeof(struct tactus_wayland_callbacks), NULL, NULL }

/**
 * Sets the notifications of an adapter, in place of earlier ones.
 *
 * @param callbacks copied; NULL: none, the default
 * @param data passed to the callbacks
 * @return OK. INVALID_ARGUMENT: @p callbacks is malformed
 * @since 0.1
 */
enum tactus_status tactus_wayland_set_callbacks(
	struct tactus_wayland *wayland, const struct tactus_wayland_callbacks *callbacks, void *data);

/**
 * Finds the touch whose down or up has a serial. Clients pass such serials in xdg_toplevel.move and .resize,
 * xdg_popup.grab and wl_data_device.start_drag. The last 128 touches that are over are remembered, since a client that
 * reacts to an up often passes the serial of the down. O(1), at most 256 comparisons.
 *
 * @param client the client that sent the request, so that touches of other clients are not found; NULL: any client
 * @param touch filled in; @p touch->state tells whether it is still down; may be NULL
 * @return OK. NONE: no touch has this serial. INVALID_ARGUMENT: @p touch is malformed, or @p seat is NULL
 * @sa tactus_wayland_seat_take_touch()
 * @since 0.1
 */
enum tactus_status tactus_wayland_seat_find_touch(const struct tactus_wayland_seat *seat,
	const struct wl_client *client, uint32_t serial, struct tactus_wayland_touch *touch);

/**
 * Describes a live touch as its client knows it, also a touch on no surface.
 *
 * @param description filled in; made with its _INIT macro
 * @return OK. NONE: the touch is over. INVALID_ARGUMENT: an argument is NULL or @p description is malformed
 * @since 0.1
 */
enum tactus_status tactus_wayland_describe_touch(const struct tactus_wayland *wayland,
	const struct tactus_touch *touch, struct tactus_wayland_touch *description);

/**
 * Takes the touch with a serial for a move, a resize, a drag or a popup's grab: its client gets cancel, its
 * recognizers are cancelled, and the rest of the touch goes to @p callbacks (10.6). To take a touch that is known
 * otherwise, such as by its id (tactus_surface_client_find_touch()), use tactus_touch_take().
 *
 * @param client the client that sent the request; NULL: any client
 * @param callbacks as of tactus_touch_take(); copied
 * @param data passed to @p callbacks
 * @return OK. UNKNOWN_TOUCH: the client has no touch with that serial. WRONG_STATE: the touch is over or was taken.
 *         INVALID_ARGUMENT: @p callbacks is malformed. NO_MEMORY: nothing was changed
 * @sa tactus_touch_take(), tactus_wayland_seat_find_touch()
 * @since 0.1
 */
enum tactus_status tactus_wayland_seat_take_touch(struct tactus_wayland_seat *seat, const struct wl_client *client,
	uint32_t serial, const struct tactus_touch_grab_callbacks *callbacks, void *data);

/**
 * Sets the serial of an unheard touch to that of the pointer button that the host has sent for it, so that
 * tactus_wayland_seat_find_touch() finds it.
 *
 * @param serial not 0
 * @return OK. WRONG_STATE: @p touch is not an unheard touch. INVALID_ARGUMENT: @p touch is NULL or @p serial is 0
 * @since 0.1
 */
enum tactus_status tactus_wayland_set_touch_serial(
	struct tactus_wayland *wayland, const struct tactus_touch *touch, uint32_t serial);

/** @} */

#ifdef __cplusplus
}
#endif

#endif
