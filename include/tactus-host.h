/* SPDX-License-Identifier: MIT */
/**
 * @file tactus-host.h
 * Gestures and clients' touches in a compositor on libwayland-server that has a scene, clients and wl_touch objects of
 * its own: what every host has to write besides its own scene.
 *
 * The host feeds its touchscreens, says which window lies where, and gets back what the gestures leave:
 *
 *   host ──► panel ──► engine ──► gesture file ──► command, action of the host
 *                       │ ▲
 *                       │ └── windows: what was hit, asked of the host
 *                       └──► streams ──► host ──► wl_touch
 *
 * @code
 * static struct tactus_host_window *find_window(double x, double y, struct wl_client **client, void *data)
 * {
 * 	return shell_window_at(data, x, y, client);
 * }
 *
 * static void send_down(struct tactus_host_stream *stream, struct tactus_host_window *window,
 * 	const struct tactus_surface_touch *touch, void *data)
 * {
 * 	shell_send_down(data, tactus_host_stream_get_client(stream), window, touch);
 * }
 *
 * struct tactus_host_callbacks callbacks = TACTUS_HOST_CALLBACKS_INIT;
 * struct tactus_host *host;
 * struct tactus_host_panel *panel;
 *
 * callbacks.find_window = find_window;
 * callbacks.down = send_down;
 * host = tactus_host_create(wl_display_get_event_loop(display), &callbacks, shell);
 * panel = tactus_host_panel_create(tactus_host_get_application(host), tactus_host_get_loop(host));
 * tactus_host_add_panel(host, panel);
 * @endcode
 *
 * All locations are in one space, that of the host's layout of outputs, in px. The host computes the location in a
 * window.
 *
 * Which library is the right one: tactus-wayland.h for a compositor that leaves its wl_touch objects to the library,
 * with a view for each surface; this one for a compositor that has them already, or whose seat belongs to a framework.
 * Each part below works without the others: a host may use the panels alone.
 *
 * The conventions are those of tactus.h: px and µs, one thread at a time, UTF-8. libwayland changes errno. Functions of
 * the host may call every function of tactus.h and of this header; tactus_host_destroy() does nothing there. Memory is
 * allocated while objects are created, when a window, client or wl_touch object is touched for the first time, and when
 * a command runs. Link with libtactus-host, libtactus-gestures, libtactus-recorder, libtactus and wayland-server.
 *
 * This library is younger than the others. Until version 1.0 its functions may change between minor versions, each time
 * with a new soname (docs/abi-policy.md).
 */
#ifndef TACTUS_HOST_H
#define TACTUS_HOST_H

#include "tactus-gestures.h"
#include "tactus.h"

#ifdef __cplusplus
extern "C" {
#endif

struct wl_client;
struct wl_event_loop;
struct wl_resource;

/** An engine with a gesture file, windows and clients. @since 0.1 */
struct tactus_host;
/** Touches of one client, or of everything that has no client. @since 0.1 */
struct tactus_host_stream;
/**
 * Object of the host that a finger can hit: a window or a surface. The library compares its address, never reads it and
 * does not define it: the host casts. @since 0.1
 */
struct tactus_host_window;
/** A touchscreen. @since 0.1 */
struct tactus_host_panel;
/** Output frames of a compositor, and what waits for them. @since 0.1 */
struct tactus_host_frames;
/** Values that follow fingers, such as the place of a window. @since 0.1 */
struct tactus_host_follower;
/** Record of the events that wl_touch objects of clients were sent. @since 0.1 */
struct tactus_host_touches;
/** A recording, or the last minute of one. @since 0.1 */
struct tactus_host_recorder;

/* ------------------------------------------------------------------ */
/** @defgroup host The host
 *  One host for one compositor. It creates an application, a window as root for the gestures, and reads the gesture
 *  file. Gestures of the file run commands, or have actions that the compositor carries out (tactus-gestures.h).
 *
 *  @code
 *  static void act(const struct tactus_gestures_event *event, void *data)
 *  {
 *  	if (event->action == TACTUS_GESTURES_ACTION_CLOSE)
 *  		shell_close_window_at(data, event->start_x, event->start_y);
 *  }
 *  @endcode
 *
 *  Seat 0 has the gestures from the beginning, other seats from the first tactus_host_prepare_finger() on. A seat that
 *  is removed gives them back by tactus_gestures_remove_seat() with the gestures of tactus_host_get_gestures(). The
 *  seat of a panel is that of its touch source.
 *
 *  Common mistakes: reading tactus_host_get_gestures() of a host that is still being created, where
 *  @ref tactus_host_callbacks.prepare gets them; destroying the host after its wl_display, whose event loop it uses.
 *  @{ */

/** Options of a host. @since 0.1 */
enum tactus_host_flags {
	/** No option. */
	TACTUS_HOST_FLAGS_NONE = 0,
	/** Streams touches on no window as well: their window and client are NULL. Without it nobody gets them. */
	TACTUS_HOST_FLAGS_STREAMS_REST = 1,
	/** The host calls tactus_application_advance() itself; the library has no timer. */
	TACTUS_HOST_FLAGS_OWN_CLOCK = 2,
	/** Records what the environment asks for; see tactus_host_recorder_create(). */
	TACTUS_HOST_FLAGS_RECORDS = 4,
	TACTUS_HOST_FLAGS_FORCE_32_BIT = INT32_MAX
};

/** Functions of the host. Each may be NULL. @since 0.1 */
struct tactus_host_callbacks {
	/** As TACTUS_HOST_CALLBACKS_INIT sets it. */
	size_t size;
	/** Name of the host in the log, copied; NULL: "this compositor". */
	const char *name;
	/** The compositor's own file, in which gestures may stand; NULL: none. See tactus_gestures_load(). */
	const char *gesture_file;
	/** Options; unknown bits are refused. */
	enum tactus_host_flags flags;
	/** Mask of the host's actions: bit N stands for enum tactus_gestures_action N. */
	uint32_t actions;
	/** Whether the host calls tactus_application_set_tablet_mode(). */
	bool knows_tablet_mode;
	/** Must be 0. */
	uint8_t reserved[7];
	/** Logs a line for the user, without a newline. */
	void (*log)(const char *line, void *data);
	/** Returns the window at a location and stores its client, which may be NULL. NULL: no window is there. */
	struct tactus_host_window *(*find_window)(double x, double y, struct wl_client **client, void *data);
	/** Tells of the view of a window that is touched for the first time, with the layout's coordinates. */
	void (*window_added)(struct tactus_host_window *window, struct tactus_view *view, void *data);
	/** Stores the output that a touch, at this location, is on. Returns false if it is on none that is known. */
	bool (*find_output)(const struct tactus_touch *touch, double x, double y, struct tactus_gestures_output *output,
		void *data);
	/** Returns whether an output of this name exists now. */
	bool (*has_output)(const char *name, void *data);
	/** Returns the application id of a window, or NULL. The text is read before the next call. */
	const char *(*get_app_id)(struct tactus_host_window *window, void *data);
	/** Returns the modifier keys that are held on a seat, as enum tactus_modifier. */
	uint32_t (*get_modifiers)(uint32_t seat, void *data);
	/** Prepares what the actions of the gestures need, after the file was read, at first and again. */
	void (*prepare)(const struct tactus_gestures *gestures, void *data);
	/** Carries out an action; see struct tactus_gestures_host. */
	void (*act)(const struct tactus_gestures_event *event, void *data);
	/** Cancels actions that follow the fingers: the host is being destroyed. */
	void (*forget_actions)(void *data);
	/** Draws the bar of `feedback=true`; see struct tactus_gestures_host. */
	void (*show_progress)(const struct tactus_gestures_progress *progress, void *data);
	/**
	 * A touch lands, in a client's stream (docs/semantics.md, §10). The location is the layout's. Window: NULL if
	 * there is none.
	 */
	void (*down)(struct tactus_host_stream *stream, struct tactus_host_window *window,
		const struct tactus_surface_touch *touch, void *data);
	/** A touch moves. Window: NULL also if it was removed. */
	void (*motion)(struct tactus_host_stream *stream, struct tactus_host_window *window,
		const struct tactus_surface_touch *touch, void *data);
	/** A touch lifts. Window: NULL also if it was removed. */
	void (*up)(struct tactus_host_stream *stream, struct tactus_host_window *window,
		const struct tactus_surface_touch *touch, void *data);
	/** Ends what came before for this seat. */
	void (*frame)(struct tactus_host_stream *stream, uint32_t seat, void *data);
	/** All touches of the stream on this seat are over. */
	void (*cancel)(struct tactus_host_stream *stream, uint32_t seat, void *data);
	/** The client has disconnected, or the host is being destroyed: touches of the stream are over without more. */
	void (*end)(struct tactus_host_stream *stream, void *data);
	/**
	 * Asks for an output frame at this location of the layout, for which the host calls tactus_host_output_frame().
	 * NULL: gestures tell of each change at once.
	 */
	void (*schedule_frame)(double x, double y, void *data);
	/**
	 * Returns what lies at a location, as a mask of enum tactus_gestures_place. Window: the one of the touch, or
	 * NULL.
	 */
	uint32_t (*get_place)(struct tactus_host_window *window, double x, double y, void *data);
	/** Returns whether the screen is locked; see struct tactus_gestures_host. */
	bool (*is_locked)(void *data);
	/** Mask of enum tactus_gestures_place that get_place() can tell. */
	uint32_t places;
	/** Must be 0. */
	uint8_t reserved2[4];
	/** Name in front of the host's own words, copied; see struct tactus_gestures_host. NULL: it has none. */
	const char *words_name;
};
/** Sets the size; nothing else is set. @since 0.1 */
#define TACTUS_HOST_CALLBACKS_INIT \
	{ sizeof(struct tactus_host_callbacks), NULL, NULL, TACTUS_HOST_FLAGS_NONE, 0, false, { 0, 0, 0, 0, 0, 0, 0 }, \
		NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, \
		NULL, NULL, NULL, 0, { 0, 0, 0, 0 }, NULL }

/**
 * Creates a host, reads the gesture file, follows it, and logs how many gestures there are.
 *
 * @param loop outlives the host
 * @param callbacks copied
 * @param data passed to the callbacks
 * @return the host, which the caller destroys. NULL if @p loop or @p callbacks is NULL, the struct is malformed, or
 *         without memory or timer, for which there is a line in the log
 * @sa tactus_host_destroy()
 * @since 0.1
 */
struct tactus_host *tactus_host_create(
	struct wl_event_loop *loop, const struct tactus_host_callbacks *callbacks, void *data);
/**
 * Destroys a host with its application, all streams and views. Running gestures are cancelled. Panels that are left do
 * nothing from then on. Inside functions of the host the call is ignored.
 *
 * @param host NULL is allowed
 * @since 0.1
 */
void tactus_host_destroy(struct tactus_host *host);

/** Returns the application, which lives as long as the host. NULL for NULL. O(1). @since 0.1 */
struct tactus_application *tactus_host_get_application(const struct tactus_host *host);
/** Returns the view that has the gestures, whose subviews are those of the windows. NULL for NULL. O(1). @since 0.1 */
struct tactus_view *tactus_host_get_root(const struct tactus_host *host);
/** Returns the event loop. NULL for NULL. O(1). @since 0.1 */
struct wl_event_loop *tactus_host_get_loop(const struct tactus_host *host);
/** Returns the gestures, which live as long as the host. NULL for NULL. O(1). @since 0.1 */
struct tactus_gestures *tactus_host_get_gestures(const struct tactus_host *host);
/** Logs a line for the user by the host's function, without a newline. @since 0.1 */
void tactus_host_log(struct tactus_host *host, const char *line);

/**
 * Brings a seat's modifier keys and gestures up to date, and gives the gestures to a new seat. Call it before each
 * finger of the seat lands. O(seats).
 * @since 0.1
 */
void tactus_host_prepare_finger(struct tactus_host *host, uint32_t seat);
/**
 * Cancels all fingers on the host's panels, which are ignored until they lift: the screen is locked, or another user's
 * session begins. O(panels).
 * @since 0.1
 */
void tactus_host_cancel(struct tactus_host *host);

/** @} */
/* ------------------------------------------------------------------ */
/** @defgroup host-windows Windows and streams
 *  Each window that is touched gets a view, below the root, and each of their clients a stream. Windows that nobody
 *  touches cost nothing.
 *
 *  @code
 *  static void handle_unmap(struct shell *shell, struct tactus_host *host, void *window)
 *  {
 *  	tactus_host_remove_window(host, window);
 *  }
 *  @endcode
 *
 *  Common mistakes: removing a window only when its memory is freed, so that fingers stay on what is no longer shown;
 *  not removing it at all, so that a new window at the same address gets the old one's client.
 *  @{ */

/**
 * Removes a window that was unmapped or destroyed; fingers on it lift (10.5). Nothing happens if it was never touched.
 * O(windows that were touched).
 * @since 0.1
 */
void tactus_host_remove_window(struct tactus_host *host, const struct tactus_host_window *window);
/**
 * Returns the window of a view, for example of a touch. NULL if the view is none of the host's windows, and for NULL.
 * O(windows that were touched).
 * @since 0.1
 */
struct tactus_host_window *tactus_host_get_window(const struct tactus_host *host, const struct tactus_view *view);
/** Returns the client of a stream. NULL for touches of no client, and for NULL. O(1). @since 0.1 */
struct wl_client *tactus_host_stream_get_client(const struct tactus_host_stream *stream);
/** Returns the host of a stream. NULL for NULL. O(1). @since 0.1 */
struct tactus_host *tactus_host_stream_get_host(const struct tactus_host_stream *stream);

/** @} */
/* ------------------------------------------------------------------ */
/** @defgroup host-frames Output frames
 *  What follows fingers is drawn once per output frame, while a touchscreen has a rate of its own: drawn where the last
 *  sample was, it moves in uneven steps. With these functions a gesture of the file that follows the fingers (an action
 *  on workspaces, programs that follow) tells of one change per output frame, resampled as by rule 1.16. Recognizing,
 *  begins, ends and clients' touches stay as they are: each sample counts at once.
 *
 *  @code
 *  static void schedule(double x, double y, void *data)
 *  {
 *  	shell_schedule_frame_at(data, x, y);
 *  }
 *
 *  static void handle_frame(struct shell *shell, struct shell_output *output)
 *  {
 *  	struct tactus_gestures_output box = { .size = sizeof box, .width = output->width, .height = output->height };
 *
 *  	tactus_host_output_frame(shell->tactus, &box, now_us(), output->presented_us, output->interval_us);
 *  	shell_draw(shell, output);
 *  }
 *  @endcode
 *
 *  While something moves, the library asks for the next frame with each one. If none comes for 50 to 75 ms (the output
 *  was unplugged or switched off), the latest values are told, and from then on each change at once, until frames come
 *  again. Fingers that rest for 50 ms are told where they are, and no more frames are asked for.
 *
 *  A compositor's own recognizers, and windows that it moves with a touch, are followers: they give values in, and get
 *  back those for the frame.
 *
 *  @code
 *  follower = tactus_host_follower_create(tactus_host_get_frames(host), 2, move_window, window);
 *  tactus_host_follower_begin(follower, x, y, time_us, (double[]){ x, y });
 *  @endcode
 *
 *  Common mistakes: times of another clock than the touches'; drawing before the call, which then shows the frame
 *  before; a callback that schedules nothing when the screen is idle, so that each gesture begins 75 ms late.
 *  @{ */

/**
 * Creates the output frames of a compositor that has no tactus_host, such as one with tactus-wayland.h.
 *
 * @param loop outlives the frames
 * @param schedule as schedule_frame of struct tactus_host_callbacks; NULL: whatever moves is told at once
 * @param data passed to @p schedule
 * @return the frames, which the caller destroys; NULL if @p loop is NULL or without memory
 * @since 0.1
 */
struct tactus_host_frames *tactus_host_frames_create(
	struct wl_event_loop *loop, void (*schedule)(double x, double y, void *data), void *data);
/**
 * Destroys output frames. Followers that are left tell of each move at once. Ignored in functions of followers and in
 * schedule.
 *
 * @param frames NULL is allowed
 * @since 0.1
 */
void tactus_host_frames_destroy(struct tactus_host_frames *frames);
/** Returns the output frames, which live as long as the host. NULL for NULL. O(1). @since 0.1 */
struct tactus_host_frames *tactus_host_get_frames(const struct tactus_host *host);
/**
 * Tells what follows fingers on an output, for a frame that is about to be drawn. Costs nothing while nothing moves.
 *
 * @param output its place in the layout, of which the name is not read; NULL: all outputs
 * @param time_us now, by the clock of the touches, µs; at most 2^62
 * @param presented_us when the output last showed a frame, which evens out @p time_us, since calls tremble; 0: unknown
 * @param interval_us of the output's frames; 0: unknown
 * @return OK. BUSY: called from a function of a follower or from schedule. INVALID_ARGUMENT: a time is too large, or
 *         @p frames is NULL
 * @sa tactus_host_output_frame()
 * @since 0.1
 */
enum tactus_status tactus_host_frames_deliver(struct tactus_host_frames *frames,
	const struct tactus_gestures_output *output, uint64_t time_us, uint64_t presented_us, uint64_t interval_us);
/** Calls tactus_host_frames_deliver() with the frames of a host; INVALID_ARGUMENT for NULL. @since 0.1 */
enum tactus_status tactus_host_output_frame(struct tactus_host *host, const struct tactus_gestures_output *output,
	uint64_t time_us, uint64_t presented_us, uint64_t interval_us);
/**
 * Holds the changes of gestures until their output frame: what hold of struct tactus_gestures_host does in a compositor
 * without a tactus_host. They are destroyed before the frames.
 *
 * @return what hold returns; false if an argument is NULL, or without memory: the change is told at once
 * @since 0.1
 */
bool tactus_host_frames_hold(struct tactus_host_frames *frames, struct tactus_gestures *gestures,
	const struct tactus_gestures_event *event);

/** Most values of a follower. @since 0.1 */
#define TACTUS_HOST_FOLLOWER_VALUES 8
/**
 * Creates a follower, which does nothing until it begins.
 *
 * @param count values, 1 to TACTUS_HOST_FOLLOWER_VALUES. Each changes as a finger's location does, in px
 * @param follow gets the values of a moment, at most once per output frame; may destroy the follower
 * @param data passed to @p follow
 * @return the follower, which the caller destroys; NULL if @p frames or @p follow is NULL, @p count is invalid, or
 *         without memory
 * @since 0.1
 */
struct tactus_host_follower *tactus_host_follower_create(struct tactus_host_frames *frames, size_t count,
	void (*follow)(const double *values, uint64_t time_us, void *data), void *data);
/**
 * Destroys a follower. Tells nothing.
 *
 * @param follower NULL is allowed
 * @since 0.1
 */
void tactus_host_follower_destroy(struct tactus_host_follower *follower);
/**
 * Begins, also anew, with values that the caller has shown.
 *
 * @param x location in the layout, which decides the output, as does @p y
 * @param time_us of the touch, µs; at most 2^62
 * @param values copied; each is finite and at most 10^6
 * @return OK. NO_MEMORY: values are not resampled. INVALID_ARGUMENT: a number is out of range, or a pointer is NULL
 * @since 0.1
 */
enum tactus_status tactus_host_follower_begin(
	struct tactus_host_follower *follower, double x, double y, uint64_t time_us, const double *values);
/**
 * Gives the values of a sample, of which the next output frame tells.
 *
 * @return OK. NONE: the follower has not begun. INVALID_ARGUMENT: as tactus_host_follower_begin()
 * @since 0.1
 */
enum tactus_status tactus_host_follower_move(
	struct tactus_host_follower *follower, uint64_t time_us, const double *values);
/**
 * Ends: the latest values are told now, unless they were told or @p is_cancelled.
 *
 * @return OK. NONE: the follower has not begun. INVALID_ARGUMENT: @p follower is NULL
 * @since 0.1
 */
enum tactus_status tactus_host_follower_end(struct tactus_host_follower *follower, bool is_cancelled);

/** @} */
/* ------------------------------------------------------------------ */
/** @defgroup host-panels Panels
 *  A panel is a touchscreen: a touch source with the fingers that are down. It fills in what hosts leave out: the upper
 *  bits of a time, the frame after the last lift, the lift of a finger that was cancelled.
 *
 *  @code
 *  uint64_t time_us = tactus_host_panel_unwrap(panel, time_ms);
 *
 *  tactus_host_prepare_finger(host, 0);
 *  tactus_host_panel_down(panel, time_us, id, x, y);
 *  tactus_host_panel_frame(panel);
 *  @endcode
 *
 *  Where the touchscreen lies in the layout, its size in mm and its seat are set by tactus_touch_source_set_info() on
 *  its source, best when a first finger lands.
 *
 *  Common mistakes: unwrapping a time twice, or that of an event which is not fed; one panel for two touchscreens,
 *  whose ids and frames then mix.
 *  @{ */

/**
 * Creates a panel with a touch source.
 *
 * @param application outlives the panel, unless it is a host's that the panel was added to
 * @param loop outlives the panel; for frames that a device omits
 * @return the panel, which the caller destroys; NULL if an argument is NULL or without memory
 * @sa tactus_host_add_panel()
 * @since 0.1
 */
struct tactus_host_panel *tactus_host_panel_create(struct tactus_application *application, struct wl_event_loop *loop);
/**
 * Cancels the fingers, and destroys the panel with its source.
 *
 * @param panel NULL is allowed
 * @since 0.1
 */
void tactus_host_panel_destroy(struct tactus_host_panel *panel);
/**
 * Adds a panel to a host: it gets the accommodations of the gesture file (rule 1.18), also when the file is read again,
 * and takes part in tactus_host_cancel().
 *
 * @return OK, also if it was added before. INVALID_ARGUMENT: an argument is NULL, or the panel is of another
 *         application
 * @since 0.1
 */
enum tactus_status tactus_host_add_panel(struct tactus_host *host, struct tactus_host_panel *panel);

/** Returns the touch source. NULL for NULL, and if the host was destroyed. O(1). @since 0.1 */
struct tactus_touch_source *tactus_host_panel_get_source(const struct tactus_host_panel *panel);
/** Returns how many fingers are down that the panel follows or ignores; 0 for NULL. O(1). @since 0.1 */
uint32_t tactus_host_panel_get_finger_count(const struct tactus_host_panel *panel);
/** Returns whether a finger is down that the panel follows or ignores; false for NULL. O(fingers). @since 0.1 */
bool tactus_host_panel_has_finger(const struct tactus_host_panel *panel, int32_t id);
/** Returns the time of the last event in µs; 0 for NULL. O(1). @since 0.1 */
uint64_t tactus_host_panel_get_time(const struct tactus_host_panel *panel);
/**
 * Returns the full time of an event that has just arrived, in µs, for devices that report 32 bits of milliseconds:
 * near CLOCK_MONOTONIC for a first finger, and near the last event for the others. 0 for NULL.
 * @since 0.1
 */
uint64_t tactus_host_panel_unwrap(struct tactus_host_panel *panel, uint32_t time_ms);
/**
 * Returns whether the time of the last event is more than a second away from CLOCK_MONOTONIC: the touch source then
 * gets TACTUS_TOUCH_SOURCE_FLAGS_FOREIGN_CLOCK (rule 11.4). false for NULL.
 * @since 0.1
 */
bool tactus_host_panel_has_foreign_clock(const struct tactus_host_panel *panel);

/**
 * Feeds the landing of a finger to the engine. A finger that was cancelled may land without a lift.
 *
 * @param id of the device, which is free again after the lift
 * @return whether the panel follows the finger; false for a second landing of an id, for the 65th finger, and for NULL
 * @since 0.1
 */
bool tactus_host_panel_down(struct tactus_host_panel *panel, uint64_t time_us, int32_t id, double x, double y);
/**
 * Feeds the motion of a finger to the engine.
 *
 * @return false if the panel has no such finger: the event is not the engine's then
 * @since 0.1
 */
bool tactus_host_panel_motion(struct tactus_host_panel *panel, uint64_t time_us, int32_t id, double x, double y);
/**
 * Feeds the lift of a finger to the engine.
 *
 * @return false if the panel has no such finger: the event is not the engine's then
 * @since 0.1
 */
bool tactus_host_panel_up(struct tactus_host_panel *panel, uint64_t time_us, int32_t id);
/** Cancels a finger, such as a palm, which is ignored until it lifts. @since 0.1 */
void tactus_host_panel_cancel(struct tactus_host_panel *panel, uint64_t time_us, int32_t id);
/**
 * Delivers what came since the last frame. libinput sometimes omits the frame of a lift: it comes 1 ms later.
 * @since 0.1
 */
void tactus_host_panel_frame(struct tactus_host_panel *panel);
/** Cancels all fingers now, which are ignored until they lift. @since 0.1 */
void tactus_host_panel_cancel_all(struct tactus_host_panel *panel);

/** @} */
/* ------------------------------------------------------------------ */
/** @defgroup host-outputs Outputs of touchscreens
 *  Nothing in Linux says which output a touchscreen lies on. This rule finds it from what the host knows of both. The
 *  result depends on these facts alone: call it again whenever a touchscreen or an output comes or goes. It needs
 *  neither an engine nor libwayland-server.
 *
 *  A touchscreen belongs to the output
 *
 *  1. that the user has chosen for it; while that one is missing, to none
 *  2. that udev's WL_OUTPUT names
 *  3. whose width and height differ from its own by at most 5 %, upright or on its side
 *  4. that is built in, such as eDP-1, LVDS-1 and DSI-1, if the touchscreen is
 *  5. whose vendor is the first word of the touchscreen's name
 *  6. that is the only one that no touchscreen has yet
 *  7. that comes first, of those that no touchscreen has yet, or of all
 *
 *  A stronger reason is considered for all touchscreens before a weaker one. By reasons 3 to 6 an output is given once.
 *  If several sizes fit, what is built in goes to what is built in first, then come equal vendors, then the nearest
 *  sizes. Equal twins get their outputs in the order of names. If there are more outputs for them than twins, each
 *  keeps the one that it has, so that it does not move when the other one is unplugged.
 *
 *  @code
 *  struct tactus_host_touchscreen touchscreen = TACTUS_HOST_TOUCHSCREEN_INIT;
 *  struct tactus_host_output output = TACTUS_HOST_OUTPUT_INIT;
 *  struct tactus_host_assignment assignment;
 *
 *  touchscreen.name = "Goodix Capacitive TouchScreen";
 *  touchscreen.path = "platform-a90000.i2c";
 *  output.name = "DSI-1";
 *  tactus_host_assign_outputs(&touchscreen, 1, &output, 1, &assignment);
 *  printf("touchscreen \"%s\" belongs to output %s: %s\n", touchscreen.name, output.name,
 *  	tactus_host_output_reason_name(assignment.reason));
 *  @endcode
 *
 *  Common mistakes: assigning only the touchscreen that is new, although it may take another one's output; pens and
 *  touchscreens in one call, although those of a laptop share its output.
 *  @{ */

/** Largest number of touchscreens, and of outputs, in a call. @since 0.1 */
#define TACTUS_HOST_OUTPUTS_MAXIMUM 64

/** Why a touchscreen belongs to an output. Values are stable; new ones may be added. @since 0.1 */
enum tactus_host_output_reason {
	/** It belongs to none: there is no output. */
	TACTUS_HOST_OUTPUT_REASON_NONE = 0,
	/** It belongs to none: the output that is configured for it is missing. */
	TACTUS_HOST_OUTPUT_REASON_MISSING = 1,
	/** The output is configured for it. */
	TACTUS_HOST_OUTPUT_REASON_CONFIGURED = 2,
	/** udev's WL_OUTPUT names the output. */
	TACTUS_HOST_OUTPUT_REASON_UDEV = 3,
	/** The sizes are equal, within 5 %. */
	TACTUS_HOST_OUTPUT_REASON_SIZE = 4,
	/** Both are built in. */
	TACTUS_HOST_OUTPUT_REASON_BUILT_IN = 5,
	/** The vendor is the same. */
	TACTUS_HOST_OUTPUT_REASON_VENDOR = 6,
	/** It is the only output that no other touchscreen has. */
	TACTUS_HOST_OUTPUT_REASON_ONLY_ONE_LEFT = 7,
	/** Nothing says which: the first one, or the one that it had. */
	TACTUS_HOST_OUTPUT_REASON_FIRST = 8,
	TACTUS_HOST_OUTPUT_REASON_FORCE_32_BIT = INT32_MAX
};

/** Facts about a touchscreen. Each text may be NULL: unknown. @since 0.1 */
struct tactus_host_touchscreen {
	/** As TACTUS_HOST_TOUCHSCREEN_INIT sets it. */
	size_t size;
	/** Name of the device, as libinput_device_get_name() returns it. It begins with the vendor. */
	const char *name;
	/** udev's ID_PATH: where it is plugged in. It tells twins apart, and devices on a board from those on USB. */
	const char *path;
	/** udev's ID_INTEGRATION: "internal" or "external"; counts more than the path. */
	const char *integration;
	/** Name of the output that the user has chosen for it; NULL or "": none. */
	const char *configured_output;
	/** udev's WL_OUTPUT, as libinput_device_get_output_name() returns it. */
	const char *udev_output;
	/** Name of the output that it has had so far, which it keeps if others fit as well; NULL: none. */
	const char *current_output;
	/** Physical size in mm, in its own orientation; 0: unknown. */
	double width_mm, height_mm;
};
/** Sets the size; nothing else is set. @since 0.1 */
#define TACTUS_HOST_TOUCHSCREEN_INIT \
	{ sizeof(struct tactus_host_touchscreen), NULL, NULL, NULL, NULL, NULL, NULL, 0, 0 }

/** Facts about an output. @since 0.1 */
struct tactus_host_output {
	/** As TACTUS_HOST_OUTPUT_INIT sets it. */
	size_t size;
	/** Name, such as "eDP-1", which tells whether the output is built in. */
	const char *name;
	/** Vendor of its EDID: the three letters, or the whole name; NULL: unknown. */
	const char *vendor;
	/** Physical size in mm, turned or not; 0, and shapes such as 160 × 90: unknown. */
	double width_mm, height_mm;
	/** True if a touchscreen that is not among those of the call has it. */
	bool is_taken;
	/** Must be 0. */
	uint8_t reserved[7];
};
/** Sets the size; nothing else is set. @since 0.1 */
#define TACTUS_HOST_OUTPUT_INIT \
	{ sizeof(struct tactus_host_output), NULL, NULL, 0, 0, false, { 0, 0, 0, 0, 0, 0, 0 } }

/** Output of a touchscreen. @since 0.1 */
struct tactus_host_assignment {
	/** Index of the output; -1: it belongs to none. */
	int32_t output;
	/** Why. */
	enum tactus_host_output_reason reason;
};

/**
 * Assigns outputs to touchscreens. O(touchscreens² · outputs).
 *
 * @param touchscreens NULL if @p touchscreen_count is 0
 * @param touchscreen_count at most TACTUS_HOST_OUTPUTS_MAXIMUM, as is @p output_count
 * @param outputs in the host's order; NULL if @p output_count is 0
 * @param assignments written, one for each touchscreen
 * @return OK. INVALID_ARGUMENT: there are too many, an array is NULL, a struct is malformed or not as large as the
 *         first, a size is negative or not finite, or an output has no name; nothing is written
 * @sa tactus_host_output_reason_name()
 * @since 0.1
 */
enum tactus_status tactus_host_assign_outputs(const struct tactus_host_touchscreen *touchscreens,
	size_t touchscreen_count, const struct tactus_host_output *outputs, size_t output_count,
	struct tactus_host_assignment *assignments);
/**
 * Returns a reason in words, such as "built in, as the output is", to follow "touchscreen … belongs to output …: " in
 * a log. Never NULL. The text may change.
 * @since 0.1
 */
const char *tactus_host_output_reason_name(enum tactus_host_output_reason reason);

/** @} */
/* ------------------------------------------------------------------ */
/** @defgroup host-numbers Numbers of fingers
 *  The engine numbers the fingers of each client, and a host often those of a seat. These are numbers for the fingers
 *  of several owners, without an allocation. They need neither an engine nor libwayland-server.
 *
 *  @code
 *  int32_t number = tactus_host_numbers_add(&numbers, stream, touch->wire_id);
 *  @endcode
 *
 *  Common mistakes: not removing the numbers of a stream that was cancelled or has ended.
 *  @{ */

/** Number of fingers that the engine follows (rule 1.15). @since 0.1 */
#define TACTUS_HOST_NUMBERS_MAXIMUM 64

/** Finger with a number. @since 0.1 */
struct tactus_host_finger {
	/** A stream or a device; NULL: the number is free. */
	const void *owner;
	/** Number that the owner uses. */
	int32_t id;
	/** 0. */
	uint32_t reserved;
};

/** Numbers of fingers, for a host to embed; all 0 at first. Never grows. @since 0.1 */
struct tactus_host_numbers {
	/** The index is the finger's number. */
	struct tactus_host_finger fingers[TACTUS_HOST_NUMBERS_MAXIMUM];
};

/** Returns the lowest free number, now the finger's, or -1. @p owner is not NULL. O(1). @since 0.1 */
int32_t tactus_host_numbers_add(struct tactus_host_numbers *numbers, const void *owner, int32_t id);
/** Returns the number of a finger, or -1. O(1). @since 0.1 */
int32_t tactus_host_numbers_find(const struct tactus_host_numbers *numbers, const void *owner, int32_t id);
/** Frees a number. Those that do not exist are allowed. O(1). @since 0.1 */
void tactus_host_numbers_remove(struct tactus_host_numbers *numbers, int32_t number);

/** @} */
/* ------------------------------------------------------------------ */
/** @defgroup host-touches wl_touch objects
 *  A client may create a wl_touch object in the middle of a touch, and have several. These functions know what each
 *  object was sent, so that a new one gets nothing of a touch that landed before, frames come only after an event, and
 *  cancels only amid touches. The host creates the objects itself.
 *
 *  @code
 *  struct tactus_host_touch_event event = TACTUS_HOST_TOUCH_EVENT_INIT;
 *
 *  event.type = TACTUS_HOST_TOUCH_FRAME;
 *  tactus_host_touches_send(touches, client, &event);
 *  @endcode
 *
 *  Common mistakes: sending wl_touch events beside these functions; locations of the layout instead of the surface.
 *  @{ */

/** Type of an event. @since 0.1 */
enum tactus_host_touch_type {
	/** wl_touch.down. */
	TACTUS_HOST_TOUCH_DOWN = 0,
	/** wl_touch.motion. */
	TACTUS_HOST_TOUCH_MOTION = 1,
	/** wl_touch.up. */
	TACTUS_HOST_TOUCH_UP = 2,
	/** wl_touch.frame. */
	TACTUS_HOST_TOUCH_FRAME = 3,
	/** wl_touch.cancel. */
	TACTUS_HOST_TOUCH_CANCEL = 4,
	TACTUS_HOST_TOUCH_FORCE_32_BIT = INT32_MAX
};

/** Event for wl_touch objects. @since 0.1 */
struct tactus_host_touch_event {
	/** As TACTUS_HOST_TOUCH_EVENT_INIT sets it. */
	size_t size;
	/** Type of the event; default down. */
	enum tactus_host_touch_type type;
	/** From 0 to 63; default 0. */
	int32_t id;
	/** The wl_surface of a down. */
	struct wl_resource *surface;
	/** Serial of a down and an up; default 0. */
	uint32_t serial;
	/** Must be 0. */
	uint32_t reserved;
	/** µs; default 0. */
	uint64_t time_us;
	/** Surface-local location of a down and a motion, px; default 0. */
	double x, y;
	/** Called before an object is sent a down, motion or up, such as for zwp_input_timestamps; NULL: nothing. */
	void (*announce)(struct wl_resource *touch, const struct tactus_host_touch_event *event, void *data);
	/** Passed to announce. */
	void *data;
};
/** Sets the size; the rest has the defaults. @since 0.1 */
#define TACTUS_HOST_TOUCH_EVENT_INIT \
	{ sizeof(struct tactus_host_touch_event), TACTUS_HOST_TOUCH_DOWN, 0, NULL, 0, 0, 0, 0, 0, NULL, NULL }

/**
 * Creates a record of the wl_touch objects of all clients. Sending then costs nothing for a client's other objects.
 *
 * @param belongs returns whether an object is of the seat that the record is for, asked at each event; NULL: there is
 *        one seat
 * @param data passed to @p belongs
 * @return the record, which the caller destroys before the display; NULL without memory
 * @since 0.1
 */
struct tactus_host_touches *tactus_host_touches_create(
	bool (*belongs)(struct wl_resource *touch, void *data), void *data);
/**
 * Destroys a record. Sends nothing.
 *
 * @param touches NULL is allowed
 * @since 0.1
 */
void tactus_host_touches_destroy(struct tactus_host_touches *touches);
/**
 * Sends an event to all objects of a client that had the touch's down.
 *
 * @return OK. NO_MEMORY: the client was seen for the first time, and gets nothing. INVALID_ARGUMENT: an argument is
 *         NULL, the struct is malformed, or a down has no surface
 * @since 0.1
 */
enum tactus_status tactus_host_touches_send(struct tactus_host_touches *touches, struct wl_client *client,
	const struct tactus_host_touch_event *event);
/**
 * Sends an event to one object if it had the touch's down, for hosts that keep the objects of each seat. It must not be
 * in a record as well.
 *
 * @param touch a wl_touch object
 * @return OK. NO_MEMORY: the object was seen for the first time, and gets nothing. INVALID_ARGUMENT: an argument is
 *         NULL, the struct is malformed, or a down has no surface
 * @since 0.1
 */
enum tactus_status tactus_host_touch_send(struct wl_resource *touch, const struct tactus_host_touch_event *event);

/** @} */
/* ------------------------------------------------------------------ */
/** @defgroup host-recorder Recordings
 *  Records a host's input into a file, or keeps the last minute for when a user says that a gesture went wrong
 *  (docs/recordings.md). libtactus-recorder does the work.
 *
 *  @code
 *  struct tactus_host_recorder_options options = TACTUS_HOST_RECORDER_OPTIONS_INIT;
 *
 *  options.flight_path = "/tmp/last-minute.scenario";
 *  options.signal = SIGUSR2;
 *  recorder = tactus_host_recorder_create(application, loop, &options);
 *  @endcode
 *
 *  Common mistakes: SIGUSR1, by which Xwayland tells its compositor that it has started; creating it after fingers have
 *  landed, so that it begins after the next pause.
 *  @{ */

/** Options of a recorder. @since 0.1 */
struct tactus_host_recorder_options {
	/** As TACTUS_HOST_RECORDER_OPTIONS_INIT sets it. */
	size_t size;
	/** File that gets everything, replaced if it exists; a named pipe may be read later; NULL: none. */
	const char *path;
	/** File that gets the last minute at each signal, replaced each time, copied; NULL: none. */
	const char *flight_path;
	/** The signal, which the event loop takes from the process. */
	int32_t signal;
	/** Must be 0. */
	uint32_t reserved;
	/** Logs a line for the user, without a newline; NULL: standard error. */
	void (*log)(const char *line, void *data);
	/** Passed to log. */
	void *data;
};
/** Sets the size; nothing else is set. @since 0.1 */
#define TACTUS_HOST_RECORDER_OPTIONS_INIT \
	{ sizeof(struct tactus_host_recorder_options), NULL, NULL, 0, 0, NULL, NULL }

/**
 * Starts recording.
 *
 * @param application may be destroyed before or after the recorder
 * @param loop outlives the recorder
 * @param options NULL: the environment's. TACTUS_RECORD is the path, TACTUS_FLIGHT_RECORDER the flight path, the signal
 *        is SIGUSR2
 * @return the recorder, which the caller destroys, also if there is nothing to record. NULL if @p application or
 *         @p loop is NULL, the struct is malformed, or with a line in the log if a file cannot be written or without
 *         memory
 * @since 0.1
 */
struct tactus_host_recorder *tactus_host_recorder_create(struct tactus_application *application,
	struct wl_event_loop *loop, const struct tactus_host_recorder_options *options);
/**
 * Ends the recording, and destroys the recorder.
 *
 * @param recorder NULL is allowed
 * @since 0.1
 */
void tactus_host_recorder_destroy(struct tactus_host_recorder *recorder);

/** @} */

#ifdef __cplusplus
}
#endif

#endif
