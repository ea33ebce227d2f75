/* SPDX-License-Identifier: MIT */
/**
 * @file tactus.h
 * Touch gestures for Wayland compositors and toolkits.
 *
 * Touches go in through touch sources, are hit-tested against a tree of views, shown to the gesture
 * recognizers on the way from the touched view up to its window, and reach the views that nobody
 * claimed them from. The rules are those of UIKit; docs/semantics.md states them with numbers, which
 * the comments here cite.
 *
 * Conventions of the whole header:
 * - Lengths are logical pixels (px), times are microseconds (µs) of the device's monotonic clock.
 * - Any function may be called from any callback, except from log handlers, trace listeners and
 *   destroy listeners, from which only getters may be called (others answer TACTUS_STATUS_BUSY).
 * - Functions accept NULL and freed-in-this-delivery handles and answer with a status; getters of
 *   such handles answer with the zero of their type. errno is never changed.
 * - Every number that is passed in lies between -TACTUS_NUMBER_MAX and TACTUS_NUMBER_MAX, a factor also above
 *   1 / TACTUS_NUMBER_MAX; others are refused with TACTUS_STATUS_INVALID_ARGUMENT. Every number that comes out is
 *   finite: where nested transforms multiply beyond all numbers, a location is not converted.
 * - An application and all that belongs to it is used from one thread at a time.
 * - Callbacks must neither throw nor longjmp. A return value that is not listed means the default.
 * - Structs that begin with their size are made by their _INIT macro; they are copied, and may grow. A size that
 *   ends inside a member is refused.
 *
 * The sections come in the order in which they are needed: the application and its time, the devices that feed it,
 * views, touches, responders; recognizers, their kinds, and custom ones; surfaces for clients; reasons. Then the parts
 * that only some hosts need: pointers and touchpads, controls, scroll views, shakes and media keys. Each section begins
 * with a page of prose and an example, which the tests compile.
 */
#ifndef TACTUS_H
#define TACTUS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ------------------------------------------------------------------ */
/** @defgroup version Version, status and log
 *  Nearly every function returns an enum tactus_status: OK is 0, everything else is negative. A call that is refused
 *  changes nothing, and writes one log line that names the function and what is wrong with the call. The library
 *  never aborts the process.
 *
 *  Lines of the level ERROR begin with "client bug:" and report a mistake of the host. Each kind is logged once;
 *  tactus_application_get_client_bug_count() counts all of them, which suits an assertion in the host's own tests.
 *
 *  @code
 *  static void log_line(enum tactus_log_level level, const char *message, void *data)
 *  {
 *  	if (level >= TACTUS_LOG_LEVEL_WARNING)
 *  		fprintf(stderr, "gestures: %s\n", message);
 *  }
 *
 *  tactus_set_default_log_handler(log_line, NULL);
 *  if (!tactus_feature_supported(TACTUS_FEATURE_TRANSFORM))
 *  	fprintf(stderr, "this libtactus is older than the program\n");
 *  @endcode
 *
 *  Common mistakes: taking NONE and REFUSED for errors, although they are answers; changing something from a log
 *  handler, which is refused with BUSY.
 *  @{ */

/** Major version of the header: programs must be rebuilt when it changes. @since 0.1 */
#define TACTUS_VERSION_MAJOR 0
/** Minor version of the header: features were added. @since 0.1 */
#define TACTUS_VERSION_MINOR 1
/** Patch version of the header: bug fixes only. @since 0.1 */
#define TACTUS_VERSION_PATCH 0
/** The version as one number, comparable with tactus_version(). @since 0.1 */
#define TACTUS_VERSION ((TACTUS_VERSION_MAJOR << 16) | (TACTUS_VERSION_MINOR << 8) | TACTUS_VERSION_PATCH)

struct tactus_application;
struct tactus_responder;
struct tactus_view;
struct tactus_view_controller;
struct tactus_recognizer;
struct tactus_touch_source;
struct tactus_surface_client;
struct tactus_touch;
struct tactus_event;

/** Returns the version of the running library: major << 16 | minor << 8 | patch. @since 0.1 */
uint32_t tactus_version(void);

/** Result of a call. Values are stable; new ones may be added. @since 0.1 */
enum tactus_status {
	/** The call has done what it says. */
	TACTUS_STATUS_OK = 0,
	/** A NULL pointer, a number that is not finite or out of range, a malformed struct. */
	TACTUS_STATUS_INVALID_ARGUMENT = -1,
	/** The recognizer or view is of another kind than the function is for. */
	TACTUS_STATUS_WRONG_KIND = -2,
	/** The call makes no sense in the present state. */
	TACTUS_STATUS_WRONG_STATE = -3,
	/** The object has been destroyed and waits to be freed. */
	TACTUS_STATUS_DESTROYED = -4,
	/** Called from a log handler, trace listener or destroy listener. */
	TACTUS_STATUS_BUSY = -5,
	/** Memory could not be reserved; nothing was changed. */
	TACTUS_STATUS_NO_MEMORY = -6,
	/** A bound was reached: 64 live touches, 1024 samples sent from inside callbacks. */
	TACTUS_STATUS_LIMIT = -7,
	/** No such touch is down on this source. */
	TACTUS_STATUS_UNKNOWN_TOUCH = -8,
	/** A touch with this id is already down on this source. */
	TACTUS_STATUS_DUPLICATE_TOUCH = -9,
	/** The relation would close a cycle. */
	TACTUS_STATUS_CYCLE = -10,
	/** The object belongs to another application. */
	TACTUS_STATUS_FOREIGN_OBJECT = -11,
	/** The operating system refused (timerfd). */
	TACTUS_STATUS_SYSTEM = -12,
	/** There is nothing of the kind asked for (no deadline, no reason). */
	TACTUS_STATUS_NONE = -13,
	/** A callback of the program said no; that is an answer and is not logged. */
	TACTUS_STATUS_REFUSED = -14,
	TACTUS_STATUS_FORCE_32_BIT = INT32_MAX
};

/** The largest number that is accepted: of coordinates, lengths, factors and all else. @since 0.1 */
#define TACTUS_NUMBER_MAX 4294967296.0

/**
 * Returns a status in English words: static text, never NULL, also for numbers that are no status.
 *
 * @sa enum tactus_status
 * @since 0.1
 */
const char *tactus_status_to_string(enum tactus_status status);

/** Severity of a log line. @since 0.1 */
enum tactus_log_level {
	/** Details for people who work on Tactus. */
	TACTUS_LOG_LEVEL_DEBUG = 0,
	/** News that need no action. */
	TACTUS_LOG_LEVEL_INFO = 1,
	/** Input that was refused or corrected. */
	TACTUS_LOG_LEVEL_WARNING = 2,
	/** A mistake of the program that calls the library: "client bug: …", once per kind. */
	TACTUS_LOG_LEVEL_ERROR = 3,
	TACTUS_LOG_LEVEL_FORCE_32_BIT = INT32_MAX
};

/**
 * Receives log lines: UTF-8, without a newline, valid during the call. Only getters may be called.
 * @since 0.1
 */
typedef void (*tactus_log_func)(enum tactus_log_level level, const char *message, void *data);

/**
 * Sets the process's log handler. It gets the lines that belong to no application, and those of applications
 * without a handler of their own. Call it before other threads use the library.
 *
 * @param handler NULL: the default handler, which writes warnings and errors to stderr
 * @param data passed to @p handler
 * @sa tactus_application_set_log_handler()
 * @since 0.1
 */
void tactus_set_default_log_handler(tactus_log_func handler, void *data);

/**
 * Optional features, which a program can query. A number never changes its meaning, and
 * what is supported stays so as long as the soname does (docs/abi-policy.md). @since 0.1
 */
enum tactus_feature {
	/** Surfaces: clients' touches as wl_touch streams (§10). */
	TACTUS_FEATURE_SURFACES = 1,
	/** Controls (§9). */
	TACTUS_FEATURE_CONTROLS = 2,
	/** Scroll views (§13). */
	TACTUS_FEATURE_SCROLL_VIEWS = 3,
	/** Shakes and remote-control events (3.5, 3.6). */
	TACTUS_FEATURE_MOTION = 4,
	/** Pointers, touchpads, wheels and styluses drive recognizers (§14). */
	TACTUS_FEATURE_INDIRECT_INPUT = 5,
	/** Reasons, traces and dumps (§15). */
	TACTUS_FEATURE_REASONS = 6,
	/** The transform recognizer and references (8.12, 8.13). */
	TACTUS_FEATURE_TRANSFORM = 7,
	TACTUS_FEATURE_FORCE_32_BIT = INT32_MAX
};
/** Returns whether the running library has a feature; false for numbers that it does not know. @since 0.1 */
bool tactus_feature_supported(enum tactus_feature feature);

/** @} */
/* ------------------------------------------------------------------ */
/** @defgroup application The application
 *  The application is the root object. It owns windows, touch sources, recognizers and surface clients, and
 *  destroying it destroys them all. A compositor has one for its session, a toolkit one for each process.
 *
 *  Time comes from outside. Every sample carries its time; between samples the host tells the time, so that a long
 *  press fires although no finger moves. The simplest way is the timer descriptor: add it to the event loop, and call
 *  tactus_application_dispatch_timer() when it is readable. A host with timers of its own asks
 *  tactus_application_get_next_deadline() after each call that feeds or advances, and calls
 *  tactus_application_advance().
 *
 *  @code
 *  struct tactus_application *application = tactus_application_create();
 *  struct pollfd timer = { .fd = tactus_application_get_timer_fd(application), .events = POLLIN };
 *
 *  while (is_running && poll(&timer, 1, -1) >= 0)
 *  	if (timer.revents & POLLIN)
 *  		tactus_application_dispatch_timer(application);
 *  tactus_application_destroy(application);
 *  @endcode
 *
 *  Common mistakes: feeding samples but never the time, so that long presses, double taps and delayed touches wait
 *  for the next sample; mixing clocks, since libinput and the timer descriptor use CLOCK_MONOTONIC; leaving touches
 *  down when the session is suspended instead of calling tactus_application_cancel_touches().
 *  @{ */

/** Called once when an object's memory is about to go. Only getters of other objects may be called. @since 0.1 */
typedef void (*tactus_destroy_func)(void *object, void *data);

/**
 * Destroys data of the host's that was added together with a function. Called once, when the outermost call of the
 * library returns; only getters may be called.
 * @since 0.1
 */
typedef void (*tactus_data_destroy_func)(void *data);

/**
 * Creates an application. All memory that delivering touches needs is reserved here.
 *
 * @return the application, which the caller destroys; NULL if memory could not be reserved (logged)
 * @sa tactus_application_destroy()
 * @since 0.1
 */
struct tactus_application *tactus_application_create(void);

/**
 * Destroys an application with every view, controller, recognizer, touch source and surface client made for it.
 * Live touches end without callbacks. Inside a callback, memory is freed when the outermost call returns.
 *
 * @param application NULL is allowed
 * @since 0.1
 */
void tactus_application_destroy(struct tactus_application *application);

/**
 * Sets a pointer of the host's, which the library keeps and never reads through. Default NULL.
 *
 * @return OK. INVALID_ARGUMENT: @p application is NULL
 * @since 0.1
 */
enum tactus_status tactus_application_set_user_data(struct tactus_application *application, void *data);
/** Returns the pointer that was set with tactus_application_set_user_data(), or NULL. @since 0.1 */
void *tactus_application_get_user_data(const struct tactus_application *application);
/**
 * Adds a function that is called once when the object is freed. Any number may be added; they are called in order
 * of addition.
 *
 * @param listener may only call getters (see @ref tactus_destroy_func)
 * @param data passed to @p listener
 * @return OK. INVALID_ARGUMENT: @p application or @p listener is NULL. NO_MEMORY: the listener was not added
 * @since 0.1
 */
enum tactus_status tactus_application_add_destroy_listener(
	struct tactus_application *application, tactus_destroy_func listener, void *data);
/**
 * Removes the first destroy listener that was added with the same function and data.
 *
 * @return OK. NONE: no such listener. INVALID_ARGUMENT: @p application or @p listener is NULL
 * @since 0.1
 */
enum tactus_status tactus_application_remove_destroy_listener(
	struct tactus_application *application, tactus_destroy_func listener, void *data);

/**
 * Sets the function that gets this application's log lines.
 *
 * @param handler NULL: the process's handler, see tactus_set_default_log_handler()
 * @param data passed to @p handler
 * @return OK. INVALID_ARGUMENT: @p application is NULL
 * @since 0.1
 */
enum tactus_status tactus_application_set_log_handler(
	struct tactus_application *application, tactus_log_func handler, void *data);
/**
 * Returns how many client bugs were noticed so far, including those that were not logged again; 0 for NULL.
 * @since 0.1
 */
uint64_t tactus_application_get_client_bug_count(const struct tactus_application *application);

/**
 * Tells the application what time it is: everything that is due at or before @p time_us happens, in order of time.
 * Time never runs backwards: an earlier time counts as the present one (11.1, 11.2).
 *
 * @param time_us µs of the clock that stamps touches, usually CLOCK_MONOTONIC; at most 2^62
 * @return OK. INVALID_ARGUMENT: @p time_us is above 2^62, or @p application is NULL
 * @sa tactus_application_get_next_deadline(), tactus_application_get_timer_fd()
 * @since 0.1
 */
enum tactus_status tactus_application_advance(struct tactus_application *application, uint64_t time_us);
/** Returns the last time that the application was told of, in µs; 0 for NULL. @since 0.1 */
uint64_t tactus_application_get_time(const struct tactus_application *application);
/**
 * Writes the time at which tactus_application_advance() should be called next.
 *
 * @param time_us receives the time in µs, UINT64_MAX if nothing is pending
 * @return OK. NONE: nothing is pending. INVALID_ARGUMENT: @p application or @p time_us is NULL
 * @sa tactus_application_advance(), tactus_application_get_timer_fd()
 * @since 0.1
 */
enum tactus_status tactus_application_get_next_deadline(
	const struct tactus_application *application, uint64_t *time_us);

/**
 * Returns a file descriptor that becomes readable when the next deadline is reached on CLOCK_MONOTONIC. It is made
 * at the first call, owned by the application, close-on-exec and non-blocking. Replayed samples have another
 * clock: use tactus_application_advance() for them.
 *
 * @return the descriptor; -1 if the system refuses (logged) or @p application is NULL
 * @sa tactus_application_dispatch_timer()
 * @since 0.1
 */
int tactus_application_get_timer_fd(struct tactus_application *application);
/**
 * Reads the timer descriptor and advances to the time of CLOCK_MONOTONIC. Call it when the descriptor is readable.
 *
 * @return OK. SYSTEM: the descriptor could not be made or read. INVALID_ARGUMENT: @p application is NULL
 * @sa tactus_application_get_timer_fd()
 * @since 0.1
 */
enum tactus_status tactus_application_dispatch_timer(struct tactus_application *application);

/**
 * Unwraps a 32-bit time in milliseconds, as wl_touch and wlroots have it, to microseconds (11.2).
 *
 * Of the times with these low 32 bits, which are 49.7 days apart, the one nearest to CLOCK_MONOTONIC is returned if
 * tactus_application_get_timer_fd() was called before, else the one nearest to the application's last time. A host that
 * uses the descriptor therefore asks for it before it feeds the first sample.
 *
 * @param time_ms any value
 * @return microseconds; for NULL, @p time_ms in microseconds
 * @since 0.1
 */
uint64_t tactus_application_unwrap_milliseconds(
	const struct tactus_application *application, uint32_t time_ms);

/** When touches are delivered (1.11). @since 0.1 */
enum tactus_delivery_mode {
	/** Each input frame at once. */
	TACTUS_DELIVERY_MODE_INPUT_FRAME = 0,
	/** Gathered until tactus_application_deliver(); samples in between are coalesced. */
	TACTUS_DELIVERY_MODE_OUTPUT_FRAME = 1,
	TACTUS_DELIVERY_MODE_FORCE_32_BIT = INT32_MAX
};
/**
 * Sets when touches are delivered: at the end of each input frame, or at the host's output frames (1.11). Samples
 * that wait are delivered at the next frame of the new mode.
 *
 * @param mode default TACTUS_DELIVERY_MODE_INPUT_FRAME
 * @return OK. INVALID_ARGUMENT: @p mode is not listed, or @p application is NULL
 * @sa tactus_application_deliver(), tactus_application_set_resampling()
 * @since 0.1
 */
enum tactus_status tactus_application_set_delivery_mode(
	struct tactus_application *application, enum tactus_delivery_mode mode);
/** Returns when touches are delivered; TACTUS_DELIVERY_MODE_INPUT_FRAME for NULL. @since 0.1 */
enum tactus_delivery_mode tactus_application_get_delivery_mode(const struct tactus_application *application);
/**
 * Delivers the samples gathered since the last output frame, then does what tactus_application_advance() does.
 * Call it once per output frame in output-frame delivery; in input-frame delivery it only advances.
 *
 * @param time_us time of the output frame in µs; at most 2^62
 * @return OK. INVALID_ARGUMENT: @p time_us is above 2^62, or @p application is NULL
 * @sa tactus_application_set_delivery_mode()
 * @since 0.1
 */
enum tactus_status tactus_application_deliver(struct tactus_application *application, uint64_t time_us);

/** Default time from a resampled touch to its output frame, µs (1.16). @since 0.1 */
#define TACTUS_RESAMPLING_LATENCY_US 5000
/** Longest latency of resampling, µs. @since 0.1 */
#define TACTUS_RESAMPLING_LATENCY_MAX_US 50000

/**
 * Switches resampling on or off, which counts in TACTUS_DELIVERY_MODE_OUTPUT_FRAME (1.16).
 *
 * A panel and an output that have different rates make a finger of constant speed move in unequal steps. With
 * resampling, tactus_application_deliver() delivers a moved touch where it was @p latency_us before the time of that
 * call: on the straight line between the two samples around that moment. If no sample is later, the touch is predicted
 * as by tactus_event_predict() until the next one is due; after that it stays where it is. Recognizers, views and
 * surfaces see the resampled location and its time; tactus_event_get_coalesced() lists the samples of the device.
 *
 * Call tactus_application_deliver() once per output frame as long as a finger is down, also while no samples come: on a
 * panel that is slower than the output, every second step is a predicted one.
 * @param enabled default false
 * @param latency_us 0 to TACTUS_RESAMPLING_LATENCY_MAX_US; usually TACTUS_RESAMPLING_LATENCY_US. Less shows the finger
 *        sooner and predicts more often
 * @return OK; the change counts from the next output frame on. INVALID_ARGUMENT: the latency is larger, or
 *         @p application is NULL
 * @sa tactus_application_get_resampling(), tactus_application_set_delivery_mode()
 * @since 0.1
 */
enum tactus_status tactus_application_set_resampling(
	struct tactus_application *application, bool enabled, uint64_t latency_us);
/**
 * Returns whether touches are resampled in output-frame delivery; false for NULL (1.16).
 * @param latency_us filled with the latency unless @p application is NULL; may be NULL
 * @sa tactus_application_set_resampling()
 * @since 0.1
 */
bool tactus_application_get_resampling(const struct tactus_application *application, uint64_t *latency_us);

/**
 * Cancels every live touch of every source, recognizers first (1.12). For a compositor that takes over, locks the
 * screen or leaves the session. The touches of a seat are cancelled in one delivery, whatever sources they come from.
 *
 * @param time_us µs; at most 2^62
 * @return OK. LIMIT: a callback has sent 1024 samples. INVALID_ARGUMENT: @p time_us is above 2^62, or @p application is
 *   NULL
 * @sa tactus_touch_source_cancel_all(), tactus_touch_source_cancel()
 * @since 0.1
 */
enum tactus_status tactus_application_cancel_touches(struct tactus_application *application, uint64_t time_us);

/**
 * Modifier keys, a mask (rule 1.19). The values are those of wlroots' enum wlr_keyboard_modifier: a wlroots host passes
 * its mask as it is. Further bits are further keys.
 * @since 0.1
 */
enum tactus_modifier {
	/** No key. */
	TACTUS_MODIFIER_NONE = 0,
	/** Shift. */
	TACTUS_MODIFIER_SHIFT = 1 << 0,
	/** Control. */
	TACTUS_MODIFIER_CTRL = 1 << 2,
	/** Alt. */
	TACTUS_MODIFIER_ALT = 1 << 3,
	/** Super, the logo key; UIKit's command key. */
	TACTUS_MODIFIER_SUPER = 1 << 6,
	TACTUS_MODIFIER_FORCE_32_BIT = INT32_MAX
};
/**
 * Sets which modifier keys are held from now on (rule 1.19). Every event carries them; recognizers may demand them
 * (tactus_recognizer_set_required_modifiers()). A host calls it when the keyboard's modifiers change.
 * @param modifiers mask of enum tactus_modifier; default NONE
 * @return OK; from inside a callback the change is queued behind the input sent before it (rule 12.4). LIMIT: the
 *         queue is full, nothing has changed. INVALID_ARGUMENT: @p application is NULL
 * @since 0.1
 */
enum tactus_status tactus_application_set_modifiers(struct tactus_application *application, uint32_t modifiers);
/**
 * Returns the modifier keys that are held, a mask of enum tactus_modifier; 0 for NULL. A change that is still queued
 * is not in it.
 * @since 0.1
 */
uint32_t tactus_application_get_modifiers(const struct tactus_application *application);

/** @} */
/* ------------------------------------------------------------------ */
/** @defgroup sources Touch sources: the input
 *  A touch source is one device with touch ids and frames of its own. A sample says that a touch went down, moved or
 *  lifted; a frame ends what the device reports for one moment. Touches of one frame are delivered together, so that
 *  two fingers that land at the same time are one event. Hosts on libinput use tactus-libinput.h instead of this
 *  section.
 *
 *  A source covers a rectangle of the application, usually that of its output, and has a physical size. With the size
 *  known, thresholds in millimetres mean millimetres on the glass.
 *
 *  @code
 *  struct tactus_touch_source_info info = TACTUS_TOUCH_SOURCE_INFO_INIT;
 *  struct tactus_touch_source *panel;
 *
 *  info.flags = TACTUS_TOUCH_SOURCE_FLAGS_NORMALIZED;
 *  info.width = 1280;
 *  info.height = 800;
 *  info.width_mm = 217;
 *  info.height_mm = 136;
 *  panel = tactus_touch_source_create(application, &info);
 *
 *  tactus_touch_source_down(panel, time_us, 0, 0.25, 0.5);
 *  tactus_touch_source_down(panel, time_us, 1, 0.30, 0.5);
 *  tactus_touch_source_frame(panel, time_us);
 *  @endcode
 *
 *  Common mistakes: forgetting the frame, so that nothing is delivered; sending a frame after every sample, so that
 *  fingers that land together arrive one by one; keeping the source of a device that was unplugged, so that its
 *  fingers stay down.
 *  @{ */

/** Flags of a touch source: how its device reports. @since 0.1 */
enum tactus_touch_source_flags {
	/** Frames, coordinates of the rectangle in px, lengths as they are. */
	TACTUS_TOUCH_SOURCE_FLAGS_NONE = 0,
	/** Sends no frames: every event is delivered by itself. */
	TACTUS_TOUCH_SOURCE_FLAGS_FRAMELESS = 1,
	/** Coordinates run from 0 to 1 across the rectangle. */
	TACTUS_TOUCH_SOURCE_FLAGS_NORMALIZED = 2,
	/** Lengths in px are taken for 160 px per inch and scaled to the panel's real density (8.9). */
	TACTUS_TOUCH_SOURCE_FLAGS_SCALES_LENGTHS = 4,
	/**
	 * Times come from another clock than CLOCK_MONOTONIC of this machine: a nested compositor, a
	 * recording, a remote screen. The source's first sample after a time without touches is set to the
	 * application's time, or to CLOCK_MONOTONIC once tactus_application_get_timer_fd() was called; the
	 * others keep their distances to it. A frame counts at the time of its last sample, whatever time it
	 * bears (11.4).
	 */
	TACTUS_TOUCH_SOURCE_FLAGS_FOREIGN_CLOCK = 8,
	TACTUS_TOUCH_SOURCE_FLAGS_FORCE_32_BIT = INT32_MAX
};

/** Place of a device in the application, and how it reports. @since 0.1 */
struct tactus_touch_source_info {
	size_t size;
	/** Each seat has its own multi-touch sequences (1.13). */
	uint32_t seat;
	/** enum tactus_touch_source_flags. */
	uint32_t flags;
	/** Rectangle of the device in the application: that of its output. */
	double x, y, width, height;
	/** Physical size of that rectangle in mm; 0: unknown. */
	double width_mm, height_mm;
	/** Applied to what is fed, before anything else: a, b, c, d, tx, ty as of a view. All 0: none. */
	double transform[6];
};
/** Sets the size; nothing else is set. @since 0.1 */
#define TACTUS_TOUCH_SOURCE_INFO_INIT \
	{ sizeof(struct tactus_touch_source_info), 0, 0, 0, 0, 0, 0, 0, 0, { 0, 0, 0, 0, 0, 0 } }

/**
 * Creates a touch source: one device with touch ids and frames of its own.
 *
 * @param info copied; NULL: seat 0, coordinates of the application, frames, unknown size
 * @return the source; NULL on an invalid @p info, no @p application or lack of memory (logged)
 * @sa tactus_touch_source_destroy(), tactus_touch_source_set_info()
 * @since 0.1
 */
struct tactus_touch_source *tactus_touch_source_create(
	struct tactus_application *application, const struct tactus_touch_source_info *info);
/**
 * Destroys a touch source whose device is gone. Its live touches are cancelled as by the system.
 *
 * @param source NULL is allowed
 * @since 0.1
 */
void tactus_touch_source_destroy(struct tactus_touch_source *source);
/**
 * Sets a pointer of the host's, which the library keeps and never reads through. Default NULL.
 *
 * @return OK. INVALID_ARGUMENT: @p source is NULL
 * @since 0.1
 */
enum tactus_status tactus_touch_source_set_user_data(struct tactus_touch_source *source, void *data);
/** Returns the pointer that was set with tactus_touch_source_set_user_data(), or NULL. @since 0.1 */
void *tactus_touch_source_get_user_data(const struct tactus_touch_source *source);
/**
 * Adds a function that is called once when the object is freed. Any number may be added; they are called in order
 * of addition.
 *
 * @param listener may only call getters (see @ref tactus_destroy_func)
 * @param data passed to @p listener
 * @return OK. INVALID_ARGUMENT: @p source or @p listener is NULL. NO_MEMORY: the listener was not added
 * @since 0.1
 */
enum tactus_status tactus_touch_source_add_destroy_listener(
	struct tactus_touch_source *source, tactus_destroy_func listener, void *data);
/**
 * Removes the first destroy listener that was added with the same function and data.
 *
 * @return OK. NONE: no such listener. INVALID_ARGUMENT: @p source or @p listener is NULL
 * @since 0.1
 */
enum tactus_status tactus_touch_source_remove_destroy_listener(
	struct tactus_touch_source *source, tactus_destroy_func listener, void *data);
/** Returns the application that a source feeds; NULL for NULL or a destroyed source. @since 0.1 */
struct tactus_application *tactus_touch_source_get_application(const struct tactus_touch_source *source);
/**
 * Changes where a device lies and how it reports. Live touches keep their locations until they move.
 *
 * @param info copied
 * @return OK. INVALID_ARGUMENT: a member of @p info is out of range, or a pointer is NULL
 * @since 0.1
 */
enum tactus_status tactus_touch_source_set_info(
	struct tactus_touch_source *source, const struct tactus_touch_source_info *info);
/**
 * Writes where a device lies and how it reports. A transform that was never set reads 1, 0, 0, 1, 0, 0.
 *
 * @param info made with its _INIT macro
 * @return OK. INVALID_ARGUMENT: a pointer is NULL, or the size of @p info is not valid
 * @since 0.1
 */
enum tactus_status tactus_touch_source_get_info(
	const struct tactus_touch_source *source, struct tactus_touch_source_info *info);

/** Place at which tap assistance delivers a tap (1.18). @since 0.1 */
enum tactus_tap_place {
	/** The location of the touch-down. */
	TACTUS_TAP_PLACE_INITIAL = 0,
	/** The location of the lift. */
	TACTUS_TAP_PLACE_FINAL = 1,
	TACTUS_TAP_PLACE_FORCE_32_BIT = INT32_MAX
};

/**
 * Touch accommodations for people whose fingers tremble, bounce or slide (1.18). They change what the device says
 * before anything else sees it: recognizers, views and clients' surfaces get the same touches. The three apply in the
 * order ignore repeat, hold duration, tap assistance. A duration of 0 switches one off, which is the default.
 * @since 0.1
 */
struct tactus_touch_accommodations {
	size_t size;
	/**
	 * Hold duration, µs: a finger comes down once it has been held for so long, where it is then. One that lifts
	 * earlier is not delivered at all.
	 */
	uint64_t hold_duration_us;
	/**
	 * Ignore repeat, µs: a finger that lands sooner than this after the lift of a delivered finger, and at most
	 * 45 px from it, is not delivered at all.
	 */
	uint64_t ignore_repeat_us;
	/**
	 * Tap assistance, µs: a finger that lifts sooner than this after its down is delivered at its lift, as a tap
	 * that did not move. One that stays comes down after this time, where it is then.
	 */
	uint64_t tap_assistance_us;
	/** enum tactus_tap_place: where such a tap is delivered. */
	uint32_t tap_place;
	/** 0. */
	uint32_t reserved;
};
/** Sets the size; everything is off. @since 0.1 */
#define TACTUS_TOUCH_ACCOMMODATIONS_INIT { sizeof(struct tactus_touch_accommodations), 0, 0, 0, 0, 0 }

/**
 * Sets the accommodations of a touch source (1.18). They count for fingers that land later; a finger that waits keeps
 * the durations of its landing. Deadlines of waiting fingers are part of tactus_application_get_next_deadline().
 *
 * While a finger waits, motions and the lift of it are accepted with OK and not delivered; so are those of a finger
 * that is never delivered.
 * @param accommodations copied; NULL: all off, the default. Durations up to 2^62
 * @return OK. INVALID_ARGUMENT: the struct is malformed, a duration is larger, the place is not listed, or @p source
 *         is NULL. NO_MEMORY: nothing has changed
 * @sa tactus_touch_source_get_accommodations(), docs/accessibility.md
 * @since 0.1
 */
enum tactus_status tactus_touch_source_set_accommodations(
	struct tactus_touch_source *source, const struct tactus_touch_accommodations *accommodations);
/**
 * Reads the accommodations of a touch source (1.18).
 * @param accommodations filled, as far as its size says
 * @return OK. INVALID_ARGUMENT: an argument is NULL or the struct is malformed
 * @sa tactus_touch_source_set_accommodations()
 * @since 0.1
 */
enum tactus_status tactus_touch_source_get_accommodations(
	const struct tactus_touch_source *source, struct tactus_touch_accommodations *accommodations);

/** All that can be said of a touch at a moment. @since 0.1 */
struct tactus_touch_sample {
	size_t size;
	/** The device's time. */
	uint64_t time_us;
	/** The finger, as the device names it. */
	int32_t id;
	/** enum tactus_touch_type; counts at the down. */
	uint32_t type;
	/** As its source counts: px, or parts of its rectangle. */
	double x, y;
	/** px; 0: unknown. */
	double major_radius;
	/** 0: unknown. */
	double force, maximum_possible_force;
	/** enum tactus_button; 0 for fingers. */
	uint32_t button_mask;
	uint32_t reserved;
	/** Of a stylus, radians: from upright, and where its upper end points, clockwise from the direction of x. */
	double tilt, azimuth;
};
/** Sets the size; nothing else is set. @since 0.1 */
#define TACTUS_TOUCH_SAMPLE_INIT { sizeof(struct tactus_touch_sample), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 }

/*
 * Each call may come from inside a callback; it is then queued and answered as far as it can be judged
 * (12.4). INVALID_ARGUMENT: a number is not finite or a time above 2^62. DUPLICATE_TOUCH, UNKNOWN_TOUCH:
 * refused and logged, later input works (12.5). DESTROYED: a callback that the time of this very call made due has
 * destroyed the source, and nothing was taken.
 */
/**
 * Feeds a touch-down. It counts when its frame ends.
 *
 * @param time_us µs; at most 2^62
 * @param id any number that no live touch of this source has
 * @param x px of the application, or 0 to 1 for a normalized source, as is @p y
 * @return OK. DUPLICATE_TOUCH: @p id is down already. LIMIT: 64 touches are down, or a callback has sent 1024
 *   samples. INVALID_ARGUMENT: a number is out of range, or @p source is NULL
 * @sa tactus_touch_source_frame(), tactus_touch_source_down_sample()
 * @since 0.1
 */
enum tactus_status tactus_touch_source_down(
	struct tactus_touch_source *source, uint64_t time_us, int32_t id, double x, double y);
/**
 * Feeds a new location of a live touch.
 *
 * @param x in the unit of tactus_touch_source_down(), as is @p y
 * @return OK. UNKNOWN_TOUCH: @p id is not down. LIMIT: a callback has sent 1024 samples. INVALID_ARGUMENT: a
 *   number is out of range, or @p source is NULL
 * @since 0.1
 */
enum tactus_status tactus_touch_source_motion(
	struct tactus_touch_source *source, uint64_t time_us, int32_t id, double x, double y);
/**
 * Feeds the lift of a touch, at its last location.
 *
 * @return OK. UNKNOWN_TOUCH: @p id is not down. LIMIT: a callback has sent 1024 samples. INVALID_ARGUMENT: @p
 *   time_us is above 2^62, or @p source is NULL
 * @since 0.1
 */
enum tactus_status tactus_touch_source_up(struct tactus_touch_source *source, uint64_t time_us, int32_t id);
/**
 * Feeds the cancellation of one touch by the hardware, such as a palm (1.12).
 *
 * @return OK. UNKNOWN_TOUCH: @p id is not down. LIMIT: a callback has sent 1024 samples. INVALID_ARGUMENT: @p
 *   time_us is above 2^62, or @p source is NULL
 * @sa tactus_touch_source_cancel_all()
 * @since 0.1
 */
enum tactus_status tactus_touch_source_cancel(struct tactus_touch_source *source, uint64_t time_us, int32_t id);
/**
 * Ends an input frame: what came since the last one is delivered. An empty one is no fault.
 *
 * Every group of samples needs one, unless the source was created with TACTUS_TOUCH_SOURCE_FLAGS_FRAMELESS. Samples
 * that wait for their frame for more than 1 s are reported once for each source as a client bug (11.5).
 *
 * @param time_us microseconds, not before the frame's last sample
 * @return OK; INVALID_ARGUMENT for a time above 2^62; LIMIT if 1024 samples of callbacks wait already; DESTROYED if a
 * callback removed the source
 * @since 0.1
 */
enum tactus_status tactus_touch_source_frame(struct tactus_touch_source *source, uint64_t time_us);
/**
 * Cancels all touches of this source as the system does, such as on suspend (1.12).
 *
 * @return OK. INVALID_ARGUMENT: @p time_us is above 2^62, or @p source is NULL
 * @sa tactus_application_cancel_touches()
 * @since 0.1
 */
enum tactus_status tactus_touch_source_cancel_all(struct tactus_touch_source *source, uint64_t time_us);
/**
 * Feeds a touch-down with type, force, radius, tilt and buttons.
 *
 * @param sample made with its _INIT macro
 * @return as of tactus_touch_source_down()
 * @since 0.1
 */
enum tactus_status tactus_touch_source_down_sample(
	struct tactus_touch_source *source, const struct tactus_touch_sample *sample);
/**
 * Feeds a new location of a live touch with force, radius, tilt and buttons.
 *
 * @param sample made with its _INIT macro
 * @return as of tactus_touch_source_motion()
 * @since 0.1
 */
enum tactus_status tactus_touch_source_motion_sample(
	struct tactus_touch_source *source, const struct tactus_touch_sample *sample);
/**
 * Feeds the location of a pointer or of a stylus near the panel: hover recognizers follow it (8.8).
 *
 * @param x in the unit of tactus_touch_source_down(), as is @p y
 * @return OK. LIMIT: a callback has sent 1024 samples. INVALID_ARGUMENT: a number is out of range, or @p source is NULL
 * @sa tactus_touch_source_hover_leave()
 * @since 0.1
 */
enum tactus_status tactus_touch_source_hover(
	struct tactus_touch_source *source, uint64_t time_us, double x, double y);
/**
 * Ends hovering: the pointer or stylus has left.
 *
 * @return OK. LIMIT: a callback has sent 1024 samples. INVALID_ARGUMENT: @p time_us is above 2^62, or @p source is NULL
 * @since 0.1
 */
enum tactus_status tactus_touch_source_hover_leave(struct tactus_touch_source *source, uint64_t time_us);

/** @} */
/* ------------------------------------------------------------------ */
/** @defgroup views Views and windows
 *  A view is a rectangle that takes part in the hit test. Views form trees, and the root of a tree is a window. A
 *  touch belongs to the view in which it lands until it lifts, wherever it goes in between. A compositor has a window
 *  for the desktop and a view for each surface of its clients; a toolkit has a view for each widget that takes
 *  touches.
 *
 *  Views draw nothing. The frame of a view says where it is in its superview, the bounds origin where its own space
 *  begins, and the transform how that space is scaled and turned about its centre. Subviews that were added later lie
 *  in front.
 *
 *  @code
 *  struct tactus_view *window = tactus_window_create(application, 0, 0, 1280, 800);
 *  struct tactus_view *picture = tactus_view_create(application, 100, 100, 400, 300);
 *  struct tactus_view *menu = tactus_view_create(application, 0, 0, 1280, 32);
 *
 *  tactus_view_add_subview(window, picture);
 *  tactus_view_add_subview(window, menu);
 *  tactus_view_set_transform(picture, 0.5, 0, 0, 0.5, 0, 0);
 *  tactus_view_set_hidden(menu, true);
 *  @endcode
 *
 *  Common mistakes: expecting a second finger on a view that takes only one, see
 *  tactus_view_set_multiple_touch_enabled(); hiding a view by a frame without size instead of
 *  tactus_view_set_hidden(); using the pointer of a view in a callback after the view was destroyed, where
 *  tactus_view_add_destroy_listener() tells in time.
 *  @{ */

/** A yes, a no, or whatever the library would do by itself. @since 0.1 */
enum tactus_answer {
	/** The library decides by its rules. */
	TACTUS_ANSWER_DEFAULT = 0,
	/** Yes. */
	TACTUS_ANSWER_YES = 1,
	/** No. */
	TACTUS_ANSWER_NO = 2,
	TACTUS_ANSWER_FORCE_32_BIT = INT32_MAX
};

/**
 * Overrides of a view. NULL members keep the default. @since 0.1
 */
struct tactus_view_callbacks {
	size_t size;
	/**
	 * Replaces the hit test: a view of this subtree, or NULL for none (2.1). The point is in the view's
	 * space.
	 */
	struct tactus_view *(*hit_test)(struct tactus_view *view, double x, double y, void *data);
	/** Replaces the half-open bounds (2.2). */
	enum tactus_answer (*point_inside)(struct tactus_view *view, double x, double y, void *data);
	/** The view entered @p window, or left its window (NULL) (2.11). */
	void (*did_move_to_window)(struct tactus_view *view, struct tactus_view *window, void *data);
	/** Asked of the recognizer's view and of the hit-test view (6.11). */
	enum tactus_answer (*should_begin)(struct tactus_view *view, struct tactus_recognizer *recognizer, void *data);
	/** Of a window: it has become the key window, by tactus_window_make_key() or as the front one (rule 3.4). */
	void (*became_key)(struct tactus_view *window, void *data);
	/** Of a window: it is not the key window any more. Called before the next one's became_key. */
	void (*resigned_key)(struct tactus_view *window, void *data);
};
/** Sets the size; nothing else is set. @since 0.1 */
#define TACTUS_VIEW_CALLBACKS_INIT { sizeof(struct tactus_view_callbacks), NULL, NULL, NULL, NULL, NULL, NULL }

/**
 * Creates a window: the root of a tree of views. It is shown to touches at once, in front of the other windows of
 * level 0.
 *
 * @param x px in the application's space, as is @p y
 * @param width px, at least 0, as is @p height
 * @return the window; NULL on invalid numbers, no @p application or lack of memory (logged)
 * @sa tactus_view_destroy()
 * @since 0.1
 */
struct tactus_view *tactus_window_create(
	struct tactus_application *application, double x, double y, double width, double height);
/**
 * Sets the level of a window. Windows of a higher level are hit first (2.6).
 *
 * @param level default 0
 * @return OK. INVALID_ARGUMENT: a number is out of range, or @p window is NULL. WRONG_KIND: @p window is not a
 *   window
 * @since 0.1
 */
enum tactus_status tactus_window_set_level(struct tactus_view *window, double level);
/** Returns the level of a window; 0 for NULL and for views that are no windows. @since 0.1 */
double tactus_window_get_level(const struct tactus_view *window);
/**
 * Puts a window in front of all others of its level.
 *
 * @return OK. INVALID_ARGUMENT: @p window is NULL. WRONG_KIND: @p window is not a window
 * @since 0.1
 */
enum tactus_status tactus_window_bring_to_front(struct tactus_view *window);
/**
 * Makes a window the key window: motion and remote-control events start there while there is no first responder
 * (3.5).
 *
 * @return OK. INVALID_ARGUMENT: @p window is NULL. WRONG_KIND: @p window is not a window
 * @since 0.1
 */
enum tactus_status tactus_window_make_key(struct tactus_view *window);
/**
 * Returns whether a window is the key window; false for NULL and for views that are no windows.
 *
 * @sa tactus_window_make_key()
 * @since 0.1
 */
bool tactus_window_is_key(const struct tactus_view *window);
/** Returns the number of windows; 0 for NULL. @since 0.1 */
size_t tactus_application_get_window_count(const struct tactus_application *application);
/**
 * Returns a window by its index, the frontmost first.
 *
 * @return the window; NULL if @p index is beyond the end or @p application is NULL
 * @since 0.1
 */
struct tactus_view *tactus_application_get_window(const struct tactus_application *application, size_t index);

/**
 * Creates a view that is in no tree yet.
 *
 * @param x px in the space of the later superview, as is @p y
 * @param width px, at least 0, as is @p height
 * @return the view; NULL on invalid numbers, no @p application or lack of memory (logged)
 * @sa tactus_view_add_subview(), tactus_view_destroy()
 * @since 0.1
 */
struct tactus_view *tactus_view_create(
	struct tactus_application *application, double x, double y, double width, double height);
/**
 * Destroys a view or window. Its live touches are cancelled first; its subviews and recognizers are detached and
 * live on (2.10).
 *
 * @param view NULL is allowed
 * @since 0.1
 */
void tactus_view_destroy(struct tactus_view *view);
/**
 * Sets a pointer of the host's, which the library keeps and never reads through. Default NULL.
 *
 * @return OK. INVALID_ARGUMENT: @p view is NULL
 * @since 0.1
 */
enum tactus_status tactus_view_set_user_data(struct tactus_view *view, void *data);
/** Returns the pointer that was set with tactus_view_set_user_data(), or NULL. @since 0.1 */
void *tactus_view_get_user_data(const struct tactus_view *view);
/**
 * Adds a function that is called once when the object is freed. Any number may be added; they are called in order
 * of addition.
 *
 * @param listener may only call getters (see @ref tactus_destroy_func)
 * @param data passed to @p listener
 * @return OK. INVALID_ARGUMENT: @p view or @p listener is NULL. NO_MEMORY: the listener was not added
 * @since 0.1
 */
enum tactus_status tactus_view_add_destroy_listener(
	struct tactus_view *view, tactus_destroy_func listener, void *data);
/**
 * Removes the first destroy listener that was added with the same function and data.
 *
 * @return OK. NONE: no such listener. INVALID_ARGUMENT: @p view or @p listener is NULL
 * @since 0.1
 */
enum tactus_status tactus_view_remove_destroy_listener(
	struct tactus_view *view, tactus_destroy_func listener, void *data);
/** Returns the application that a view was made for; NULL for NULL or a destroyed view. @since 0.1 */
struct tactus_application *tactus_view_get_application(const struct tactus_view *view);

/**
 * Sets a name for dumps, explanations and log lines.
 *
 * @param name UTF-8, copied; NULL: no name
 * @return OK. INVALID_ARGUMENT: @p view is NULL
 * @since 0.1
 */
enum tactus_status tactus_view_set_name(struct tactus_view *view, const char *name);
/** Returns the name of a view, valid until it is set again; NULL if there is none, and for NULL. @since 0.1 */
const char *tactus_view_get_name(const struct tactus_view *view);

/** What a view was created as. @since 0.1 */
enum tactus_view_kind {
	/** tactus_view_create(). */
	TACTUS_VIEW_KIND_PLAIN = 0,
	/** tactus_window_create(). */
	TACTUS_VIEW_KIND_WINDOW = 1,
	/** tactus_control_create(). */
	TACTUS_VIEW_KIND_CONTROL = 2,
	/** tactus_scroll_view_create(). */
	TACTUS_VIEW_KIND_SCROLL_VIEW = 3,
	/** tactus_surface_create(). */
	TACTUS_VIEW_KIND_SURFACE = 4,
	TACTUS_VIEW_KIND_FORCE_32_BIT = INT32_MAX
};
/** Returns what a view was created as; PLAIN for NULL. @since 0.1 */
enum tactus_view_kind tactus_view_get_kind(const struct tactus_view *view);

/**
 * Sets the parts of a view that the host overrides, such as its hit test.
 *
 * @param callbacks copied; NULL: none
 * @param data passed to the callbacks
 * @return OK. INVALID_ARGUMENT: @p view is NULL, or the size of @p callbacks is not valid
 * @since 0.1
 */
enum tactus_status tactus_view_set_callbacks(
	struct tactus_view *view, const struct tactus_view_callbacks *callbacks, void *data);

/**
 * Adds a view in front of its new siblings. It is taken out of its former superview first. O(depth).
 *
 * @return OK. CYCLE: @p subview is @p view or an ancestor of it. WRONG_STATE: @p subview is a window.
 *   INVALID_ARGUMENT: a pointer is NULL
 * @sa tactus_view_insert_subview()
 * @since 0.1
 */
enum tactus_status tactus_view_add_subview(struct tactus_view *view, struct tactus_view *subview);
/**
 * Adds a view at an index among its new siblings.
 *
 * @param index 0: the rearmost; beyond the end: in front
 * @return OK. CYCLE: @p subview is @p view or an ancestor of it. WRONG_STATE: @p subview is a window.
 *   INVALID_ARGUMENT: a pointer is NULL
 * @since 0.1
 */
enum tactus_status tactus_view_insert_subview(struct tactus_view *view, struct tactus_view *subview, size_t index);
/**
 * Takes a view out of its superview. Live touches of its subtree are cancelled (2.10). Does nothing without a
 * superview.
 *
 * @return OK. INVALID_ARGUMENT: @p view is NULL
 * @since 0.1
 */
enum tactus_status tactus_view_remove_from_superview(struct tactus_view *view);
/**
 * Puts a view in front of its siblings: it is hit first. Does nothing without a superview.
 *
 * @return OK. INVALID_ARGUMENT: @p view is NULL
 * @since 0.1
 */
enum tactus_status tactus_view_bring_to_front(struct tactus_view *view);
/**
 * Puts a view behind its siblings. Does nothing without a superview.
 *
 * @return OK. INVALID_ARGUMENT: @p view is NULL
 * @since 0.1
 */
enum tactus_status tactus_view_send_to_back(struct tactus_view *view);
/** Returns the superview, or NULL. O(1). @since 0.1 */
struct tactus_view *tactus_view_get_superview(const struct tactus_view *view);
/** Returns the window whose tree a view is in, for a window itself, or NULL. O(depth). @since 0.1 */
struct tactus_view *tactus_view_get_window(const struct tactus_view *view);
/**
 * Returns whether a view is in the subtree of @p ancestor; a view is in its own subtree. False for NULL. O(depth).
 * @since 0.1
 */
bool tactus_view_is_descendant_of(const struct tactus_view *view, const struct tactus_view *ancestor);
/** Returns the number of subviews; 0 for NULL. @since 0.1 */
size_t tactus_view_get_subview_count(const struct tactus_view *view);
/**
 * Returns a subview by its index, the rearmost first.
 *
 * @return the subview; NULL if @p index is beyond the end or @p view is NULL
 * @since 0.1
 */
struct tactus_view *tactus_view_get_subview(const struct tactus_view *view, size_t index);

/**
 * Sets the location and size of a view before its transform: in the superview, for a window in the application. Takes
 * effect for the next hit test.
 *
 * @param x px, as is @p y
 * @param width px, at least 0, as is @p height
 * @return OK. INVALID_ARGUMENT: a number is out of range, or @p view is NULL
 * @since 0.1
 */
enum tactus_status tactus_view_set_frame(struct tactus_view *view, double x, double y, double width, double height);
/**
 * Writes the location and size of a view before its transform, in px. Any output pointer may be NULL.
 *
 * @return OK. INVALID_ARGUMENT: @p view is NULL
 * @since 0.1
 */
enum tactus_status tactus_view_get_frame(
	const struct tactus_view *view, double *x, double *y, double *width, double *height);
/**
 * Sets the origin of a view's own coordinates: the point that is shown at its top left corner.
 *
 * @param x px; default 0, as of @p y
 * @return OK. INVALID_ARGUMENT: a number is out of range, or @p view is NULL
 * @since 0.1
 */
enum tactus_status tactus_view_set_bounds_origin(struct tactus_view *view, double x, double y);
/**
 * Writes the origin of a view's own coordinates, in px. Either output pointer may be NULL.
 *
 * @return OK. INVALID_ARGUMENT: @p view is NULL
 * @since 0.1
 */
enum tactus_status tactus_view_get_bounds_origin(const struct tactus_view *view, double *x, double *y);
/**
 * Sets a transform about the view's centre: x' = a·x + c·y + tx, y' = b·x + d·y + ty (2.5). Default 1, 0, 0, 1, 0,
 * 0.
 *
 * @return OK. INVALID_ARGUMENT: a number is out of range, or @p view is NULL. NO_MEMORY: the transform is
 *   unchanged
 * @since 0.1
 */
enum tactus_status tactus_view_set_transform(
	struct tactus_view *view, double a, double b, double c, double d, double tx, double ty);
/**
 * Writes the transform of a view. Any output pointer may be NULL.
 *
 * @return OK. INVALID_ARGUMENT: @p view is NULL
 * @since 0.1
 */
enum tactus_status tactus_view_get_transform(
	const struct tactus_view *view, double *a, double *b, double *c, double *d, double *tx, double *ty);
/**
 * Hides a view with its subtree, or shows it again. What is hidden is not hit (2.2).
 *
 * @param hidden default false
 * @return OK. INVALID_ARGUMENT: @p view is NULL
 * @since 0.1
 */
enum tactus_status tactus_view_set_hidden(struct tactus_view *view, bool hidden);
/** Returns whether a view itself was hidden; false for NULL. @since 0.1 */
bool tactus_view_is_hidden(const struct tactus_view *view);
/**
 * Sets the opacity of a view. Below 0.01 its subtree is not hit (2.2).
 *
 * @param alpha 0 to 1; default 1
 * @return OK. INVALID_ARGUMENT: a number is out of range, or @p view is NULL
 * @since 0.1
 */
enum tactus_status tactus_view_set_alpha(struct tactus_view *view, double alpha);
/** Returns the opacity of a view; 0 for NULL. @since 0.1 */
double tactus_view_get_alpha(const struct tactus_view *view);
/**
 * Sets whether touches can hit a view and its subtree (2.2).
 *
 * @param enabled default true
 * @return OK. INVALID_ARGUMENT: @p view is NULL
 * @since 0.1
 */
enum tactus_status tactus_view_set_user_interaction_enabled(struct tactus_view *view, bool enabled);
/** Returns whether touches can hit a view; false for NULL. @since 0.1 */
bool tactus_view_is_user_interaction_enabled(const struct tactus_view *view);
/**
 * Sets whether a view gets several touches at a time. Without it only the first touch on the view reaches it
 * (2.8).
 *
 * @param enabled default false, for surfaces true
 * @return OK. INVALID_ARGUMENT: @p view is NULL
 * @since 0.1
 */
enum tactus_status tactus_view_set_multiple_touch_enabled(struct tactus_view *view, bool enabled);
/** Returns whether a view gets several touches at a time; false for NULL. @since 0.1 */
bool tactus_view_is_multiple_touch_enabled(const struct tactus_view *view);
/**
 * Sets whether a view is touched alone: while it has touches, other views of its window get none, and the other
 * way round (2.9).
 *
 * @param exclusive default false
 * @return OK. INVALID_ARGUMENT: @p view is NULL
 * @since 0.1
 */
enum tactus_status tactus_view_set_exclusive_touch(struct tactus_view *view, bool exclusive);
/** Returns whether a view is touched alone; false for NULL. @since 0.1 */
bool tactus_view_is_exclusive_touch(const struct tactus_view *view);
/**
 * Sets whether touches of this subtree are kept from the recognizers of its ancestors (2.12).
 *
 * @param inhibits default false
 * @return OK. INVALID_ARGUMENT: @p view is NULL
 * @sa tactus_recognizer_set_exempt_from_inhibition()
 * @since 0.1
 */
enum tactus_status tactus_view_set_inhibits_ancestor_recognizers(struct tactus_view *view, bool inhibits);
/**
 * Returns whether touches of this subtree are kept from the recognizers of its ancestors; false for NULL.
 * @since 0.1
 */
bool tactus_view_inhibits_ancestor_recognizers(const struct tactus_view *view);
/**
 * Sets whether screen-edge pans of this view measure from the edges of the output, which is the touch source's
 * rectangle, instead of the window's (8.8).
 *
 * @param uses default false
 * @return OK. INVALID_ARGUMENT: @p view is NULL
 * @since 0.1
 */
enum tactus_status tactus_view_set_uses_output_edges(struct tactus_view *view, bool uses);
/**
 * Returns whether screen-edge pans of this view measure from the edges of the output; false for NULL.
 * @since 0.1
 */
bool tactus_view_uses_output_edges(const struct tactus_view *view);

/**
 * Sets the edges where the shell's gestures come second, on this view and below it (rule 2.13): a screen-edge pan with
 * tactus_screen_edge_pan_recognizer_set_shell_gesture() whose touch starts there fails when it would begin, and
 * recognizes if it comes again within 3 s. For games and full-screen video.
 * @param edges mask of enum tactus_edge; default NONE. Counts for pans that begin later
 * @return OK. INVALID_ARGUMENT: a bit is no edge, or @p view is NULL
 * @sa tactus_application_add_edge_deferral_listener()
 * @since 0.1
 */
enum tactus_status tactus_view_set_deferred_edges(struct tactus_view *view, uint32_t edges);
/** Returns the edges where the shell's gestures come second, a mask of enum tactus_edge; 0 for NULL. @since 0.1 */
uint32_t tactus_view_get_deferred_edges(const struct tactus_view *view);

/** One rectangle of an input region, in the view's space. @since 0.1 */
struct tactus_rectangle {
	/** px. */
	double x, y, width, height;
};
/**
 * Limits where a view is hit to the union of rectangles within its bounds. Rectangles contain their left and top
 * edges, not the right and bottom ones.
 *
 * @param rectangles in the view's space, copied; NULL: the whole bounds
 * @param count 0 with non-NULL @p rectangles: the view itself is hit nowhere
 * @return OK. INVALID_ARGUMENT: a rectangle is not valid, or @p view is NULL. NO_MEMORY: the region is unchanged
 * @since 0.1
 */
enum tactus_status tactus_view_set_input_region(
	struct tactus_view *view, const struct tactus_rectangle *rectangles, size_t count);
/**
 * Copies the rectangles of a view's input region.
 * @param rectangles filled with at most @p capacity of them; may be NULL if @p capacity is 0
 * @return how many there are; SIZE_MAX without a region, where the whole bounds are hit; 0 for NULL
 * @since 0.1
 */
size_t tactus_view_get_input_region(
	const struct tactus_view *view, struct tactus_rectangle *rectangles, size_t capacity);

/**
 * Returns the view that a touch at a point would hit, or NULL.
 *
 * @param x px in the application's space, as is @p y
 * @sa tactus_application_explain()
 * @since 0.1
 */
struct tactus_view *tactus_application_hit_test(struct tactus_application *application, double x, double y);
/**
 * Runs the hit test of a view for a point in its own space.
 *
 * @return the view itself, a descendant, or NULL
 * @since 0.1
 */
struct tactus_view *tactus_view_hit_test(struct tactus_view *view, double x, double y);
/**
 * Converts a point from one view's space to another's. O(depth).
 *
 * @param from NULL: the application's space
 * @param to NULL: the application's space
 * @param x px, in and out, as is @p y
 * @return OK. INVALID_ARGUMENT: a number is out of range, @p x or @p y is NULL, or a view is destroyed
 * @sa tactus_view_convert_vector()
 * @since 0.1
 */
enum tactus_status tactus_view_convert_point(
	const struct tactus_view *from, const struct tactus_view *to, double *x, double *y);
/**
 * Converts a displacement, such as a translation or a velocity, from one view's space to another's.
 * @param from NULL: the application's space, as of @p to
 * @param x px, in and out, as is @p y
 * @return OK. INVALID_ARGUMENT: a number is out of range, @p x or @p y is NULL, or a view is none or destroyed
 * @sa tactus_view_convert_point()
 * @since 0.1
 */
enum tactus_status tactus_view_convert_vector(
	const struct tactus_view *from, const struct tactus_view *to, double *x, double *y);

/** @} */
/* ------------------------------------------------------------------ */
/** @defgroup touches Touches and events
 *  A touch is one finger from its down to its lift, the same object in every callback. An event holds all touches of
 *  one delivery, also those that rest. Both are valid during the callback that passes them; ids, locations and times
 *  may be kept.
 *
 *  Places are given in the space of a view: pass the view that asks, or NULL for the application's space. One
 *  delivery may fold several samples of a finger; a drawing program reads all of them.
 *
 *  @code
 *  static void draw_stroke(struct stroke *stroke, const struct tactus_touch *touch, const struct tactus_event *event)
 *  {
 *  	size_t count = tactus_event_get_coalesced_count(event, touch);
 *
 *  	for (size_t i = 0; i < count; i++) {
 *  		struct tactus_touch_place place = TACTUS_TOUCH_PLACE_INIT;
 *
 *  		if (tactus_event_get_coalesced(event, touch, i, stroke->paper, &place) == TACTUS_STATUS_OK)
 *  			stroke_add_point(stroke, place.x, place.y, place.force);
 *  	}
 *  }
 *  @endcode
 *
 *  Common mistakes: keeping the pointer of a touch after its end instead of its id; reading a location in the wrong
 *  space; counting the touches of a callback, which holds only those that changed in this phase, instead of those of
 *  tactus_event_get_touches().
 *  @{ */

/** Phase of a touch in a delivery (1.2). @since 0.1 */
enum tactus_touch_phase {
	/** The touch went down. */
	TACTUS_TOUCH_PHASE_BEGAN = 0,
	/** The location, force or size has changed. */
	TACTUS_TOUCH_PHASE_MOVED = 1,
	/** The touch is down and did not change in this delivery. */
	TACTUS_TOUCH_PHASE_STATIONARY = 2,
	/** The touch lifted. */
	TACTUS_TOUCH_PHASE_ENDED = 3,
	/** The touch is taken back: nothing of it may have an effect. */
	TACTUS_TOUCH_PHASE_CANCELLED = 4,
	TACTUS_TOUCH_PHASE_FORCE_32_BIT = INT32_MAX
};

/** Type of a touch (1.7). @since 0.1 */
enum tactus_touch_type {
	/** A finger on a touchscreen. */
	TACTUS_TOUCH_TYPE_DIRECT = 0,
	/** Fingers on a touchpad (14.2). */
	TACTUS_TOUCH_TYPE_INDIRECT = 1,
	/** A pen on a tablet or touchscreen. */
	TACTUS_TOUCH_TYPE_STYLUS = 2,
	/** A pointer with a button down (14.1). */
	TACTUS_TOUCH_TYPE_INDIRECT_POINTER = 3,
	TACTUS_TOUCH_TYPE_FORCE_32_BIT = INT32_MAX
};

/** Returns the id that the source gave to a touch; 0 for NULL. @since 0.1 */
int32_t tactus_touch_get_id(const struct tactus_touch *touch);
/** Returns the seat of a touch's source (1.13); 0 for NULL. @since 0.1 */
uint32_t tactus_touch_get_seat(const struct tactus_touch *touch);
/** Returns the source of a touch; NULL once it is destroyed, and for NULL. @since 0.1 */
struct tactus_touch_source *tactus_touch_get_source(const struct tactus_touch *touch);
/** Returns the phase of a touch in the present delivery (1.2); TACTUS_TOUCH_PHASE_CANCELLED for NULL. @since 0.1 */
enum tactus_touch_phase tactus_touch_get_phase(const struct tactus_touch *touch);
/** Returns the type of a touch: finger, stylus or pointer (1.7); TACTUS_TOUCH_TYPE_DIRECT for NULL. @since 0.1 */
enum tactus_touch_type tactus_touch_get_type(const struct tactus_touch *touch);
/** Returns the time of a touch's last change, in µs; 0 for NULL. @since 0.1 */
uint64_t tactus_touch_get_timestamp(const struct tactus_touch *touch);
/** Returns the view that was hit at the down; NULL once it has left its window, and for NULL. @since 0.1 */
struct tactus_view *tactus_touch_get_view(const struct tactus_touch *touch);
/** Returns the window of a touch's view, or NULL. @since 0.1 */
struct tactus_view *tactus_touch_get_window(const struct tactus_touch *touch);
/**
 * Writes where a touch is, in a view's space as that is now (1.4).
 *
 * @param view NULL: the application's space
 * @param x px, as is @p y; either pointer may be NULL
 * @return OK. INVALID_ARGUMENT: @p touch is NULL or over, or @p view is destroyed
 * @sa tactus_touch_get_previous_location()
 * @since 0.1
 */
enum tactus_status tactus_touch_get_location(
	const struct tactus_touch *touch, const struct tactus_view *view, double *x, double *y);
/**
 * Writes where a touch was in the delivery before. At a down this is its location.
 *
 * @param view NULL: the application's space
 * @param x px, as is @p y; either pointer may be NULL
 * @return OK. INVALID_ARGUMENT: @p touch is NULL or over, or @p view is destroyed
 * @since 0.1
 */
enum tactus_status tactus_touch_get_previous_location(
	const struct tactus_touch *touch, const struct tactus_view *view, double *x, double *y);
/**
 * Reads where the touch went down, in @p view's space as it is now; NULL: the application's.
 * @return OK. INVALID_ARGUMENT: @p touch is NULL, or @p view is none or destroyed
 * @since 0.1
 */
enum tactus_status tactus_touch_get_start_location(
	const struct tactus_touch *touch, const struct tactus_view *view, double *x, double *y);
/**
 * Returns the number of taps in a row of which this touch is the last (1.6); 0 once it has moved too far for a
 * tap.
 * @since 0.1
 */
uint32_t tactus_touch_get_tap_count(const struct tactus_touch *touch);
/** Returns the radius of the contact in px; 0 if it is unknown, and for NULL. @since 0.1 */
double tactus_touch_get_major_radius(const struct tactus_touch *touch);
/**
 * Returns the force of a touch; 0 without a sensor.
 *
 * @sa tactus_touch_get_maximum_possible_force()
 * @since 0.1
 */
double tactus_touch_get_force(const struct tactus_touch *touch);
/** Returns the largest force that the device can report; 0 if it is unknown, and for NULL. @since 0.1 */
double tactus_touch_get_maximum_possible_force(const struct tactus_touch *touch);
/**
 * Returns the buttons that are down, for touches of a pointer: a mask of enum tactus_button. 0 for fingers.
 * @since 0.1
 */
uint32_t tactus_touch_get_button_mask(const struct tactus_touch *touch);
/**
 * Returns how far a stylus leans from upright, in radians from 0 to π/2. UIKit's altitude is π/2 minus this.
 * @since 0.1
 */
double tactus_touch_get_tilt(const struct tactus_touch *touch);
/**
 * Returns the direction in which the upper end of a stylus points, in radians clockwise from the direction of x.
 *
 * @param view the space of the direction; NULL: the application's
 * @since 0.1
 */
double tactus_touch_get_azimuth(const struct tactus_touch *touch, const struct tactus_view *view);

/** Type of an event. @since 0.1 */
enum tactus_event_type {
	/** Touches of fingers, pens or pressed pointers. */
	TACTUS_EVENT_TYPE_TOUCHES = 0,
	/** A shake (3.6). */
	TACTUS_EVENT_TYPE_MOTION = 1,
	/** A media key; the subtype is an enum tactus_remote_control. */
	TACTUS_EVENT_TYPE_REMOTE_CONTROL = 2,
	/** A pointer or pen over a view without touching (8.8). */
	TACTUS_EVENT_TYPE_HOVER = 3,
	/** A touchpad's; the subtype is an enum tactus_gesture. */
	TACTUS_EVENT_TYPE_GESTURE = 4,
	/** The subtype is an enum tactus_scroll_type. */
	TACTUS_EVENT_TYPE_SCROLL = 5,
	TACTUS_EVENT_TYPE_FORCE_32_BIT = INT32_MAX
};

/** Returns the type of an event; TACTUS_EVENT_TYPE_TOUCHES for NULL. @since 0.1 */
enum tactus_event_type tactus_event_get_type(const struct tactus_event *event);
/** Returns the kind of remote control, gesture or scroll of an event; 0 for touches and NULL. @since 0.1 */
uint32_t tactus_event_get_subtype(const struct tactus_event *event);
/** Returns the time of the delivery, in µs; 0 for NULL. @since 0.1 */
uint64_t tactus_event_get_timestamp(const struct tactus_event *event);
/** Returns the seat of an event (1.13); 0 for NULL. @since 0.1 */
uint32_t tactus_event_get_seat(const struct tactus_event *event);
/**
 * Returns the modifier keys held at the event's time, a mask of enum tactus_modifier (rule 1.19); 0 for NULL.
 * @since 0.1
 */
uint32_t tactus_event_get_modifiers(const struct tactus_event *event);
/**
 * Lists all touches of an event's sequence, stationary ones included (1.8), in the order of their downs.
 *
 * @param touches gets at most @p capacity touches; NULL: only count
 * @return the number of touches, also those beyond @p capacity; 0 for NULL
 * @since 0.1
 */
size_t tactus_event_get_touches(
	const struct tactus_event *event, const struct tactus_touch **touches, size_t capacity);
/**
 * Lists the touches of an event that are on a view.
 *
 * @param touches gets at most @p capacity touches, in the order of their downs; NULL: only count
 * @return the number of touches, also if it is above @p capacity
 * @since 0.1
 */
size_t tactus_event_get_touches_for_view(const struct tactus_event *event, const struct tactus_view *view,
	const struct tactus_touch **touches, size_t capacity);
/**
 * Lists the touches of an event that are in a window.
 *
 * @param touches gets at most @p capacity touches, in the order of their downs; NULL: only count
 * @return the number of touches, also if it is above @p capacity
 * @since 0.1
 */
size_t tactus_event_get_touches_for_window(const struct tactus_event *event, const struct tactus_view *window,
	const struct tactus_touch **touches, size_t capacity);
/**
 * Lists the touches of an event that a recognizer follows, without those that it ignores.
 *
 * @param touches gets at most @p capacity touches, in the order of their downs; NULL: only count
 * @return the number of touches, also if it is above @p capacity
 * @since 0.1
 */
size_t tactus_event_get_touches_for_recognizer(const struct tactus_event *event,
	const struct tactus_recognizer *recognizer, const struct tactus_touch **touches, size_t capacity);

/** A coalesced or predicted location of a touch. @since 0.1 */
struct tactus_touch_place {
	size_t size;
	/** When it was there, or will be. */
	uint64_t time_us;
	/** In the asked view's space. */
	double x, y;
	/** As the device reported; of a predicted location those of the touch. */
	double force, major_radius;
};
/** Sets the size; nothing else is set. @since 0.1 */
#define TACTUS_TOUCH_PLACE_INIT { sizeof(struct tactus_touch_place), 0, 0, 0, 0, 0 }
/**
 * Returns how many samples of a touch this delivery folds, the delivered one included (1.11).
 *
 * @sa tactus_event_get_coalesced()
 * @since 0.1
 */
size_t tactus_event_get_coalesced_count(const struct tactus_event *event, const struct tactus_touch *touch);
/**
 * Writes one sample that this delivery folds, the delivered one last (rule 1.11).
 *
 * @param view space of the location; NULL: the application's
 * @param place receives the sample; its size must be set
 * @return OK. NONE: there is no sample with this index. INVALID_ARGUMENT: @p view or @p place is invalid
 * @since 0.1
 */
enum tactus_status tactus_event_get_coalesced(const struct tactus_event *event, const struct tactus_touch *touch,
	size_t index, const struct tactus_view *view, struct tactus_touch_place *place);
/**
 * Returns the number of predicted locations of a touch (1.17).
 *
 * @sa tactus_event_get_predicted()
 * @since 0.1
 */
size_t tactus_event_get_predicted_count(const struct tactus_event *event, const struct tactus_touch *touch);
/**
 * Writes a predicted location of a touch, which every delivery replaces (rule 1.11).
 *
 * @param view space of the location; NULL: the application's
 * @param place receives the location; its size must be set
 * @return OK. NONE: there is no location with this index. INVALID_ARGUMENT: @p view or @p place is invalid
 * @since 0.1
 */
enum tactus_status tactus_event_get_predicted(const struct tactus_event *event, const struct tactus_touch *touch,
	size_t index, const struct tactus_view *view, struct tactus_touch_place *place);
/**
 * Predicts where a touch will be at a time, for drawing ahead of the finger (rule 1.17). A finger that stands still is
 * predicted where it stands. A prediction never lies farther than the finger's speed times the time ahead.
 *
 * From the first call on, the application keeps the samples of its touches; that first prediction goes straight on.
 *
 * @param time_us when, for instance the time at which the next output frame is shown. A time that is more than 50 ms
 *        after the touch's last sample is taken as that, one before it as the sample's
 * @param view space of the location; NULL: the application's
 * @param place receives the location and the time that was used; its size must be set
 * @return OK. NONE: the touch has lifted, or @p event or @p touch is NULL. INVALID_ARGUMENT: @p view or @p place is
 *         invalid
 * @since 0.1
 */
enum tactus_status tactus_event_predict(const struct tactus_event *event, const struct tactus_touch *touch,
	uint64_t time_us, const struct tactus_view *view, struct tactus_touch_place *place);

/**
 * Lists the live touches of an application: those that are down, in the order of the downs. May be called at any time.
 * @param touches filled with at most @p capacity; may be NULL with 0
 * @return how many there are, at most 64; 0 for NULL
 * @since 0.1
 */
size_t tactus_application_get_touches(
	const struct tactus_application *application, const struct tactus_touch **touches, size_t capacity);
/** Returns the live touch to which a source gave an id, valid until it lifts; NULL if there is none. @since 0.1 */
const struct tactus_touch *tactus_touch_source_find_touch(const struct tactus_touch_source *source, int32_t id);

/**
 * Called for every touch-down before anything is delayed or cancelled: for focus, idle timers, raising. @since 0.1
 */
typedef void (*tactus_touch_down_func)(const struct tactus_touch *touch, void *data);
/**
 * Adds a function that is called at each touch-down, before any view or recognizer. Listeners are called in order
 * of addition.
 *
 * @param data passed to @p listener
 * @return OK. INVALID_ARGUMENT: @p application or @p listener is NULL. NO_MEMORY: the listener was not added
 * @since 0.1
 */
enum tactus_status tactus_application_add_touch_down_listener(
	struct tactus_application *application, tactus_touch_down_func listener, void *data);
/**
 * Removes the first touch-down listener that was added with the same function and data.
 *
 * @return OK. NONE: no such listener. INVALID_ARGUMENT: @p application or @p listener is NULL
 * @since 0.1
 */
enum tactus_status tactus_application_remove_touch_down_listener(
	struct tactus_application *application, tactus_touch_down_func listener, void *data);

/** @} */
/* ------------------------------------------------------------------ */
/** @defgroup responders Responders
 *  A responder handles events: views, view controllers, windows, the application and its delegate. Each has a next
 *  responder, from the touched view up to the delegate; together they are the responder chain (§3). A touch callback
 *  that is NULL or answers UNHANDLED passes its touches on to the next responder.
 *
 *  A view gets a touch only as far as recognizers leave it. A recognizer that recognizes usually cancels the touches
 *  in their views: touches_cancelled means that nothing of them may have an effect. The first responder gets events
 *  without a place, such as shakes and media keys.
 *
 *  @code
 *  static enum tactus_handling paper_touched(struct tactus_responder *paper, const struct tactus_touch *const *touches,
 *  	size_t count, const struct tactus_event *event, void *data)
 *  {
 *  	switch (tactus_touch_get_phase(touches[0])) {
 *  	case TACTUS_TOUCH_PHASE_CANCELLED:
 *  		stroke_undo(data);
 *  		break;
 *  	default:
 *  		draw_stroke(data, touches[0], event);
 *  		break;
 *  	}
 *  	return TACTUS_HANDLING_HANDLED;
 *  }
 *
 *  struct tactus_responder_callbacks callbacks = TACTUS_RESPONDER_CALLBACKS_INIT;
 *
 *  callbacks.touches_began = paper_touched;
 *  callbacks.touches_moved = paper_touched;
 *  callbacks.touches_ended = paper_touched;
 *  callbacks.touches_cancelled = paper_touched;
 *  tactus_view_set_responder_callbacks(paper, &callbacks, &stroke);
 *  @endcode
 *
 *  Common mistakes: treating touches_cancelled as touches_ended, which makes a click of a swipe; leaving
 *  touches_cancelled NULL, so that a pressed button stays pressed; answering HANDLED to a began and UNHANDLED to the
 *  rest, which sends the rest to the next responder without its began.
 *  @{ */

/** Answer of a touch callback: whether it has handled the touches. @since 0.1 */
enum tactus_handling {
	/** Done with: the touches stop here. */
	TACTUS_HANDLING_HANDLED = 0,
	/** Passed on to the next responder (3.2). */
	TACTUS_HANDLING_UNHANDLED = 1,
	TACTUS_HANDLING_FORCE_32_BIT = INT32_MAX
};

/** One call per phase: @p touches are valid during it, in the order in which they went down. @since 0.1 */
typedef enum tactus_handling (*tactus_touches_func)(struct tactus_responder *responder,
	const struct tactus_touch *const *touches, size_t count, const struct tactus_event *event, void *data);

/** Handles an event other than touches: motion or remote control. @since 0.1 */
typedef enum tactus_handling (*tactus_event_func)(
	struct tactus_responder *responder, const struct tactus_event *event, void *data);

/**
 * Callbacks of any responder (view, controller, application, application delegate). A NULL
 * member forwards to the next responder. The struct is copied. @since 0.1
 */
struct tactus_responder_callbacks {
	size_t size;
	/** Touches went down on it (3.2). */
	tactus_touches_func touches_began;
	/** Touches that began on it moved. */
	tactus_touches_func touches_moved;
	/** They lifted. */
	tactus_touches_func touches_ended;
	/** They are taken back: undo what they did. */
	tactus_touches_func touches_cancelled;
	/** A shake began (3.5). */
	tactus_event_func motion_began;
	/** The shake ended. */
	tactus_event_func motion_ended;
	/** The shake was cancelled. */
	tactus_event_func motion_cancelled;
	/** A media key: tactus_event_get_subtype() is an enum tactus_remote_control. */
	tactus_event_func remote_control_received;
	/** Performs an action of a control; see tactus_control_add_action(). */
	enum tactus_handling (*perform_action)(struct tactus_responder *responder, uint32_t action,
		struct tactus_view *control, uint32_t control_event, void *data);
	/** Default no (3.4). */
	enum tactus_answer (*can_become_first_responder)(struct tactus_responder *responder, void *data);
	/** Default yes. */
	enum tactus_answer (*can_resign_first_responder)(struct tactus_responder *responder, void *data);
	/** Of the application's delegate only: the keyboard was folded away or back (14.5). */
	void (*tablet_mode_changed)(struct tactus_responder *responder, bool is_tablet_mode, void *data);
	/** The responder has become first responder (rule 3.4). */
	void (*became_first_responder)(struct tactus_responder *responder, void *data);
	/** The responder is not first responder any more: it has resigned, or has left its window (rule 3.4). */
	void (*resigned_first_responder)(struct tactus_responder *responder, void *data);
};
/** Sets the size; nothing else is set. @since 0.1 */
#define TACTUS_RESPONDER_CALLBACKS_INIT \
	{ sizeof(struct tactus_responder_callbacks), NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, \
		NULL, NULL, NULL }

/** Returns the view as a responder: the same pointer with another type. NULL for NULL. @since 0.1 */
struct tactus_responder *tactus_view_get_responder(struct tactus_view *view);
/** Returns the controller as a responder: the same pointer with another type. NULL for NULL. @since 0.1 */
struct tactus_responder *tactus_view_controller_get_responder(struct tactus_view_controller *controller);
/** Returns the application as a responder: the same pointer with another type. NULL for NULL. @since 0.1 */
struct tactus_responder *tactus_application_get_responder(struct tactus_application *application);
/**
 * Returns the application's delegate, the last responder of every chain. It always exists; NULL for NULL.
 * @since 0.1
 */
struct tactus_responder *tactus_application_get_delegate_responder(struct tactus_application *application);
/** Returns the view behind a responder; NULL for other responders and NULL. @since 0.1 */
struct tactus_view *tactus_responder_get_view(const struct tactus_responder *responder);
/** Returns the next responder: of rule 3.1, or the one that tactus_responder_set_next() set. @since 0.1 */
struct tactus_responder *tactus_responder_get_next(const struct tactus_responder *responder);
/**
 * Returns the next responder of rule 3.1, also while tactus_responder_set_next() overrides it; NULL at the end of
 * the chain.
 * @since 0.1
 */
struct tactus_responder *tactus_responder_get_default_next(const struct tactus_responder *responder);
/**
 * Overrides the next responder. The override ends when @p next is destroyed.
 *
 * @param next NULL: the chain ends here
 * @return OK. INVALID_ARGUMENT: @p responder is NULL. FOREIGN_OBJECT: @p next belongs to another application
 * @sa tactus_responder_unset_next()
 * @since 0.1
 */
enum tactus_status tactus_responder_set_next(struct tactus_responder *responder, struct tactus_responder *next);
/**
 * Restores the next responder of rule 3.1.
 *
 * @return OK. INVALID_ARGUMENT: @p responder is NULL
 * @since 0.1
 */
enum tactus_status tactus_responder_unset_next(struct tactus_responder *responder);

/**
 * From inside a touches function of struct tactus_responder_callbacks: leaves some of the call's touches to what the
 * responder does by itself, like a call of super in UIKit. A control tracks them. Any other responder passes them on
 * to its next one when the function returns; if that answers HANDLED, the call's other touches stop here.
 * @param phase the phase of the function
 * @param touches some of the touches that the function got; others are left out
 * @return OK. WRONG_STATE: no such function of @p responder is being called, or none of @p touches is of that call.
 *         INVALID_ARGUMENT: @p responder, @p touches or @p event is NULL, @p phase is not listed, @p count is above 64
 * @since 0.1
 */
enum tactus_status tactus_responder_call_default(struct tactus_responder *responder, enum tactus_touch_phase phase,
	const struct tactus_touch *const *touches, size_t count, const struct tactus_event *event);

/**
 * Creates a controller for a view. It follows the view in the responder chain (3.1). If the view has one already, the
 * new one takes its place; the old one stays until it is destroyed.
 *
 * @return the controller; NULL if @p view is NULL, or memory is short (logged)
 * @since 0.1
 */
struct tactus_view_controller *tactus_view_controller_create(struct tactus_view *view);
/**
 * Destroys a controller; its view stays.
 *
 * @param controller NULL is allowed
 * @since 0.1
 */
void tactus_view_controller_destroy(struct tactus_view_controller *controller);
/** Returns the view that a controller was made for; NULL once it is destroyed, and for NULL. @since 0.1 */
struct tactus_view *tactus_view_controller_get_view(const struct tactus_view_controller *controller);
/** Returns the controller that was made for a view, or NULL. @since 0.1 */
struct tactus_view_controller *tactus_view_get_controller(const struct tactus_view *view);
/**
 * Sets a pointer of the host's, which the library keeps and never reads through. Default NULL.
 *
 * @return OK. INVALID_ARGUMENT: @p controller is NULL
 * @since 0.1
 */
enum tactus_status tactus_view_controller_set_user_data(struct tactus_view_controller *controller, void *data);
/** Returns the pointer that was set with tactus_view_controller_set_user_data(), or NULL. @since 0.1 */
void *tactus_view_controller_get_user_data(const struct tactus_view_controller *controller);
/**
 * Adds a function that is called once when the object is freed. Any number may be added; they are called in order
 * of addition.
 *
 * @param listener may only call getters (see @ref tactus_destroy_func)
 * @param data passed to @p listener
 * @return OK. INVALID_ARGUMENT: @p controller or @p listener is NULL. NO_MEMORY: the listener was not added
 * @since 0.1
 */
enum tactus_status tactus_view_controller_add_destroy_listener(
	struct tactus_view_controller *controller, tactus_destroy_func listener, void *data);
/**
 * Removes the first destroy listener that was added with the same function and data.
 *
 * @return OK. NONE: no such listener. INVALID_ARGUMENT: @p controller or @p listener is NULL
 * @since 0.1
 */
enum tactus_status tactus_view_controller_remove_destroy_listener(
	struct tactus_view_controller *controller, tactus_destroy_func listener, void *data);
/**
 * Sets how a view handles touches and other events.
 *
 * @param callbacks copied; NULL: the view passes everything on
 * @param data passed to the callbacks
 * @return OK. INVALID_ARGUMENT: @p view is NULL, or the size of @p callbacks is not valid
 * @since 0.1
 */
enum tactus_status tactus_view_set_responder_callbacks(
	struct tactus_view *view, const struct tactus_responder_callbacks *callbacks, void *data);
/**
 * Sets how a controller handles touches and other events that its view passes on.
 *
 * @param callbacks copied; NULL: the controller passes everything on
 * @param data passed to the callbacks
 * @return OK. INVALID_ARGUMENT: @p controller is NULL, or the size of @p callbacks is not valid
 * @since 0.1
 */
enum tactus_status tactus_view_controller_set_responder_callbacks(struct tactus_view_controller *controller,
	const struct tactus_responder_callbacks *callbacks, void *data);
/**
 * Sets how the application handles touches and other events that no view or controller has handled.
 *
 * @param callbacks copied; NULL: the application passes everything on
 * @param data passed to the callbacks
 * @return OK. INVALID_ARGUMENT: @p application is NULL, or the size of @p callbacks is not valid
 * @since 0.1
 */
enum tactus_status tactus_application_set_responder_callbacks(struct tactus_application *application,
	const struct tactus_responder_callbacks *callbacks, void *data);
/**
 * Sets how the application's delegate, the last responder, handles touches and other events.
 *
 * @param callbacks copied; NULL: they are dropped
 * @param data passed to the callbacks
 * @return OK. INVALID_ARGUMENT: @p application is NULL, or the size of @p callbacks is not valid
 * @since 0.1
 */
enum tactus_status tactus_application_set_delegate_callbacks(struct tactus_application *application,
	const struct tactus_responder_callbacks *callbacks, void *data);

/**
 * A send-event filter: sees every delivery first; YES swallows it (1.14). A touch whose end is
 * swallowed is cancelled, so that everything that began is closed. @since 0.1
 */
typedef enum tactus_answer (*tactus_event_filter_func)(const struct tactus_event *event, void *data);
/**
 * Adds a filter that sees every delivery first. Any number of them, asked in order of addition: the first that says YES
 * is the last that sees the event.
 * @return OK. INVALID_ARGUMENT: @p application or @p filter is NULL. NO_MEMORY
 * @sa tactus_application_remove_event_filter(), tactus_application_set_event_filter()
 * @since 0.1
 */
enum tactus_status tactus_application_add_event_filter(
	struct tactus_application *application, tactus_event_filter_func filter, void *data);
/**
 * Removes the first filter with this function and data.
 * @return OK. NONE: there is no such filter. INVALID_ARGUMENT: @p application or @p filter is NULL
 * @since 0.1
 */
enum tactus_status tactus_application_remove_event_filter(
	struct tactus_application *application, tactus_event_filter_func filter, void *data);
/**
 * Adds a filter in place of the one that this function added last.
 * @param filter NULL: none
 * @return OK. INVALID_ARGUMENT: @p application is NULL. NO_MEMORY
 * @since 0.1
 */
enum tactus_status tactus_application_set_event_filter(
	struct tactus_application *application, tactus_event_filter_func filter, void *data);
/**
 * Adds a filter for deliveries with touches in this window, asked after the application's. Any number of them, asked in
 * order of addition: the first that says YES is the last that sees the event.
 * @return OK. INVALID_ARGUMENT: @p window or @p filter is NULL. WRONG_KIND: no window. NO_MEMORY
 * @sa tactus_window_remove_event_filter(), tactus_window_set_event_filter()
 * @since 0.1
 */
enum tactus_status tactus_window_add_event_filter(
	struct tactus_view *window, tactus_event_filter_func filter, void *data);
/**
 * Removes the first filter with this function and data.
 * @return OK. NONE: there is no such filter. INVALID_ARGUMENT: @p window or @p filter is NULL. WRONG_KIND: no window
 * @since 0.1
 */
enum tactus_status tactus_window_remove_event_filter(
	struct tactus_view *window, tactus_event_filter_func filter, void *data);
/**
 * Adds a filter in place of the one that this function added last.
 * @param filter NULL: none
 * @return OK. INVALID_ARGUMENT: @p window is NULL. WRONG_KIND: no window. NO_MEMORY
 * @since 0.1
 */
enum tactus_status tactus_window_set_event_filter(
	struct tactus_view *window, tactus_event_filter_func filter, void *data);

/**
 * Makes a responder the first responder, where motion and remote-control events start. It is asked by
 * can_become_first_responder, the present one by can_resign_first_responder; then the present one hears
 * resigned_first_responder and the new one became_first_responder (rule 3.4).
 * @return OK, also if it is first responder already. REFUSED: one of the two said no; nothing is logged.
 *         WRONG_STATE: it is in no window. INVALID_ARGUMENT: @p responder is NULL
 * @sa tactus_responder_resign_first_responder()
 * @since 0.1
 */
enum tactus_status tactus_responder_become_first_responder(struct tactus_responder *responder);
/**
 * Resigns as first responder: motion and remote-control events start at the key window again (rule 3.5).
 * @return OK. REFUSED: its can_resign_first_responder said no; nothing is logged. WRONG_STATE: it is not the first
 *         responder. INVALID_ARGUMENT: @p responder is NULL
 * @since 0.1
 */
enum tactus_status tactus_responder_resign_first_responder(struct tactus_responder *responder);
/**
 * Returns whether a responder is the first one, where key, motion and remote-control events start (3.5). False for
 * NULL.
 * @since 0.1
 */
bool tactus_responder_is_first_responder(const struct tactus_responder *responder);

/** @} */
/* ------------------------------------------------------------------ */
/** @defgroup recognizers Gesture recognizers
 *  A recognizer watches the touches on its view and on the views below it, and calls its actions when it knows its
 *  gesture. It is a state machine. Discrete ones, tap and swipe, go from POSSIBLE to ENDED; continuous ones go
 *  through BEGAN, CHANGED and ENDED or CANCELLED. FAILED means that these touches are not its gesture. An *attempt*
 *  begins with a recognizer's first touch, and ends when it is POSSIBLE again.
 *
 *  Recognizers compete: the first that recognizes fails the others, unless a delegate lets both go on
 *  (should_recognize_simultaneously_with) or one waits for another to fail (tactus_recognizer_require_failure_of(),
 *  as a tap for a double tap). Three flags say what views see of the touches meanwhile: cancels_touches_in_view,
 *  delays_touches_began, delays_touches_ended.
 *
 *  @code
 *  static void picture_panned(struct tactus_recognizer *pan, void *data)
 *  {
 *  	struct picture *picture = data;
 *  	double x = 0, y = 0;
 *
 *  	if (tactus_recognizer_get_state(pan) == TACTUS_RECOGNIZER_STATE_BEGAN)
 *  		picture_remember_its_place(picture);
 *  	tactus_pan_recognizer_get_translation(pan, tactus_view_get_superview(picture->view), &x, &y);
 *  	picture_move_by(picture, x, y);
 *  }
 *
 *  struct tactus_recognizer *pan = tactus_pan_recognizer_create(application);
 *
 *  tactus_recognizer_set_name(pan, "move picture");
 *  tactus_view_add_recognizer(picture->view, pan);
 *  tactus_recognizer_add_target(pan, picture_panned, picture);
 *  @endcode
 *
 *  Common mistakes: measuring a translation in the space of the view that the action moves; acting on every call
 *  instead of the state, so that the action runs at BEGAN, CHANGED and ENDED; destroying a view and expecting its
 *  recognizers to go with it, which are objects of their own. When nothing fires, tactus_recognizer_get_reason()
 *  tells why.
 *  @{ */

/** The kinds of recognizers (§8). @since 0.1 */
enum tactus_recognizer_kind {
	/** The functions of the host. */
	TACTUS_RECOGNIZER_KIND_CUSTOM = 0,
	/** Fingers that touch and lift (8.2). */
	TACTUS_RECOGNIZER_KIND_TAP = 1,
	/** Fingers that rest for a time. */
	TACTUS_RECOGNIZER_KIND_LONG_PRESS = 2,
	/** Fingers that move. */
	TACTUS_RECOGNIZER_KIND_PAN = 3,
	/** Fingers that move quickly along a direction. */
	TACTUS_RECOGNIZER_KIND_SWIPE = 4,
	/** Two fingers that change their distance (8.6). */
	TACTUS_RECOGNIZER_KIND_PINCH = 5,
	/** Two fingers that turn about each other (8.7). */
	TACTUS_RECOGNIZER_KIND_ROTATION = 6,
	/** A finger that comes in from an edge. */
	TACTUS_RECOGNIZER_KIND_SCREEN_EDGE_PAN = 7,
	/** A pointer or pen that hovers (8.8). */
	TACTUS_RECOGNIZER_KIND_HOVER = 8,
	/** Fingers that move, scale and turn what they hold (8.13). */
	TACTUS_RECOGNIZER_KIND_TRANSFORM = 9,
	TACTUS_RECOGNIZER_KIND_FORCE_32_BIT = INT32_MAX
};

/** State of a recognizer (5.1). @since 0.1 */
enum tactus_recognizer_state {
	/** No gesture so far; also between attempts. */
	TACTUS_RECOGNIZER_STATE_POSSIBLE = 0,
	/** A continuous recognizer has recognized its gesture. */
	TACTUS_RECOGNIZER_STATE_BEGAN = 1,
	/** Its values or fingers have changed. */
	TACTUS_RECOGNIZER_STATE_CHANGED = 2,
	/** Of a discrete recognizer: recognized. */
	TACTUS_RECOGNIZER_STATE_ENDED = 3,
	/** The name for discrete recognizers: the same value as ENDED. */
	TACTUS_RECOGNIZER_STATE_RECOGNIZED = TACTUS_RECOGNIZER_STATE_ENDED,
	/** The gesture was taken back after BEGAN: undo it. */
	TACTUS_RECOGNIZER_STATE_CANCELLED = 4,
	/** The touches are not this gesture. No action is called. */
	TACTUS_RECOGNIZER_STATE_FAILED = 5,
	TACTUS_RECOGNIZER_STATE_FORCE_32_BIT = INT32_MAX
};

/** A recognizer's action: on began, changed, ended, cancelled; the state read in it is the one reported. @since 0.1 */
typedef void (*tactus_action_func)(struct tactus_recognizer *recognizer, void *data);

/**
 * Creates a tap: fingers that touch and lift (8.2). Discrete.
 *
 * @return the recognizer, which the caller destroys; NULL without an application or memory (logged)
 * @since 0.1
 */
struct tactus_recognizer *tactus_tap_recognizer_create(struct tactus_application *application);
/**
 * Creates a long press: fingers that stay in place (8.3). Continuous.
 *
 * @return the recognizer, which the caller destroys; NULL without an application or memory (logged)
 * @since 0.1
 */
struct tactus_recognizer *tactus_long_press_recognizer_create(struct tactus_application *application);
/**
 * Creates a pan: fingers that drag (8.4). Continuous.
 *
 * @return the recognizer, which the caller destroys; NULL without an application or memory (logged)
 * @since 0.1
 */
struct tactus_recognizer *tactus_pan_recognizer_create(struct tactus_application *application);
/**
 * Creates a swipe: a quick stroke (8.5). Discrete.
 *
 * @return the recognizer, which the caller destroys; NULL without an application or memory (logged)
 * @since 0.1
 */
struct tactus_recognizer *tactus_swipe_recognizer_create(struct tactus_application *application);
/**
 * Creates a pinch: two fingers that spread or close (8.6). Continuous.
 *
 * @return the recognizer, which the caller destroys; NULL without an application or memory (logged)
 * @since 0.1
 */
struct tactus_recognizer *tactus_pinch_recognizer_create(struct tactus_application *application);
/**
 * Creates a rotation: two fingers that turn (8.7). Continuous.
 *
 * @return the recognizer, which the caller destroys; NULL without an application or memory (logged)
 * @since 0.1
 */
struct tactus_recognizer *tactus_rotation_recognizer_create(struct tactus_application *application);
/**
 * Creates a screen-edge pan: a pan that starts at an edge (8.8). Continuous. It never begins until its edges are
 * set.
 *
 * @return the recognizer, which the caller destroys; NULL without an application or memory (logged)
 * @sa tactus_screen_edge_pan_recognizer_set_edges()
 * @since 0.1
 */
struct tactus_recognizer *tactus_screen_edge_pan_recognizer_create(struct tactus_application *application);
/**
 * Creates a hover recognizer: a pointer or stylus near the panel (8.8). Continuous.
 *
 * @return the recognizer, which the caller destroys; NULL without an application or memory (logged)
 * @since 0.1
 */
struct tactus_recognizer *tactus_hover_recognizer_create(struct tactus_application *application);

/**
 * Creates a transform recognizer (8.13), which is continuous: fingers move, scale and turn what they hold.
 * @return the recognizer, or NULL without an application or memory (logged)
 * @sa @ref transform @since 0.1
 */
struct tactus_recognizer *tactus_transform_recognizer_create(struct tactus_application *application);

/**
 * Destroys a recognizer and takes it from its view. Nothing is called, also if it is active: the host that ends it
 * knows (12.3).
 *
 * @param recognizer NULL is allowed
 * @since 0.1
 */
void tactus_recognizer_destroy(struct tactus_recognizer *recognizer);
/**
 * Sets a pointer of the host's, which the library keeps and never reads through. Default NULL.
 *
 * @return OK. INVALID_ARGUMENT: @p recognizer is NULL
 * @since 0.1
 */
enum tactus_status tactus_recognizer_set_user_data(struct tactus_recognizer *recognizer, void *data);
/** Returns the pointer that was set with tactus_recognizer_set_user_data(), or NULL. @since 0.1 */
void *tactus_recognizer_get_user_data(const struct tactus_recognizer *recognizer);
/**
 * Adds a function that is called once when the object is freed. Any number may be added; they are called in order
 * of addition.
 *
 * @param listener may only call getters (see @ref tactus_destroy_func)
 * @param data passed to @p listener
 * @return OK. INVALID_ARGUMENT: @p recognizer or @p listener is NULL. NO_MEMORY: the listener was not added
 * @since 0.1
 */
enum tactus_status tactus_recognizer_add_destroy_listener(
	struct tactus_recognizer *recognizer, tactus_destroy_func listener, void *data);
/**
 * Removes the first destroy listener that was added with the same function and data.
 *
 * @return OK. NONE: no such listener. INVALID_ARGUMENT: @p recognizer or @p listener is NULL
 * @since 0.1
 */
enum tactus_status tactus_recognizer_remove_destroy_listener(
	struct tactus_recognizer *recognizer, tactus_destroy_func listener, void *data);
/** Returns the application that a recognizer was made for; NULL for NULL or a destroyed recognizer. @since 0.1 */
struct tactus_application *tactus_recognizer_get_application(const struct tactus_recognizer *recognizer);
/** Returns the kind of a recognizer; TACTUS_RECOGNIZER_KIND_CUSTOM for NULL. @since 0.1 */
enum tactus_recognizer_kind tactus_recognizer_get_kind(const struct tactus_recognizer *recognizer);
/** Returns whether a recognizer goes from possible to ended or failed only (5.2); false for NULL. @since 0.1 */
bool tactus_recognizer_is_discrete(const struct tactus_recognizer *recognizer);
/**
 * Sets a name for dumps, reasons and log lines.
 *
 * @param name UTF-8, copied; NULL: no name
 * @return OK. INVALID_ARGUMENT: @p recognizer is NULL
 * @since 0.1
 */
enum tactus_status tactus_recognizer_set_name(struct tactus_recognizer *recognizer, const char *name);
/** Returns the name of a recognizer, valid until it is set again; NULL if there is none, and for NULL. @since 0.1 */
const char *tactus_recognizer_get_name(const struct tactus_recognizer *recognizer);

/**
 * Adds a recognizer to a view. It is taken from its former view first and bound to touches that come later (4.7).
 *
 * @return OK. INVALID_ARGUMENT: a pointer is NULL. NO_MEMORY: nothing was changed. FOREIGN_OBJECT: it belongs to
 *   another application
 * @since 0.1
 */
enum tactus_status tactus_view_add_recognizer(struct tactus_view *view, struct tactus_recognizer *recognizer);
/**
 * Removes a recognizer from a view. An active one is cancelled with its action; touches that it withheld are
 * released.
 *
 * @return OK. WRONG_STATE: @p recognizer is not on @p view. INVALID_ARGUMENT: a pointer is NULL
 * @since 0.1
 */
enum tactus_status tactus_view_remove_recognizer(struct tactus_view *view, struct tactus_recognizer *recognizer);
/** Returns the number of recognizers on a view; 0 for NULL. @since 0.1 */
size_t tactus_view_get_recognizer_count(const struct tactus_view *view);
/**
 * Returns a recognizer of a view by its index, in order of addition.
 *
 * @return the recognizer; NULL if @p index is beyond the end or @p view is NULL
 * @since 0.1
 */
struct tactus_recognizer *tactus_view_get_recognizer(const struct tactus_view *view, size_t index);
/**
 * Returns the view that a recognizer is on, or NULL. In the action that its removal causes, returns the view that
 * it was on, unless that view is destroyed (8.1).
 * @since 0.1
 */
struct tactus_view *tactus_recognizer_get_view(const struct tactus_recognizer *recognizer);

/**
 * Adds a function that is called with each action. The same function and data are called once, also if added
 * twice. A target that is added in a delivery is called from the next delivery on (5.9, 12.2).
 *
 * @param data passed to @p action
 * @return OK. INVALID_ARGUMENT: @p recognizer or @p action is NULL. NO_MEMORY: the target was not added
 * @sa tactus_recognizer_remove_target()
 * @since 0.1
 */
enum tactus_status tactus_recognizer_add_target(
	struct tactus_recognizer *recognizer, tactus_action_func action, void *data);
/**
 * Adds a function that is called with each action, like tactus_recognizer_add_target(), and destroys its data once the
 * target is removed or the recognizer or application is destroyed.
 * @param destroy called with @p data; NULL: nothing is destroyed
 * @return OK, also if the function and data were added before: then the first addition decides what is destroyed.
 *         INVALID_ARGUMENT: @p recognizer or @p action is NULL. NO_MEMORY: nothing is added, @p data stays the caller's
 * @since 0.1
 */
enum tactus_status tactus_recognizer_add_target_with_destroy(struct tactus_recognizer *recognizer,
	tactus_action_func action, void *data, tactus_data_destroy_func destroy);
/**
 * Removes the target that was added with the same @p action and @p data. It is not called any more, not even in
 * the running delivery (12.2). Does nothing if there is none.
 *
 * @return OK. INVALID_ARGUMENT: @p recognizer is NULL
 * @since 0.1
 */
enum tactus_status tactus_recognizer_remove_target(
	struct tactus_recognizer *recognizer, tactus_action_func action, void *data);

/**
 * Returns the state of a recognizer; in an action the state that the action reports.
 * TACTUS_RECOGNIZER_STATE_POSSIBLE for NULL.
 * @since 0.1
 */
enum tactus_recognizer_state tactus_recognizer_get_state(const struct tactus_recognizer *recognizer);
/**
 * Enables or disables a recognizer. Disabling cancels an active one with its action and fails a possible one.
 *
 * @param enabled default true
 * @return OK. INVALID_ARGUMENT: @p recognizer is NULL
 * @since 0.1
 */
enum tactus_status tactus_recognizer_set_enabled(struct tactus_recognizer *recognizer, bool enabled);
/** Returns whether a recognizer is enabled; false for NULL. @since 0.1 */
bool tactus_recognizer_is_enabled(const struct tactus_recognizer *recognizer);
/**
 * Sets whether recognition cancels the recognizer's touches in their views (7.5).
 *
 * @param cancels default true
 * @return OK. INVALID_ARGUMENT: @p recognizer is NULL
 * @since 0.1
 */
enum tactus_status tactus_recognizer_set_cancels_touches_in_view(struct tactus_recognizer *recognizer, bool cancels);
/** Returns whether recognition cancels the touches in their views; false for NULL. @since 0.1 */
bool tactus_recognizer_get_cancels_touches_in_view(const struct tactus_recognizer *recognizer);
/**
 * Sets whether views get the began of this recognizer's touches only after it has failed (7.2).
 *
 * @param delays default false
 * @return OK. INVALID_ARGUMENT: @p recognizer is NULL
 * @since 0.1
 */
enum tactus_status tactus_recognizer_set_delays_touches_began(struct tactus_recognizer *recognizer, bool delays);
/** Returns whether views get began only after the recognizer has failed; false for NULL. @since 0.1 */
bool tactus_recognizer_get_delays_touches_began(const struct tactus_recognizer *recognizer);
/**
 * Sets whether views get the ended of this recognizer's touches only after it has failed. Shells switch it off for
 * their gestures (7.14).
 *
 * @param delays default true
 * @return OK. INVALID_ARGUMENT: @p recognizer is NULL
 * @since 0.1
 */
enum tactus_status tactus_recognizer_set_delays_touches_ended(struct tactus_recognizer *recognizer, bool delays);
/** Returns whether views get ended only after the recognizer has failed; false for NULL. @since 0.1 */
bool tactus_recognizer_get_delays_touches_ended(const struct tactus_recognizer *recognizer);
/**
 * Sets the types of touches that a recognizer takes.
 *
 * @param types mask of 1 << enum tactus_touch_type; default all
 * @return OK. INVALID_ARGUMENT: @p types is out of range, or @p recognizer is NULL
 * @since 0.1
 */
enum tactus_status tactus_recognizer_set_allowed_touch_types(struct tactus_recognizer *recognizer, uint32_t types);
/**
 * Returns the types of touches that a recognizer takes, a mask of 1 << enum tactus_touch_type; 0 for NULL.
 * @since 0.1
 */
uint32_t tactus_recognizer_get_allowed_touch_types(const struct tactus_recognizer *recognizer);
/**
 * Sets whether a recognizer that has a touch of one type refuses the other types until its reset.
 *
 * @param requires_exclusive default true
 * @return OK. INVALID_ARGUMENT: @p recognizer is NULL
 * @since 0.1
 */
enum tactus_status tactus_recognizer_set_requires_exclusive_touch_type(
	struct tactus_recognizer *recognizer, bool requires_exclusive);
/** Returns whether a recognizer follows touches of one type at a time; false for NULL. @since 0.1 */
bool tactus_recognizer_get_requires_exclusive_touch_type(const struct tactus_recognizer *recognizer);
/**
 * Sets the modifier keys that must be held at an attempt's first touch (rule 4.8). Otherwise the touch is refused with
 * the reason MODIFIERS. Hover, touchpad gestures and scrolls are asked at their begin.
 * @param modifiers mask of enum tactus_modifier, all of which must be held; default NONE: any
 * @return OK. INVALID_ARGUMENT: @p recognizer is NULL
 * @sa tactus_recognizer_set_excluded_modifiers(), tactus_application_set_modifiers()
 * @since 0.1
 */
enum tactus_status tactus_recognizer_set_required_modifiers(struct tactus_recognizer *recognizer, uint32_t modifiers);
/** Returns the modifier keys that must be held; 0 for NULL. @since 0.1 */
uint32_t tactus_recognizer_get_required_modifiers(const struct tactus_recognizer *recognizer);
/**
 * Sets the modifier keys of which none may be held at an attempt's first touch (rule 4.8).
 * @param modifiers mask of enum tactus_modifier; default NONE: any may be held
 * @return OK. INVALID_ARGUMENT: @p recognizer is NULL
 * @sa tactus_recognizer_set_required_modifiers()
 * @since 0.1
 */
enum tactus_status tactus_recognizer_set_excluded_modifiers(struct tactus_recognizer *recognizer, uint32_t modifiers);
/** Returns the modifier keys that must not be held; 0 for NULL. @since 0.1 */
uint32_t tactus_recognizer_get_excluded_modifiers(const struct tactus_recognizer *recognizer);
/**
 * Sets whether a touch starts an attempt only if no other finger of its seat was down before it (4.9). Fingers that
 * have rested for 1 s do not count. Others are refused for their whole life, with the reason NOT_FIRST_TOUCH.
 *
 * A gesture of three fingers then means three fingers that come together, and a long press of one finger is none that
 * lands beside others. Takes effect with the next attempt.
 *
 * @param requires_whole default false
 * @return OK. INVALID_ARGUMENT: @p recognizer is NULL
 * @since 0.1
 */
enum tactus_status tactus_recognizer_set_requires_whole_sequence(
	struct tactus_recognizer *recognizer, bool requires_whole);
/** Returns whether only the first touches of a sequence start an attempt; false for NULL. @since 0.1 */
bool tactus_recognizer_get_requires_whole_sequence(const struct tactus_recognizer *recognizer);
/**
 * Sets in one call what a gesture of a shell needs, one that lies on a view above all clients. Each of them can be set
 * otherwise afterwards.
 * - delays_touches_ended is off: with a finger that rests on one client, the lift of another finger on the next client
 *   would come late, without a limit (7.14).
 * - If it delays touches, it lets go of them after 80 ms unless its fingers are down, and 300 ms later unless it has
 *   begun: TACTUS_DURATION_DELAY_TOGETHER and TACTUS_DURATION_DELAY_UNDECIDED (7.15).
 * - Its fingers come together: tactus_recognizer_set_requires_whole_sequence() (4.9). A screen-edge pan counts the
 *   fingers at its edge alone, so that it is none of these; it is marked by
 *   tactus_screen_edge_pan_recognizer_set_shell_gesture() (2.13).
 *
 * @return OK. INVALID_ARGUMENT: @p recognizer is NULL
 * @since 0.1
 */
enum tactus_status tactus_recognizer_become_shell_gesture(struct tactus_recognizer *recognizer);
/**
 * Sets whether a recognizer is bound to touches of views that inhibit their ancestors' recognizers (2.12).
 *
 * @param exempt default false
 * @return OK. INVALID_ARGUMENT: @p recognizer is NULL
 * @sa tactus_view_set_inhibits_ancestor_recognizers()
 * @since 0.1
 */
enum tactus_status tactus_recognizer_set_exempt_from_inhibition(struct tactus_recognizer *recognizer, bool exempt);
/** Returns whether inhibiting views do not keep the recognizer out; false for NULL. @since 0.1 */
bool tactus_recognizer_is_exempt_from_inhibition(const struct tactus_recognizer *recognizer);

/**
 * Lists the touches of a recognizer that are down, without the ones that it ignores, in the order of the downs. May be
 * called at any time; inside a call with an event, tactus_event_get_touches_for_recognizer() lists those of the event.
 * @param touches filled with at most @p capacity; may be NULL with 0
 * @return how many there are; 0 for NULL
 * @since 0.1
 */
size_t tactus_recognizer_get_touches(
	const struct tactus_recognizer *recognizer, const struct tactus_touch **touches, size_t capacity);
/**
 * Returns how many of a recognizer's touches are down; in an ended action, the number of rule 8.1. 0 for NULL.
 * @since 0.1
 */
size_t tactus_recognizer_get_number_of_touches(const struct tactus_recognizer *recognizer);
/**
 * Writes the location of a gesture: the centroid of its touches (8.1).
 *
 * @param view space of the location; NULL: the application's
 * @param x px, as is @p y; either pointer may be NULL
 * @return OK. INVALID_ARGUMENT: @p recognizer is NULL, or @p view is destroyed
 * @since 0.1
 */
enum tactus_status tactus_recognizer_get_location(
	const struct tactus_recognizer *recognizer, const struct tactus_view *view, double *x, double *y);
/**
 * Writes where one of a recognizer's touches is, in the order of their downs.
 *
 * @param view space of the location; NULL: the application's
 * @return OK. NONE: there is no touch with this index. INVALID_ARGUMENT: @p recognizer is NULL, or @p view is invalid
 * @since 0.1
 */
enum tactus_status tactus_recognizer_get_location_of_touch(const struct tactus_recognizer *recognizer, size_t index,
	const struct tactus_view *view, double *x, double *y);

/**
 * Makes a recognizer wait: @p recognizer may not leave possible until @p other has failed or takes no part (6.7).
 *
 * @return OK. CYCLE: @p other waits for @p recognizer, directly or through others (6.10). INVALID_ARGUMENT: a
 *   pointer is NULL. FOREIGN_OBJECT: @p other belongs to another application
 * @since 0.1
 */
enum tactus_status tactus_recognizer_require_failure_of(
	struct tactus_recognizer *recognizer, struct tactus_recognizer *other);
/**
 * Removes a failure requirement. The next attempt does not wait any more.
 *
 * @return OK. INVALID_ARGUMENT: a pointer is NULL
 * @since 0.1
 */
enum tactus_status tactus_recognizer_remove_failure_requirement(
	struct tactus_recognizer *recognizer, struct tactus_recognizer *other);
/**
 * Lists the recognizers that a recognizer requires to fail, in the order in which that was declared.
 * @param others filled with at most @p capacity of them; may be NULL if @p capacity is 0
 * @return how many there are; 0 for NULL
 * @since 0.1
 */
size_t tactus_recognizer_get_failure_requirements(
	const struct tactus_recognizer *recognizer, struct tactus_recognizer **others, size_t capacity);

/**
 * Makes a recognizer come after another one, in the same sequence (6.14): a pan after a long press drags what was
 * pressed, with the same finger.
 *
 * @p recognizer is bound like any other, but measures nothing until @p other has recognized. Then it counts from where
 * its touches are. Neither excludes the other, and the end of @p other does not end it. If @p other fails or is
 * destroyed, it fails, with the reason REQUIREMENT_FAILED. Takes effect with the next attempt. Touchpad gestures do not
 * drive a recognizer that comes after another.
 *
 * @param other NULL: none, the default
 * @return OK. CYCLE: @p other comes after @p recognizer or waits for it, directly or through others (6.10).
 *   INVALID_ARGUMENT: @p recognizer is NULL. FOREIGN_OBJECT: @p other belongs to another application. NO_MEMORY
 * @sa tactus_recognizer_require_failure_of()
 * @since 0.1
 */
enum tactus_status tactus_recognizer_set_sequenced_after(
	struct tactus_recognizer *recognizer, struct tactus_recognizer *other);
/** Returns the recognizer that a recognizer comes after; NULL if there is none, and for NULL. @since 0.1 */
struct tactus_recognizer *tactus_recognizer_get_sequenced_after(const struct tactus_recognizer *recognizer);

/** Questions about two recognizers: @p recognizer is the one whose delegate or table is asked. @since 0.1 */
typedef enum tactus_answer (*tactus_pair_question_func)(
	struct tactus_recognizer *recognizer, struct tactus_recognizer *other, void *data);

/** The delegate; NULL members mean the default. The struct is copied. @since 0.1 */
struct tactus_recognizer_delegate {
	size_t size;
	/** Asked once per attempt, before failure requirements are waited for. Default yes. */
	enum tactus_answer (*should_begin)(struct tactus_recognizer *recognizer, void *data);
	/** Asked once per attempt, at its first touch. Default yes. */
	enum tactus_answer (*should_receive_event)(
		struct tactus_recognizer *recognizer, const struct tactus_event *event, void *data);
	/** Asked once per touch. Default yes. */
	enum tactus_answer (*should_receive_touch)(
		struct tactus_recognizer *recognizer, const struct tactus_touch *touch, void *data);
	/** One yes of either delegate lets both go on. Default no. */
	tactus_pair_question_func should_recognize_simultaneously_with;
	/** A yes makes @p recognizer wait for @p other in this attempt. */
	tactus_pair_question_func should_require_failure_of;
	/** A yes makes @p other wait for @p recognizer in this attempt. */
	tactus_pair_question_func should_be_required_to_fail_by;
};
/** Sets the size; nothing else is set. @since 0.1 */
#define TACTUS_RECOGNIZER_DELEGATE_INIT \
	{ sizeof(struct tactus_recognizer_delegate), NULL, NULL, NULL, NULL, NULL, NULL }

/**
 * Sets the delegate, which is asked what a recognizer may do (§6).
 *
 * @param delegate copied; NULL: no delegate
 * @param data passed to the delegate
 * @return OK. INVALID_ARGUMENT: @p recognizer is NULL, or the size of @p delegate is not valid
 * @since 0.1
 */
enum tactus_status tactus_recognizer_set_delegate(
	struct tactus_recognizer *recognizer, const struct tactus_recognizer_delegate *delegate, void *data);

/** @} */
/* ------------------------------------------------------------------ */
/** @defgroup kinds The kinds of recognizers
 *  Each kind has properties of its own: numbers of touches and taps, directions, edges. Functions of another kind
 *  answer WRONG_KIND. Thresholds are lengths in px or millimetres and durations in µs; the defaults stand beside each
 *  constant. A change takes effect from the next attempt on (5.15).
 *
 *  Values are read during the action: translation, scale, rotation, velocity. Setting a translation to 0, a scale to
 *  1 or a rotation to 0 makes what follows come in steps.
 *
 *  @code
 *  struct tactus_recognizer *swipe = tactus_swipe_recognizer_create(application);
 *
 *  tactus_swipe_recognizer_set_number_of_touches_required(swipe, 3);
 *  tactus_swipe_recognizer_set_directions(swipe, TACTUS_SWIPE_DIRECTION_LEFT);
 *  tactus_recognizer_set_length(swipe, TACTUS_LENGTH_SWIPE_ALONG, 15.0, TACTUS_LENGTH_UNIT_MILLIMETRES);
 *  tactus_recognizer_set_duration(swipe, TACTUS_DURATION_SWIPE, 600 * 1000);
 *  tactus_recognizer_add_target(swipe, next_workspace, NULL);
 *  tactus_view_add_recognizer(desktop, swipe);
 *  @endcode
 *
 *  Common mistakes: thresholds in px on panels of different density, where mm are meant; a swipe that is expected to
 *  follow the finger, which is what a pan with its velocity does; a pinch with a rotation and a pan, where one
 *  transform recognizer is simpler and does not jump.
 *  @{ */

/** Unit of a length. @since 0.1 */
enum tactus_length_unit {
	/** Logical pixels. */
	TACTUS_LENGTH_UNIT_PIXELS = 0,
	/** Of the panel, by the touch source's physical size; 10 px count as 1.6 mm where it is unknown (8.9). */
	TACTUS_LENGTH_UNIT_MILLIMETRES = 1,
	TACTUS_LENGTH_UNIT_FORCE_32_BIT = INT32_MAX
};

/** Lengths that a recognizer measures with; which kinds have which stands beside each. @since 0.1 */
enum tactus_length {
	/** Tap (45), long press (10); the taps before a long press have TAP_MOVEMENT. */
	TACTUS_LENGTH_ALLOWABLE_MOVEMENT = 0,
	/** Tap (45), long press (45): between successive taps. */
	TACTUS_LENGTH_TAP_DISTANCE = 1,
	/** Pan, screen-edge pan, transform (10, the centroid), pinch (8), rotation (10, the arc): what begins it. */
	TACTUS_LENGTH_BEGIN = 2,
	/** Swipe (50): along a direction. */
	TACTUS_LENGTH_SWIPE_ALONG = 3,
	/** Swipe (50): across it at most. */
	TACTUS_LENGTH_SWIPE_ACROSS = 4,
	/** Screen-edge pan (13). */
	TACTUS_LENGTH_EDGE_WIDTH = 5,
	/** Long press (45): movement within the taps before the press. */
	TACTUS_LENGTH_TAP_MOVEMENT = 6,
	/** Transform (8): by how much twice the fingers' mean distance from their centroid changes before it begins. */
	TACTUS_LENGTH_BEGIN_SPREAD = 7,
	/** Transform (10): the arc that the fingers make about their centroid before it begins. */
	TACTUS_LENGTH_BEGIN_ARC = 8,
	TACTUS_LENGTH_FORCE_32_BIT = INT32_MAX
};

/**
 * Sets a length by which a recognizer decides, from its next attempt on (5.15, 8.9).
 *
 * @param length which one
 * @param value in @p unit; at least 0
 * @return OK. WRONG_KIND: the recognizer does not measure with this length. INVALID_ARGUMENT: @p value or an
 *   enumerator is out of range, or @p recognizer is NULL
 * @since 0.1
 */
enum tactus_status tactus_recognizer_set_length(struct tactus_recognizer *recognizer, enum tactus_length length,
	double value, enum tactus_length_unit unit);
/**
 * Writes a length by which a recognizer decides. Either output pointer may be NULL.
 *
 * @return OK. WRONG_KIND: the recognizer does not measure with this length. INVALID_ARGUMENT: @p recognizer is
 *   NULL
 * @since 0.1
 */
enum tactus_status tactus_recognizer_get_length(const struct tactus_recognizer *recognizer,
	enum tactus_length length, double *value, enum tactus_length_unit *unit);

/** Durations that a recognizer measures with. @since 0.1 */
enum tactus_duration {
	/** Tap, long press (750 ms): from the first finger down to the last one up. */
	TACTUS_DURATION_TAP = 0,
	/** Tap, long press (350 ms): from one tap's lift to the next one's down. */
	TACTUS_DURATION_TAP_INTERVAL = 1,
	/** Tap, long press (250 ms): within which all fingers of a tap come down. */
	TACTUS_DURATION_ARRIVAL = 2,
	/** Long press (500 ms). */
	TACTUS_DURATION_MINIMUM_PRESS = 3,
	/** Swipe (500 ms). */
	TACTUS_DURATION_SWIPE = 4,
	/**
	 * Every kind (0: no limit): from the first touch's down until as many touches must be down as the recognizer
	 * needs. After that it no longer delays touches in this attempt (7.15). 80 ms let three fingers arrive
	 * together, and let a single one go.
	 */
	TACTUS_DURATION_DELAY_TOGETHER = 5,
	/**
	 * Every kind (0: no limit): from the down of the last of these touches until the recognizer must have left
	 * possible. After that it no longer delays touches in this attempt (7.15). 300 ms are enough for a movement to
	 * begin.
	 */
	TACTUS_DURATION_DELAY_UNDECIDED = 6,
	TACTUS_DURATION_FORCE_32_BIT = INT32_MAX
};
/**
 * Sets a duration by which a recognizer decides, from its next attempt on (5.15).
 *
 * @param duration which one
 * @param time_us µs; at most 2^62
 * @return OK. WRONG_KIND: the recognizer has no such duration. INVALID_ARGUMENT: @p time_us or @p duration is out
 *   of range, or @p recognizer is NULL
 * @since 0.1
 */
enum tactus_status tactus_recognizer_set_duration(
	struct tactus_recognizer *recognizer, enum tactus_duration duration, uint64_t time_us);
/**
 * Writes a duration by which a recognizer decides, in µs.
 *
 * @return OK. WRONG_KIND: the recognizer has no such duration. INVALID_ARGUMENT: a pointer is NULL
 * @since 0.1
 */
enum tactus_status tactus_recognizer_get_duration(
	const struct tactus_recognizer *recognizer, enum tactus_duration duration, uint64_t *time_us);

/**
 * Sets how many taps the gesture takes, from the next attempt on (8.2).
 *
 * @param count 1 to 64; default 1
 * @return OK. INVALID_ARGUMENT: @p count is out of range, or @p recognizer is NULL. WRONG_KIND: @p recognizer is
 *   not a tap
 * @since 0.1
 */
enum tactus_status tactus_tap_recognizer_set_number_of_taps_required(
	struct tactus_recognizer *recognizer, uint32_t count);
/** Returns the number of taps; 0 for NULL and other kinds. @since 0.1 */
uint32_t tactus_tap_recognizer_get_number_of_taps_required(const struct tactus_recognizer *recognizer);
/**
 * Sets how many fingers each tap takes, from the next attempt on (8.2).
 *
 * @param count 1 to 64; default 1
 * @return OK. INVALID_ARGUMENT: @p count is out of range, or @p recognizer is NULL. WRONG_KIND: @p recognizer is
 *   not a tap
 * @since 0.1
 */
enum tactus_status tactus_tap_recognizer_set_number_of_touches_required(
	struct tactus_recognizer *recognizer, uint32_t count);
/** Returns the number of fingers of each tap; 0 for NULL and other kinds. @since 0.1 */
uint32_t tactus_tap_recognizer_get_number_of_touches_required(const struct tactus_recognizer *recognizer);

/**
 * Sets how many taps come before the press, from the next attempt on (8.3).
 *
 * @param count at most 64; default 0
 * @return OK. INVALID_ARGUMENT: @p count is out of range, or @p recognizer is NULL. WRONG_KIND: @p recognizer is
 *   not a long press
 * @since 0.1
 */
enum tactus_status tactus_long_press_recognizer_set_number_of_taps_required(
	struct tactus_recognizer *recognizer, uint32_t count);
/** Returns the number of taps before the press; 0 for NULL and other kinds. @since 0.1 */
uint32_t tactus_long_press_recognizer_get_number_of_taps_required(const struct tactus_recognizer *recognizer);
/**
 * Sets how many fingers the press takes, from the next attempt on (8.3).
 *
 * @param count 1 to 64; default 1
 * @return OK. INVALID_ARGUMENT: @p count is out of range, or @p recognizer is NULL. WRONG_KIND: @p recognizer is
 *   not a long press
 * @since 0.1
 */
enum tactus_status tactus_long_press_recognizer_set_number_of_touches_required(
	struct tactus_recognizer *recognizer, uint32_t count);
/** Returns the number of fingers of the press; 0 for NULL and other kinds. @since 0.1 */
uint32_t tactus_long_press_recognizer_get_number_of_touches_required(const struct tactus_recognizer *recognizer);

/**
 * Sets whether a press of several fingers ends when the last of them lifts, or when the first one does (rule 8.3).
 * @param ends_at_last_lift true: the last one; default false; counts from the next attempt
 * @return OK. WRONG_KIND: no long press. INVALID_ARGUMENT: @p recognizer is NULL
 * @since 0.1
 */
enum tactus_status tactus_long_press_recognizer_set_ends_at_last_lift(
	struct tactus_recognizer *recognizer, bool ends_at_last_lift);
/** Returns whether a press ends when its last finger lifts; false for NULL and other kinds. @since 0.1 */
bool tactus_long_press_recognizer_ends_at_last_lift(const struct tactus_recognizer *recognizer);

/** Reference from which the values of a pan, pinch, rotation or transform count (8.12). @since 0.1 */
enum tactus_reference {
	/** The touch-down: the begin threshold is part of the value, so what the fingers hold stays under them. */
	TACTUS_REFERENCE_TOUCH_DOWN = 0,
	/** The begin: translation and rotation are 0 then, and the scale is 1. */
	TACTUS_REFERENCE_BEGAN = 1,
	TACTUS_REFERENCE_FORCE_32_BIT = INT32_MAX
};

/**
 * Sets how many fingers a pan or screen-edge pan takes at least, from the next attempt on (8.14).
 *
 * @param count 1 to the maximum; default 1
 * @return OK. INVALID_ARGUMENT: @p count is out of range, or @p recognizer is NULL. WRONG_KIND: @p recognizer is
 *   not a pan
 * @since 0.1
 */
enum tactus_status tactus_pan_recognizer_set_minimum_number_of_touches(
	struct tactus_recognizer *recognizer, uint32_t count);
/** Returns the minimum number of fingers; 0 for NULL and other kinds. @since 0.1 */
uint32_t tactus_pan_recognizer_get_minimum_number_of_touches(const struct tactus_recognizer *recognizer);
/**
 * Sets how many fingers a pan or screen-edge pan takes at most, from the next attempt on (8.14).
 *
 * @param count the minimum or more; default UINT32_MAX
 * @return OK. INVALID_ARGUMENT: @p count is out of range, or @p recognizer is NULL. WRONG_KIND: @p recognizer is
 *   not a pan
 * @since 0.1
 */
enum tactus_status tactus_pan_recognizer_set_maximum_number_of_touches(
	struct tactus_recognizer *recognizer, uint32_t count);
/** Returns the maximum number of fingers; 0 for NULL and other kinds. @since 0.1 */
uint32_t tactus_pan_recognizer_get_maximum_number_of_touches(const struct tactus_recognizer *recognizer);
/**
 * Sets where the translation counts from (8.12), from the next attempt on. Velocities do not depend on it, and neither
 * does what a wheel or another scroll reports.
 * @param recognizer a pan or a screen-edge pan
 * @param reference default TACTUS_REFERENCE_TOUCH_DOWN
 * @return OK; INVALID_ARGUMENT for NULL or another value; WRONG_KIND; DESTROYED; BUSY
 * @sa tactus_pan_recognizer_get_reference() @since 0.1
 */
enum tactus_status tactus_pan_recognizer_set_reference(
	struct tactus_recognizer *recognizer, enum tactus_reference reference);
/**
 * Returns the reference of a pan's translation; TACTUS_REFERENCE_TOUCH_DOWN for NULL and other kinds.
 * @since 0.1
 */
enum tactus_reference tactus_pan_recognizer_get_reference(const struct tactus_recognizer *recognizer);
/**
 * Writes the translation of a pan since its reference (8.12).
 *
 * @param view the space of the translation; NULL: the application's
 * @param x px, as is @p y; either pointer may be NULL
 * @return OK. INVALID_ARGUMENT: @p recognizer is NULL. WRONG_KIND: @p recognizer is not a pan
 * @since 0.1
 */
enum tactus_status tactus_pan_recognizer_get_translation(
	const struct tactus_recognizer *recognizer, const struct tactus_view *view, double *x, double *y);
/**
 * Writes the translation that a pan is expected to have at a time, for drawing what follows the fingers where they will
 * be when the frame is shown (rule 1.17): the present one and the movement that tactus_event_predict() expects of the
 * fingers' centroid. Without fingers, and for a touchpad, it is the present one. The pan itself does not change.
 *
 * Each of these functions of pan, pinch, rotation and transform may be called at any time, as often as the output is
 * drawn. From the first call with fingers on, the application keeps the samples of its touches; that first prediction
 * may be the present value. A finger that has been silent for 40 ms stands: the application's time tells, which input
 * and tactus_application_dispatch_timer() advance. O(fingers + depth of the view).
 *
 * @param time_us when, for instance the time at which the next output frame is shown. A time that is more than 50 ms
 *        after a finger's last sample is taken as that, one before it as the sample's
 * @param view the space of the translation; NULL: the application's
 * @param x px, as is @p y; either pointer may be NULL
 * @return OK. INVALID_ARGUMENT: @p recognizer is NULL. WRONG_KIND: @p recognizer is not a pan
 * @since 0.1
 */
enum tactus_status tactus_pan_recognizer_predict_translation(const struct tactus_recognizer *recognizer,
	uint64_t time_us, const struct tactus_view *view, double *x, double *y);
/**
 * Sets the present translation of a pan; later movement adds to it. The velocity stays.
 *
 * @param view the space of the translation; NULL: the application's
 * @param x px, as is @p y
 * @return OK. INVALID_ARGUMENT: a number is out of range, or @p recognizer is NULL. WRONG_KIND: @p recognizer is
 *   not a pan
 * @since 0.1
 */
enum tactus_status tactus_pan_recognizer_set_translation(
	struct tactus_recognizer *recognizer, const struct tactus_view *view, double x, double y);
/**
 * Writes the velocity of a pan, computed at the call (8.10).
 *
 * @param view the space of the velocity; NULL: the application's
 * @param x px/s, as is @p y; either pointer may be NULL
 * @return OK. INVALID_ARGUMENT: @p recognizer is NULL. WRONG_KIND: @p recognizer is not a pan
 * @since 0.1
 */
enum tactus_status tactus_pan_recognizer_get_velocity(
	const struct tactus_recognizer *recognizer, const struct tactus_view *view, double *x, double *y);

/** Directions of a swipe, a mask. @since 0.1 */
enum tactus_swipe_direction {
	/** No direction. */
	TACTUS_SWIPE_DIRECTION_NONE = 0,
	/** To the right. */
	TACTUS_SWIPE_DIRECTION_RIGHT = 1,
	/** To the left. */
	TACTUS_SWIPE_DIRECTION_LEFT = 2,
	/** Upward. */
	TACTUS_SWIPE_DIRECTION_UP = 4,
	/** Downward. */
	TACTUS_SWIPE_DIRECTION_DOWN = 8,
	TACTUS_SWIPE_DIRECTION_FORCE_32_BIT = INT32_MAX
};
/**
 * Sets the directions of a swipe, from the next attempt on (8.5).
 *
 * @param directions mask of enum tactus_swipe_direction; default right
 * @return OK. INVALID_ARGUMENT: @p directions is out of range, or @p recognizer is NULL. WRONG_KIND: @p recognizer
 *   is not a swipe
 * @since 0.1
 */
enum tactus_status tactus_swipe_recognizer_set_directions(struct tactus_recognizer *recognizer, uint32_t directions);
/** Returns the mask of directions; 0 for NULL and other kinds. @since 0.1 */
uint32_t tactus_swipe_recognizer_get_directions(const struct tactus_recognizer *recognizer);
/**
 * Sets how many fingers a swipe takes, from the next attempt on (8.5).
 *
 * @param count 1 to 64; default 1
 * @return OK. INVALID_ARGUMENT: @p count is out of range, or @p recognizer is NULL. WRONG_KIND: @p recognizer is
 *   not a swipe
 * @since 0.1
 */
enum tactus_status tactus_swipe_recognizer_set_number_of_touches_required(
	struct tactus_recognizer *recognizer, uint32_t count);
/** Returns the number of fingers of a swipe; 0 for NULL and other kinds. @since 0.1 */
uint32_t tactus_swipe_recognizer_get_number_of_touches_required(const struct tactus_recognizer *recognizer);

/**
 * Sets where the scale counts from (8.12), from the next attempt on. From the touch-down the scale is the distance now
 * by that of the pair when it formed. The velocity does not depend on it, and neither does what a touchpad reports.
 * @param recognizer a pinch
 * @param reference default TACTUS_REFERENCE_BEGAN
 * @return OK; INVALID_ARGUMENT for NULL or another value; WRONG_KIND; DESTROYED; BUSY
 * @sa tactus_pinch_recognizer_get_reference() @since 0.1
 */
enum tactus_status tactus_pinch_recognizer_set_reference(
	struct tactus_recognizer *recognizer, enum tactus_reference reference);
/** Returns the reference of a pinch's scale; TACTUS_REFERENCE_TOUCH_DOWN for NULL and other kinds. @since 0.1 */
enum tactus_reference tactus_pinch_recognizer_get_reference(const struct tactus_recognizer *recognizer);
/**
 * Returns the scale of a pinch: the distance of its fingers divided by that at the reference (8.12). 0 for NULL
 * and other kinds.
 * @since 0.1
 */
double tactus_pinch_recognizer_get_scale(const struct tactus_recognizer *recognizer);
/**
 * Returns the scale that a pinch is expected to have at a time, as tactus_pan_recognizer_predict_translation(); the
 * present one unless two fingers are down. 0 for NULL and other kinds.
 * @since 0.1
 */
double tactus_pinch_recognizer_predict_scale(const struct tactus_recognizer *recognizer, uint64_t time_us);
/**
 * Sets the present scale of a pinch; later movement multiplies it. The velocity starts anew.
 *
 * @param scale above 0
 * @return OK. INVALID_ARGUMENT: a number is out of range, or @p recognizer is NULL. WRONG_KIND: @p recognizer is
 *   not a pinch
 * @since 0.1
 */
enum tactus_status tactus_pinch_recognizer_set_scale(struct tactus_recognizer *recognizer, double scale);
/**
 * Returns the change of a pinch's scale per second, computed at the call (8.10). 0 for NULL and other kinds.
 * @since 0.1
 */
double tactus_pinch_recognizer_get_velocity(const struct tactus_recognizer *recognizer);

/**
 * Sets where the rotation counts from (8.12), from the next attempt on. The velocity does not depend on it, and neither
 * does what a touchpad reports.
 * @param recognizer a rotation
 * @param reference default TACTUS_REFERENCE_BEGAN
 * @return OK; INVALID_ARGUMENT for NULL or another value; WRONG_KIND; DESTROYED; BUSY
 * @sa tactus_rotation_recognizer_get_reference() @since 0.1
 */
enum tactus_status tactus_rotation_recognizer_set_reference(
	struct tactus_recognizer *recognizer, enum tactus_reference reference);
/** Returns the reference of a rotation; TACTUS_REFERENCE_TOUCH_DOWN for NULL and other kinds. @since 0.1 */
enum tactus_reference tactus_rotation_recognizer_get_reference(const struct tactus_recognizer *recognizer);
/**
 * Returns the rotation in radians since its reference, clockwise positive; full turns add up beyond ±π (8.12). 0
 * for NULL and other kinds.
 * @since 0.1
 */
double tactus_rotation_recognizer_get_rotation(const struct tactus_recognizer *recognizer);
/**
 * Returns the rotation that is expected at a time, in radians, as tactus_pan_recognizer_predict_translation(); the
 * present one unless two fingers are down. 0 for NULL and other kinds.
 * @since 0.1
 */
double tactus_rotation_recognizer_predict_rotation(const struct tactus_recognizer *recognizer, uint64_t time_us);
/**
 * Sets the present rotation; later movement adds to it. The velocity starts anew.
 *
 * @param rotation radians, clockwise positive
 * @return OK. INVALID_ARGUMENT: a number is out of range, or @p recognizer is NULL. WRONG_KIND: @p recognizer is
 *   not a rotation
 * @since 0.1
 */
enum tactus_status tactus_rotation_recognizer_set_rotation(struct tactus_recognizer *recognizer, double rotation);
/**
 * Returns the velocity of a rotation in radians per second, computed at the call (8.10). 0 for NULL and other
 * kinds.
 * @since 0.1
 */
double tactus_rotation_recognizer_get_velocity(const struct tactus_recognizer *recognizer);

/**
 * @anchor transform @name The transform recognizer (8.13) One recognizer in place of a pan, a pinch and a rotation that
 *   run together. It fits the similarity (movement, scale and rotation) that maps all fingers best from where they
 *   landed to where they are. What they hold stays under them. One finger only moves. A finger that joins or leaves
 *   does not make the value jump; later movement adds to it.
 *
 * The value is a transform from the state at the touch-down to the state now. Read it in a space that does not move
 * with the fingers: the superview of the moving view, not the moving view itself.
 * @code
 * static void photo_transformed(struct tactus_recognizer *recognizer, void *data)
 * {
 *	struct photo *photo = data;
 *	double a = 1, b = 0, c = 0, d = 1, tx = 0, ty = 0;
 *
 *	if (tactus_recognizer_get_state(recognizer) == TACTUS_RECOGNIZER_STATE_BEGAN)
 *		photo_remember_its_place(photo);
 *	tactus_transform_recognizer_get_transform(
 *		recognizer, tactus_view_get_superview(photo->view), &a, &b, &c, &d, &tx, &ty);
 *	photo_place(photo, a, b, c, d, tx, ty);
 * }
 * @endcode
 * Or apply each step and start again: read translation, scale and rotation, apply them about the recognizer's location,
 * and set them to 0, 1 and 0.
 *  @{ */

/** Parts of a transform, a mask. @since 0.1 */
enum tactus_transform_part {
	/** No part. */
	TACTUS_TRANSFORM_PART_NONE = 0,
	/** The displacement of the fingers' centroid. */
	TACTUS_TRANSFORM_PART_TRANSLATION = 1,
	/** The distance between the fingers. */
	TACTUS_TRANSFORM_PART_SCALE = 2,
	/** The rotation of the fingers. */
	TACTUS_TRANSFORM_PART_ROTATION = 4,
	TACTUS_TRANSFORM_PART_FORCE_32_BIT = INT32_MAX
};
/**
 * Sets the parts of the movement that a transform follows, from the next attempt on. A part that is off neither begins
 * the recognizer nor changes its value: the translation stays 0, the scale 1, the rotation 0. Without translation the
 * value scales and rotates about the centroid of the reference.
 *
 * @param parts mask of enum tactus_transform_part, at least one; default all
 * @return OK. INVALID_ARGUMENT: @p parts is 0 or has an unknown bit, or @p recognizer is NULL. WRONG_KIND: @p
 *   recognizer is not a transform
 * @sa tactus_transform_recognizer_get_parts()
 * @since 0.1
 */
enum tactus_status tactus_transform_recognizer_set_parts(struct tactus_recognizer *recognizer, uint32_t parts);
/** Returns the parts of a transform, a mask; 0 for NULL and other kinds. @since 0.1 */
uint32_t tactus_transform_recognizer_get_parts(const struct tactus_recognizer *recognizer);
/**
 * Sets the minimum number of fingers of a transform, from the next attempt on. With fewer it ends.
 *
 * @param count 1 to 64, at most the maximum; default 1
 * @return OK. INVALID_ARGUMENT: @p count is out of range, or @p recognizer is NULL. WRONG_KIND: @p recognizer is not a
 *   transform
 * @sa tactus_transform_recognizer_set_maximum_number_of_touches()
 * @since 0.1
 */
enum tactus_status tactus_transform_recognizer_set_minimum_number_of_touches(
	struct tactus_recognizer *recognizer, uint32_t count);
/** Returns the minimum number of fingers; 0 for NULL and other kinds. @since 0.1 */
uint32_t tactus_transform_recognizer_get_minimum_number_of_touches(const struct tactus_recognizer *recognizer);
/**
 * Sets the maximum number of fingers of a transform, from the next attempt on. With more it fails before its begin;
 * afterwards more fingers are ignored.
 *
 * @param count at least the minimum; default UINT32_MAX: unlimited
 * @return OK. INVALID_ARGUMENT: @p count is less than the minimum, or @p recognizer is NULL. WRONG_KIND: @p recognizer
 *   is not a transform
 * @sa tactus_transform_recognizer_set_minimum_number_of_touches()
 * @since 0.1
 */
enum tactus_status tactus_transform_recognizer_set_maximum_number_of_touches(
	struct tactus_recognizer *recognizer, uint32_t count);
/** Returns the maximum number of fingers; 0 for NULL and other kinds. @since 0.1 */
uint32_t tactus_transform_recognizer_get_maximum_number_of_touches(const struct tactus_recognizer *recognizer);
/**
 * Sets the reference of a transform's value (8.12), from the next attempt on. Velocities do not depend on it.
 *
 * @param reference default TACTUS_REFERENCE_TOUCH_DOWN
 * @return OK. INVALID_ARGUMENT: @p reference is not listed, or @p recognizer is NULL. WRONG_KIND: @p recognizer is not
 *   a transform
 * @sa tactus_transform_recognizer_get_reference()
 * @since 0.1
 */
enum tactus_status tactus_transform_recognizer_set_reference(
	struct tactus_recognizer *recognizer, enum tactus_reference reference);
/** Returns the reference of a transform; TACTUS_REFERENCE_TOUCH_DOWN for NULL and other kinds. @since 0.1 */
enum tactus_reference tactus_transform_recognizer_get_reference(const struct tactus_recognizer *recognizer);

/**
 * Writes the value of a transform: x' = a·x + c·y + tx, y' = b·x + d·y + ty, about the origin of @p view's space. The
 * value is the identity before the first attempt.
 *
 * @param view space of the six numbers; NULL: the application's
 * @param a may be NULL, as may @p b, @p c, @p d, @p tx and @p ty
 * @return OK. INVALID_ARGUMENT: @p view is invalid. WRONG_KIND: @p recognizer is NULL or not a transform
 * @since 0.1
 */
enum tactus_status tactus_transform_recognizer_get_transform(const struct tactus_recognizer *recognizer,
	const struct tactus_view *view, double *a, double *b, double *c, double *d, double *tx, double *ty);
/**
 * Writes the value that a transform is expected to have at a time, in the parts that it follows, as
 * tactus_pan_recognizer_predict_translation().
 *
 * @param time_us see there
 * @param view space of the six numbers; NULL: the application's
 * @param a may be NULL, as may @p b, @p c, @p d, @p tx and @p ty
 * @return OK. INVALID_ARGUMENT: @p view is invalid. WRONG_KIND: @p recognizer is NULL or not a transform
 * @since 0.1
 */
enum tactus_status tactus_transform_recognizer_predict_transform(const struct tactus_recognizer *recognizer,
	uint64_t time_us, const struct tactus_view *view, double *a, double *b, double *c, double *d, double *tx,
	double *ty);
/**
 * Writes the displacement of a transform's centroid, in px. A finger that joins or leaves does not change it.
 *
 * @param view space of the translation; NULL: the application's
 * @param x may be NULL, as may @p y
 * @return OK. INVALID_ARGUMENT: @p view is invalid. WRONG_KIND: @p recognizer is NULL or not a transform
 * @sa tactus_transform_recognizer_set_translation()
 * @since 0.1
 */
enum tactus_status tactus_transform_recognizer_get_translation(
	const struct tactus_recognizer *recognizer, const struct tactus_view *view, double *x, double *y);
/**
 * Sets the translation of a transform: the value then maps the point that lies this far behind the centre to the
 * centre. The velocity stays. Has no effect unless the recognizer is active and has the translation part.
 *
 * @param view space of the translation; NULL: the application's
 * @param x px, as is @p y
 * @return OK. INVALID_ARGUMENT: a number is out of range, @p view is invalid, or @p recognizer is NULL. WRONG_KIND: @p
 *   recognizer is not a transform
 * @sa tactus_transform_recognizer_get_translation()
 * @since 0.1
 */
enum tactus_status tactus_transform_recognizer_set_translation(
	struct tactus_recognizer *recognizer, const struct tactus_view *view, double x, double y);
/** Returns the scale of a transform, above 0; 1 without the scale part. 0 for NULL and other kinds. @since 0.1 */
double tactus_transform_recognizer_get_scale(const struct tactus_recognizer *recognizer);
/**
 * Sets the scale of a transform, about the centre: the recognizer's location, which stays. The velocity of the scale
 * starts again. Has no effect unless the recognizer is active and has the scale part.
 *
 * @param scale above 0
 * @return OK. INVALID_ARGUMENT: @p scale is out of range, or @p recognizer is NULL. WRONG_KIND: @p recognizer is not a
 *   transform
 * @since 0.1
 */
enum tactus_status tactus_transform_recognizer_set_scale(struct tactus_recognizer *recognizer, double scale);
/**
 * Returns the rotation of a transform in radians, clockwise positive; full turns add up beyond ±π. 0 without the
 * rotation part, for NULL and other kinds.
 * @since 0.1
 */
double tactus_transform_recognizer_get_rotation(const struct tactus_recognizer *recognizer);
/**
 * Sets the rotation of a transform, about the centre: the recognizer's location, which stays. The velocity of the
 * rotation starts again. Has no effect unless the recognizer is active and has the rotation part.
 *
 * @param rotation radians, clockwise positive
 * @return OK. INVALID_ARGUMENT: @p rotation is out of range, or @p recognizer is NULL. WRONG_KIND: @p recognizer is not
 *   a transform
 * @since 0.1
 */
enum tactus_status tactus_transform_recognizer_set_rotation(struct tactus_recognizer *recognizer, double rotation);
/**
 * Writes the velocity of a transform's centroid in px/s, computed at the call (8.10).
 *
 * @param view space of the velocity; NULL: the application's
 * @param x may be NULL, as may @p y
 * @return OK. INVALID_ARGUMENT: @p view is invalid. WRONG_KIND: @p recognizer is NULL or not a transform
 * @since 0.1
 */
enum tactus_status tactus_transform_recognizer_get_velocity(
	const struct tactus_recognizer *recognizer, const struct tactus_view *view, double *x, double *y);
/**
 * Returns the change of a transform's scale per second, computed at the call (8.10). 0 for NULL and other kinds.
 * @since 0.1
 */
double tactus_transform_recognizer_get_scale_velocity(const struct tactus_recognizer *recognizer);
/**
 * Returns the velocity of a transform's rotation in radians per second, computed at the call (8.10). 0 for NULL
 * and other kinds.
 * @since 0.1
 */
double tactus_transform_recognizer_get_rotation_velocity(const struct tactus_recognizer *recognizer);
/** @} */

/** Edges, a mask. @since 0.1 */
enum tactus_edge {
	/** No edge. */
	TACTUS_EDGE_NONE = 0,
	/** The upper edge. */
	TACTUS_EDGE_TOP = 1,
	/** The left edge. */
	TACTUS_EDGE_LEFT = 2,
	/** The lower edge. */
	TACTUS_EDGE_BOTTOM = 4,
	/** The right edge. */
	TACTUS_EDGE_RIGHT = 8,
	TACTUS_EDGE_FORCE_32_BIT = INT32_MAX
};
/**
 * Sets the edges from which a screen-edge pan may start, from the next attempt on (8.8).
 *
 * @param edges mask of enum tactus_edge; default TACTUS_EDGE_NONE: it never begins
 * @return OK. INVALID_ARGUMENT: @p edges is out of range, or @p recognizer is NULL. WRONG_KIND: @p recognizer is
 *   not a screen-edge pan
 * @since 0.1
 */
enum tactus_status tactus_screen_edge_pan_recognizer_set_edges(struct tactus_recognizer *recognizer, uint32_t edges);
/** Returns the mask of edges; 0 for NULL and other kinds. @since 0.1 */
uint32_t tactus_screen_edge_pan_recognizer_get_edges(const struct tactus_recognizer *recognizer);
/** Directions in which a screen-edge pan may begin, a mask. @since 0.1 */
enum tactus_edge_pan_direction {
	/** No direction. */
	TACTUS_EDGE_PAN_DIRECTION_NONE = 0,
	/** At most 45° from the edge's inward normal. */
	TACTUS_EDGE_PAN_DIRECTION_INWARDS = 1,
	/** More than 45° and at most 90° from the edge's inward normal. */
	TACTUS_EDGE_PAN_DIRECTION_ALONG = 2,
	/** Both. */
	TACTUS_EDGE_PAN_DIRECTION_EITHER = 3,
	TACTUS_EDGE_PAN_DIRECTION_FORCE_32_BIT = INT32_MAX
};
/**
 * Sets the directions in which a screen-edge pan may begin, from the next attempt on (8.8): a drawer comes inwards, a
 * volume bar goes along the edge.
 *
 * @param directions mask of enum tactus_edge_pan_direction; default INWARDS
 * @return OK. INVALID_ARGUMENT: @p directions is out of range, or @p recognizer is NULL. WRONG_KIND: @p recognizer is
 *   no screen-edge pan
 * @since 0.1
 */
enum tactus_status tactus_screen_edge_pan_recognizer_set_directions(
	struct tactus_recognizer *recognizer, uint32_t directions);
/** Returns the mask of directions; 0 for NULL and other kinds. @since 0.1 */
uint32_t tactus_screen_edge_pan_recognizer_get_directions(const struct tactus_recognizer *recognizer);
/**
 * Marks a screen-edge pan as the shell's: it comes second at edges that a view defers (rule 2.13). There it fails when
 * it would begin, with the reason EDGE_DEFERRED, and so does every other such pan in the same sequence; for less than
 * 3 s from then every such pan of a later sequence from the same edge of that window recognizes.
 * @param is_shell_gesture default false
 * @return OK. WRONG_KIND: no screen-edge pan. INVALID_ARGUMENT: @p recognizer is NULL
 * @sa tactus_view_set_deferred_edges()
 * @since 0.1
 */
enum tactus_status tactus_screen_edge_pan_recognizer_set_shell_gesture(
	struct tactus_recognizer *recognizer, bool is_shell_gesture);
/**
 * Returns whether a screen-edge pan is a gesture of the shell (2.13); false for NULL and other kinds.
 * @since 0.1
 */
bool tactus_screen_edge_pan_recognizer_is_shell_gesture(const struct tactus_recognizer *recognizer);
/**
 * Called when @p view has deferred a shell's gesture from @p edge: show that the same gesture works now (rule 2.13).
 * @p recognizer has failed.
 * @since 0.1
 */
typedef void (*tactus_edge_deferral_func)(
	struct tactus_view *view, struct tactus_recognizer *recognizer, enum tactus_edge edge, void *data);
/**
 * Adds a listener for gestures that are put off; any number of them, called in order of addition.
 * @return OK. INVALID_ARGUMENT: @p application or @p listener is NULL. NO_MEMORY
 * @since 0.1
 */
enum tactus_status tactus_application_add_edge_deferral_listener(
	struct tactus_application *application, tactus_edge_deferral_func listener, void *data);
/**
 * Removes the first listener that was added with this function and data.
 * @return OK. NONE: there is no such listener. INVALID_ARGUMENT: @p application or @p listener is NULL
 * @since 0.1
 */
enum tactus_status tactus_application_remove_edge_deferral_listener(
	struct tactus_application *application, tactus_edge_deferral_func listener, void *data);

/** @} */
/* ------------------------------------------------------------------ */
/** @defgroup custom Custom recognizers
 *  A table of functions makes a recognizer that consists of the host's own code, or overrides parts of a built-in
 *  kind, as a subclass does in UIKit. The engine does the rest: which touches it gets, arbitration, failure
 *  requirements, delays, and the reset at the end of an attempt.
 *
 *  The functions look at the touches and request a state with tactus_recognizer_set_state(). A discrete recognizer
 *  requests ENDED or FAILED, a continuous one BEGAN, CHANGED, ENDED and CANCELLED. tactus_recognizer_set_deadline()
 *  calls back at a time.
 *
 *  @code
 *  // Recognizes the second finger that lands while the first rests.
 *  static void finger_landed(struct tactus_recognizer *recognizer, const struct tactus_touch *const *touches,
 *  	size_t count, const struct tactus_event *event, void *data)
 *  {
 *  	if (tactus_recognizer_get_number_of_touches(recognizer) == 2)
 *  		tactus_recognizer_set_state(recognizer, TACTUS_RECOGNIZER_STATE_ENDED);
 *  }
 *
 *  static void finger_moved_or_lifted(struct tactus_recognizer *recognizer, const struct tactus_touch *const *touches,
 *  	size_t count, const struct tactus_event *event, void *data)
 *  {
 *  	tactus_recognizer_set_state(recognizer, TACTUS_RECOGNIZER_STATE_FAILED);
 *  }
 *
 *  struct tactus_recognizer_callbacks callbacks = TACTUS_RECOGNIZER_CALLBACKS_INIT;
 *
 *  callbacks.touches_began = finger_landed;
 *  callbacks.touches_moved = finger_moved_or_lifted;
 *  callbacks.touches_ended = finger_moved_or_lifted;
 *  return tactus_custom_recognizer_create(
 *  	application, TACTUS_CUSTOM_RECOGNIZER_FLAGS_DISCRETE, &callbacks, NULL);
 *  @endcode
 *
 *  Common mistakes: never failing, so that recognizers that wait for this one wait until the fingers lift; keeping
 *  counts across attempts instead of clearing them in reset; an overriding function that forgets
 *  tactus_recognizer_call_default().
 *  @{ */

/** Touches of a recognizer, all that are in one phase (4.3), on whatever views they are. @since 0.1 */
typedef void (*tactus_recognizer_touches_func)(struct tactus_recognizer *recognizer,
	const struct tactus_touch *const *touches, size_t count, const struct tactus_event *event, void *data);

/** NULL members keep the default (of a custom one: nothing, cancelled: cancel or fail). Copied. @since 0.1 */
struct tactus_recognizer_callbacks {
	size_t size;
	/** Touches that it was bound to went down. */
	tactus_recognizer_touches_func touches_began;
	/** They moved. */
	tactus_recognizer_touches_func touches_moved;
	/** They lifted. */
	tactus_recognizer_touches_func touches_ended;
	/** The hardware or the system took them back (1.12). */
	tactus_recognizer_touches_func touches_cancelled;
	/** The attempt is over and the state is possible again. */
	void (*reset)(struct tactus_recognizer *recognizer, void *data);
	/** The deadline of tactus_recognizer_set_deadline() has come. */
	void (*deadline_reached)(struct tactus_recognizer *recognizer, uint64_t time_us, void *data);
	/** NO: it lets the other recognize beside it (6.3). */
	tactus_pair_question_func can_prevent;
	/** NO: the other does not keep it from recognizing (6.3). */
	tactus_pair_question_func can_be_prevented_by;
	/** YES: it waits for the other to fail, in this attempt (6.9). */
	tactus_pair_question_func should_require_failure_of;
	/** YES: the other waits for it to fail, in this attempt (6.9). */
	tactus_pair_question_func should_be_required_to_fail_by;
};
/** Sets the size; nothing else is set. @since 0.1 */
#define TACTUS_RECOGNIZER_CALLBACKS_INIT \
	{ sizeof(struct tactus_recognizer_callbacks), NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL }

/** Flags of a custom recognizer. @since 0.1 */
enum tactus_custom_recognizer_flags {
	/** A continuous recognizer. */
	TACTUS_CUSTOM_RECOGNIZER_FLAGS_NONE = 0,
	/** possible → ended or failed only. */
	TACTUS_CUSTOM_RECOGNIZER_FLAGS_DISCRETE = 1,
	TACTUS_CUSTOM_RECOGNIZER_FLAGS_FORCE_32_BIT = INT32_MAX
};
/**
 * Creates a recognizer that consists of the host's functions.
 *
 * @param flags mask of enum tactus_custom_recognizer_flags
 * @param callbacks copied
 * @param data passed to the callbacks
 * @return the recognizer; NULL without an application, on invalid @p flags or @p callbacks, or without memory
 *   (logged)
 * @sa tactus_recognizer_set_state(), tactus_recognizer_set_deadline()
 * @since 0.1
 */
struct tactus_recognizer *tactus_custom_recognizer_create(struct tactus_application *application, uint32_t flags,
	const struct tactus_recognizer_callbacks *callbacks, void *data);
/**
 * Overrides parts of a recognizer of any kind, as a subclass does.
 *
 * @param callbacks copied; NULL: the recognizer is as it was made
 * @param data passed to the callbacks
 * @return OK. INVALID_ARGUMENT: @p recognizer is NULL, or the size of @p callbacks is not valid
 * @sa tactus_recognizer_call_default()
 * @since 0.1
 */
enum tactus_status tactus_recognizer_set_callbacks(
	struct tactus_recognizer *recognizer, const struct tactus_recognizer_callbacks *callbacks, void *data);

/**
 * Does what the recognizer would have done with touches if it were not overridden. To be called from
 * an overriding function.
 *
 * @param touches of those that the overriding function got
 * @return OK. WRONG_STATE: not called from an overriding function. INVALID_ARGUMENT: an argument is
 *   NULL or not listed, or none of @p touches is of the call
 * @since 0.1
 */
enum tactus_status tactus_recognizer_call_default(struct tactus_recognizer *recognizer, enum tactus_touch_phase phase,
	const struct tactus_touch *const *touches, size_t count, const struct tactus_event *event);

/**
 * Requests a state for a recognizer, from its own callbacks (5.3, 5.4). A granted began or ended reads possible
 * until the update pass.
 *
 * @return OK. WRONG_STATE: no such transition; the state is unchanged. INVALID_ARGUMENT: @p state is not listed,
 *   or @p recognizer is NULL
 * @since 0.1
 */
enum tactus_status tactus_recognizer_set_state(
	struct tactus_recognizer *recognizer, enum tactus_recognizer_state state);
/**
 * Makes a recognizer ignore a touch until it lifts. The touch goes on to its view (4.6).
 *
 * @param event the event of the running callback
 * @return OK. INVALID_ARGUMENT: a pointer is NULL
 * @since 0.1
 */
enum tactus_status tactus_recognizer_ignore_touch(
	struct tactus_recognizer *recognizer, const struct tactus_touch *touch, const struct tactus_event *event);
/**
 * Sets the time at which deadline_reached is called. The reset of the recognizer clears it.
 *
 * @param time_us µs of the application's time; UINT64_MAX: none
 * @return OK. INVALID_ARGUMENT: @p recognizer is NULL
 * @since 0.1
 */
enum tactus_status tactus_recognizer_set_deadline(struct tactus_recognizer *recognizer, uint64_t time_us);

/** @} */
/* ------------------------------------------------------------------ */
/** @defgroup surfaces Surfaces: the wl_touch stream
 *  A surface is a view whose touches leave as events for a Wayland client. The stream is legal whatever recognizers
 *  decide (§10): each down is closed by one up or covered by one cancel, each delivery with events ends with one
 *  frame, ids are small and unique among the live touches of a seat. A client object stands for one wl_client. Hosts
 *  on libwayland-server use tactus-wayland.h, which sends the events as well.
 *
 *  Delays apply to surfaces as to any view: with delays_touches_began of a shell's swipe on the desktop, a client
 *  learns of three fingers only once the swipe has failed. Recognizers of the shell, on a view above the surfaces of
 *  several clients, need tactus_recognizer_become_shell_gesture(): as every recognizer does by default, they would hold
 *  back the lift of a finger on one client as long as another finger rests on the next one.
 *
 *  @code
 *  static void send_down(struct tactus_surface_client *client, struct tactus_view *surface,
 *  	const struct tactus_surface_touch *touch, void *data)
 *  {
 *  	wire_send_down(data, (uint32_t)(touch->time_us / 1000), touch->wire_id, touch->x, touch->y);
 *  }
 *
 *  struct tactus_surface_client_callbacks callbacks = TACTUS_SURFACE_CLIENT_CALLBACKS_INIT;
 *  struct tactus_surface_client *client;
 *  struct tactus_view *surface;
 *
 *  callbacks.down = send_down;
 *  callbacks.motion = send_motion;
 *  callbacks.up = send_motion;
 *  callbacks.frame = send_frame;
 *  callbacks.cancel = send_frame;
 *  client = tactus_surface_client_create(application, &callbacks, wire);
 *  surface = tactus_surface_create(client, 40, 60, 640, 480);
 *  tactus_view_add_subview(window, surface);
 *  @endcode
 *
 *  Common mistakes: translating cancel to up, which makes a click; sending a frame after each event; forgetting that
 *  cancel ends all touches of the client and seat, as the protocol says.
 *  @{ */

/** Event of a touch on a client's surface. @since 0.1 */
struct tactus_surface_touch {
	size_t size;
	/** The seat of its source. */
	uint32_t seat;
	/** Small, unique among the client's live touches of the seat: the id for the wire. */
	int32_t wire_id;
	/** µs, never decreasing on one client's stream of one seat. */
	uint64_t time_us;
	/** Surface-local location; of an up the last one. */
	double x, y;
	/** The touch behind it, valid during the call. */
	const struct tactus_touch *touch;
};

/** Callbacks that get a client's stream. All wl_touch resources of the client and seat get the same. @since 0.1 */
struct tactus_surface_client_callbacks {
	size_t size;
	/** wl_touch.down. */
	void (*down)(struct tactus_surface_client *client, struct tactus_view *surface,
		const struct tactus_surface_touch *touch, void *data);
	/** wl_touch.motion: the surface-local location has changed. */
	void (*motion)(struct tactus_surface_client *client, struct tactus_view *surface,
		const struct tactus_surface_touch *touch, void *data);
	/** wl_touch.up. */
	void (*up)(struct tactus_surface_client *client, struct tactus_view *surface,
		const struct tactus_surface_touch *touch, void *data);
	/** Ends what came before for this seat. */
	void (*frame)(struct tactus_surface_client *client, uint32_t seat, void *data);
	/** All of the client's touches of this seat are over. */
	void (*cancel)(struct tactus_surface_client *client, uint32_t seat, void *data);
};
/** Sets the size; nothing else is set. @since 0.1 */
#define TACTUS_SURFACE_CLIENT_CALLBACKS_INIT \
	{ sizeof(struct tactus_surface_client_callbacks), NULL, NULL, NULL, NULL, NULL }

/**
 * Creates a surface client: one for each wl_client that has surfaces (§10).
 *
 * @param callbacks the client's wl_touch stream; copied
 * @param data passed to the callbacks
 * @return the client; NULL without an application, on invalid @p callbacks or without memory (logged)
 * @since 0.1
 */
struct tactus_surface_client *tactus_surface_client_create(struct tactus_application *application,
	const struct tactus_surface_client_callbacks *callbacks, void *data);
/**
 * Destroys a client that has disconnected. Its streams end without callbacks; its surfaces stay until they are
 * destroyed.
 *
 * @param client NULL is allowed
 * @since 0.1
 */
void tactus_surface_client_destroy(struct tactus_surface_client *client);
/**
 * Sets a pointer of the host's, which the library keeps and never reads through. Default NULL.
 *
 * @return OK. INVALID_ARGUMENT: @p client is NULL
 * @since 0.1
 */
enum tactus_status tactus_surface_client_set_user_data(struct tactus_surface_client *client, void *data);
/** Returns the pointer that was set with tactus_surface_client_set_user_data(), or NULL. @since 0.1 */
void *tactus_surface_client_get_user_data(const struct tactus_surface_client *client);
/**
 * Adds a function that is called once when the object is freed. Any number may be added; they are called in order
 * of addition.
 *
 * @param listener may only call getters (see @ref tactus_destroy_func)
 * @param data passed to @p listener
 * @return OK. INVALID_ARGUMENT: @p client or @p listener is NULL. NO_MEMORY: the listener was not added
 * @since 0.1
 */
enum tactus_status tactus_surface_client_add_destroy_listener(
	struct tactus_surface_client *client, tactus_destroy_func listener, void *data);
/**
 * Removes the first destroy listener that was added with the same function and data.
 *
 * @return OK. NONE: no such listener. INVALID_ARGUMENT: @p client or @p listener is NULL
 * @since 0.1
 */
enum tactus_status tactus_surface_client_remove_destroy_listener(
	struct tactus_surface_client *client, tactus_destroy_func listener, void *data);
/** Returns the application that a client was made for; NULL for NULL or a destroyed client. @since 0.1 */
struct tactus_application *tactus_surface_client_get_application(const struct tactus_surface_client *client);

/**
 * Creates the view of a client's surface, in no tree yet. Destroying it ends its live touches for the client with
 * ups and one frame (10.5).
 *
 * @param x px in the space of the later superview, as is @p y
 * @param width px, at least 0, as is @p height
 * @return the view; NULL on invalid numbers, no @p client or lack of memory (logged)
 * @since 0.1
 */
struct tactus_view *tactus_surface_create(
	struct tactus_surface_client *client, double x, double y, double width, double height);
/** Returns the client of a surface's view; NULL for NULL and other views. @since 0.1 */
struct tactus_surface_client *tactus_surface_get_client(const struct tactus_view *surface);
/**
 * Returns the live touch behind an id of the client's wl_touch stream, valid until it lifts; NULL if there is
 * none.
 * @since 0.1
 */
const struct tactus_touch *tactus_surface_client_find_touch(
	const struct tactus_surface_client *client, uint32_t seat, int32_t wire_id);

/** Callbacks that get the rest of a touch that the host has taken. @since 0.1 */
struct tactus_touch_grab_callbacks {
	size_t size;
	/** The finger moved; application's space. */
	void (*motion)(const struct tactus_touch *touch, uint64_t time_us, double x, double y, void *data);
	/** The finger lifted (@p cancelled false) or the system took it; nothing follows. */
	void (*end)(const struct tactus_touch *touch, uint64_t time_us, bool cancelled, void *data);
	/**
	 * Destroys @p data, once, when the outermost call returns in which the touch has ended or its application is
	 * destroyed; nothing else is called with it then. May call getters alone. NULL: nothing is destroyed.
	 */
	void (*destroy)(void *data);
};
/** Sets the size; nothing else is set. @since 0.1 */
#define TACTUS_TOUCH_GRAB_CALLBACKS_INIT { sizeof(struct tactus_touch_grab_callbacks), NULL, NULL, NULL }
/**
 * Takes a live touch out of gesture handling, for an interactive move, a drag or a popup's grab. Its client or
 * view gets cancel, its recognizers are cancelled, and the rest of it goes to @p callbacks (10.6).
 *
 * @param callbacks called with locations in the application's space; copied
 * @param data passed to @p callbacks; the caller's unless the touch was taken
 * @return OK. UNKNOWN_TOUCH: @p touch is over. WRONG_STATE: it has lifted or was taken already. INVALID_ARGUMENT:
 *   the size of @p callbacks is not valid. NO_MEMORY: nothing was changed
 * @since 0.1
 */
enum tactus_status tactus_touch_take(
	const struct tactus_touch *touch, const struct tactus_touch_grab_callbacks *callbacks, void *data);

/** @} */
/* ------------------------------------------------------------------ */
/** @defgroup reasons Reasons: why a gesture did not fire
 *  Each failure, cancellation, refused touch and wait has a reason: a code and the numbers that decided. The last one
 *  of a recognizer can be asked for at any time. A trace listener gets all of them as they happen, and
 *  tactus_application_explain() tells where a touch at a point would go.
 *
 *  Sentences are made by tactus_reason_describe() and tactus_trace_event_describe(), with the names that the host
 *  gave with tactus_recognizer_set_name() and tactus_view_set_name().
 *
 *  @code
 *  static void print_why(const struct tactus_recognizer *swipe)
 *  {
 *  	struct tactus_reason reason = TACTUS_REASON_INIT;
 *  	char line[256];
 *
 *  	if (tactus_recognizer_get_reason(swipe, &reason) != TACTUS_STATUS_OK)
 *  		return;
 *  	tactus_reason_describe(&reason, swipe, line, sizeof line);
 *  	fprintf(stderr, "%s\n", line);
 *  }
 *  @endcode
 *
 *  Common mistakes: recognizers without names, which make "pan #3" of a sentence; reading the reason of a recognizer
 *  that has recognized since, which tells about the attempt before. For a gesture that went wrong on somebody else's
 *  machine, record it: tactus-recorder.h.
 *  @{ */

/**
 * Reason codes (rule 15). Before the colon stand numbers[0], then numbers[1]. Lengths are px, times µs, angles are
 * radians; of a length, numbers[2] is the panel's px per mm, or 0 if the panel's size is not known. New codes may be
 * added: tactus_reason_describe() knows all that its library returns.
 * @since 0.1
 */
enum tactus_reason_code {
	/** There is no reason. */
	TACTUS_REASON_CODE_NONE = 0,
	/** Distance, allowed distance: the touches moved too far for a tap, a long press or, across, a swipe. */
	TACTUS_REASON_CODE_MOVED_TOO_FAR = 1,
	/** Distance, needed distance: the touches lifted before they had moved far enough. */
	TACTUS_REASON_CODE_MOVED_TOO_LITTLE = 2,
	/** Time, limit: a swipe did not get far enough in its time. */
	TACTUS_REASON_CODE_TOO_SLOW = 3,
	/** Time, limit: the touches of a tap stayed down too long. */
	TACTUS_REASON_CODE_TOO_LONG = 4,
	/** Time, limit: the next tap of several did not come in time. */
	TACTUS_REASON_CODE_TOO_LATE = 5,
	/** Time, needed time: the touches of a long press lifted too early. */
	TACTUS_REASON_CODE_LIFTED_EARLY = 6,
	/** Count, allowed count: more touches than the recognizer takes. */
	TACTUS_REASON_CODE_TOO_MANY_TOUCHES = 7,
	/** Count, needed count: fewer touches than the recognizer needs. */
	TACTUS_REASON_CODE_TOO_FEW_TOUCHES = 8,
	/**
	 * Angle in radians to the nearest inward normal of an edge (screen-edge pan) or allowed direction (swipe, at
	 * its lift), limit.
	 */
	TACTUS_REASON_CODE_WRONG_DIRECTION = 9,
	/** Distance to the nearest of the edges, limit: a screen-edge pan's touch went down elsewhere. */
	TACTUS_REASON_CODE_OUTSIDE_EDGE = 10,
	/** enum tactus_question: a delegate, a recognizer's override or a view said no. */
	TACTUS_REASON_CODE_REFUSED_BY_DELEGATE = 11,
	/** Another recognizer, which is named, recognized first. */
	TACTUS_REASON_CODE_PREVENTED = 12,
	/** The recognizer that had to fail, which is named, recognized. */
	TACTUS_REASON_CODE_REQUIREMENT_RECOGNIZED = 13,
	/** The recognizer that has to fail, which is named, is still undecided. */
	TACTUS_REASON_CODE_REQUIREMENT_PENDING = 14,
	/** A touch was cancelled. */
	TACTUS_REASON_CODE_TOUCH_CANCELLED = 15,
	/** All touches of the source were cancelled (rule 1.12). */
	TACTUS_REASON_CODE_SYSTEM_CANCEL = 16,
	/** The recognizer or its view was removed. */
	TACTUS_REASON_CODE_VIEW_REMOVED = 17,
	/** The recognizer was disabled. */
	TACTUS_REASON_CODE_DISABLED = 18,
	/** A custom recognizer did not finish within 5 s of its last touch (rule 5.12). */
	TACTUS_REASON_CODE_ABANDONED = 19,
	/** Of a touch: the recognizer that is named withholds its began from the view. */
	TACTUS_REASON_CODE_WITHHELD_BEGAN = 20,
	/** Of a touch: the recognizer that is named withholds its end from the view. */
	TACTUS_REASON_CODE_WITHHELD_ENDED = 21,
	/** A custom recognizer set failed or cancelled itself. */
	TACTUS_REASON_CODE_BY_ITSELF = 22,
	/** Buttons pressed, buttons required (masks): a pointer pressed other buttons than a tap wants. */
	TACTUS_REASON_CODE_WRONG_BUTTONS = 23,
	/** enum tactus_edge: the view under the touch defers the edge (rule 2.13). */
	TACTUS_REASON_CODE_EDGE_DEFERRED = 24,
	/** The screen-edge pan has no edges (rule 8.14). */
	TACTUS_REASON_CODE_NO_EDGES = 25,
	/** Modifier keys held (a mask), those that must be held, those that must not be (rule 4.8). */
	TACTUS_REASON_CODE_MODIFIERS = 26,
	/** A control, which is tactus_reason.view, tracks a touch along this axis (rule 9.4). */
	TACTUS_REASON_CODE_REFUSED_BY_CONTROL = 27,
	/** Another finger was down before the touch, and the recognizer demands whole sequences (rule 4.9). */
	TACTUS_REASON_CODE_NOT_FIRST_TOUCH = 28,
	/** The recognizer that this one comes after, which is named, did not recognize (rule 6.14). */
	TACTUS_REASON_CODE_REQUIREMENT_FAILED = 29,
	TACTUS_REASON_CODE_FORCE_32_BIT = INT32_MAX
};

/** Which question a delegate said no to: numbers[0] of REFUSED_BY_DELEGATE. @since 0.1 */
enum tactus_question {
	/** should_begin of the delegate or of a view. */
	TACTUS_QUESTION_SHOULD_BEGIN = 1,
	/** should_receive_event of the delegate. */
	TACTUS_QUESTION_SHOULD_RECEIVE_EVENT = 2,
	/** should_receive_touch of the delegate. */
	TACTUS_QUESTION_SHOULD_RECEIVE_TOUCH = 3,
	TACTUS_QUESTION_FORCE_32_BIT = INT32_MAX
};

/** Consequence of a reason for the recognizer. @since 0.1 */
enum tactus_outcome {
	/** Nothing yet, or the reason is a touch's. */
	TACTUS_OUTCOME_NONE = 0,
	/** The recognizer failed. */
	TACTUS_OUTCOME_FAILED = 1,
	/** The recognizer had begun and was cancelled. */
	TACTUS_OUTCOME_CANCELLED = 2,
	/** The recognizer is held by a failure requirement. */
	TACTUS_OUTCOME_HELD = 3,
	/** The recognizer was not bound to a touch, a gesture or a scroll. */
	TACTUS_OUTCOME_REFUSED = 4,
	TACTUS_OUTCOME_FORCE_32_BIT = INT32_MAX
};

/** Why something did or did not happen (rule 15). @since 0.1 */
struct tactus_reason {
	size_t size;
	/** enum tactus_reason_code. */
	int32_t code;
	/** enum tactus_outcome. */
	int32_t outcome;
	/** The numbers of the code, as enum tactus_reason_code lists them; 0 where it lists none. */
	double numbers[3];
	/** The recognizer meant, or NULL if there is none or it is gone. */
	struct tactus_recognizer *recognizer;
	/** The view meant, or NULL if there is none or it is gone. */
	struct tactus_view *view;
};
/** Sets the size; nothing else is set. @since 0.1 */
#define TACTUS_REASON_INIT { sizeof(struct tactus_reason), 0, 0, { 0, 0, 0 }, NULL, NULL }

/**
 * Returns a reason code as documents and scenario files spell it, such as "moved-too-far".
 *
 * @return a static string, never NULL; "unknown" for a code that this version of the library does not know
 * @sa tactus_reason_describe() @since 0.1
 */
const char *tactus_reason_code_to_string(enum tactus_reason_code code);
/**
 * Writes a reason as one English sentence with names, numbers and units (rule 15.1):
 * `pan "scroll" (#3) failed: its fingers moved 7.2 px (1.1 mm), 10 px are needed`.
 *
 * Times are ms; lengths are px, and mm where the panel's size is known. The text is for people and may change.
 *
 * @param reason from this library. One with a code that this version does not know is described as such.
 * @param recognizer what the reason is said of; NULL: only what follows the colon is written
 * @param buffer receives UTF-8 with a NUL, cut if it does not fit; may be NULL if @p size is 0
 * @param size bytes of @p buffer; 256 are enough for all sentences with names of up to 64 bytes
 * @return the length of the whole sentence without the NUL, as snprintf() does; 0 if @p reason is NULL or malformed
 * @sa tactus_trace_event_describe(), tactus_recognizer_get_reason() @since 0.1
 */
size_t tactus_reason_describe(const struct tactus_reason *reason, const struct tactus_recognizer *recognizer,
	char *buffer, size_t size);
/**
 * Writes why a recognizer last failed, was cancelled or refused a touch, or why it is held.
 *
 * @param reason receives the reason; its size must be set (TACTUS_REASON_INIT)
 * @return OK. NONE: nothing of the kind has happened; @p reason then has the code NONE. INVALID_ARGUMENT:
 * @p recognizer or @p reason is NULL, or @p reason is malformed. DESTROYED: the recognizer has been destroyed
 * @since 0.1
 */
enum tactus_status tactus_recognizer_get_reason(
	const struct tactus_recognizer *recognizer, struct tactus_reason *reason);
/**
 * Writes why a touch is withheld from its view.
 *
 * @param reason receives the reason; its size must be set (TACTUS_REASON_INIT)
 * @return OK. NONE: the touch is not withheld; @p reason then has the code NONE. INVALID_ARGUMENT: @p touch or
 * @p reason is NULL, or @p reason is malformed
 * @since 0.1
 */
enum tactus_status tactus_touch_get_reason(const struct tactus_touch *touch, struct tactus_reason *reason);

/** Units of tactus_progress.value. @since 0.1 */
enum tactus_progress_unit {
	/** The recognizer does not measure, such as a custom one. */
	TACTUS_PROGRESS_UNIT_NONE = 0,
	/** Logical pixels. */
	TACTUS_PROGRESS_UNIT_PIXELS = 1,
	/** µs. */
	TACTUS_PROGRESS_UNIT_MICROSECONDS = 2,
	/** A number of touches. */
	TACTUS_PROGRESS_UNIT_TOUCHES = 3,
	/** A number of taps. */
	TACTUS_PROGRESS_UNIT_TAPS = 4,
	TACTUS_PROGRESS_UNIT_FORCE_32_BIT = INT32_MAX
};
/** How near a recognizer is to recognizing (rule 15.3). @since 0.1 */
struct tactus_progress {
	size_t size;
	/** Value over limit, 0 to 1; 1 from the recognition to the reset. */
	double fraction;
	/** What the recognizer measures: for a swipe of several fingers, the way of the slowest. */
	double value;
	/** The value with which it recognizes. */
	double limit;
	/** enum tactus_progress_unit, of both. */
	int32_t unit;
	/** 0. */
	int32_t reserved;
	/** The touch that is farthest behind, if the recognizer measures each by itself; else NULL. */
	const struct tactus_touch *lagging_touch;
};
/** Sets the size. @since 0.1 */
#define TACTUS_PROGRESS_INIT { sizeof(struct tactus_progress), 0, 0, 0, 0, 0, NULL }
/**
 * Writes how near a recognizer is, at the application's time (rule 15.3): with too few touches the fraction is 0, and
 * the value their number. Bars and pictures of a gesture follow it, and measure nothing themselves.
 *
 * @param progress receives it; its size must be set (TACTUS_PROGRESS_INIT). All 0 between attempts
 * @return OK. INVALID_ARGUMENT: @p recognizer or @p progress is NULL, or @p progress is malformed
 * @sa tactus_application_set_traces_progress()
 * @since 0.1
 */
enum tactus_status tactus_recognizer_get_progress(
	const struct tactus_recognizer *recognizer, struct tactus_progress *progress);

/** Type of a trace event. @since 0.1 */
enum tactus_trace_type {
	/** A recognizer changed its state: previous_state, state, reason. */
	TACTUS_TRACE_TYPE_STATE = 0,
	/** A recognizer is held by a requirement: reason. */
	TACTUS_TRACE_TYPE_HELD = 1,
	/** A recognizer was refused a touch: touch, reason. */
	TACTUS_TRACE_TYPE_REFUSED = 2,
	/** A touch's began or ended is withheld from its view: touch, reason. */
	TACTUS_TRACE_TYPE_WITHHELD = 3,
	/** Withheld touches are released: touch. */
	TACTUS_TRACE_TYPE_RELEASED = 4,
	/** A touch is cancelled in its view, or dropped before it began there: touch, reason. */
	TACTUS_TRACE_TYPE_CANCELLED = 5,
	/** A view was tried for a touch that went down: touch, view, verdict, covering_view (rule 15.2). */
	TACTUS_TRACE_TYPE_TRIED = 6,
	/** A recognizer was offered a touch that went down: touch, recognizer, verdict, reason (rule 15.2). */
	TACTUS_TRACE_TYPE_OFFERED = 7,
	/**
	 * How near a recognizer with an attempt is, once in a delivery before anything is decided, if asked for with
	 * tactus_application_set_traces_progress(); tactus_recognizer_get_progress() says how near (rule 15.3).
	 */
	TACTUS_TRACE_TYPE_PROGRESS = 8,
	TACTUS_TRACE_TYPE_FORCE_32_BIT = INT32_MAX
};
/** Why a touch went to a view or a recognizer, or did not (rule 15.2). New verdicts may be added. @since 0.1 */
enum tactus_verdict {
	/** The event is of another type. */
	TACTUS_VERDICT_NONE = 0,
	/** Of a view: the touch is its. */
	TACTUS_VERDICT_HIT = 1,
	/** Of a view: the point is outside of its bounds or its input region, or its own hit test says so. */
	TACTUS_VERDICT_OUTSIDE = 2,
	/** Of a view: it is hidden. */
	TACTUS_VERDICT_HIDDEN = 3,
	/** Of a view: user interaction is off. */
	TACTUS_VERDICT_NO_INTERACTION = 4,
	/** Of a view: its alpha is below 0.01. */
	TACTUS_VERDICT_TRANSPARENT = 5,
	/** Of a view: covering_view, which is in front of it or in it, is hit. */
	TACTUS_VERDICT_COVERED = 6,
	/** Of a view: its transform cannot be inverted. */
	TACTUS_VERDICT_SINGULAR_TRANSFORM = 7,
	/** Of a recognizer: it takes part in the touch, or would. */
	TACTUS_VERDICT_BOUND = 16,
	/** Of a recognizer: it is disabled. */
	TACTUS_VERDICT_DISABLED = 17,
	/** Of a recognizer: it does not allow the touch's type, or has touches of another type. */
	TACTUS_VERDICT_TOUCH_TYPE = 18,
	/** Of a recognizer: other modifier keys are held than it demands; reason says which. */
	TACTUS_VERDICT_MODIFIERS = 19,
	/** Of a recognizer: it has touches of another seat. */
	TACTUS_VERDICT_OTHER_SEAT = 20,
	/** Of a recognizer: a view below it keeps it from touches (rule 2.12). */
	TACTUS_VERDICT_INHIBITED = 21,
	/** Of a recognizer: its delegate said no; reason says to which question. */
	TACTUS_VERDICT_REFUSED_BY_DELEGATE = 22,
	/** Of a recognizer: it is held, or has finished and waits for its reset (rule 5.11). */
	TACTUS_VERDICT_BUSY = 23,
	/** Of a recognizer: another finger was down before, and it demands whole sequences (rule 4.9). */
	TACTUS_VERDICT_NOT_FIRST_TOUCH = 24,
	TACTUS_VERDICT_FORCE_32_BIT = INT32_MAX
};

/** One decision of the engine, as it is made. @since 0.1 */
struct tactus_trace_event {
	size_t size;
	/** The time of the delivery. */
	uint64_t time_us;
	/** enum tactus_trace_type. */
	int32_t type;
	/** enum tactus_recognizer_state. */
	int32_t previous_state, state;
	/** enum tactus_verdict. */
	int32_t verdict;
	/** Whom it is about, or NULL. */
	struct tactus_recognizer *recognizer;
	/** Which touch it is about, or NULL. */
	const struct tactus_touch *touch;
	/** The view that was tried, or NULL. */
	struct tactus_view *view;
	/** The view that was hit instead of @p view, or NULL. */
	struct tactus_view *covering_view;
	/** Why. */
	struct tactus_reason reason;
};
/** Only getters may be called from it. @since 0.1 */
typedef void (*tactus_trace_func)(const struct tactus_trace_event *event, void *data);
/**
 * Adds a listener that hears of every decision; any number of them, called in order of addition. Without one tracing
 * costs nothing.
 * @return OK. INVALID_ARGUMENT: @p application or @p listener is NULL. NO_MEMORY
 * @sa tactus_application_remove_trace_listener(), tactus_application_set_trace_listener()
 * @since 0.1
 */
enum tactus_status tactus_application_add_trace_listener(
	struct tactus_application *application, tactus_trace_func listener, void *data);
/**
 * Removes the first trace listener with this function and data.
 * @return OK. NONE: there is no such listener. INVALID_ARGUMENT: @p application or @p listener is NULL
 * @since 0.1
 */
enum tactus_status tactus_application_remove_trace_listener(
	struct tactus_application *application, tactus_trace_func listener, void *data);
/**
 * Adds a trace listener in place of the one that this function added last.
 * @param listener NULL: none
 * @return OK. INVALID_ARGUMENT: @p application is NULL. NO_MEMORY
 * @since 0.1
 */
enum tactus_status tactus_application_set_trace_listener(
	struct tactus_application *application, tactus_trace_func listener, void *data);

/**
 * Sets whether trace listeners hear of the progress of each recognizer with an attempt, in each delivery (rule 15.3).
 *
 * @param traces default false
 * @return OK. INVALID_ARGUMENT: @p application is NULL
 * @sa tactus_recognizer_get_progress()
 * @since 0.1
 */
enum tactus_status tactus_application_set_traces_progress(struct tactus_application *application, bool traces);
/** Returns whether trace listeners hear of progress; false for NULL. @since 0.1 */
bool tactus_application_get_traces_progress(const struct tactus_application *application);

/**
 * Writes a trace event as one English sentence with names, numbers and units:
 * `pan "scroll" (#3) failed: its fingers moved 7.2 px, 10 px are needed`, `view "card" (#7): covered by view "b" (#9)`.
 *
 * @param event from this library
 * @param buffer receives UTF-8 with a NUL, cut if it does not fit; may be NULL if @p size is 0
 * @param size bytes of @p buffer
 * @return the length of the whole sentence without the NUL, as snprintf() does; 0 if @p event is NULL or malformed
 * @sa tactus_reason_describe() @since 0.1
 */
size_t tactus_trace_event_describe(const struct tactus_trace_event *event, char *buffer, size_t size);
/**
 * Tells where a touch would go if it went down at a point, and why (rule 15.2): an event of type TRIED for each view
 * that the hit test tries, then one of type OFFERED for each recognizer from the view to its window. Nothing changes.
 * Hit tests of the host's are called, delegates are not: BOUND then means that nothing but a delegate could refuse.
 *
 * @code
 * static void print(const struct tactus_trace_event *event, void *data)
 * {
 *	char line[256];
 *
 *	tactus_trace_event_describe(event, line, sizeof line);
 *	puts(line);
 * }
 *
 * tactus_application_explain(application, 0, TACTUS_TOUCH_TYPE_DIRECT, 120, 80, print, NULL);
 * @endcode
 *
 * @param seat of the touch
 * @param type of the touch
 * @param x in the application's space
 * @param y in the application's space
 * @param function called for each event before the call returns; only getters may be called from it
 * @param data passed to @p function
 * @return OK. INVALID_ARGUMENT: @p application or @p function is NULL, @p type is not listed, or the point is not
 * finite. DESTROYED. BUSY. NO_MEMORY
 * @sa tactus_touch_explain() @since 0.1
 */
enum tactus_status tactus_application_explain(struct tactus_application *application, uint32_t seat,
	enum tactus_touch_type type, double x, double y, tactus_trace_func function, void *data);
/**
 * Tells why a touch is where it is, with the same events as tactus_application_explain(), as things are now. Called at
 * its touch-down, such as in the view's touches_began, it tells why the touch went where it went. A trace listener
 * hears the same at every touch-down, without a call.
 *
 * @param touch of a callback
 * @param function called for each event before the call returns; only getters may be called from it
 * @param data passed to @p function
 * @return OK. INVALID_ARGUMENT: @p touch or @p function is NULL. NONE: the touch is over. NO_MEMORY
 * @since 0.1
 */
enum tactus_status tactus_touch_explain(const struct tactus_touch *touch, tactus_trace_func function, void *data);

/** A line of a dump: UTF-8, without a newline, valid during the call. Only getters may be called. @since 0.1 */
typedef void (*tactus_dump_func)(const char *line, void *data);
/**
 * Writes the present state as text, line by line: live touches and which recognizers withhold them; windows from
 * front to back with their views; the recognizers of each view, their states, why each last failed or waits, and what
 * keeps it from ever recognizing (rule 15.4); last the recognizers that are in no window. Allocates nothing and may be
 * called from everywhere, log handlers and trace listeners included. Views more than 100 levels deep are left out. The
 * text is for people and may change.
 *
 * @param function called with each line
 * @param data passed to @p function
 * @return OK. INVALID_ARGUMENT: @p application is NULL
 * @since 0.1
 */
enum tactus_status tactus_application_dump(
	const struct tactus_application *application, tactus_dump_func function, void *data);

/** @} */
/* ------------------------------------------------------------------ */
/** @defgroup activity Activity
 *  What passes between the host and the library: calls that change something, with their arguments, and calls of the
 *  host's functions, with their answers (rule 17.1). tactus-recorder.h makes recordings of it; most hosts want that one
 *  instead. Where nobody listens, a call and a callback cost one branch more.
 *
 *  Events nest as calls do. A call from a callback of a delivery:
 *  @code{.unparsed}
 *  CALL tactus_touch_source_frame     the source
 *    CALLBACK ACTION                  a recognizer
 *      CALL tactus_view_set_frame     a view; tactus_view_get_frame() tells at the next event what was set
 *    ANSWER                           the same recognizer
 *  RETURN                             the application: the outermost call is about to return
 *  @endcode
 *
 *  People forget that a call is told before its arguments are checked. One that is refused is told, too.
 *  @{ */

/** What an activity tells. New types may be added. @since 0.1 */
enum tactus_activity_type {
	/** A function of the library that may change something was called: object, code. Getters are not told. */
	TACTUS_ACTIVITY_TYPE_CALL = 0,
	/**
	 * Arguments of the call under way that no getter tells: object, and what struct tactus_activity lists for the
	 * function. Told before the call has any effect.
	 */
	TACTUS_ACTIVITY_TYPE_ARGUMENTS = 1,
	/** A function of the host is about to be called: object, code is an enum tactus_callback. */
	TACTUS_ACTIVITY_TYPE_CALLBACK = 2,
	/** A function of the host has returned: object, and what it answered: integer, other (a hit test), numbers. */
	TACTUS_ACTIVITY_TYPE_ANSWER = 3,
	/** The outermost call is about to return: object is the application. */
	TACTUS_ACTIVITY_TYPE_RETURN = 4,
	TACTUS_ACTIVITY_TYPE_FORCE_32_BIT = INT32_MAX
};

/** Functions of the host, by the table or listener that they stand in. New ones may be added. @since 0.1 */
enum tactus_callback {
	/** Target of a recognizer; several targets are called one after the other. */
	TACTUS_CALLBACK_ACTION = 0,
	/** tactus_recognizer_delegate.should_begin. */
	TACTUS_CALLBACK_SHOULD_BEGIN = 1,
	/** tactus_recognizer_delegate.should_receive_event. */
	TACTUS_CALLBACK_SHOULD_RECEIVE_EVENT = 2,
	/** tactus_recognizer_delegate.should_receive_touch. */
	TACTUS_CALLBACK_SHOULD_RECEIVE_TOUCH = 3,
	/** tactus_recognizer_delegate.should_recognize_simultaneously_with. */
	TACTUS_CALLBACK_SIMULTANEOUS = 4,
	/** tactus_recognizer_delegate.should_require_failure_of. */
	TACTUS_CALLBACK_SHOULD_REQUIRE_FAILURE_OF = 5,
	/** tactus_recognizer_delegate.should_be_required_to_fail_by. */
	TACTUS_CALLBACK_SHOULD_BE_REQUIRED_TO_FAIL_BY = 6,
	/** touches_began of a recognizer or a responder. */
	TACTUS_CALLBACK_TOUCHES_BEGAN = 7,
	/** touches_moved of a recognizer or a responder. */
	TACTUS_CALLBACK_TOUCHES_MOVED = 8,
	/** touches_ended of a recognizer or a responder. */
	TACTUS_CALLBACK_TOUCHES_ENDED = 9,
	/** touches_cancelled of a recognizer or a responder. */
	TACTUS_CALLBACK_TOUCHES_CANCELLED = 10,
	/** tactus_recognizer_callbacks.reset. */
	TACTUS_CALLBACK_RESET = 11,
	/** tactus_recognizer_callbacks.deadline_reached. */
	TACTUS_CALLBACK_DEADLINE_REACHED = 12,
	/** tactus_recognizer_callbacks.can_prevent. */
	TACTUS_CALLBACK_CAN_PREVENT = 13,
	/** tactus_recognizer_callbacks.can_be_prevented_by. */
	TACTUS_CALLBACK_CAN_BE_PREVENTED_BY = 14,
	/** tactus_recognizer_callbacks.should_require_failure_of. */
	TACTUS_CALLBACK_SUBCLASS_SHOULD_REQUIRE_FAILURE_OF = 15,
	/** tactus_recognizer_callbacks.should_be_required_to_fail_by. */
	TACTUS_CALLBACK_SUBCLASS_SHOULD_BE_REQUIRED_TO_FAIL_BY = 16,
	/** tactus_responder_callbacks.motion_began. */
	TACTUS_CALLBACK_MOTION_BEGAN = 17,
	/** tactus_responder_callbacks.motion_ended. */
	TACTUS_CALLBACK_MOTION_ENDED = 18,
	/** tactus_responder_callbacks.motion_cancelled. */
	TACTUS_CALLBACK_MOTION_CANCELLED = 19,
	/** tactus_responder_callbacks.remote_control_received. */
	TACTUS_CALLBACK_REMOTE_CONTROL_RECEIVED = 20,
	/** tactus_responder_callbacks.perform_action. */
	TACTUS_CALLBACK_PERFORM_ACTION = 21,
	/** tactus_responder_callbacks.can_become_first_responder. */
	TACTUS_CALLBACK_CAN_BECOME_FIRST_RESPONDER = 22,
	/** tactus_responder_callbacks.can_resign_first_responder. */
	TACTUS_CALLBACK_CAN_RESIGN_FIRST_RESPONDER = 23,
	/** tactus_responder_callbacks.tablet_mode_changed. */
	TACTUS_CALLBACK_TABLET_MODE_CHANGED = 24,
	/** tactus_responder_callbacks.became_first_responder. */
	TACTUS_CALLBACK_BECAME_FIRST_RESPONDER = 25,
	/** tactus_responder_callbacks.resigned_first_responder. */
	TACTUS_CALLBACK_RESIGNED_FIRST_RESPONDER = 26,
	/** tactus_view_callbacks.hit_test; the answer is other. */
	TACTUS_CALLBACK_HIT_TEST = 27,
	/** tactus_view_callbacks.point_inside. */
	TACTUS_CALLBACK_POINT_INSIDE = 28,
	/** tactus_view_callbacks.did_move_to_window. */
	TACTUS_CALLBACK_DID_MOVE_TO_WINDOW = 29,
	/** tactus_view_callbacks.should_begin. */
	TACTUS_CALLBACK_VIEW_SHOULD_BEGIN = 30,
	/** tactus_view_callbacks.became_key. */
	TACTUS_CALLBACK_BECAME_KEY = 31,
	/** tactus_view_callbacks.resigned_key. */
	TACTUS_CALLBACK_RESIGNED_KEY = 32,
	/** Target of a control; several targets are called one after the other. */
	TACTUS_CALLBACK_CONTROL_EVENT = 33,
	/** tactus_control_callbacks.begin_tracking. */
	TACTUS_CALLBACK_BEGIN_TRACKING = 34,
	/** tactus_control_callbacks.continue_tracking. */
	TACTUS_CALLBACK_CONTINUE_TRACKING = 35,
	/** tactus_control_callbacks.end_tracking. */
	TACTUS_CALLBACK_END_TRACKING = 36,
	/** tactus_control_callbacks.cancel_tracking. */
	TACTUS_CALLBACK_CANCEL_TRACKING = 37,
	/** tactus_scroll_view_delegate.will_begin_dragging. */
	TACTUS_CALLBACK_WILL_BEGIN_DRAGGING = 38,
	/** tactus_scroll_view_delegate.did_scroll. */
	TACTUS_CALLBACK_DID_SCROLL = 39,
	/** tactus_scroll_view_delegate.will_end_dragging; numbers are the target that it leaves. */
	TACTUS_CALLBACK_WILL_END_DRAGGING = 40,
	/** tactus_scroll_view_delegate.did_end_dragging. */
	TACTUS_CALLBACK_DID_END_DRAGGING = 41,
	/** tactus_scroll_view_delegate.will_begin_decelerating. */
	TACTUS_CALLBACK_WILL_BEGIN_DECELERATING = 42,
	/** tactus_scroll_view_delegate.did_end_decelerating. */
	TACTUS_CALLBACK_DID_END_DECELERATING = 43,
	/** tactus_scroll_view_delegate.did_end_animating. */
	TACTUS_CALLBACK_DID_END_ANIMATING = 44,
	/** tactus_scroll_view_delegate.will_begin_zooming. */
	TACTUS_CALLBACK_WILL_BEGIN_ZOOMING = 45,
	/** tactus_scroll_view_delegate.did_zoom. */
	TACTUS_CALLBACK_DID_ZOOM = 46,
	/** tactus_scroll_view_delegate.did_end_zooming. */
	TACTUS_CALLBACK_DID_END_ZOOMING = 47,
	/** tactus_scroll_view_delegate.touches_should_begin. */
	TACTUS_CALLBACK_TOUCHES_SHOULD_BEGIN = 48,
	/** tactus_scroll_view_delegate.touches_should_cancel. */
	TACTUS_CALLBACK_TOUCHES_SHOULD_CANCEL = 49,
	/** tactus_surface_client_callbacks.down. */
	TACTUS_CALLBACK_SURFACE_DOWN = 50,
	/** tactus_surface_client_callbacks.motion. */
	TACTUS_CALLBACK_SURFACE_MOTION = 51,
	/** tactus_surface_client_callbacks.up. */
	TACTUS_CALLBACK_SURFACE_UP = 52,
	/** tactus_surface_client_callbacks.frame. */
	TACTUS_CALLBACK_SURFACE_FRAME = 53,
	/** tactus_surface_client_callbacks.cancel. */
	TACTUS_CALLBACK_SURFACE_CANCEL = 54,
	/** All event filters of the application or of a window together; YES: one swallowed the event. */
	TACTUS_CALLBACK_EVENT_FILTER = 55,
	/** All touch-down listeners together. */
	TACTUS_CALLBACK_TOUCH_DOWN = 56,
	/** All edge deferral listeners together. */
	TACTUS_CALLBACK_EDGE_DEFERRED = 57,
	/** tactus_touch_grab_callbacks.motion. */
	TACTUS_CALLBACK_GRAB_MOTION = 58,
	/** tactus_touch_grab_callbacks.end. */
	TACTUS_CALLBACK_GRAB_END = 59,
	TACTUS_CALLBACK_FORCE_32_BIT = INT32_MAX
};

/**
 * One thing that passes between host and library.
 *
 * ARGUMENTS of a function of a touch source: time_us in the application's time; integer is the touch's id << 32 | the
 * button mask; numbers are x, y, radius, force, maximum force, tilt, azimuth, and the enum tactus_touch_type. Of a
 * gesture or scroll: integer is gesture << 32 | fingers, or the scroll's type, or 1 for cancelled; numbers are x, y,
 * the step (of a scroll -dx, -dy), scale and rotation.
 *
 * ARGUMENTS of other functions: time_us is the parameter of that name; other is the second object, or the array of
 * touches of tactus_recognizer_call_default(), whose integer is count << 32 | phase; integer is the enumerator, the
 * mask or `animated`; numbers are the doubles in order.
 * @since 0.1
 */
struct tactus_activity {
	size_t size;
	/** enum tactus_activity_type. */
	int32_t type;
	/** CALL: stands for the function, the same as long as the process runs. CALLBACK: enum tactus_callback. */
	uint32_t code;
	/**
	 * The object that is called or called about: a view, recognizer, responder, source, client or the application.
	 * Touch-down listeners are about the source, edge deferral listeners about the recognizer, grabs about the
	 * application, event filters about the application or the window.
	 */
	void *object;
	/** Another object, or NULL. */
	const void *other;
	/** µs. */
	uint64_t time_us;
	/** An answer (enum tactus_answer, enum tactus_handling) or argument. */
	int64_t integer;
	/** px, radians or a scale; the rest is 0. */
	double numbers[8];
};
/** Only getters may be called from it. @since 0.1 */
typedef void (*tactus_activity_func)(const struct tactus_activity *activity, void *data);
/**
 * Adds a listener for all that passes between host and library; any number of them, called in order of addition.
 * @return OK. INVALID_ARGUMENT: @p application or @p listener is NULL. NO_MEMORY
 * @sa tactus_application_remove_activity_listener()
 * @since 0.1
 */
enum tactus_status tactus_application_add_activity_listener(
	struct tactus_application *application, tactus_activity_func listener, void *data);
/**
 * Removes the first activity listener with this function and data.
 * @return OK. NONE: there is no such listener. INVALID_ARGUMENT: @p application or @p listener is NULL
 * @since 0.1
 */
enum tactus_status tactus_application_remove_activity_listener(
	struct tactus_application *application, tactus_activity_func listener, void *data);
/**
 * Returns the name of the function that was called, such as `tactus_view_set_frame`. Looks through all names of the
 * library: keep what it returns for a code.
 * @return NULL if @p activity is no CALL, or if the library was linked in a way that leaves no names
 * @since 0.1
 */
const char *tactus_activity_get_function(const struct tactus_activity *activity);

/**
 * Returns which members of struct tactus_responder_callbacks a responder has: bit 0 is touches_began. 0 for NULL.
 * @since 0.1
 */
uint32_t tactus_responder_get_callback_mask(const struct tactus_responder *responder);
/**
 * Returns which members of struct tactus_recognizer_callbacks a recognizer has: bit 0 is touches_began. 0 for NULL.
 * @since 0.1
 */
uint32_t tactus_recognizer_get_callback_mask(const struct tactus_recognizer *recognizer);
/**
 * Returns which members of struct tactus_recognizer_delegate a recognizer's delegate has: bit 0 is should_begin. 0 for
 * NULL and without a delegate.
 * @since 0.1
 */
uint32_t tactus_recognizer_get_delegate_mask(const struct tactus_recognizer *recognizer);

/** @} */
/* ------------------------------------------------------------------ */
/** @defgroup indirect Indirect input
 *  Pointers, touchpads and wheels drive recognizers as well (§14). The host keeps the cursor and says where it is;
 *  hit tests are made there. Each device is a touch source, or all pointing devices of a seat share one. Gestures and
 *  scrolls are delivered at once, whatever the delivery mode.
 *
 *  A call answers NONE if no recognizer takes part: the input is the client's then. What is sent from inside a
 *  callback is queued and answered with OK, since the participants are not known yet.
 *
 *  @code
 *  tactus_pan_recognizer_set_allowed_scroll_types(
 *  	pan, TACTUS_SCROLL_TYPE_WHEEL | TACTUS_SCROLL_TYPE_FINGER | TACTUS_SCROLL_TYPE_CONTINUOUS);
 *
 *  if (tactus_touch_source_scroll(touchpad, time_us, TACTUS_SCROLL_TYPE_FINGER, cursor.x, cursor.y, 0, 12) ==
 *  	TACTUS_STATUS_NONE)
 *  	send_axis_to_client(&cursor, 0, 12);
 *  @endcode
 *
 *  Common mistakes: feeding a touchpad's single-finger motion, which is the pointer's, as touches; deciding anew for
 *  each event of a gesture, whereas its beginning decides for all of it; expecting a pan to follow the wheel without
 *  tactus_pan_recognizer_set_allowed_scroll_types().
 *  @{ */

/** Buttons of a pointer, a mask. @since 0.1 */
enum tactus_button {
	/** No button. */
	TACTUS_BUTTON_NONE = 0,
	/** The left button, for right-handed people. */
	TACTUS_BUTTON_PRIMARY = 1,
	/** The right button. */
	TACTUS_BUTTON_SECONDARY = 2,
	/** The middle button, or the wheel. */
	TACTUS_BUTTON_MIDDLE = 4,
	TACTUS_BUTTON_FORCE_32_BIT = INT32_MAX
};

/**
 * Feeds the location and buttons of a pointer; call it when either changes. The pointer hovers. From the press of the
 * first button to the release of the last one it is one touch of type INDIRECT_POINTER with id 0, hit-tested at the
 * press. Each call is a frame by itself (14.1).
 *
 * @param x px in the application's space, as is @p y
 * @param button_mask mask of enum tactus_button; further bits are further buttons
 * @return OK: a view has the current press. NONE: no button is down, or the press hit no view. LIMIT: a callback has
 *   sent 1024 samples. INVALID_ARGUMENT: a number is out of range, or @p source is NULL
 * @since 0.1
 */
enum tactus_status tactus_touch_source_pointer(
	struct tactus_touch_source *source, uint64_t time_us, double x, double y, uint32_t button_mask);

/**
 * Sets the buttons that a pointer's tap presses, exactly these (14.1). Fingers have no buttons and are not asked.
 *
 * @param button_mask mask of buttons, not 0; default the primary one
 * @return OK. INVALID_ARGUMENT: @p button_mask is out of range, or @p recognizer is NULL. WRONG_KIND: @p
 *   recognizer is not a tap
 * @since 0.1
 */
enum tactus_status tactus_tap_recognizer_set_button_mask_required(
	struct tactus_recognizer *recognizer, uint32_t button_mask);
/** Returns the buttons that a pointer's tap presses (14.1); 0 for NULL and other kinds. @since 0.1 */
uint32_t tactus_tap_recognizer_get_button_mask_required(const struct tactus_recognizer *recognizer);

/** Gestures of a touchpad; the subtype of the event. @since 0.1 */
enum tactus_gesture {
	/** Drives pan and swipe. */
	TACTUS_GESTURE_SWIPE = 1,
	/** Drives pinch, rotation and, by its middle, pan. */
	TACTUS_GESTURE_PINCH = 2,
	/** Drives long press. */
	TACTUS_GESTURE_HOLD = 3,
	TACTUS_GESTURE_FORCE_32_BIT = INT32_MAX
};

/**
 * Begins a touchpad's gesture; a running gesture of this source is cancelled. The gesture is hit-tested now. The
 * recognizers on the way up take part that allow touches of type INDIRECT and this number of fingers (14.2).
 *
 * @param fingers 1 to 64
 * @param x px in the application's space, as is @p y; the pointer's location
 * @return OK: a recognizer takes part. NONE: no recognizer takes part, so that the gesture belongs to the client; the
 *   later calls return the same. LIMIT: a callback has sent 1024 samples. INVALID_ARGUMENT: @p gesture is not listed, a
 *   number is out of range, or @p source is NULL
 * @sa tactus_touch_source_gesture_update(), tactus_touch_source_gesture_end()
 * @since 0.1
 */
enum tactus_status tactus_touch_source_gesture_begin(struct tactus_touch_source *source, uint64_t time_us,
	enum tactus_gesture gesture, uint32_t fingers, double x, double y);
/**
 * Feeds the movement of a touchpad's gesture (14.2).
 *
 * @param dx px that the centre of the fingers has moved since the last call, as is @p dy
 * @param scale for a pinch: distance of the fingers now divided by that at the beginning, above 0; otherwise 1
 * @param rotation for a pinch: radians since the last call, clockwise positive; otherwise 0
 * @return OK: a recognizer takes part. NONE: no recognizer takes part, or no gesture is running. LIMIT: a callback has
 *   sent 1024 samples. INVALID_ARGUMENT: a number is out of range, or @p source is NULL
 * @since 0.1
 */
enum tactus_status tactus_touch_source_gesture_update(struct tactus_touch_source *source, uint64_t time_us, double dx,
	double dy, double scale, double rotation);
/**
 * Ends a touchpad's gesture: its fingers have lifted.
 *
 * @param cancelled true: the fingers did something else; the gesture gets a system cancel (1.12)
 * @return OK. NONE: no gesture is running, or no recognizer takes part. LIMIT: a callback has sent 1024 samples.
 *   INVALID_ARGUMENT: @p time_us is above 2^62, or @p source is NULL
 * @since 0.1
 */
enum tactus_status tactus_touch_source_gesture_end(
	struct tactus_touch_source *source, uint64_t time_us, bool cancelled);

/** Devices that scroll, a mask; the subtype of the event. @since 0.1 */
enum tactus_scroll_type {
	/** No scroll. */
	TACTUS_SCROLL_TYPE_NONE = 0,
	/** Each event begins, changes and ends by itself. */
	TACTUS_SCROLL_TYPE_WHEEL = 1,
	/** Begins with the first event and ends with one of no distance. */
	TACTUS_SCROLL_TYPE_FINGER = 2,
	/** As FINGER, and after 300 ms without an event. */
	TACTUS_SCROLL_TYPE_CONTINUOUS = 4,
	TACTUS_SCROLL_TYPE_FORCE_32_BIT = INT32_MAX
};

/**
 * Feeds a scroll. It drives the pans of the view at the pointer and of its ancestors that allow it (14.3).
 *
 * @param type one of enum tactus_scroll_type
 * @param dx px as of wl_pointer.axis: right and down are positive, the content and the pan's translation go the
 *        other way
 * @return OK: a recognizer takes part. NONE: no recognizer takes part, so that the scroll belongs to the client. LIMIT:
 *   a callback has sent 1024 samples. INVALID_ARGUMENT: @p type is not listed, a number is out of range, or @p source
 *   is NULL
 * @since 0.1
 */
enum tactus_status tactus_touch_source_scroll(struct tactus_touch_source *source, uint64_t time_us,
	enum tactus_scroll_type type, double x, double y, double dx, double dy);

/**
 * Sets the scrolls of wheels and touchpads that drive a pan (14.3).
 *
 * @param types mask of enum tactus_scroll_type; default none, for a scroll view's own pan all
 * @return OK. INVALID_ARGUMENT: @p types is out of range, or @p recognizer is NULL. WRONG_KIND: @p recognizer is
 *   not a pan
 * @since 0.1
 */
enum tactus_status tactus_pan_recognizer_set_allowed_scroll_types(struct tactus_recognizer *recognizer, uint32_t types);
/** Returns the mask of scrolls that drive a pan (14.3); 0 for NULL and other kinds. @since 0.1 */
uint32_t tactus_pan_recognizer_get_allowed_scroll_types(const struct tactus_recognizer *recognizer);

/**
 * Sets whether the device is a tablet now, such as with its keyboard folded away. A change is told to the
 * application's delegate (14.5).
 *
 * @param is_tablet_mode default false
 * @return OK. LIMIT: a callback has sent 1024 samples. INVALID_ARGUMENT: @p application is NULL
 * @since 0.1
 */
enum tactus_status tactus_application_set_tablet_mode(struct tactus_application *application, bool is_tablet_mode);
/** Returns whether the device is a tablet now; false for NULL. @since 0.1 */
bool tactus_application_is_tablet_mode(const struct tactus_application *application);

/** @} */
/* ------------------------------------------------------------------ */
/** @defgroup controls Controls
 *  A control is a view that tracks one touch and turns it into control events (§9): down, dragged inside or outside,
 *  up inside or outside, cancelled. Buttons act on TOUCH_UP_INSIDE; sliders follow the drags of the axis that they
 *  track. A recognizer above a control does not take touches that the control has a use for, see
 *  tactus_control_set_default_action() and tactus_control_set_tracked_axes().
 *
 *  @code
 *  static void button_pressed(struct tactus_view *button, uint32_t event, void *data)
 *  {
 *  	close_window(data);
 *  }
 *
 *  struct tactus_view *button = tactus_control_create(application, 4, 4, 24, 24);
 *
 *  tactus_view_add_subview(title_bar, button);
 *  tactus_control_add_target(button, button_pressed, window, TACTUS_CONTROL_EVENT_TOUCH_UP_INSIDE);
 *  @endcode
 *
 *  Common mistakes: acting on TOUCH_DOWN, which fires although the user slides off to think again; leaving
 *  TOUCH_CANCEL out, so that a button stays pressed when a list begins to scroll under the finger; a slider in a
 *  horizontal scroll view without tactus_control_set_tracked_axes().
 *  @{ */

/** Events of a control, a mask. @since 0.1 */
enum tactus_control_event {
	/** No event. */
	TACTUS_CONTROL_EVENT_NONE = 0,
	/** The tracked touch went down. */
	TACTUS_CONTROL_EVENT_TOUCH_DOWN = 1 << 0,
	/** It went down with a tap count above 1; comes after TOUCH_DOWN. */
	TACTUS_CONTROL_EVENT_TOUCH_DOWN_REPEAT = 1 << 1,
	/** It moved, inside the bounds grown by 70 px (9.2). */
	TACTUS_CONTROL_EVENT_TOUCH_DRAG_INSIDE = 1 << 2,
	/** It moved, outside of them. */
	TACTUS_CONTROL_EVENT_TOUCH_DRAG_OUTSIDE = 1 << 3,
	/** It came back inside. */
	TACTUS_CONTROL_EVENT_TOUCH_DRAG_ENTER = 1 << 4,
	/** It left. */
	TACTUS_CONTROL_EVENT_TOUCH_DRAG_EXIT = 1 << 5,
	/** It lifted inside: what a button waits for. */
	TACTUS_CONTROL_EVENT_TOUCH_UP_INSIDE = 1 << 6,
	/** It lifted outside. */
	TACTUS_CONTROL_EVENT_TOUCH_UP_OUTSIDE = 1 << 7,
	/** It was cancelled. */
	TACTUS_CONTROL_EVENT_TOUCH_CANCEL = 1 << 8,
	/** Sent by the host when a value was changed by touch. */
	TACTUS_CONTROL_EVENT_VALUE_CHANGED = 1 << 12,
	/** Sent by the host when a control does what it is there for, whatever input it was. */
	TACTUS_CONTROL_EVENT_PRIMARY_ACTION_TRIGGERED = 1 << 13,
	/** All events of touches. */
	TACTUS_CONTROL_EVENT_ALL_TOUCH_EVENTS = 0xfff,
	TACTUS_CONTROL_EVENT_FORCE_32_BIT = INT32_MAX
};

/** Axes of a control's own space, a mask. @since 0.1 */
enum tactus_axis {
	/** No axis. */
	TACTUS_AXIS_NONE = 0,
	/** To the left and right. */
	TACTUS_AXIS_HORIZONTAL = 1,
	/** Up and down. */
	TACTUS_AXIS_VERTICAL = 2,
	TACTUS_AXIS_FORCE_32_BIT = INT32_MAX
};

/**
 * Creates a control: a view that turns touches into control events (§9).
 *
 * @param x px in the space of the later superview, as is @p y
 * @param width px, at least 0, as is @p height
 * @return the control; NULL on invalid numbers, no @p application or lack of memory (logged)
 * @since 0.1
 */
struct tactus_view *tactus_control_create(
	struct tactus_application *application, double x, double y, double width, double height);

/** Tracking questions; NULL members go on tracking (9.1, 9.3). @since 0.1 */
struct tactus_control_callbacks {
	size_t size;
	/** NO: the touch is not tracked and sends no events. */
	enum tactus_answer (*begin_tracking)(struct tactus_view *control, const struct tactus_touch *touch, void *data);
	/** NO: tracking stops; this move sends no event and no up event comes. */
	enum tactus_answer (*continue_tracking)(
		struct tactus_view *control, const struct tactus_touch *touch, void *data);
	/** The touch lifted. */
	void (*end_tracking)(struct tactus_view *control, const struct tactus_touch *touch, void *data);
	/** The touch was cancelled, or the control left the window. */
	void (*cancel_tracking)(struct tactus_view *control, void *data);
};
/** Sets the size; nothing else is set. @since 0.1 */
#define TACTUS_CONTROL_CALLBACKS_INIT { sizeof(struct tactus_control_callbacks), NULL, NULL, NULL, NULL }
/**
 * Sets the parts of a control that the host overrides.
 *
 * @param callbacks copied; NULL: none
 * @param data passed to the callbacks
 * @return OK. INVALID_ARGUMENT: @p control is NULL. WRONG_KIND: @p control is not a control
 * @since 0.1
 */
enum tactus_status tactus_control_set_callbacks(
	struct tactus_view *control, const struct tactus_control_callbacks *callbacks, void *data);

/** Called for a control event. @p event is one bit of enum tactus_control_event. @since 0.1 */
typedef void (*tactus_control_func)(struct tactus_view *control, uint32_t event, void *data);
/**
 * Adds a function that is called for control events. The same function and data are called once for an event;
 * their events add up.
 *
 * @param data passed to @p target
 * @param events mask of enum tactus_control_event
 * @return OK. WRONG_KIND: @p control is not a control. INVALID_ARGUMENT: @p target is NULL, or @p events is not
 *   valid. NO_MEMORY: the target was not added
 * @sa tactus_control_remove_target()
 * @since 0.1
 */
enum tactus_status tactus_control_add_target(
	struct tactus_view *control, tactus_control_func target, void *data, uint32_t events);
/**
 * Adds a function that is called with events, like tactus_control_add_target(), and destroys its data once no event is
 * left for which this function and data are called, or the control or application is destroyed.
 * @param events mask of enum tactus_control_event
 * @param destroy called with @p data; NULL: nothing is destroyed
 * @return OK, also if the function and data were added before: then the first addition decides what is destroyed.
 *         INVALID_ARGUMENT: @p control or @p target is NULL. WRONG_KIND: no control. NO_MEMORY: nothing is added,
 *         @p data stays the caller's
 * @since 0.1
 */
enum tactus_status tactus_control_add_target_with_destroy(struct tactus_view *control, tactus_control_func target,
	void *data, uint32_t events, tactus_data_destroy_func destroy);
/**
 * Removes a target from control events. It is not called for them any more.
 *
 * @param events mask of enum tactus_control_event
 * @return OK. INVALID_ARGUMENT: @p events is out of range, or @p control is NULL. WRONG_KIND: @p control is not a
 *   control
 * @since 0.1
 */
enum tactus_status tactus_control_remove_target(
	struct tactus_view *control, tactus_control_func target, void *data, uint32_t events);
/**
 * Adds an action for control events: perform_action of the responders is called, from the control upwards, until
 * one handles it.
 *
 * @param action any number, passed to perform_action
 * @param events mask of enum tactus_control_event
 * @return OK. INVALID_ARGUMENT: @p events is out of range, or @p control is NULL. WRONG_KIND: @p control is not a
 *   control
 * @sa tactus_control_remove_action()
 * @since 0.1
 */
enum tactus_status tactus_control_add_action(struct tactus_view *control, uint32_t action, uint32_t events);
/**
 * Removes an action from control events.
 *
 * @param events mask of enum tactus_control_event
 * @return OK. INVALID_ARGUMENT: @p events is out of range, or @p control is NULL. WRONG_KIND: @p control is not a
 *   control
 * @since 0.1
 */
enum tactus_status tactus_control_remove_action(struct tactus_view *control, uint32_t action, uint32_t events);
/**
 * Calls the targets and actions of control events, such as VALUE_CHANGED.
 *
 * @param events mask of enum tactus_control_event
 * @return OK. INVALID_ARGUMENT: @p events is out of range, or @p control is NULL. WRONG_KIND: @p control is not a
 *   control
 * @since 0.1
 */
enum tactus_status tactus_control_send_actions(struct tactus_view *control, uint32_t events);
/**
 * Enables or disables a control. A disabled one takes touches and sends no event.
 *
 * @param enabled default true
 * @return OK. INVALID_ARGUMENT: @p control is NULL. WRONG_KIND: @p control is not a control
 * @since 0.1
 */
enum tactus_status tactus_control_set_enabled(struct tactus_view *control, bool enabled);
/** Returns whether a control is enabled; false for NULL and other views. @since 0.1 */
bool tactus_control_is_enabled(const struct tactus_view *control);
/**
 * Sets a state for the host to draw, which touches do not change.
 *
 * @param selected default false
 * @return OK. INVALID_ARGUMENT: @p control is NULL. WRONG_KIND: @p control is not a control
 * @since 0.1
 */
enum tactus_status tactus_control_set_selected(struct tactus_view *control, bool selected);
/** Returns whether a control was selected; false for NULL and other views. @since 0.1 */
bool tactus_control_is_selected(const struct tactus_view *control);
/**
 * Sets whether a control is highlighted. Tracking sets it as well, while the finger is inside.
 *
 * @param highlighted default false
 * @return OK. INVALID_ARGUMENT: @p control is NULL. WRONG_KIND: @p control is not a control
 * @since 0.1
 */
enum tactus_status tactus_control_set_highlighted(struct tactus_view *control, bool highlighted);
/** Returns whether a control is highlighted; false for NULL and other views. @since 0.1 */
bool tactus_control_is_highlighted(const struct tactus_view *control);
/** Returns whether a control follows a touch (9.1); false for NULL and other views. @since 0.1 */
bool tactus_control_is_tracking(const struct tactus_view *control);
/**
 * Returns whether the tracked touch is in the bounds grown by 70 px (9.2); false for NULL and other views.
 * @since 0.1
 */
bool tactus_control_is_touch_inside(const struct tactus_view *control);
/**
 * Sets whether a single tap on the control has a meaning of its own: single taps of its ancestors do not begin on
 * it then (6.12).
 *
 * @param has_default_action default false
 * @return OK. INVALID_ARGUMENT: @p control is NULL. WRONG_KIND: @p control is not a control
 * @since 0.1
 */
enum tactus_status tactus_control_set_default_action(struct tactus_view *control, bool has_default_action);
/**
 * Returns whether a single tap on the control has a meaning of its own; false for NULL and other views.
 * @since 0.1
 */
bool tactus_control_has_default_action(const struct tactus_view *control);
/**
 * Sets the axes that a control tracks: a slider's HORIZONTAL, a dial's both (rule 9.4). While the control tracks a
 * touch, pans (also of scroll views, not screen-edge pans), swipes and transforms on its ancestors that hold the touch
 * and lead along such an axis fail when they would begin, with the reason REFUSED_BY_CONTROL.
 * @param axes mask of enum tactus_axis; default NONE
 * @return OK. INVALID_ARGUMENT: a bit is no axis, or @p control is NULL. WRONG_KIND: no control
 * @since 0.1
 */
enum tactus_status tactus_control_set_tracked_axes(struct tactus_view *control, uint32_t axes);
/** Returns the axes that a control tracks, a mask of enum tactus_axis; 0 for NULL and other views. @since 0.1 */
uint32_t tactus_control_get_tracked_axes(const struct tactus_view *control);

/** @} */
/* ------------------------------------------------------------------ */
/** @defgroup scroll Scroll views
 *  Views that move and scale their content under the fingers (§13).
 *
 *  A scroll view is a view whose subviews are its content. Its content offset is the location of the content at the
 *  view's top left corner; the size of the content says how far it scrolls. One finger or more scrolls, two zoom if
 *  there is a content view and the zoom limits differ. When the fingers lift, the content goes on by itself and comes
 *  to rest within its limits. All motion is a function of the time given to tactus_application_advance(). The host
 *  calls it once per output frame while tactus_application_get_next_animation_deadline() returns OK, and draws the
 *  content at the offset.
 *
 *  @code
 *  struct tactus_view *list = tactus_scroll_view_create(application, 0, 0, 320, 480, 320, 2000);
 *  struct tactus_scroll_view_delegate delegate = TACTUS_SCROLL_VIEW_DELEGATE_INIT;
 *  delegate.did_scroll = redraw;
 *  tactus_scroll_view_set_delegate(list, &delegate, NULL);
 *  tactus_view_add_subview(window, list);
 *  tactus_view_add_subview(list, row);
 *  @endcode
 *
 *  What people get wrong: the content gets a touch only 150 ms after it landed, or at its lift, unless
 *  TACTUS_SCROLL_VIEW_OPTION_DELAYS_CONTENT_TOUCHES is off (13.2); a finger that stops a motion is no touch of the
 *  content (13.6); a nested scroll view that rests at its limit leaves the drag to the one around it (13.8).
 *
 *  Every function that returns a status returns INVALID_ARGUMENT if @p scroll_view is NULL, WRONG_KIND if it is no
 *  scroll view, DESTROYED after its destruction and BUSY where only getters may be called (12.7). Getters of numbers
 *  return WRONG_KIND for whatever is no scroll view, and write nothing then. All lengths are px.
 *  @{ */

/**
 * Creates a scroll view.
 * @param application its owner
 * @param x,y,width,height its frame in the superview, px; width and height at least 0
 * @param content_width,content_height the size of the content, px, at least 0
 * @return the view, or NULL: not a valid frame or size, or no memory
 * @since 0.1
 */
struct tactus_view *tactus_scroll_view_create(struct tactus_application *application, double x, double y,
	double width, double height, double content_width, double content_height);

/**
 * Callbacks of a scroll view. NULL members do nothing. The calls of one drag come in this order: will_begin_dragging,
 * did_scroll any number of times, will_end_dragging, did_end_dragging; and if the content goes on by itself,
 * will_begin_decelerating, did_scroll, did_end_decelerating. @since 0.1
 */
struct tactus_scroll_view_delegate {
	/** sizeof(struct tactus_scroll_view_delegate). */
	size_t size;
	/** A finger begins to scroll: it has moved 10 px, of which nothing scrolls (13.3). */
	void (*will_begin_dragging)(struct tactus_view *scroll_view, void *data);
	/** The content offset has changed, whatever moved it. */
	void (*did_scroll)(struct tactus_view *scroll_view, void *data);
	/**
	 * The last finger lifts, with the content's velocity in px/s. The target is the offset at which the content
	 * will rest; it may be changed (13.5).
	 */
	void (*will_end_dragging)(struct tactus_view *scroll_view, double velocity_x, double velocity_y,
		double *target_x, double *target_y, void *data);
	/** The last finger has lifted; @p will_decelerate: the content goes on by itself. */
	void (*did_end_dragging)(struct tactus_view *scroll_view, bool will_decelerate, void *data);
	/** The content rests that went on after the lift. A motion that a finger stops does not tell its end (13.6). */
	void (*did_end_decelerating)(struct tactus_view *scroll_view, void *data);
	/** A programmed scrolling or zooming rests. */
	void (*did_end_animating)(struct tactus_view *scroll_view, void *data);
	/** Two fingers begin to zoom. */
	void (*will_begin_zooming)(struct tactus_view *scroll_view, void *data);
	/** The zoom scale has changed. */
	void (*did_zoom)(struct tactus_view *scroll_view, void *data);
	/** The fingers of a pinch have lifted and the scale is within its limits, or a programmed zooming rests. */
	void (*did_end_zooming)(struct tactus_view *scroll_view, double scale, void *data);
	/** Returns NO if a touch on @p content goes to the scroll view itself; default YES (13.8). */
	enum tactus_answer (*touches_should_begin)(
		struct tactus_view *scroll_view, struct tactus_view *content, void *data);
	/** Returns whether a drag may cancel the touch that @p content has; default YES, but NO for controls (13.2). */
	enum tactus_answer (*touches_should_cancel)(
		struct tactus_view *scroll_view, struct tactus_view *content, void *data);
	/** The content goes on by itself: after a lift, or after a finger that had stopped it (13.5, 13.6, 13.10). */
	void (*will_begin_decelerating)(struct tactus_view *scroll_view, void *data);
};
/** Sets the size; nothing else is set. @since 0.1 */
#define TACTUS_SCROLL_VIEW_DELEGATE_INIT \
	{ sizeof(struct tactus_scroll_view_delegate), NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, \
		NULL, NULL }
/**
 * Sets the delegate of a scroll view, in place of an earlier one.
 *
 * @param delegate copied; NULL: none, the default
 * @param data passed to every callback
 * @return OK. INVALID_ARGUMENT: @p delegate is malformed, or @p scroll_view is NULL. WRONG_KIND: @p scroll_view is not
 *   a scroll view
 * @since 0.1
 */
enum tactus_status tactus_scroll_view_set_delegate(
	struct tactus_view *scroll_view, const struct tactus_scroll_view_delegate *delegate, void *data);

/**
 * Sets the size of the content at the current zoom scale; later zooming scales it. The offset stays, unless the content
 * is smaller than the view and has an alignment point.
 *
 * @param width px, at least 0, as is @p height; default 0
 * @return OK. INVALID_ARGUMENT: a number is out of range, or @p scroll_view is NULL. WRONG_KIND: @p scroll_view is not
 *   a scroll view
 * @since 0.1
 */
enum tactus_status tactus_scroll_view_set_content_size(struct tactus_view *scroll_view, double width, double height);
/**
 * Writes the size of the content as it is shown, in px: zooming scales it. Either output pointer may be NULL.
 *
 * @return OK. INVALID_ARGUMENT: @p scroll_view is NULL. WRONG_KIND: @p scroll_view is not a scroll view
 * @since 0.1
 */
enum tactus_status tactus_scroll_view_get_content_size(
	const struct tactus_view *scroll_view, double *width, double *height);
/**
 * Sets the margin around the content, which scrolls as if it were content.
 *
 * @param top px, as are @p left, @p bottom and @p right; default 0; a negative margin limits scrolling to a part of the
 *   content
 * @return OK. INVALID_ARGUMENT: a number is out of range, or @p scroll_view is NULL. WRONG_KIND: @p scroll_view is not
 *   a scroll view
 * @since 0.1
 */
enum tactus_status tactus_scroll_view_set_content_inset(
	struct tactus_view *scroll_view, double top, double left, double bottom, double right);
/**
 * Writes the margin around the content, in px. Any output pointer may be NULL.
 *
 * @return OK. INVALID_ARGUMENT: @p scroll_view is NULL. WRONG_KIND: @p scroll_view is not a scroll view
 * @since 0.1
 */
enum tactus_status tactus_scroll_view_get_content_inset(
	const struct tactus_view *scroll_view, double *top, double *left, double *bottom, double *right);
/**
 * Sets where content lies that is smaller than the view, per axis: 0 at the top or left, 0.5 in the middle, 1 at the
 * bottom or right. Takes effect at once, unless the content is moving (13.9).
 *
 * @param x 0 to 1, as is @p y; default 0
 * @return OK. INVALID_ARGUMENT: a number is out of range, or @p scroll_view is NULL. WRONG_KIND: @p scroll_view is not
 *   a scroll view
 * @since 0.1
 */
enum tactus_status tactus_scroll_view_set_content_alignment_point(struct tactus_view *scroll_view, double x, double y);
/**
 * Writes where content lies that is smaller than the view, from 0 to 1 on each axis. Either output pointer may be
 * NULL.
 *
 * @return OK. INVALID_ARGUMENT: @p scroll_view is NULL. WRONG_KIND: @p scroll_view is not a scroll view
 * @since 0.1
 */
enum tactus_status tactus_scroll_view_get_content_alignment_point(
	const struct tactus_view *scroll_view, double *x, double *y);
/**
 * Scrolls to an offset, also beyond the limits. Stops any other motion of the view.
 *
 * @param x px, as is @p y
 * @param animated true: over 300 ms; false: at once
 * @return OK. INVALID_ARGUMENT: a number is out of range, or @p scroll_view is NULL. WRONG_KIND: @p scroll_view is not
 *   a scroll view
 * @since 0.1
 */
enum tactus_status tactus_scroll_view_set_content_offset(
	struct tactus_view *scroll_view, double x, double y, bool animated);
/**
 * Writes the point of the content at the view's top left corner, in px. Either output pointer may be NULL.
 *
 * @return OK. INVALID_ARGUMENT: @p scroll_view is NULL. WRONG_KIND: @p scroll_view is not a scroll view
 * @since 0.1
 */
enum tactus_status tactus_scroll_view_get_content_offset(const struct tactus_view *scroll_view, double *x, double *y);
/**
 * Scrolls by the smallest distance that shows a rectangle of the content, within the limits.
 *
 * @param rectangle px, in the scroll view's space; size at least 0
 * @param animated true: over 300 ms; false: at once
 * @return OK. INVALID_ARGUMENT: @p rectangle is NULL or has a number out of range, or @p scroll_view is NULL.
 *   WRONG_KIND: @p scroll_view is not a scroll view
 * @since 0.1
 */
enum tactus_status tactus_scroll_view_scroll_to_visible(
	struct tactus_view *scroll_view, const struct tactus_rectangle *rectangle, bool animated);
/**
 * Stops a deceleration, a bounce, programmed scrolling or zooming at the current offset and scale, even beyond a limit,
 * and reports its end: did_end_zooming, did_end_animating or did_end_decelerating. Does nothing without such a motion.
 * Drags and pinches of fingers go on (13.9).
 *
 * @return OK. INVALID_ARGUMENT: @p scroll_view is NULL. WRONG_KIND: @p scroll_view is not a scroll view
 * @since 0.1
 */
enum tactus_status tactus_scroll_view_stop_scrolling_and_zooming(struct tactus_view *scroll_view);
/**
 * Sets the view that zooming scales.
 *
 * @param content a view inside the scroll view, at the content's origin; NULL, the default: nothing is zoomed
 * @return OK. INVALID_ARGUMENT: @p content is not inside the scroll view, or @p scroll_view is NULL. WRONG_KIND: @p
 *   scroll_view is not a scroll view
 * @since 0.1
 */
enum tactus_status tactus_scroll_view_set_content_view(struct tactus_view *scroll_view, struct tactus_view *content);
/** Returns the view that zooming scales; NULL if there is none, for NULL and other views. @since 0.1 */
struct tactus_view *tactus_scroll_view_get_content_view(const struct tactus_view *scroll_view);
/**
 * Sets the limits of the zoom scale. With equal limits fingers do not zoom.
 *
 * @param minimum above 0; default 1
 * @param maximum at least @p minimum; default 1
 * @return OK. INVALID_ARGUMENT: a number is out of range, or @p scroll_view is NULL. WRONG_KIND: @p scroll_view is not
 *   a scroll view
 * @since 0.1
 */
enum tactus_status tactus_scroll_view_set_zoom_limits(struct tactus_view *scroll_view, double minimum, double maximum);
/**
 * Writes the limits of the zoom scale. Either output pointer may be NULL.
 *
 * @return OK. INVALID_ARGUMENT: @p scroll_view is NULL. WRONG_KIND: @p scroll_view is not a scroll view
 * @since 0.1
 */
enum tactus_status tactus_scroll_view_get_zoom_limits(
	const struct tactus_view *scroll_view, double *minimum, double *maximum);
/**
 * Zooms about the middle of the view. Stops any other motion of the view.
 *
 * @param scale above 0; clamped to the zoom limits
 * @param animated true: over 300 ms; false: at once
 * @return OK. INVALID_ARGUMENT: @p scale is out of range, or @p scroll_view is NULL. WRONG_KIND: @p scroll_view is not
 *   a scroll view
 * @since 0.1
 */
enum tactus_status tactus_scroll_view_set_zoom_scale(struct tactus_view *scroll_view, double scale, bool animated);
/** Returns the scale of the content, 1 unless it was zoomed; 0 for NULL and other views. @since 0.1 */
double tactus_scroll_view_get_zoom_scale(const struct tactus_view *scroll_view);
/**
 * Zooms to a rectangle of the unscaled content, which is then centred and as large as fits, within the limits.
 *
 * @param rectangle px; size at least 0
 * @param animated true: over 300 ms; false: at once
 * @return OK. INVALID_ARGUMENT: @p rectangle is NULL or has a number out of range, or @p scroll_view is NULL.
 *   WRONG_KIND: @p scroll_view is not a scroll view
 * @since 0.1
 */
enum tactus_status tactus_scroll_view_zoom_to_rectangle(
	struct tactus_view *scroll_view, const struct tactus_rectangle *rectangle, bool animated);

/** Options of a scroll view. @since 0.1 */
enum tactus_scroll_view_option {
	/** Fingers scroll and zoom. Default on. */
	TACTUS_SCROLL_VIEW_OPTION_SCROLL_ENABLED = 0,
	/** Content can be pulled beyond its edges and zoomed beyond its limits, and springs back. Default on. */
	TACTUS_SCROLL_VIEW_OPTION_BOUNCES = 1,
	/** Bounces horizontally also where the content fits. Default off. */
	TACTUS_SCROLL_VIEW_OPTION_ALWAYS_BOUNCES_HORIZONTALLY = 2,
	/** Bounces vertically also where the content fits. Default off. */
	TACTUS_SCROLL_VIEW_OPTION_ALWAYS_BOUNCES_VERTICALLY = 3,
	/** Rests on multiples of the view's size, at most one from where a drag began (13.10). Default off. */
	TACTUS_SCROLL_VIEW_OPTION_PAGING = 4,
	/** A drag keeps the axis that led when it began (13.3). Default off. */
	TACTUS_SCROLL_VIEW_OPTION_DIRECTIONAL_LOCK = 5,
	/** The content gets a touch 150 ms after its down (13.2). Default on; off: at once. */
	TACTUS_SCROLL_VIEW_OPTION_DELAYS_CONTENT_TOUCHES = 6,
	/** A later drag cancels the content's touch (13.2). Default on; off: no drag once the content tracks. */
	TACTUS_SCROLL_VIEW_OPTION_CAN_CANCEL_CONTENT_TOUCHES = 7,
	/** Decelerates at 0.99 per ms (13.5). Default off: 0.998. */
	TACTUS_SCROLL_VIEW_OPTION_FAST_DECELERATION = 8,
	/** At rest at its limit, leaves a horizontal drag to a scroll view around it (13.8). Default on. */
	TACTUS_SCROLL_VIEW_OPTION_TRANSFERS_HORIZONTALLY = 9,
	/** At rest at its limit, leaves a vertical drag to a scroll view around it (13.8). Default on. */
	TACTUS_SCROLL_VIEW_OPTION_TRANSFERS_VERTICALLY = 10,
	TACTUS_SCROLL_VIEW_OPTION_FORCE_32_BIT = INT32_MAX
};
/**
 * Sets an option of a scroll view. Takes effect at once.
 *
 * @return OK. INVALID_ARGUMENT: @p option is not listed, or @p scroll_view is NULL. WRONG_KIND: @p scroll_view is not a
 *   scroll view
 * @since 0.1
 */
enum tactus_status tactus_scroll_view_set_option(
	struct tactus_view *scroll_view, enum tactus_scroll_view_option option, bool on);
/** Returns an option of a scroll view; false for NULL, other views and unlisted options. @since 0.1 */
bool tactus_scroll_view_get_option(const struct tactus_view *scroll_view, enum tactus_scroll_view_option option);
/**
 * Returns whether a finger is down that scrolls or zooms the view, or still may scroll it (13.9); false for NULL
 * and other views.
 * @since 0.1
 */
bool tactus_scroll_view_is_tracking(const struct tactus_view *scroll_view);
/**
 * Returns whether a finger scrolls the view: from will_begin_dragging to the lift. False for NULL and other views.
 * @since 0.1
 */
bool tactus_scroll_view_is_dragging(const struct tactus_view *scroll_view);
/**
 * Returns whether the content still moves after the finger has lifted; false for NULL and other views.
 * @since 0.1
 */
bool tactus_scroll_view_is_decelerating(const struct tactus_view *scroll_view);
/** Returns whether fingers zoom the content; false for NULL and other views. @since 0.1 */
bool tactus_scroll_view_is_zooming(const struct tactus_view *scroll_view);
/**
 * Returns whether the scale returns to its limit after the fingers have lifted (13.9); false for NULL and other
 * views.
 * @since 0.1
 */
bool tactus_scroll_view_is_zoom_bouncing(const struct tactus_view *scroll_view);
/**
 * Returns whether a programmed scrolling or zooming is under way (13.9); false for NULL and other views.
 * @since 0.1
 */
bool tactus_scroll_view_is_animating(const struct tactus_view *scroll_view);
/**
 * Returns the scroll view's own pan, for relations with other recognizers; owned by the scroll view. NULL for NULL
 * and other views.
 * @since 0.1
 */
struct tactus_recognizer *tactus_scroll_view_get_pan_recognizer(const struct tactus_view *scroll_view);
/**
 * Returns the scroll view's own pinch; owned by the scroll view. NULL for NULL, other views and views without
 * zooming.
 * @since 0.1
 */
struct tactus_recognizer *tactus_scroll_view_get_pinch_recognizer(const struct tactus_view *scroll_view);
/**
 * Writes the time of the next output frame that decelerations, springs and programmed motions need.
 *
 * @param interval_us time between two output frames, µs
 * @param time_us receives the time: at most @p interval_us after the application's time, or the next deadline if that
 *   is earlier; UINT64_MAX if nothing moves
 * @return OK. NONE: nothing moves. INVALID_ARGUMENT: @p application or @p time_us is NULL
 * @since 0.1
 */
enum tactus_status tactus_application_get_next_animation_deadline(
	const struct tactus_application *application, uint64_t interval_us, uint64_t *time_us);

/** @} */
/* ------------------------------------------------------------------ */
/** @defgroup motion Motion and remote control
 *  Shakes and media keys have no place on the screen. They start at the first responder, or at the key window if
 *  there is none, and go up the responder chain until a responder handles them (§3). Accelerometer samples make
 *  shakes by themselves: tactus_application_add_acceleration(); a host with a detector of its own sends them.
 *
 *  @code
 *  if (tactus_application_send_remote_control(application, TACTUS_REMOTE_CONTROL_TOGGLE_PLAY_PAUSE) ==
 *  	TACTUS_STATUS_NONE)
 *  	send_key_to_client(KEY_PLAYPAUSE);
 *  @endcode
 *
 *  Common mistakes: dropping an event that answered NONE, since it is the client's then; sending media keys both to
 *  Tactus and to the client.
 *  @{ */

/** Subtypes of remote-control events (3.5). @since 0.1 */
enum tactus_remote_control {
	/** Play. */
	TACTUS_REMOTE_CONTROL_PLAY = 100,
	/** Pause. */
	TACTUS_REMOTE_CONTROL_PAUSE = 101,
	/** Stop. */
	TACTUS_REMOTE_CONTROL_STOP = 102,
	/** Play or pause, with one key. */
	TACTUS_REMOTE_CONTROL_TOGGLE_PLAY_PAUSE = 103,
	/** Next track. */
	TACTUS_REMOTE_CONTROL_NEXT_TRACK = 104,
	/** Previous track. */
	TACTUS_REMOTE_CONTROL_PREVIOUS_TRACK = 105,
	/** The rewind key went down. */
	TACTUS_REMOTE_CONTROL_BEGIN_SEEKING_BACKWARD = 106,
	/** The rewind key went up. */
	TACTUS_REMOTE_CONTROL_END_SEEKING_BACKWARD = 107,
	/** The fast-forward key went down. */
	TACTUS_REMOTE_CONTROL_BEGIN_SEEKING_FORWARD = 108,
	/** The fast-forward key went up. */
	TACTUS_REMOTE_CONTROL_END_SEEKING_FORWARD = 109,
	TACTUS_REMOTE_CONTROL_FORCE_32_BIT = INT32_MAX
};
/**
 * Sends a media key to the first responder, or else to the key window, and up the chain (3.5). From inside a callback
 * the event is queued.
 *
 * @return OK: a responder has handled it, or it is queued. NONE: no responder has handled it, so that it belongs to the
 *   client. LIMIT: a callback has sent 1024 events. INVALID_ARGUMENT: @p remote_control is not listed, or @p
 *   application is NULL
 * @since 0.1
 */
enum tactus_status tactus_application_send_remote_control(
	struct tactus_application *application, enum tactus_remote_control remote_control);
/**
 * Sends a shake that the host has detected to the first responder (3.6).
 *
 * @param phase BEGAN, ENDED or CANCELLED
 * @return OK. LIMIT: a callback has sent 1024 samples. INVALID_ARGUMENT: @p phase is another one, or @p application is
 *   NULL
 * @sa tactus_application_add_acceleration()
 * @since 0.1
 */
enum tactus_status tactus_application_send_shake(
	struct tactus_application *application, enum tactus_touch_phase phase);

/** The constants of a shake (3.6); all but the size are in force together. @since 0.1 */
struct tactus_shake_settings {
	size_t size;
	/** m/s², gravity removed; 1.5 g. */
	double threshold;
	/** Turns of the acceleration on one axis; 3, at most 16. */
	uint32_t reversals;
	uint32_t reserved;
	/** µs: within which the reversals come (600 ms), rest that ends a shake (400 ms), its longest time (3 s). */
	uint64_t window_us, rest_us, maximum_us;
	/** µs: how fast the estimate of gravity follows; 500 ms. */
	uint64_t gravity_time_constant_us;
};
/** The defaults. @since 0.1 */
#define TACTUS_SHAKE_SETTINGS_INIT \
	{ sizeof(struct tactus_shake_settings), 14.709975, 3, 0, 600000, 400000, 3000000, 500000 }
/**
 * Sets the constants by which shakes are found, from the next sample on (3.6).
 *
 * @param settings copied; NULL: the defaults
 * @return OK. INVALID_ARGUMENT: a member is out of range, or @p application is NULL
 * @since 0.1
 */
enum tactus_status tactus_application_set_shake_settings(
	struct tactus_application *application, const struct tactus_shake_settings *settings);
/**
 * Writes the constants by which shakes are found.
 *
 * @param settings made with its _INIT macro
 * @return OK. INVALID_ARGUMENT: a pointer is NULL, or the size of @p settings is not valid
 * @since 0.1
 */
enum tactus_status tactus_application_get_shake_settings(
	const struct tactus_application *application, struct tactus_shake_settings *settings);
/**
 * Feeds a sample of the accelerometer, in which shakes are found (3.6).
 *
 * @param time_us µs; at most 2^62
 * @param x m/s², as are @p y and @p z
 * @return OK. INVALID_ARGUMENT: a number is out of range, or @p application is NULL
 * @since 0.1
 */
enum tactus_status tactus_application_add_acceleration(
	struct tactus_application *application, uint64_t time_us, double x, double y, double z);

/** @} */

/** @defgroup motion_functions Motion functions
 *  Functions of time for hosts that animate something of their own: a workspace that is thrown, a drawer that springs
 *  open, a list of stops. They are the same that scroll views use (13.4 to 13.6, 13.10, 16).
 *
 *  There is no object and nothing to destroy. The host keeps what it had at the lift (place, velocity, time) and asks
 *  in each output frame where the motion is now. The same times give the same places, whatever the frame rate. All
 *  functions may be called from any thread and from any callback; they allocate nothing.
 *
 *  Places are px, velocities px/s, times µs since the motion began. The unit of length may as well be another, such as
 *  a share of a workspace's width. docs/motion.md draws the curves.
 *
 *  Every input has a finite result. Lengths and velocities beyond ±2^32 count as ±2^32, NaN as 0, other numbers beyond
 *  their range as the nearest in it.
 *
 *  @code
 *  // Workspaces stand 1280 px apart. At the lift: to which one does the swipe lead, and how long does it take?
 *  static const double stops[] = { 0, 1280, 2560 };
 *  size_t stop = 0;
 *  tactus_detents_find_page(stops, 3, start, x, velocity, &stop);
 *  uint64_t rest_us =
 *      tactus_spring_get_duration(x, velocity, stops[stop], TACTUS_SPRING_FREQUENCY_SCROLLING, 1, 0.5);
 *
 *  // In each output frame until rest_us: where is it now? From rest_us on it is at stops[stop].
 *  double now = tactus_spring_get_position(
 *      x, velocity, stops[stop], TACTUS_SPRING_FREQUENCY_SCROLLING, 1, now_us - lift_us);
 *  @endcode
 *
 *  What people get wrong: adding up steps from frame to frame, which makes the motion depend on the frame rate; ending
 *  an animation at its target before the motion is within half a pixel of it, which shows as a jump; starting the
 *  spring with velocity 0, which shows as a halt at the lift.
 *  @{ */

/** A scroll view's normal rate of decay, per ms (13.5). @since 0.1 */
#define TACTUS_DECAY_RATE_NORMAL 0.998
/** A scroll view's fast rate of decay, per ms (13.5). @since 0.1 */
#define TACTUS_DECAY_RATE_FAST 0.99
/** The angular frequency per second with which a scroll view comes back from beyond its edge (13.6). @since 0.1 */
#define TACTUS_SPRING_FREQUENCY_SCROLLING 18.6

/**
 * Returns where a thrown thing ends that keeps @p rate of its way each ms:
 * start + velocity/1000 · rate/(1 − rate) (16.1).
 *
 * @param velocity at the start, px/s
 * @param rate 0 to 0.999999; at 0 the motion ends where it starts
 * @sa tactus_decay_get_duration()
 * @since 0.1
 */
double tactus_decay_get_end(double start, double velocity, double rate);
/**
 * Returns where the thrown thing is after some time (16.1).
 *
 * @param velocity at the start, px/s
 * @param rate 0 to 0.999999
 * @param elapsed_us since the start; at 0 the result is @p start
 * @since 0.1
 */
double tactus_decay_get_position(double start, double velocity, double rate, uint64_t elapsed_us);
/**
 * Returns how fast the thrown thing is after some time, in px/s (16.1).
 *
 * @param velocity at the start, px/s. The formula of the end is that of steps of a millisecond: at once the motion is
 *   slower by 0.1 % at the normal rate, by 0.5 % at the fast one.
 * @param rate 0 to 0.999999
 * @param elapsed_us since the start
 * @since 0.1
 */
double tactus_decay_get_velocity(double velocity, double rate, uint64_t elapsed_us);
/**
 * Returns the time in µs from which the thrown thing is within @p epsilon of its end; 0 if it is there already (16.1).
 *
 * @param velocity at the start, px/s
 * @param rate 0 to 0.999999
 * @param epsilon px, at least 1e-9; scroll views use 0.5
 * @since 0.1
 */
uint64_t tactus_decay_get_duration(double velocity, double rate, double epsilon);

/**
 * Returns the angular frequency per second of a spring that would swing once in @p response_us without damping:
 * 2π/response (16.2).
 *
 * @param response_us about the time that the motion seems to take; 0 gives the highest frequency, 10 000 per s
 * @since 0.1
 */
double tactus_spring_get_frequency(uint64_t response_us);
/**
 * Returns where a thing on a damped spring is after some time (16.2).
 *
 * @param velocity at the start, px/s
 * @param target where the spring pulls it
 * @param frequency angular frequency per second without damping, 0.001 to 10 000
 * @param damping_ratio 0 to 100. Below 1 it swings past the target, 1 is the fastest that does not, above 1 it creeps.
 *   NaN counts as 1.
 * @param elapsed_us since the start
 * @sa tactus_spring_get_frequency()
 * @since 0.1
 */
double tactus_spring_get_position(double start, double velocity, double target, double frequency, double damping_ratio,
	uint64_t elapsed_us);
/**
 * Returns how fast the thing on a spring is after some time, in px/s (16.2). What replaces a running motion by another
 * starts with it.
 *
 * @param velocity at the start, px/s
 * @param target where the spring pulls it
 * @param frequency angular frequency per second, 0.001 to 10 000
 * @param damping_ratio 0 to 100
 * @param elapsed_us since the start
 * @since 0.1
 */
double tactus_spring_get_velocity(double start, double velocity, double target, double frequency, double damping_ratio,
	uint64_t elapsed_us);
/**
 * Returns the time in µs from which the thing on a spring stays within @p epsilon of its target (16.2): the last moment
 * at which it is farther away, however often it swings past the target before.
 *
 * @param velocity at the start, px/s
 * @param target where the spring pulls it
 * @param frequency angular frequency per second, 0.001 to 10 000
 * @param damping_ratio 0 to 100
 * @param epsilon px, at least 1e-9
 * @return 0 if it never is farther away; UINT64_MAX if a spring without damping swings for ever
 * @since 0.1
 */
uint64_t tactus_spring_get_duration(double start, double velocity, double target, double frequency,
	double damping_ratio, double epsilon);

/**
 * Returns how far content moves that a finger pulls beyond its edge: (1 − 1/(0.55·distance/length + 1))·length (13.4,
 * 16.3).
 *
 * @param distance of the finger beyond the edge, px; the result has its sign
 * @param length of the view, px; the result is less than it. 0 or less: the result is 0
 * @sa tactus_rubber_band_get_distance()
 * @since 0.1
 */
double tactus_rubber_band_get_offset(double distance, double length);
/**
 * Returns how far beyond the edge a finger is that has moved the content by @p offset: the inverse of
 * tactus_rubber_band_get_offset(), for a finger that catches content on its way back (16.3).
 *
 * @param offset of the content, px
 * @param length of the view, px. 0 or less: the result is 0
 * @return the distance in px with the sign of @p offset; ±2^32 for offsets of the view's length and more
 * @since 0.1
 */
double tactus_rubber_band_get_distance(double offset, double length);

/**
 * Returns which resting point is nearest to where a motion would end (16.4). Halves go forward, to the larger number.
 *
 * @param detents places in any order; those that are no finite numbers are left out
 * @param count of @p detents
 * @param end such as tactus_decay_get_end()
 * @param index where the index of the point is stored; untouched unless OK
 * @return OK; NONE if the list has no point; INVALID_ARGUMENT if @p detents or @p index is NULL
 * @since 0.1
 */
enum tactus_status tactus_detents_find_nearest(const double *detents, size_t count, double end, size_t *index);
/**
 * Returns the same as tactus_detents_find_nearest(), but at most one point away from the one that is nearest to where
 * the drag began (16.4).
 *
 * @param detents places in any order
 * @param count of @p detents
 * @param start where the drag began
 * @param end such as tactus_decay_get_end()
 * @param index where the index of the point is stored; untouched unless OK
 * @return OK; NONE if the list has no point; INVALID_ARGUMENT if @p detents or @p index is NULL
 * @since 0.1
 */
enum tactus_status tactus_detents_find_step(
	const double *detents, size_t count, double start, double end, size_t *index);
/**
 * Returns to which point a page turns that is let go, as a scroll view's pages do (13.10): above 250 px/s to the next
 * one in the velocity's direction, else to the nearest, at most one point away from where the drag began.
 *
 * @param detents places in any order
 * @param count of @p detents
 * @param start where the drag began
 * @param position at the lift
 * @param velocity at the lift, px/s
 * @param index where the index of the point is stored; untouched unless OK
 * @return OK; NONE if the list has no point; INVALID_ARGUMENT if @p detents or @p index is NULL
 * @since 0.1
 */
enum tactus_status tactus_detents_find_page(
	const double *detents, size_t count, double start, double position, double velocity, size_t *index);

/** @} */

#ifdef __cplusplus
}
#endif

#endif
