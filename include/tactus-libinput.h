/* SPDX-License-Identifier: MIT */
/**
 * @file tactus-libinput.h
 * Feeds a tactus application from libinput.
 *
 * The host keeps its libinput context and its event loop. It passes every event to the adapter before it
 * handles the event itself; the section "Events of libinput" has the loop.
 *
 * Each touchscreen and each tablet gets a touch source of its own, from the moment when the device is added (or
 * first touched, if it existed before the adapter) until it is removed. Coordinates come from libinput, so that its
 * calibration applies. Pointers and touchpads share one source, whose position the adapter tracks.
 *
 * tactus_libinput_set_features() chooses the kinds of input that are fed. Indirect input in which no recognizer takes
 * part is returned to the host (NOT_TAKEN), for wp_pointer_gestures and wl_pointer.
 *
 * The conventions are those of tactus.h. In addition every function that returns a status returns DESTROYED once the
 * application is gone, and INVALID_ARGUMENT if @p adapter is NULL. The adapter keeps no reference to objects of
 * libinput and does not touch their user data. Link with libtactus-libinput, libtactus and libinput (1.19 or later).
 */
#ifndef TACTUS_LIBINPUT_H
#define TACTUS_LIBINPUT_H

#include "tactus.h"

#ifdef __cplusplus
extern "C" {
#endif

struct libinput_device;
struct libinput_event;

/** Feeds one application from any number of libinput contexts. @since 0.1 */
struct tactus_libinput;

/* ------------------------------------------------------------------ */
/** @defgroup libinput_adapter The libinput adapter
 *  One adapter stands between a libinput context and an application. It creates a touch source for each touchscreen
 *  and tablet when the device appears, and one for all pointers and touchpads together. The host chooses which kinds
 *  of input are fed, and keeps handling the others.
 *
 *  @code
 *  struct tactus_libinput *adapter = tactus_libinput_create(application);
 *
 *  tactus_libinput_set_features(adapter, TACTUS_LIBINPUT_FEATURE_TOUCH | TACTUS_LIBINPUT_FEATURE_GESTURES);
 *  tactus_libinput_set_default_rectangle(adapter, 0, 0, 1280, 800);
 *  @endcode
 *
 *  Common mistakes: creating the adapter after devices are in use, so that touches that are down are ignored until
 *  they lift; forgetting the rectangle or the outputs, so that devices have no place and touches are refused.
 *  @{ */

/**
 * Creates an adapter that feeds an application. Set a default rectangle, the outputs, or a listener for added devices
 * before the first event.
 *
 * @return the adapter, which the caller destroys; NULL if @p application is NULL or memory could not be reserved
 * @sa tactus_libinput_destroy(), tactus_libinput_set_outputs()
 * @since 0.1
 */
struct tactus_libinput *tactus_libinput_create(struct tactus_application *application);

/**
 * Destroys an adapter. Live touches of its devices get a system cancel (1.12). Inside a callback, memory is freed when
 * the outermost call returns.
 *
 * The application and the libinput context may be destroyed before or after the adapter. But libinput_unref() sends no
 * events for its devices: either pass the remaining events after libinput_suspend() to the adapter, or destroy the
 * adapter, so that no touch stays down.
 *
 * @param adapter NULL is allowed
 * @since 0.1
 */
void tactus_libinput_destroy(struct tactus_libinput *adapter);

/** @} */
/* ------------------------------------------------------------------ */
/** @defgroup libinput_events Events of libinput
 *  Pass every event to the adapter before the host handles it. The result says what remains to be done: CONSUMED and
 *  REFUSED need nothing more, all others are handled as without an adapter. Views, recognizers and surface clients are
 *  called from inside tactus_libinput_handle_event().
 *
 *  @code
 *  struct libinput_event *event;
 *
 *  libinput_dispatch(libinput);
 *  while ((event = libinput_get_event(libinput))) {
 *  	enum tactus_libinput_result result = tactus_libinput_handle_event(adapter, event);
 *
 *  	if (result != TACTUS_LIBINPUT_RESULT_CONSUMED && result != TACTUS_LIBINPUT_RESULT_REFUSED)
 *  		handle_other_event(event);
 *  	libinput_event_destroy(event);
 *  }
 *  @endcode
 *
 *  Common mistakes: dropping touch frames before the adapter sees them; passing a libinput_event after it was
 *  destroyed; ignoring events with the result NOT_TAKEN, so that clients get no scrolls.
 *  @{ */

/** Result of handling an event. Values are stable; new ones may be added. @since 0.1 */
enum tactus_libinput_result {
	/** The event is not for the adapter: handle it as without one. */
	TACTUS_LIBINPUT_RESULT_NOT_MINE = 0,
	/** A touch, or indirect input in which a recognizer or view takes part: nothing remains to be done. */
	TACTUS_LIBINPUT_RESULT_CONSUMED = 1,
	/**
	 * The adapter has used the event, and the host should handle it, too: a touchscreen or tablet was added or
	 * removed, the pointer has moved, the tablet-mode switch has changed.
	 */
	TACTUS_LIBINPUT_RESULT_OBSERVED = 2,
	/**
	 * A touch event without effect: the device has no rectangle, or the engine refused the touch (64 touches are
	 * down, out of memory, application being destroyed).
	 */
	TACTUS_LIBINPUT_RESULT_REFUSED = 3,
	/**
	 * Indirect input in which no recognizer or view takes part: handle it as without an adapter. For a gesture or a
	 * press this is decided at its beginning, and all its events get the same result.
	 */
	TACTUS_LIBINPUT_RESULT_NOT_TAKEN = 4,
	TACTUS_LIBINPUT_RESULT_FORCE_32_BIT = INT32_MAX
};

/**
 * Handles an event: touch down, motion, up, cancel and frame of every device, added and removed touchscreens and
 * tablets, and the kinds of input that the features name. Views and recognizers are called from inside.
 *
 * The touches of a removed device get one system cancel (1.12), whether or not libinput has ended them before. A touch
 * that began before the adapter saw its device is not fed.
 *
 * @param event destroyed by the caller afterwards
 * @return what remains to be done; NOT_MINE also if @p adapter or @p event is NULL or the application is gone
 * @sa tactus_libinput_set_features()
 * @since 0.1
 */
enum tactus_libinput_result tactus_libinput_handle_event(
	struct tactus_libinput *adapter, struct libinput_event *event);

/**
 * Features of the adapter, a mask. The default features take nothing from clients unless a recognizer uses it. Pointer,
 * tablets and media keys reach clients by other protocols (wl_pointer, wp_tablet, wl_keyboard), which a view below the
 * pointer would cut off. They are therefore off by default.
 * @since 0.1
 */
enum tactus_libinput_feature {
	/** Nothing is fed. */
	TACTUS_LIBINPUT_FEATURE_NONE = 0,
	/** Touchscreens. */
	TACTUS_LIBINPUT_FEATURE_TOUCH = 1,
	/** A touchpad's swipe, pinch and hold drive recognizers that allow indirect touches. */
	TACTUS_LIBINPUT_FEATURE_GESTURES = 2,
	/**
	 * Wheels and scrolling fingers drive pans that allow them. Both forms of an event, the SCROLL one and the
	 * older POINTER_AXIS, get the same answer.
	 */
	TACTUS_LIBINPUT_FEATURE_SCROLL = 4,
	/** The application's delegate is told of the tablet-mode switch. The result is OBSERVED. */
	TACTUS_LIBINPUT_FEATURE_TABLET_MODE = 8,
	/**
	 * The pointer hovers, and is a touch while a button is down. The result of its motion is OBSERVED: move the
	 * cursor. On a surface such a touch becomes part of the wl_touch stream; swallow it with an event filter if the
	 * client should get wl_pointer events instead.
	 */
	TACTUS_LIBINPUT_FEATURE_POINTER = 16,
	/** Pens are touches of type STYLUS while their tip is down, and hover before. Their buttons are NOT_MINE. */
	TACTUS_LIBINPUT_FEATURE_TABLET = 32,
	/** Play, pause, stop, next, previous, rewind, forward become remote-control events. */
	TACTUS_LIBINPUT_FEATURE_MEDIA_KEYS = 64,
	/** The default: TOUCH, GESTURES, SCROLL and TABLET_MODE. */
	TACTUS_LIBINPUT_FEATURE_DEFAULT = 15,
	/** All features. */
	TACTUS_LIBINPUT_FEATURE_ALL = 127,
	TACTUS_LIBINPUT_FEATURE_FORCE_32_BIT = INT32_MAX
};

/**
 * Sets the kinds of input that are fed, from the next event on. Running input of a feature that is switched off gets a
 * system cancel (1.12).
 *
 * @param features mask of enum tactus_libinput_feature; default TACTUS_LIBINPUT_FEATURE_DEFAULT
 * @return OK. INVALID_ARGUMENT: @p features has an unknown bit
 * @sa tactus_libinput_get_features()
 * @since 0.1
 */
enum tactus_status tactus_libinput_set_features(struct tactus_libinput *adapter, uint32_t features);
/** Returns the features, a mask of enum tactus_libinput_feature; 0 for NULL or without an application. @since 0.1 */
uint32_t tactus_libinput_get_features(const struct tactus_libinput *adapter);

/**
 * Sets the touch accommodations of all touchscreens of a seat, present and future ones (1.18). Tablets have none. Takes
 * effect for fingers that land later.
 *
 * @param seat as in struct tactus_libinput_mapping; 0 unless a mapping says otherwise
 * @param accommodations copied; NULL: all off, the default
 * @return OK. INVALID_ARGUMENT: the struct is malformed, a duration or the place is not in its range, or @p adapter is
 *         NULL. NO_MEMORY: some devices may have the new ones
 * @sa tactus_touch_source_set_accommodations(), docs/accessibility.md
 * @since 0.1
 */
enum tactus_status tactus_libinput_set_accommodations(
	struct tactus_libinput *adapter, uint32_t seat, const struct tactus_touch_accommodations *accommodations);

/** @} */
/* ------------------------------------------------------------------ */
/** @defgroup libinput_pointer Position of the pointer
 *  Presses, gestures and scrolls are hit-tested at the pointer. The adapter adds up the pointer's motion within an
 *  area, even while TACTUS_LIBINPUT_FEATURE_POINTER is off. A host that confines, accelerates or warps its cursor sets
 *  the position after each change.
 *
 *  @code
 *  tactus_libinput_set_pointer_area(adapter, output->x, output->y, output->width, output->height);
 *  tactus_libinput_set_pointer_position(adapter, x, y);
 *  @endcode
 *
 *  Common mistakes: leaving the area at the default rectangle when there are several outputs; letting the two
 *  positions drift apart, so that scrolls go to the wrong window.
 *  @{ */

/**
 * Sets the rectangle in which the pointer moves. A position outside of it is moved inside at once.
 *
 * @param x px in the application's space, as is @p y; default: the default rectangle, or the one around all outputs
 * @param width px, above 0, as is @p height
 * @return OK. INVALID_ARGUMENT: a number is not finite, or @p width or @p height is not above 0
 * @since 0.1
 */
enum tactus_status tactus_libinput_set_pointer_area(
	struct tactus_libinput *adapter, double x, double y, double width, double height);
/**
 * Sets the pointer's position, after the host has moved its cursor otherwise than by libinput's motion. The position
 * may lie outside the area. Takes effect with the next event.
 *
 * @param x px in the application's space, as is @p y
 * @return OK. INVALID_ARGUMENT: a number is not finite
 * @sa tactus_libinput_get_pointer_position()
 * @since 0.1
 */
enum tactus_status tactus_libinput_set_pointer_position(struct tactus_libinput *adapter, double x, double y);
/**
 * Writes the pointer's position. It starts in the middle of its area.
 *
 * @param x px in the application's space, as is @p y; may be NULL
 * @return OK. NONE: there is neither an area, nor a default rectangle, nor an output
 * @since 0.1
 */
enum tactus_status tactus_libinput_get_pointer_position(
	const struct tactus_libinput *adapter, double *x, double *y);
/**
 * Sets the seat of pointers, touchpads and wheels (1.13). Running gestures, scrolls and presses are cancelled.
 *
 * @param seat default 0
 * @return OK
 * @since 0.1
 */
enum tactus_status tactus_libinput_set_pointer_seat(struct tactus_libinput *adapter, uint32_t seat);

/** @} */
/* ------------------------------------------------------------------ */
/** @defgroup libinput_mapping Mapping devices to outputs
 *  A touchscreen covers a rectangle of the application: that of the output it belongs to. A host that sets all outputs
 *  needs nothing else. A touchscreen lies on the output
 *
 *  1. that is chosen for it, by tactus_libinput_map_device_to_output() or @ref tactus_libinput_output::device_name
 *  2. that udev's WL_OUTPUT names
 *  3. whose size in mm differs from its own by at most 5 %, upright or on its side
 *  4. that is built in, such as eDP-1, LVDS-1 and DSI-1, if the touchscreen is
 *  5. whose vendor is the first word of the touchscreen's name
 *  6. that is the only one that no touchscreen has yet
 *  7. that comes first, of those that no touchscreen has yet, or of all
 *
 *  The default rectangle, if there is one, takes the place of 6 and 7. A stronger reason is considered for all
 *  touchscreens before a weaker one. By reasons 3 to 6 an output is given once. If several sizes fit, what is built
 *  in goes to what is built in first, then come equal vendors, then the nearest sizes. Equal twins get theirs in the
 *  order of names. If there are more outputs for them than twins, each keeps the one that it has. Pens are assigned
 *  in the same way, by themselves. Whenever a device or an output comes or goes, all are assigned again.
 *  tactus_libinput_set_output_changed_listener() tells which output a device gets, and why.
 *
 *  @code
 *  struct tactus_libinput_output screen = TACTUS_LIBINPUT_OUTPUT_INIT;
 *
 *  screen.name = output->name;
 *  screen.x = output->x;
 *  screen.y = output->y;
 *  screen.width = output->width;
 *  screen.height = output->height;
 *  screen.transform = TACTUS_LIBINPUT_TRANSFORM_90;
 *  tactus_libinput_set_outputs(adapter, &screen, 1);
 *  @endcode
 *
 *  Common mistakes: passing the size before the output's transform instead of the size as the user sees it; applying
 *  a calibration matrix that libinput has already applied.
 *  @{ */

/** Transform of an output, with the numbers of wl_output.transform. @since 0.1 */
enum tactus_libinput_transform {
	/** Not turned. */
	TACTUS_LIBINPUT_TRANSFORM_NORMAL = 0,
	/** Turned by 90° counter-clockwise, as wl_output.transform counts. */
	TACTUS_LIBINPUT_TRANSFORM_90 = 1,
	/** Turned by 180°. */
	TACTUS_LIBINPUT_TRANSFORM_180 = 2,
	/** Turned by 270° counter-clockwise. */
	TACTUS_LIBINPUT_TRANSFORM_270 = 3,
	/** Flipped about a vertical axis. */
	TACTUS_LIBINPUT_TRANSFORM_FLIPPED = 4,
	/** Flipped, then turned by 90° counter-clockwise. */
	TACTUS_LIBINPUT_TRANSFORM_FLIPPED_90 = 5,
	/** Flipped, then turned by 180°. */
	TACTUS_LIBINPUT_TRANSFORM_FLIPPED_180 = 6,
	/** Flipped, then turned by 270° counter-clockwise. */
	TACTUS_LIBINPUT_TRANSFORM_FLIPPED_270 = 7,
	TACTUS_LIBINPUT_TRANSFORM_FORCE_32_BIT = INT32_MAX
};

/** Flags of a mapping, a mask. @since 0.1 */
enum tactus_libinput_mapping_flags {
	/** The device sends frames, lengths are not scaled, the device is used. */
	TACTUS_LIBINPUT_MAPPING_FLAGS_NONE = 0,
	/** The device sends no frames: every event is delivered by itself. */
	TACTUS_LIBINPUT_MAPPING_FLAGS_FRAMELESS = 1,
	/** Lengths in px are taken for 160 px per inch and scaled to the panel's real density (8.9). */
	TACTUS_LIBINPUT_MAPPING_FLAGS_SCALES_LENGTHS = 2,
	/** The adapter ignores the device: its events are NOT_MINE. */
	TACTUS_LIBINPUT_MAPPING_FLAGS_IGNORED = 4,
	TACTUS_LIBINPUT_MAPPING_FLAGS_FORCE_32_BIT = INT32_MAX
};

/** Rectangle of a device, and how the adapter feeds it. @since 0.1 */
struct tactus_libinput_mapping {
	/** As TACTUS_LIBINPUT_MAPPING_INIT sets it. */
	size_t size;
	/**
	 * The output's rectangle in the application, as the user sees it: after the output's transform.
	 * px. If width and height are 0: the rectangle of its output, or the default rectangle.
	 */
	double x, y, width, height;
	/** Physical size of that rectangle in mm, as the user sees it. If both are 0: the size that libinput knows. */
	double width_mm, height_mm;
	/** enum tactus_libinput_transform of the output. */
	uint32_t transform;
	/** Each seat has its own multi-touch sequences (1.13). */
	uint32_t seat;
	/** enum tactus_libinput_mapping_flags. */
	uint32_t flags;
	/** Must be 0. */
	uint32_t reserved;
};
/** The defaults: the default rectangle, libinput's size, an output that is not turned, seat 0. @since 0.1 */
#define TACTUS_LIBINPUT_MAPPING_INIT { sizeof(struct tactus_libinput_mapping), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 }

/**
 * Sets the rectangle that devices without a mapping or an output cover. Present devices move with it. Without it and
 * without outputs such devices have no rectangle, and their touches are refused.
 *
 * @param x px in the application's space, as is @p y
 * @param width px, above 0, as is @p height
 * @return OK. INVALID_ARGUMENT: a number is not finite, or @p width or @p height is not above 0. NO_MEMORY: some
 *         devices may have the new one
 * @since 0.1
 */
enum tactus_status tactus_libinput_set_default_rectangle(
	struct tactus_libinput *adapter, double x, double y, double width, double height);

/**
 * Maps a device to a rectangle. Call it at any time, for example when the device is added or its output moves or turns.
 * Live touches keep their locations until they move. If the seat changes or the device becomes ignored, they get a
 * system cancel (1.12). The mapping ends with the device; libinput_resume() adds new devices.
 *
 * @param device a touchscreen or tablet, also one that existed before the adapter
 * @param mapping copied; NULL: removes the mapping
 * @return OK. WRONG_KIND: @p device is neither a touchscreen nor a tablet. INVALID_ARGUMENT: @p device is NULL, or
 *         @p mapping is malformed or has a number out of range. NO_MEMORY: the device stays where it was
 * @sa tactus_libinput_map_device_to_output()
 * @since 0.1
 */
enum tactus_status tactus_libinput_map_device(struct tactus_libinput *adapter, struct libinput_device *device,
	const struct tactus_libinput_mapping *mapping);

/** Why a device belongs to an output. Values are stable; new ones may be added. @since 0.1 */
enum tactus_libinput_output_reason {
	/** It belongs to none: there is no output, or it is on the default rectangle, or the host has mapped it. */
	TACTUS_LIBINPUT_OUTPUT_REASON_NONE = 0,
	/** It belongs to none: the output that is chosen for it is missing. */
	TACTUS_LIBINPUT_OUTPUT_REASON_MISSING = 1,
	/** The output is chosen for it. */
	TACTUS_LIBINPUT_OUTPUT_REASON_CONFIGURED = 2,
	/** udev's WL_OUTPUT names the output. */
	TACTUS_LIBINPUT_OUTPUT_REASON_UDEV = 3,
	/** The sizes are equal, within 5 %. */
	TACTUS_LIBINPUT_OUTPUT_REASON_SIZE = 4,
	/** Both are built in. */
	TACTUS_LIBINPUT_OUTPUT_REASON_BUILT_IN = 5,
	/** The vendor is the same. */
	TACTUS_LIBINPUT_OUTPUT_REASON_VENDOR = 6,
	/** It is the only output that no other device has. */
	TACTUS_LIBINPUT_OUTPUT_REASON_ONLY_ONE_LEFT = 7,
	/** Nothing says which: the first one, or the one that it had. */
	TACTUS_LIBINPUT_OUTPUT_REASON_FIRST = 8,
	TACTUS_LIBINPUT_OUTPUT_REASON_FORCE_32_BIT = INT32_MAX
};

/** An output, and the touchscreen that belongs to it. @since 0.1 */
struct tactus_libinput_output {
	/** As TACTUS_LIBINPUT_OUTPUT_INIT sets it; the same in all outputs of an array. */
	size_t size;
	/** Name as in udev's WL_OUTPUT, such as "DSI-1". At most 63 bytes. */
	const char *name;
	/** libinput_device_get_name() of a touchscreen on it, which overrides udev; at most 127 bytes. NULL: none. */
	const char *device_name;
	/** The output's rectangle in the application, px, as the user sees it. */
	double x, y, width, height;
	/**
	 * Physical size in mm, as the user sees it. If both are 0: the panel's size that libinput knows. Shapes such as
	 * 160 × 90, which televisions give in place of a size, find no touchscreen.
	 */
	double width_mm, height_mm;
	/** enum tactus_libinput_transform. */
	uint32_t transform;
	/** Seat of the devices on it (1.13). */
	uint32_t seat;
	/** Vendor of its EDID: the three letters, or the whole name; at most 63 bytes. NULL: unknown. */
	const char *vendor;
};
/** Sets the size; nothing else is set. @since 0.1 */
#define TACTUS_LIBINPUT_OUTPUT_INIT { sizeof(struct tactus_libinput_output), NULL, NULL, 0, 0, 0, 0, 0, 0, 0, 0, NULL }

/**
 * Sets all outputs, at any time; a host that does so needs no listener for added devices. A touchscreen or tablet
 * without a mapping finds its output by the rule above. Present devices move along. The order matters only if nothing
 * says which output a device belongs to.
 *
 * @param outputs copied; NULL if @p count is 0
 * @param count number of outputs; 0: none
 * @return OK. INVALID_ARGUMENT: an output is malformed or has no name. NO_MEMORY: some devices may stay where they
 *         were
 * @sa tactus_libinput_map_device_to_output(), tactus_libinput_set_output_changed_listener()
 * @since 0.1
 */
enum tactus_status tactus_libinput_set_outputs(
	struct tactus_libinput *adapter, const struct tactus_libinput_output *outputs, size_t count);
/**
 * Maps a device to the output with a name, now and whenever the outputs change: the name that a user has configured.
 * Overrides device_name and all else. While the output is missing, the device has no rectangle.
 *
 * @param name of an output, copied; NULL: removes the mapping
 * @return OK. WRONG_KIND: @p device is neither a touchscreen nor a tablet. INVALID_ARGUMENT: @p device is NULL.
 *         NO_MEMORY: the device stays where it was
 * @since 0.1
 */
enum tactus_status tactus_libinput_map_device_to_output(
	struct tactus_libinput *adapter, struct libinput_device *device, const char *name);

/**
 * Returns the name of the output that a device belongs to.
 *
 * @param reason why, or why it belongs to none; may be NULL
 * @return the name, valid until the outputs are set again; NULL if the device belongs to none or is unknown, or if an
 *         argument is NULL
 * @sa tactus_libinput_output_reason_name()
 * @since 0.1
 */
const char *tactus_libinput_get_device_output(const struct tactus_libinput *adapter,
	const struct libinput_device *device, enum tactus_libinput_output_reason *reason);
/**
 * Returns a reason in words, such as "built in, as the output is". It follows "touchscreen … belongs to output …: "
 * in a log. Never NULL. The text may change.
 * @since 0.1
 */
const char *tactus_libinput_output_reason_name(enum tactus_libinput_output_reason reason);

/**
 * Called when a touchscreen or tablet gets another output, or the same one for another reason.
 *
 * @param output name, valid during the call; NULL: none
 * @since 0.1
 */
typedef void (*tactus_libinput_output_changed_func)(struct tactus_libinput *adapter, struct libinput_device *device,
	const char *output, enum tactus_libinput_output_reason reason, void *data);
/**
 * Sets the listener for outputs of devices, which may write a line to the log. It is called once for each change, and
 * at once for devices that have an output already.
 *
 * @param listener NULL: none, the default
 * @param data passed to @p listener
 * @return OK
 * @since 0.1
 */
enum tactus_status tactus_libinput_set_output_changed_listener(
	struct tactus_libinput *adapter, tactus_libinput_output_changed_func listener, void *data);

/**
 * Called when the adapter first sees a touchscreen or tablet, to map it. Find its output by
 * libinput_device_get_output_name() (udev's WL_OUTPUT), libinput_device_get_name() or
 * libinput_device_get_udev_device().
 *
 * @param mapping has the defaults; applied when the listener returns. If it is malformed, the device has no rectangle
 *        until it is mapped
 * @since 0.1
 */
typedef void (*tactus_libinput_device_added_func)(struct tactus_libinput *adapter, struct libinput_device *device,
	struct tactus_libinput_mapping *mapping, void *data);
/**
 * Sets the listener for added devices. It is not called for devices that were mapped before.
 *
 * @param listener NULL: none, the default
 * @param data passed to @p listener
 * @return OK
 * @since 0.1
 */
enum tactus_status tactus_libinput_set_device_added_listener(
	struct tactus_libinput *adapter, tactus_libinput_device_added_func listener, void *data);

/**
 * Returns the touch source of a device; compare it with tactus_touch_get_source() to find the device of a touch.
 * Pointers, touchpads and wheels share one source. The adapter owns the source, and creates a new one when the seat of
 * the device changes.
 *
 * @return NULL if the device is unknown, ignored or has no rectangle, or if an argument is NULL
 * @since 0.1
 */
struct tactus_touch_source *tactus_libinput_get_touch_source(
	const struct tactus_libinput *adapter, const struct libinput_device *device);

/** @} */

#ifdef __cplusplus
}
#endif

#endif
