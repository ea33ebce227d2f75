/* SPDX-License-Identifier: MIT */
/*
 * Gestures from a file, bound to commands and to what the host does by itself. A host (a compositor's plugin) creates
 * one `struct gestures` for its tactus_application, names its seats, and feeds its touch sources as without it:
 *
 *   file ──► configuration ──► recognizers on the host's root view ──► commands, host actions
 *
 * Nothing here depends on a host: everything that a gesture needs from it comes through struct gestures_host.
 */
#ifndef TACTUS_GESTURES_H
#define TACTUS_GESTURES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#ifdef __cplusplus
extern "C" {
#endif

struct gestures;
struct tactus_application;
struct tactus_touch;
struct tactus_touch_source;
struct tactus_view;

/* Actions that a host can carry out itself: `action=`, or `keys=`. */
enum gestures_action {
	GESTURES_ACTION_NONE,
	GESTURES_ACTION_CLOSE,
	GESTURES_ACTION_FULLSCREEN,
	GESTURES_ACTION_NEXT_WINDOW,
	GESTURES_ACTION_PREVIOUS_WINDOW,
	GESTURES_ACTION_WORKSPACE_LEFT,
	GESTURES_ACTION_WORKSPACE_RIGHT,
	GESTURES_ACTION_WORKSPACE_UP,
	GESTURES_ACTION_WORKSPACE_DOWN,
	GESTURES_ACTION_OVERVIEW,
	GESTURES_ACTION_KEYBOARD_ON,
	GESTURES_ACTION_KEYBOARD_OFF,
	GESTURES_ACTION_RIGHT_CLICK,
	GESTURES_ACTION_TOUCHPAD,
	GESTURES_ACTION_KEYS,
	GESTURES_ACTION_COUNT,
};

enum gestures_phase {
	GESTURES_PHASE_BEGAN,
	GESTURES_PHASE_CHANGED,
	GESTURES_PHASE_ENDED,
	GESTURES_PHASE_CANCELLED,
};

/* One step of a gesture. Locations are in application coordinates, in px. */
struct gestures_event {
	const char *name;
	enum gestures_action action;
	enum gestures_phase phase;
	uint32_t seat;
	uint64_t time_us;
	/* Location where the first finger landed: the action concerns the window there. */
	double start_x, start_y;
	/* Mean location of the fingers, and their displacement. */
	double x, y, dx, dy;
	double velocity_x, velocity_y; /* px/s; only for drags and edge swipes, else 0 */
	double scale;                  /* of a pinch, else 1 */
	double rotation;               /* of a rotation, in radians clockwise, else 0 */
	/*
	 * Progress of a continuous gesture in its own direction: 1 is the output's width or height, a scale of 0 or 2,
	 * a quarter turn. For any other gesture 1.
	 */
	double progress;
	/* Fingers with which the gesture began. */
	uint32_t fingers;
	/* Of GESTURES_ACTION_KEYS: the kernel's codes, to be pressed in this order and released in the other. */
	const uint16_t *keys;
	size_t key_count;
	/* At an end: whether the fingers went far or fast enough. If not, take back what was shown. */
	bool commits;
};

struct gestures_output {
	const char *name;
	double x, y, width, height; /* in the application's space */
};

struct gestures_box {
	double x, y, width, height; /* in the application's space */
};

/* The bar of a seat that shows how near a gesture with `feedback=true` is to firing: see show_progress. */
struct gestures_progress {
	const char *name; /* of the gesture */
	uint32_t seat;
	/* Above 0 and up to 1, where the gesture is about to fire. 0: it fired or failed, or the fingers lifted. */
	double nearness;
	double x, y; /* mean location of the fingers */
	/* The output on which the fingers landed, or NULL. */
	const struct gestures_output *output;
	/* The whole bar, and the part of it that is full: draw them in these colours. Both stay on the output. */
	struct gestures_box bar, full;
};

/* Colours of the bar, as 0xRRGGBB. They are opaque. */
#define GESTURES_BAR_COLOR 0x303030
#define GESTURES_FULL_COLOR 0x3584e4

/* A command to run. Valid during the call. */
struct gestures_command {
	const char *name; /* of the gesture */
	char *const *words;
	char *const *environment; /* `TACTUS_…=…` of this command alone */
	uint64_t time_us;
};

/* Functions of the host. They may be NULL: gestures that need a missing one are left out, with a line in the log. */
struct gestures_host {
	/* Name of the host in the log; NULL: "this compositor". */
	const char *name;
	/* Logs a line for the user, without a line end. */
	void (*log)(const char *line, void *data);
	/* Stores the output that a touch is on. Returns false if it is on none that is known. */
	bool (*find_output)(const struct tactus_touch *touch, struct gestures_output *output, void *data);
	/* Returns whether an output of this name exists now. */
	bool (*has_output)(const char *name, void *data);
	/* Returns the application id of the window below a touch, or NULL. The text is read before the next call. */
	const char *(*get_app_id)(const struct tactus_touch *touch, void *data);
	/* Whether the host calls tactus_application_set_modifiers() and tactus_application_set_tablet_mode(). */
	bool knows_modifiers, knows_tablet_mode;

	/* Mask of the host's actions: bit N stands for action N. */
	uint32_t actions;
	/*
	 * Carries out an action. Workspace actions and touchpad are continuous: began, changed, then ended or
	 * cancelled. All other actions, and gestures without a length, make one call, ENDED.
	 */
	void (*act)(const struct gestures_event *event, void *data);

	/*
	 * Draws a seat's bar above everything else, moves it, or with nearness 0 removes it. Each seat has one bar at
	 * most. NULL: the host cannot draw.
	 */
	void (*show_progress)(const struct gestures_progress *progress, void *data);

	/*
	 * Hears that a condition keeps a gesture away from a touch (18.5): the name of the gesture and the key, such
	 * as mode, once for each key that does. NULL: nobody is told.
	 */
	void (*keep_away)(const char *name, const char *key, const struct tactus_touch *touch, void *data);

	/* Runs a command in another way than gestures_spawn(). */
	void (*run)(const struct gestures_command *command, void *data);
	/* Reaps the process, then calls gestures_describe_exit(). NULL: the ends of commands are not reported. */
	void (*watch)(pid_t pid, const char *name, void *data);
};

/*
 * Creates the gestures of a host. @p root carries the recognizers; host and data must outlive the object. Returns NULL
 * if out of memory.
 */
struct gestures *gestures_create(struct tactus_application *application, struct tactus_view *root,
	const struct gestures_host *host, void *data);
/* Destroys the gestures; call it before the application is destroyed. A running gesture is cancelled. */
void gestures_destroy(struct gestures *gestures);

/*
 * Reads the first of these files that exists: @p host_file, if it has a section [tactus] or [tactus-gesture]; the
 * user's gestures.conf; the system's. @p host_file may be NULL. The seats get the new gestures. Mistakes go to the log.
 */
void gestures_load(struct gestures *gestures, const char *host_file);
/* Reads this file and no other. With @p is_host_file, sections with other names belong to the host. */
void gestures_load_file(struct gestures *gestures, const char *path, bool is_host_file);
/* Reads standard input once; for tools. */
void gestures_load_standard_input(struct gestures *gestures);
/* Returns the number of gestures. */
size_t gestures_count(const struct gestures *gestures);
/* Returns whether a gesture has this action, which may need preparation. */
bool gestures_use_action(const struct gestures *gestures, enum gestures_action action);
/* Returns the most fingers that a gesture needs, or 0 without gestures. */
uint32_t gestures_most_fingers(const struct gestures *gestures);
/*
 * Returns whether lengths in px are meant for 160 px per inch, for TACTUS_TOUCH_SOURCE_FLAGS_SCALES_LENGTHS; see
 * `scale-lengths=`.
 */
bool gestures_scale_lengths(const struct gestures *gestures);
/*
 * Sets the file's touch accommodations on a touchscreen (rule 1.18). Call it for each new touchscreen, and for all
 * after a reload.
 */
void gestures_accommodate(const struct gestures *gestures, struct tactus_touch_source *source);

/* Gives a seat the gestures. Without memory, the log has a line, and gestures_complete_seat() gives it the rest. */
void gestures_add_seat(struct gestures *gestures, uint32_t seat);
/*
 * Gives a seat the gestures for which there was no memory. Call it before each finger of the seat lands: it returns
 * at once if the seat has all. Returns true if the seat got gestures.
 */
bool gestures_complete_seat(struct gestures *gestures, uint32_t seat);
void gestures_remove_seat(struct gestures *gestures, uint32_t seat);

/*
 * Returns whether the seat's fingers belong to the shell: an edge swipe is undecided, or a gesture that cancels has
 * begun. Refuse a client's request for a move or a drag by such a finger: the client could keep the shell's gestures
 * from working.
 */
bool gestures_hold_touches(const struct gestures *gestures, uint32_t seat);

/*
 * Returns a file descriptor that becomes readable when a file may have changed, for the host's loop. Returns -1 if
 * there is none: then call gestures_dispatch() from time to time. Do not call it from a callback of the application.
 */
int gestures_get_fd(const struct gestures *gestures);
/*
 * Reads the file again if it has changed. If a mistake would drop a gesture, the old gestures stay in force. Returns
 * true if there are new gestures, after which gestures_scale_lengths() and gestures_accommodate() may give other
 * results.
 */
bool gestures_dispatch(struct gestures *gestures);

/*
 * Runs a program in a session of its own, with these variables added to the host's, an empty standard input, no blocked
 * signals and no other open files. Returns -1 and sets errno if there is no process.
 */
pid_t gestures_spawn(char *const *words, char *const *environment);
/* Describes a status of waitpid() that is a failure. Returns NULL if it is none. A @p size of 64 is enough. */
const char *gestures_describe_exit(int status, char *buffer, size_t size);

#ifdef __cplusplus
}
#endif

#endif
