/* SPDX-License-Identifier: MIT */
/**
 * @file tactus-libinput.h
 * Feeds a tactus application from libinput.
 *
 * The host keeps its libinput context and its event loop. It shows every event to the adapter before it
 * looks at it itself; the section "Events of libinput" has the loop.
 *
 * Each touchscreen becomes a touch source of its own, from the moment when it is added (or first touched,
 * if it was there before the adapter) until it is removed; so does each tablet. Coordinates are libinput's, so
 * that its calibration applies. Pointers and touchpads share one source, whose place the adapter keeps.
 *
 * tactus_libinput_set_features() chooses what is fed. Indirect input in which nobody takes part is handed
 * back (NOT_TAKEN), for wp_pointer_gestures and wl_pointer.
 *
 * The conventions are those of tactus.h. The adapter keeps no reference to anything of libinput's and
 * leaves its user data alone. Link with libtactus-libinput, libtactus and libinput (1.19 or later).
 */
#ifndef TACTUS_LIBINPUT_H
#define TACTUS_LIBINPUT_H

#include "tactus.h"

#ifdef __cplusplus
extern "C" {
#endif

struct libinput_device;
struct libinput_event;

/** Stands between any number of libinput contexts and one application. @since 0.1 */
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
 * Creates an adapter that feeds an application. NULL without an application or memory.
 * Set a default rectangle or a listener for added devices before the first event. @since 0.1
 */
struct tactus_libinput *tactus_libinput_create(struct tactus_application *application);

/**
 * Destroys the adapter; live touches of its devices are cancelled as by the system. Inside a callback
 * memory is freed when the outermost call returns. The application may be destroyed before or after it;
 * so may the libinput context, but libinput_unref() tells nobody that the devices are gone: show the adapter
 * what is left after libinput_suspend(), or destroy it, so that no touch stays down. NULL is allowed.
 * @since 0.1
 */
void tactus_libinput_destroy(struct tactus_libinput *adapter);

/** @} */
/* ------------------------------------------------------------------ */
/** @defgroup libinput_events Events of libinput
 *  Show every event to the adapter before the host looks at it. The answer says what remains to be done: CONSUMED and
 *  REFUSED need nothing more, all others are handled as if there were no adapter. Views, recognizers and surface
 *  clients are called from inside tactus_libinput_handle_event().
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
 *  Common mistakes: filtering touch frames away before the adapter sees them; showing a libinput_event after it was
 *  destroyed; dropping events that answered NOT_TAKEN, so that clients get no scrolls.
 *  @{ */

/** Whose an event was. Values are stable; new ones may be added. @since 0.1 */
enum tactus_libinput_result {
	/** Nothing for the adapter: handle it as if there were none. */
	TACTUS_LIBINPUT_RESULT_NOT_MINE = 0,
	/** A touch, or indirect input that somebody took: dealt with. */
	TACTUS_LIBINPUT_RESULT_CONSUMED = 1,
	/**
	 * Noted; the host will want to know as well: a touchscreen or tablet was added or removed, the pointer has
	 * moved, the tablet-mode switch was thrown.
	 */
	TACTUS_LIBINPUT_RESULT_OBSERVED = 2,
	/**
	 * A touch event that led nowhere: nobody has said where the device lies, the engine refused it (64 touches
	 * are down, no memory) or is being destroyed.
	 */
	TACTUS_LIBINPUT_RESULT_REFUSED = 3,
	/**
	 * Indirect input in which nobody takes part: handle it as if there were no adapter. Of a gesture or a press
	 * this is decided at its beginning, and all that belongs to it is answered so.
	 */
	TACTUS_LIBINPUT_RESULT_NOT_TAKEN = 4,
	TACTUS_LIBINPUT_RESULT_FORCE_32_BIT = INT32_MAX
};

/**
 * Takes an event if it is one of its own: touch down, motion, up, cancel and frame of every device, the adding and
 * removing of touchscreens and tablets, and what the features say. Views and recognizers are called from here.
 *
 * A removed device's touches are cancelled as by the system, once, whether or not libinput has ended
 * them before. Of a touch that began before the adapter saw its device nothing is fed. An adapter that is
 * NULL or whose application is gone, and an event that is NULL, answer NOT_MINE.
 *
 * @param event stays the caller's, to be destroyed afterwards
 * @since 0.1
 */
enum tactus_libinput_result tactus_libinput_handle_event(
	struct tactus_libinput *adapter, struct libinput_event *event);

/**
 * Features of the adapter, a mask. On by default is what takes nothing from clients unless a recognizer is there for
 * it. Pointer, tablets and media keys have their own way to clients (wl_pointer, wp_tablet, wl_keyboard), which a
 * view underneath would cut off: these are off until a host asks for them. @since 0.1
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
	/** The tablet-mode switch is told to the application's delegate. OBSERVED. */
	TACTUS_LIBINPUT_FEATURE_TABLET_MODE = 8,
	/**
	 * The pointer hovers, and is a touch while a button is down. Motion is OBSERVED: move the cursor. On a surface
	 * such a touch becomes part of the wl_touch stream like any; swallow it with an event filter where the client
	 * shall get wl_pointer events instead.
	 */
	TACTUS_LIBINPUT_FEATURE_POINTER = 16,
	/** Pens are touches of type STYLUS while their tip is down, and hover before. Their buttons are NOT_MINE. */
	TACTUS_LIBINPUT_FEATURE_TABLET = 32,
	/** Play, pause, stop, next, previous, rewind, forward become remote-control events. */
	TACTUS_LIBINPUT_FEATURE_MEDIA_KEYS = 64,
	/** Touch, gestures, scrolls and tablet mode. */
	TACTUS_LIBINPUT_FEATURE_DEFAULT = 15,
	/** All of them. */
	TACTUS_LIBINPUT_FEATURE_ALL = 127,
	TACTUS_LIBINPUT_FEATURE_FORCE_32_BIT = INT32_MAX
};

/**
 * Sets what is fed from now on. What is under way of a feature that is switched off is cancelled as by the system.
 * @return INVALID_ARGUMENT: an unknown bit. @since 0.1
 */
enum tactus_status tactus_libinput_set_features(struct tactus_libinput *adapter, uint32_t features);
/** @since 0.1 */
uint32_t tactus_libinput_get_features(const struct tactus_libinput *adapter);

/**
 * Sets the touch accommodations of all touchscreens of a seat, those that are there and those that come (1.18). Tablets
 * have none. They count for fingers that land later.
 * @param seat as in struct tactus_libinput_mapping; 0 unless a mapping says otherwise
 * @param accommodations copied; NULL: all off, the default
 * @return OK. INVALID_ARGUMENT: the struct is malformed, a duration or the place is not in its range, or @p adapter is
 *         NULL. NO_MEMORY: some devices may have the new ones. DESTROYED: the application is gone
 * @sa tactus_touch_source_set_accommodations(), docs/accessibility.md
 * @since 0.1
 */
enum tactus_status tactus_libinput_set_accommodations(
	struct tactus_libinput *adapter, uint32_t seat, const struct tactus_touch_accommodations *accommodations);

/** @} */
/* ------------------------------------------------------------------ */
/** @defgroup libinput_pointer Position of the pointer
 *  Presses, gestures and scrolls are hit-tested at the pointer. The adapter adds up the pointer's motion within an
 *  area, also while TACTUS_LIBINPUT_FEATURE_POINTER is off. A host that confines, accelerates or warps its cursor by
 *  itself tells the position after each change.
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
 * Sets the rectangle of the application in which the pointer moves; until then it is the default rectangle, or the
 * one around all outputs. @return INVALID_ARGUMENT: not finite, or width or height not above 0. @since 0.1
 */
enum tactus_status tactus_libinput_set_pointer_area(
	struct tactus_libinput *adapter, double x, double y, double width, double height);
/** The cursor is here, in the application's space, whatever the area. Call it if it was moved otherwise. @since 0.1 */
enum tactus_status tactus_libinput_set_pointer_position(struct tactus_libinput *adapter, double x, double y);
/** NONE: nobody has said where it can be. At first it is in the middle of its area. @since 0.1 */
enum tactus_status tactus_libinput_get_pointer_position(
	const struct tactus_libinput *adapter, double *x, double *y);
/** The seat of pointer, touchpads and wheels (1.13); default 0. What is under way is cancelled. @since 0.1 */
enum tactus_status tactus_libinput_set_pointer_seat(struct tactus_libinput *adapter, uint32_t seat);

/** @} */
/* ------------------------------------------------------------------ */
/** @defgroup libinput_mapping Mapping devices to outputs
 *  A touchscreen covers a rectangle of the application: that of the output it is glued to. A host that tells all
 *  outputs needs nothing else: a device lies on the output that udev's WL_OUTPUT or @ref
 *  tactus_libinput_output::device_name names, else on the default rectangle, else on the first output. Call it again
 *  when outputs change.
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
 *  Common mistakes: passing the size before the output's transform, whereas it is the size as the user sees it;
 *  applying a calibration matrix a second time, which libinput has applied already.
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

/** @since 0.1 */
enum tactus_libinput_mapping_flags {
	/** Frames, lengths as they are, not ignored. */
	TACTUS_LIBINPUT_MAPPING_FLAGS_NONE = 0,
	/** The device sends no frames: every event is delivered by itself. */
	TACTUS_LIBINPUT_MAPPING_FLAGS_FRAMELESS = 1,
	/** Lengths in px are taken for 160 px per inch and scaled to the panel's real density (8.9). */
	TACTUS_LIBINPUT_MAPPING_FLAGS_SCALES_LENGTHS = 2,
	/** Its events are not the adapter's: the host has other plans for this device. */
	TACTUS_LIBINPUT_MAPPING_FLAGS_IGNORED = 4,
	TACTUS_LIBINPUT_MAPPING_FLAGS_FORCE_32_BIT = INT32_MAX
};

/** Place of a device, and how the adapter feeds it. @since 0.1 */
struct tactus_libinput_mapping {
	/** As TACTUS_LIBINPUT_MAPPING_INIT sets it. */
	size_t size;
	/**
	 * The output's rectangle in the application, as the user sees it: after the output's transform.
	 * A width and a height of 0 (both): where its output lies, or the default rectangle.
	 */
	double x, y, width, height;
	/** Physical size of that rectangle in mm, as the user sees it. 0 (both): what libinput knows. */
	double width_mm, height_mm;
	/** enum tactus_libinput_transform of the output. */
	uint32_t transform;
	/** Each seat has its own multi-touch sequences (1.13). */
	uint32_t seat;
	/** enum tactus_libinput_mapping_flags. */
	uint32_t flags;
	/** 0. */
	uint32_t reserved;
};
/** The defaults: the default rectangle, libinput's size, an output that is not turned, seat 0. @since 0.1 */
#define TACTUS_LIBINPUT_MAPPING_INIT { sizeof(struct tactus_libinput_mapping), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 }

/**
 * Sets the rectangle of the application that devices cover if nobody has said otherwise; devices that are
 * there move with it. Until it is set such devices have no place, and their touches are refused.
 * @return INVALID_ARGUMENT: a number is not finite, or width or height not above 0. @since 0.1
 */
enum tactus_status tactus_libinput_set_default_rectangle(
	struct tactus_libinput *adapter, double x, double y, double width, double height);

/**
 * Says where a device lies, at any time: when it is added, when its output moves or turns. Live touches keep
 * their places until they move; with another seat, or if the device is to be ignored from now on, they are
 * cancelled as by the system. The mapping ends with the device; what libinput_resume() adds are new devices.
 *
 * @param device a touchscreen or tablet, also one that was there before the adapter
 * @param mapping copied; NULL: as if it had never been mapped
 * @return WRONG_KIND: the device can neither touch nor draw. @since 0.1
 */
enum tactus_status tactus_libinput_map_device(struct tactus_libinput *adapter, struct libinput_device *device,
	const struct tactus_libinput_mapping *mapping);

/** An output, and what is glued to it. @since 0.1 */
struct tactus_libinput_output {
	/** As TACTUS_LIBINPUT_OUTPUT_INIT sets it; the same in all outputs of an array. */
	size_t size;
	/** As udev's WL_OUTPUT names it: "DSI-1". At most 63 bytes. */
	const char *name;
	/** Of a touchscreen here, whatever udev says: libinput_device_get_name(), at most 127 bytes; NULL: none. */
	const char *device_name;
	/** The output's rectangle in the application, as the user sees it. */
	double x, y, width, height;
	/** Physical size in mm, as the user sees it. 0 (both): what libinput knows of the panel. */
	double width_mm, height_mm;
	/** enum tactus_libinput_transform. */
	uint32_t transform;
	/** The seat of devices that lie here. */
	uint32_t seat;
};
/** @since 0.1 */
#define TACTUS_LIBINPUT_OUTPUT_INIT { sizeof(struct tactus_libinput_output), NULL, NULL, 0, 0, 0, 0, 0, 0, 0, 0 }

/**
 * Says which outputs there are, at any time: a host that does so needs no listener. A touchscreen or tablet that
 * nobody has mapped otherwise lies on the output that names it, else on the one that its WL_OUTPUT property names,
 * else on the default rectangle, else on the first output. Devices that are there move along.
 *
 * @param outputs copied; NULL with 0: none
 * @return INVALID_ARGUMENT: one is malformed or has no name. NO_MEMORY: nothing has changed. @since 0.1
 */
enum tactus_status tactus_libinput_set_outputs(
	struct tactus_libinput *adapter, const struct tactus_libinput_output *outputs, size_t count);
/**
 * Puts a device on the output of that name, now and whenever the outputs change, whatever else names it.
 * @param name NULL: undoes it. WRONG_KIND: the device can neither touch nor draw. @since 0.1
 */
enum tactus_status tactus_libinput_map_device_to_output(
	struct tactus_libinput *adapter, struct libinput_device *device, const char *name);

/**
 * Asked where a touchscreen or tablet lies when the adapter first sees it. Look for its output by
 * libinput_device_get_output_name() (udev's WL_OUTPUT), libinput_device_get_name() or
 * libinput_device_get_udev_device(), and fill in @p mapping, which holds the defaults. It is applied when the
 * listener returns; if it is malformed, the device has no place until it is mapped.
 * @since 0.1
 */
typedef void (*tactus_libinput_device_added_func)(struct tactus_libinput *adapter, struct libinput_device *device,
	struct tactus_libinput_mapping *mapping, void *data);
/** NULL: none. Not asked for devices that were mapped before. @since 0.1 */
enum tactus_status tactus_libinput_set_device_added_listener(
	struct tactus_libinput *adapter, tactus_libinput_device_added_func listener, void *data);

/**
 * The touch source of a device, to tell by tactus_touch_get_source() whose a touch is; NULL if the device is
 * unknown, ignored or has no place. Of a pointer, touchpad or wheel: the one that they share. It belongs to the
 * adapter, which makes a new one when the device's seat changes. @since 0.1
 */
struct tactus_touch_source *tactus_libinput_get_touch_source(
	const struct tactus_libinput *adapter, const struct libinput_device *device);

/** @} */

#ifdef __cplusplus
}
#endif

#endif
