/* SPDX-License-Identifier: MIT */
/**
 * @file tactus-gestures.h
 * Gestures from a file that users write (docs/gestures.md; docs/semantics.md, §18): the library reads it, makes the
 * recognizers, runs commands, and asks the host for what only a compositor can do.
 *
 * The host fills in a table of functions, and feeds its touch sources as before. Everything in the table is optional: a
 * gesture that needs something missing is left out, with a line in the log.
 *
 * @code
 * static void log_line(const char *line, void *data)
 * {
 * 	fprintf(stderr, "my-compositor: %s\n", line);
 * }
 *
 * static void act(const struct tactus_gestures_event *event, void *data)
 * {
 * 	if (event->action == TACTUS_GESTURES_ACTION_CLOSE)
 * 		shell_close_window_at(data, event->start_x, event->start_y);
 * }
 *
 * struct tactus_gestures_host host = TACTUS_GESTURES_HOST_INIT;
 * struct tactus_gestures *gestures;
 *
 * host.log = log_line;
 * host.act = act;
 * host.actions = 1u << TACTUS_GESTURES_ACTION_CLOSE;
 * gestures = tactus_gestures_create(application, window, &host, shell);
 * tactus_gestures_load(gestures, NULL);
 * tactus_gestures_add_seat(gestures, 0);
 * @endcode
 *
 * The conventions are those of tactus.h: px and µs, one thread at a time, UTF-8. errno is changed only where a function
 * says so. Functions of the host may call every function of tactus.h, and the getters of this header. All others would
 * free the gesture whose function is running: they return TACTUS_STATUS_BUSY or do nothing. Call them from the event
 * loop. Strings and structs that the library passes are valid during the call.
 *
 * A finger costs what its recognizers cost. Memory is allocated only while gestures are loaded, seats are added and
 * commands run. Link with libtactus-gestures and libtactus.
 *
 * This library is younger than the others. Until version 1.0 its functions may change between minor versions, each time
 * with a new soname (docs/abi-policy.md).
 */
#ifndef TACTUS_GESTURES_H
#define TACTUS_GESTURES_H

#include <sys/types.h>

#include "tactus.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The gestures of one application: a file's, on each of its seats. @since 0.1 */
struct tactus_gestures;

/* ------------------------------------------------------------------ */
/** @defgroup gestures-events What gestures do
 *  A gesture runs commands, which needs no host, or has an action, which the host carries out. Actions that fingers
 *  drive (workspaces, move, resize, drags, scroll, touchpad) come in phases: began, changed, then ended or cancelled.
 *  An end that does not commit takes back what was shown. All other actions come once, with the phase ended.
 *
 *  @code
 *  static void follow(const struct tactus_gestures_event *event, void *data)
 *  {
 *  	if (event->phase == TACTUS_GESTURES_PHASE_ENDED || event->phase == TACTUS_GESTURES_PHASE_CANCELLED)
 *  		shell_settle_workspace(data, event->commits);
 *  	else
 *  		shell_drag_workspace(data, event->progress);
 *  }
 *  @endcode
 *
 *  Common mistakes: acting on the window below the fingers instead of the one at start_x and start_y, where the first
 *  finger landed; naming actions in the host's mask that it does not carry out, which users then wait for in vain.
 *  @{ */

/** Actions that a host can carry out: `action=` in the file, or `keys=`. New ones may be added. @since 0.1 */
enum tactus_gestures_action {
	/** No action: the gesture runs commands. */
	TACTUS_GESTURES_ACTION_NONE = 0,
	/** Closes the window. */
	TACTUS_GESTURES_ACTION_CLOSE = 1,
	/** Makes the window fullscreen, or ends that. */
	TACTUS_GESTURES_ACTION_FULLSCREEN = 2,
	/** Activates the next window. */
	TACTUS_GESTURES_ACTION_NEXT_WINDOW = 3,
	/** Activates the previous window. */
	TACTUS_GESTURES_ACTION_PREVIOUS_WINDOW = 4,
	/** Shows the workspace on the left; follows the fingers. */
	TACTUS_GESTURES_ACTION_WORKSPACE_LEFT = 5,
	/** Shows the workspace on the right; follows the fingers. */
	TACTUS_GESTURES_ACTION_WORKSPACE_RIGHT = 6,
	/** Shows the workspace above; follows the fingers. */
	TACTUS_GESTURES_ACTION_WORKSPACE_UP = 7,
	/** Shows the workspace below; follows the fingers. */
	TACTUS_GESTURES_ACTION_WORKSPACE_DOWN = 8,
	/** Shows all windows. */
	TACTUS_GESTURES_ACTION_OVERVIEW = 9,
	/** Shows the on-screen keyboard. */
	TACTUS_GESTURES_ACTION_KEYBOARD_ON = 10,
	/** Hides the on-screen keyboard. */
	TACTUS_GESTURES_ACTION_KEYBOARD_OFF = 11,
	/** Clicks with the right button at the fingers. */
	TACTUS_GESTURES_ACTION_RIGHT_CLICK = 12,
	/** Acts as the same gesture on a touchpad; follows the fingers. */
	TACTUS_GESTURES_ACTION_TOUCHPAD = 13,
	/** Presses the keys of the event. */
	TACTUS_GESTURES_ACTION_KEYS = 14,
	/**
	 * Presses the keys of the event at phase BEGAN, and releases them at ENDED or CANCELLED. Events with KEYS may
	 * come between. A host that has only KEYS gets no gesture with `hold=true`.
	 */
	TACTUS_GESTURES_ACTION_HOLD_KEYS = 15,
	/** Moves the window by the displacement; follows the fingers. */
	TACTUS_GESTURES_ACTION_MOVE = 16,
	/** Moves the edges of the window that are nearest to its start, or scales it; follows the fingers. */
	TACTUS_GESTURES_ACTION_RESIZE = 17,
	/** Maximizes the window, or ends that. */
	TACTUS_GESTURES_ACTION_MAXIMIZE = 18,
	/** Minimizes the window. */
	TACTUS_GESTURES_ACTION_MINIMIZE = 19,
	/** Takes the window out of the tiling, or puts it back. */
	TACTUS_GESTURES_ACTION_FLOAT = 20,
	/** Lets the window fill the left half of the output. */
	TACTUS_GESTURES_ACTION_TILE_LEFT = 21,
	/** Lets the window fill the right half of the output. */
	TACTUS_GESTURES_ACTION_TILE_RIGHT = 22,
	/** Moves the window to the workspace on the left, and shows that; follows the fingers. */
	TACTUS_GESTURES_ACTION_MOVE_TO_WORKSPACE_LEFT = 23,
	/** Moves the window to the workspace on the right, and shows that; follows the fingers. */
	TACTUS_GESTURES_ACTION_MOVE_TO_WORKSPACE_RIGHT = 24,
	/** Moves the window to the workspace above, and shows that; follows the fingers. */
	TACTUS_GESTURES_ACTION_MOVE_TO_WORKSPACE_UP = 25,
	/** Moves the window to the workspace below, and shows that; follows the fingers. */
	TACTUS_GESTURES_ACTION_MOVE_TO_WORKSPACE_DOWN = 26,
	/** Clicks with the button of the event at the fingers. */
	TACTUS_GESTURES_ACTION_CLICK = 27,
	/** Holds the button of the event from the start on, while the pointer follows the fingers. */
	TACTUS_GESTURES_ACTION_DRAG = 28,
	/** Turns a wheel by the displacement, where the fingers landed; follows the fingers. */
	TACTUS_GESTURES_ACTION_SCROLL = 29,
	/** Carries out the event's words, which are the host's own. */
	TACTUS_GESTURES_ACTION_HOST = 30,
	TACTUS_GESTURES_ACTION_FORCE_32_BIT = INT32_MAX
};

/** Phase of a gesture's step. @since 0.1 */
enum tactus_gestures_phase {
	/** The fingers begin to drive the action. */
	TACTUS_GESTURES_PHASE_BEGAN = 0,
	/** The fingers have moved. */
	TACTUS_GESTURES_PHASE_CHANGED = 1,
	/** The gesture is complete. The only phase of an action that happens at once. */
	TACTUS_GESTURES_PHASE_ENDED = 2,
	/** The gesture was cancelled: take back what was shown. */
	TACTUS_GESTURES_PHASE_CANCELLED = 3,
	TACTUS_GESTURES_PHASE_FORCE_32_BIT = INT32_MAX
};

/** One step of a gesture. Locations are in application coordinates, in px. @since 0.1 */
struct tactus_gestures_event {
	/** Set by the library. */
	size_t size;
	/** Name of the gesture in the file; never NULL. */
	const char *name;
	/** What to do. */
	enum tactus_gestures_action action;
	/** Phase of this step. */
	enum tactus_gestures_phase phase;
	/** Seat of the fingers. */
	uint32_t seat;
	/** Number of fingers with which the gesture began. */
	uint32_t fingers;
	/** µs of the clock of the touches. */
	uint64_t time_us;
	/** Location where the first finger landed: the action concerns the window there. */
	double start_x, start_y;
	/** Mean location of the fingers. */
	double x, y;
	/** Displacement of the fingers, px. */
	double dx, dy;
	/** Velocity in px/s of drags and edge swipes; 0 for other types. */
	double velocity_x, velocity_y;
	/** Scale of a pinch; 1 for other types. */
	double scale;
	/** Angle of a rotation in radians, clockwise; 0 for other types. */
	double rotation;
	/**
	 * Progress of an action that follows the fingers, in the gesture's own direction: 1 is the output's width or
	 * height, a scale of 0 or 2, or a quarter turn. 1 for any other action.
	 */
	double progress;
	/** Codes of linux/input-event-codes.h, to be pressed in this order and released in the reverse one. */
	const uint16_t *keys;
	/** Number of keys; 0 unless the action is KEYS or HOLD_KEYS. */
	size_t key_count;
	/** At an end: whether the fingers moved far or fast enough. If not, take back what was shown. */
	bool commits;
	/** 0. */
	uint8_t reserved[7];
	/** What stands behind the host's name in `action=NAME:WORDS`; NULL unless the action is HOST. */
	const char *words;
	/** Code of linux/input-event-codes.h, such as BTN_MIDDLE; 0 unless the action has a button. */
	uint32_t button;
	/** 0. */
	uint32_t reserved2;
};

/** A command to run. @since 0.1 */
struct tactus_gestures_command {
	/** Set by the library. */
	size_t size;
	/** Name of the gesture in the file; never NULL. */
	const char *name;
	/** Program and arguments; the last one is followed by NULL. */
	char *const *words;
	/** `TACTUS_…=…` variables of this command alone; the last one is followed by NULL. */
	char *const *environment;
	/** µs of the clock of the touches. */
	uint64_t time_us;
};

/** @} */
/* ------------------------------------------------------------------ */
/** @defgroup gestures-host The host
 *  The table says what a host knows and can do. Conditions of a gesture (`output=`, `app-id=`, `mode=` …) are questions
 *  to the host, asked once for each finger that lands.
 *
 *  @code
 *  static bool find_output(const struct tactus_touch *touch, struct tactus_gestures_output *output, void *data)
 *  {
 *  	output->name = "DSI-1";
 *  	output->width = 1080;
 *  	output->height = 1920;
 *  	return true;
 *  }
 *  @endcode
 *
 *  Common mistakes: returning the output below the location instead of the one that the touchscreen belongs to; leaving
 *  out @ref tactus_gestures_host.log, so that users never learn what is wrong with their file.
 *  @{ */

/** Place of an output in the application's space. @since 0.1 */
struct tactus_gestures_output {
	/** Set by the library. */
	size_t size;
	/** Name as in `output=`, read before the next call; NULL: it has none. */
	const char *name;
	/** px. Default 0. */
	double x, y, width, height;
};

/** Bar that shows how near a gesture with `feedback=true` is to firing. @since 0.1 */
struct tactus_gestures_progress {
	/** Set by the library. */
	size_t size;
	/** Name of the gesture in the file; never NULL. */
	const char *name;
	/** The seat's number, of which there is one bar at most. */
	uint32_t seat;
	/** 0. */
	uint32_t reserved;
	/** Above 0 and up to 1, where the gesture is about to fire. 0: the bar goes. */
	double nearness;
	/** Mean location of the fingers, px in the application's space. */
	double x, y;
	/** The output on which the fingers landed, or NULL. */
	const struct tactus_gestures_output *output;
	/** The whole bar, which stays on the output; in the application's space. */
	struct tactus_rectangle bar;
	/** The part of the bar that is full. */
	struct tactus_rectangle full;
};

/** Colour of the bar, 0xRRGGBB, opaque. @since 0.1 */
#define TACTUS_GESTURES_BAR_COLOR 0x303030
/** Colour of the part of the bar that is full, 0xRRGGBB, opaque. @since 0.1 */
#define TACTUS_GESTURES_FULL_COLOR 0x3584e4

/** Severity of a mistake in a file. @since 0.1 */
enum tactus_gestures_severity {
	/** No mistake: something of this machine that the file cannot know, such as a program that is not installed. */
	TACTUS_GESTURES_SEVERITY_HINT = 0,
	/** The setting works, but perhaps not as its author believes. */
	TACTUS_GESTURES_SEVERITY_NOTE = 1,
	/** A value or line is ignored. */
	TACTUS_GESTURES_SEVERITY_WARNING = 2,
	/** A gesture is left out. */
	TACTUS_GESTURES_SEVERITY_ERROR = 3,
	TACTUS_GESTURES_SEVERITY_FORCE_32_BIT = INT32_MAX
};

/** Mistake in a file. @since 0.1 */
struct tactus_gestures_mistake {
	/** Set by the library. */
	size_t size;
	/** What the mistake costs. */
	enum tactus_gestures_severity severity;
	/** Line, from 1; 0: the whole file. */
	uint32_t line;
	/** Name of the file; never NULL. */
	const char *file;
	/** Name of the section, as in the file; NULL if the mistake is about no key, or about several. */
	const char *section;
	/** The key, as in the file, or NULL. */
	const char *key;
	/** The key's value, as in the file, or NULL. */
	const char *value;
	/** The whole mistake for people, as it is logged: `FILE:LINE: [SECTION] KEY=VALUE: WHAT; CONSEQUENCE`. */
	const char *sentence;
};

/**
 * What a touch landed on, for `where=`. A fullscreen window is WINDOW and FULLSCREEN, the title bar that the compositor
 * draws is WINDOW and TITLE. New ones may be added. @since 0.1
 */
enum tactus_gestures_place {
	/** Unknown: gestures with `where=` are kept away. */
	TACTUS_GESTURES_PLACE_UNKNOWN = 0,
	/** No window and no panel: the background, also one that a program draws. */
	TACTUS_GESTURES_PLACE_DESKTOP = 1,
	/** A window of an application, with its popups. */
	TACTUS_GESTURES_PLACE_WINDOW = 2,
	/** Title bar of a window. A bar that the application draws is no place of its own. */
	TACTUS_GESTURES_PLACE_TITLE = 4,
	/** A window that covers its output. */
	TACTUS_GESTURES_PLACE_FULLSCREEN = 8,
	/** A panel, a dock, an on-screen keyboard, a notification. */
	TACTUS_GESTURES_PLACE_PANEL = 16,
	TACTUS_GESTURES_PLACE_FORCE_32_BIT = INT32_MAX
};

/** Functions of the host. Each may be NULL. @since 0.1 */
struct tactus_gestures_host {
	/** As TACTUS_GESTURES_HOST_INIT sets it. */
	size_t size;
	/** Name of the host in the log, copied; NULL: "this compositor". */
	const char *name;
	/** Logs a line for the user, without a newline. */
	void (*log)(const char *line, void *data);
	/** Tells of a mistake, after its line was logged, while a function loads or dispatches. */
	void (*report)(const struct tactus_gestures_mistake *mistake, void *data);
	/** Stores the output that a touch is on. Returns false if it is on none that is known. */
	bool (*find_output)(const struct tactus_touch *touch, struct tactus_gestures_output *output, void *data);
	/** Returns whether an output of this name exists now. */
	bool (*has_output)(const char *name, void *data);
	/** Returns the application id of the window below a touch, or NULL. The text is read before the next call. */
	const char *(*get_app_id)(const struct tactus_touch *touch, void *data);
	/** Whether the host calls tactus_application_set_modifiers(). */
	bool knows_modifiers;
	/** Whether the host calls tactus_application_set_tablet_mode(). */
	bool knows_tablet_mode;
	/** Must be 0. */
	uint8_t reserved[2];
	/** Mask of the host's actions: bit N stands for enum tactus_gestures_action N. */
	uint32_t actions;
	/** Carries out an action. */
	void (*act)(const struct tactus_gestures_event *event, void *data);
	/** Draws a seat's bar above everything else, moves it, or with nearness 0 removes it. */
	void (*show_progress)(const struct tactus_gestures_progress *progress, void *data);
	/**
	 * Tells that a condition keeps a gesture away from a touch (18.5): the gesture's name and the key, such as
	 * mode; once for each such key.
	 */
	void (*keep_away)(const char *name, const char *key, const struct tactus_touch *touch, void *data);
	/** Runs a command, instead of tactus_gestures_spawn(). */
	void (*run)(const struct tactus_gestures_command *command, void *data);
	/**
	 * Reaps the process, then calls tactus_gestures_describe_exit(). NULL: the commands become children of init or
	 * a subreaper, and nobody is told how they end.
	 */
	void (*watch)(pid_t pid, const char *name, void *data);
	/** Returns the title of the window below a touch, or NULL. The text is read before the next call. */
	const char *(*get_title)(const struct tactus_touch *touch, void *data);
	/**
	 * Asks, at each change of a gesture that something follows, whether the host holds it and calls
	 * tactus_gestures_change() at its output frame. Tells of the gesture's begin, after act, and its end, before
	 * act; their result is ignored.
	 */
	bool (*hold)(const struct tactus_gestures_event *event, void *data);
	/** Returns what a touch landed on, as a mask of enum tactus_gestures_place. */
	uint32_t (*get_place)(const struct tactus_touch *touch, void *data);
	/** Returns whether the screen is locked: then only gestures with `while=locked` are possible. */
	bool (*is_locked)(void *data);
	/** Mask of enum tactus_gestures_place that get_place() can tell; `where=` with others is left out. */
	uint32_t places;
	/** Must be 0. */
	uint8_t reserved2[4];
	/**
	 * Name in front of the host's own words in `action=NAME:WORDS`, such as sway, of small letters; copied. NULL:
	 * it has none. See TACTUS_GESTURES_ACTION_HOST.
	 */
	const char *words_name;
};
/** Sets the size; nothing else is set. @since 0.1 */
#define TACTUS_GESTURES_HOST_INIT \
	{ sizeof(struct tactus_gestures_host), NULL, NULL, NULL, NULL, NULL, NULL, false, false, { 0, 0 }, 0, NULL, \
		NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, { 0, 0, 0, 0 }, NULL }

/**
 * Creates the gestures of a host, without a file and without seats.
 *
 * @param application outlives the gestures
 * @param root view that carries the recognizers, usually the window of all surfaces; outlives the gestures
 * @param host copied
 * @param data passed to the functions of @p host
 * @return NULL if @p application, @p root or @p host is NULL, the struct is malformed, or without memory
 * @sa tactus_gestures_load(), tactus_gestures_add_seat(), tactus_gestures_destroy()
 * @since 0.1
 */
struct tactus_gestures *tactus_gestures_create(struct tactus_application *application, struct tactus_view *root,
	const struct tactus_gestures_host *host, void *data);
/**
 * Destroys the gestures, before their application. A running gesture is cancelled. Inside functions of the host the
 * call is ignored.
 *
 * @param gestures NULL is allowed
 * @since 0.1
 */
void tactus_gestures_destroy(struct tactus_gestures *gestures);

/** @} */
/* ------------------------------------------------------------------ */
/** @defgroup gestures-files Files
 *  Loading replaces all gestures on all seats. A file is then watched: when its descriptor is readable, dispatch reads
 *  it again. If a mistake in the new file would drop a gesture, the old gestures stay in force, so that a typing error
 *  does not take away somebody's gestures. When a file is loaded for the first time, there is nothing to keep, and the
 *  gestures without mistakes are used.
 *
 *  @code
 *  if (tactus_gestures_dispatch(gestures))
 *  	tactus_gestures_accommodate(gestures, panel);
 *  @endcode
 *
 *  Common mistakes: dispatching from a function of the host instead of the event loop; ignoring the result of dispatch,
 *  so that `[tactus]` settings of the new file reach no touchscreen.
 *  @{ */

/**
 * Loads the first of these files that exists: @p host_file, if it has a section [tactus] or [tactus-gesture];
 * tactus/gestures.conf below XDG_CONFIG_HOME, else ~/.config; tactus/gestures.conf below each of XDG_CONFIG_DIRS, else
 * /etc/xdg.
 *
 * @param host_file the compositor's own file, whose other sections are left alone; NULL: none
 * @return OK, also if gestures had mistakes and were left out. NONE: there is no such file, and no gestures. SYSTEM:
 *         the file exists and cannot be read. BUSY: called from a function of the host. INVALID_ARGUMENT: @p gestures
 *         is NULL
 * @sa tactus_gestures_load_file(), tactus_gestures_load_text(), tactus_gestures_find_file()
 * @since 0.1
 */
enum tactus_status tactus_gestures_load(struct tactus_gestures *gestures, const char *host_file);
/**
 * Loads this file and no other.
 *
 * @param path of the file, copied
 * @param is_host_file whether other sections are the compositor's own; else they are mistakes
 * @return OK, also if gestures had mistakes and were left out. NONE: there is no such file, and no gestures. SYSTEM: it
 *         cannot be read. BUSY: called from a function of the host. INVALID_ARGUMENT: @p gestures or @p path is NULL
 * @since 0.1
 */
enum tactus_status tactus_gestures_load_file(struct tactus_gestures *gestures, const char *path, bool is_host_file);
/**
 * Loads a text in the format of the file, for hosts that have settings of their own. Nothing is watched. Mistakes name
 * the file "gestures".
 *
 * @param text UTF-8 without a terminating 0; not kept
 * @param length bytes
 * @return OK: the gestures of the text are in force. REFUSED: a mistake would drop a gesture, and the old gestures
 *         stay; without old ones the rest of the text is in force. NO_MEMORY: nothing was changed. BUSY: called from a
 *         function of the host. INVALID_ARGUMENT: @p gestures or @p text is NULL
 * @since 0.1
 */
enum tactus_status tactus_gestures_load_text(struct tactus_gestures *gestures, const char *text, size_t length);
/**
 * Returns the file that the gestures in force were read from, until it is loaded or read again. NULL for NULL, for a
 * text, and if there was no file.
 * @since 0.1
 */
const char *tactus_gestures_get_path(const struct tactus_gestures *gestures);
/**
 * Finds the file that tactus_gestures_load() would read for a host without a file of its own.
 *
 * @param buffer receives the path, cut if it is too long; may be NULL with 0
 * @param size of @p buffer in bytes
 * @return length of the whole path without the terminating 0; 0: there is no such file
 * @since 0.1
 */
size_t tactus_gestures_find_file(char *buffer, size_t size);

/**
 * Returns a descriptor that becomes readable when a file may have changed, for the host's loop. It belongs to the
 * library, and changes with each load.
 *
 * @return -1 for NULL and for a text. -1 also if the system has no inotify: then call tactus_gestures_dispatch() from
 *         time to time
 * @since 0.1
 */
int tactus_gestures_get_fd(const struct tactus_gestures *gestures);
/**
 * Reads the file again if it has changed. If a mistake would drop a gesture, the old gestures stay in force.
 *
 * @return whether there are new gestures; then tactus_gestures_scales_lengths() and tactus_gestures_accommodate() may
 *         give other results. false for NULL, and inside functions of the host
 * @since 0.1
 */
bool tactus_gestures_dispatch(struct tactus_gestures *gestures);

/**
 * Lets other programs of the same user follow the gestures: a drawer, a volume bar, a panel. Opens the socket
 * `$XDG_RUNTIME_DIR/tactus-gestures-0`, or one with the next free number. It is removed with the gestures; one that a
 * killed host has left is taken by the next host. `tactus gestures watch` prints what it tells, and
 * tactus-gestures(5) has the members of each line.
 *
 * A program asks for gestures by name, a line each, `*` for all: at most 32 names of 127 bytes. It is accepted with the
 * next step of a gesture. No program is waited for: one that does not read is disconnected, more than 16 are refused.
 * Each line has lengths in px of the application's space from the output's corner, and times in µs of its clock.
 *
 * @param gestures publishes until it is destroyed. Without programs a step costs one system call, else O(programs)
 * @return OK, also if the socket is open. SYSTEM, with `errno`: there is no folder of the session that is the user's
 *         alone, or nothing can be opened there. INVALID_ARGUMENT for NULL
 * @since 0.1
 */
enum tactus_status tactus_gestures_publish(struct tactus_gestures *gestures);

/**
 * Tells act, and the programs that follow, of a change that the host has held; libtactus-host does it. The values may
 * be of another moment than those that were held. The library computes the progress.
 *
 * @param event changed copy of the one that hold got, which has the same name and seat
 * @return OK. NONE: the gesture does not run any more. INVALID_ARGUMENT: @p gestures or @p event is NULL, its
 *         size is not the library's, it has no name, or its phase is not CHANGED
 * @sa tactus_gestures_host.hold
 * @since 0.1
 */
enum tactus_status tactus_gestures_change(struct tactus_gestures *gestures, const struct tactus_gestures_event *event);

/** Returns the number of gestures that the host can serve; 0 for NULL. O(gestures). @since 0.1 */
size_t tactus_gestures_get_count(const struct tactus_gestures *gestures);
/** Returns whether a gesture has this action, which may need preparation; false for NULL. O(gestures). @since 0.1 */
bool tactus_gestures_uses_action(const struct tactus_gestures *gestures, enum tactus_gestures_action action);
/** Returns the most fingers that a gesture needs; 0 without gestures and for NULL. O(gestures). @since 0.1 */
uint32_t tactus_gestures_get_most_fingers(const struct tactus_gestures *gestures);
/**
 * Returns whether lengths in px are meant for 160 px per inch (`scale-lengths=`): the host's touch sources then get
 * TACTUS_TOUCH_SOURCE_FLAGS_SCALES_LENGTHS. false for NULL. O(1).
 * @since 0.1
 */
bool tactus_gestures_scales_lengths(const struct tactus_gestures *gestures);
/**
 * Sets the file's touch accommodations on a touchscreen (rule 1.18). Call it for each new touchscreen, and for all
 * touchscreens after a load or dispatch.
 *
 * @return OK. INVALID_ARGUMENT: @p gestures or @p source is NULL, or as
 *         tactus_touch_source_set_accommodations()
 * @since 0.1
 */
enum tactus_status tactus_gestures_accommodate(
	const struct tactus_gestures *gestures, struct tactus_touch_source *source);

/** @} */
/* ------------------------------------------------------------------ */
/** @defgroup gestures-seats Seats
 *  Each seat has recognizers of its own, so that two people's fingers never make one gesture (1.13). A host without
 *  seats adds seat 0.
 *
 *  @code
 *  tactus_gestures_complete_seat(gestures, seat);
 *  tactus_touch_source_down(panel, time_us, id, x, y);
 *  @endcode
 *
 *  Common mistakes: adding no seat, so that nothing ever fires; accepting a client's request for an interactive move
 *  while tactus_gestures_holds_touches() is true, so that a client could keep the shell's gestures from working.
 *  @{ */

/**
 * Gives a seat the gestures.
 *
 * @param seat number as in struct tactus_touch_source_info
 * @return OK, also if the seat has them. NO_MEMORY: it has some, and tactus_gestures_complete_seat() gives it the rest.
 *         BUSY: called from a function of the host. INVALID_ARGUMENT: @p gestures is NULL
 * @sa tactus_gestures_remove_seat()
 * @since 0.1
 */
enum tactus_status tactus_gestures_add_seat(struct tactus_gestures *gestures, uint32_t seat);
/**
 * Gives a seat the gestures for which there was no memory. Call it before each finger of the seat lands: it returns at
 * once if the seat has all. O(seats).
 *
 * @return whether the seat got gestures; false for NULL, and inside functions of the host
 * @since 0.1
 */
bool tactus_gestures_complete_seat(struct tactus_gestures *gestures, uint32_t seat);
/**
 * Takes the gestures from a seat. A running one is cancelled.
 *
 * @return OK. NONE: the seat was not added. BUSY: called from a function of the host. INVALID_ARGUMENT: @p gestures is
 *         NULL
 * @since 0.1
 */
enum tactus_status tactus_gestures_remove_seat(struct tactus_gestures *gestures, uint32_t seat);
/**
 * Returns whether the seat's fingers belong to the shell: an edge swipe is undecided, or a gesture that cancels has
 * begun. Refuse a client's request for a move or a drag by such a finger. false for NULL. O(gestures).
 * @since 0.1
 */
bool tactus_gestures_holds_touches(const struct tactus_gestures *gestures, uint32_t seat);

/** @} */
/* ------------------------------------------------------------------ */
/** @defgroup gestures-processes Processes
 *  Commands run without a shell, in a session of their own. A host that wants to know how they end sets watch, and
 *  reaps them in its own loop.
 *
 *  @code
 *  char buffer[64];
 *  const char *failure = tactus_gestures_describe_exit(status, buffer, sizeof buffer);
 *
 *  if (failure)
 *  	fprintf(stderr, "%s: %s\n", name, failure);
 *  @endcode
 *
 *  Common mistakes: waiting for a command in the function that starts it, which stops the compositor.
 *  @{ */

/**
 * Runs a program in a session of its own, with an empty standard input, no blocked signals and no other open files.
 * Returns once the system has loaded the program, or has not found it.
 *
 * @param words program and arguments, followed by NULL
 * @param environment variables that are added to the host's, followed by NULL; NULL: none
 * @return the process; -1, with errno set, if there is none or @p words is NULL or empty
 * @since 0.1
 */
pid_t tactus_gestures_spawn(char *const *words, char *const *environment);
/**
 * Describes a status of waitpid() that is a failure.
 *
 * @param buffer receives the words, cut if they are too long
 * @param size of @p buffer in bytes; 64 is enough
 * @return @p buffer; NULL: the status is no failure, or there is no buffer
 * @since 0.1
 */
const char *tactus_gestures_describe_exit(int status, char *buffer, size_t size);

/** @} */

#ifdef __cplusplus
}
#endif

#endif
