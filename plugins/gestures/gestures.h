/* SPDX-License-Identifier: MIT */
/*
 * Gestures from a file, bound to commands and to what the host does by itself. A host (a compositor's plugin) creates
 * one `struct gestures` for its tactus_application, names its seats, and feeds its touch sources as without it:
 *
 *   file ──► configuration ──► recognizers on the host's root view ──► commands, host actions
 *
 * Nothing here knows a host; what a gesture must be told of it comes through struct gestures_host.
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

/* What a host can do by itself: `action=`. */
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
	GESTURES_ACTION_COUNT,
};

enum gestures_phase {
	GESTURES_PHASE_BEGAN,
	GESTURES_PHASE_CHANGED,
	GESTURES_PHASE_ENDED,
	GESTURES_PHASE_CANCELLED,
};

/* One step of a gesture. Places are in the application's space, px. */
struct gestures_event {
	const char *name;
	enum gestures_action action;
	enum gestures_phase phase;
	uint32_t seat;
	uint64_t time_us;
	/* Where the first finger landed: the window that is meant is the one there. */
	double start_x, start_y;
	/* Where the fingers are, on average, and how far they have gone. */
	double x, y, dx, dy;
	double velocity_x, velocity_y; /* px/s; 0 of other gestures than drags and edge swipes */
	double scale;                  /* of a pinch, else 1 */
	double rotation;               /* of a rotation, in radians clockwise, else 0 */
	/*
	 * How far a gesture that is followed has gone in its own direction: 1 is the output's width or height, a scale
	 * of 0 or 2, a quarter turn. Of any other gesture 1.
	 */
	double progress;
	/* Of an end: the fingers went far or fast enough. If not, take back what was shown. */
	bool commits;
};

struct gestures_output {
	const char *name;
	double x, y, width, height; /* in the application's space */
};

/* A command that is to be run. Valid during the call. */
struct gestures_command {
	const char *name; /* of the gesture */
	char *const *words;
	char *const *environment; /* `TACTUS_…=…` of this command alone */
	uint64_t time_us;
};

/*
 * What the host tells and does. Functions may be NULL: gestures that need one that is not there are left out, with a
 * line in the log.
 */
struct gestures_host {
	/* What the log calls it; NULL: "this compositor". */
	const char *name;
	/* A line for the user, without a line end. */
	void (*log)(const char *line, void *data);
	/* On which output a touch is. False: on none that is known. */
	bool (*find_output)(const struct tactus_touch *touch, struct gestures_output *output, void *data);
	/* Whether an output of this name is there now. */
	bool (*has_output)(const char *name, void *data);
	/* The application id of the window below a touch; NULL: there is none. Read before the next call. */
	const char *(*get_app_id)(const struct tactus_touch *touch, void *data);
	/* It calls tactus_application_set_modifiers() or tactus_application_set_tablet_mode(). */
	bool knows_modifiers, knows_tablet_mode;

	/* Bit N: it carries out action N. */
	uint32_t actions;
	/*
	 * Carries an action out. Workspace actions are followed: began, changed, then ended or cancelled. Of all others
	 * and of gestures that have no length there is one call, ENDED.
	 */
	void (*act)(const struct gestures_event *event, void *data);

	/* Runs a command in another way than with gestures_spawn(). */
	void (*run)(const struct gestures_command *command, void *data);
	/* Will reap the process, and then calls gestures_describe_exit(). NULL: nobody hears how commands end. */
	void (*watch)(pid_t pid, const char *name, void *data);
};

/* NULL: no memory. @p root carries the recognizers; host and data must outlive it. */
struct gestures *gestures_create(struct tactus_application *application, struct tactus_view *root,
	const struct gestures_host *host, void *data);
/* Destroy it before the application. A gesture that is followed is cancelled. */
void gestures_destroy(struct gestures *gestures);

/*
 * Reads the first of: @p host_file, if it has a section [tactus] or [tactus-gesture]; the user's gestures.conf; the
 * system's. @p host_file may be NULL. Seats get the gestures that are read. Mistakes go to the log.
 */
void gestures_load(struct gestures *gestures, const char *host_file);
/* Reads this file and no other. @p is_host_file: sections of other names are the host's. */
void gestures_load_file(struct gestures *gestures, const char *path, bool is_host_file);
/* How many gestures there are. */
size_t gestures_count(const struct gestures *gestures);
/* Whether a gesture has this action, which may need preparation. */
bool gestures_use_action(const struct gestures *gestures, enum gestures_action action);
/* Whether lengths in px suit 160 px per inch, for TACTUS_TOUCH_SOURCE_FLAGS_SCALES_LENGTHS; see `scale-lengths=`. */
bool gestures_scale_lengths(const struct gestures *gestures);
/* Gives a touchscreen the file's touch accommodations (rule 1.18). For each when it is made, and after new gestures. */
void gestures_accommodate(const struct gestures *gestures, struct tactus_touch_source *source);

/* The seat's gestures, from now on. */
void gestures_add_seat(struct gestures *gestures, uint32_t seat);
void gestures_remove_seat(struct gestures *gestures, uint32_t seat);

/*
 * Returns whether the seat's fingers are the shell's: an edge swipe is undecided, or a gesture that cancels has begun.
 * A client that asks for a move or a drag by such a finger is to be refused: it could keep the shell's gestures away.
 */
bool gestures_hold_touches(const struct gestures *gestures, uint32_t seat);

/*
 * A file descriptor that becomes readable when a file may have changed, for the host's loop; -1: there is none, call
 * gestures_dispatch() from time to time. Not to be called from a callback of the application.
 */
int gestures_get_fd(const struct gestures *gestures);
/*
 * Reads the file again if it has changed. One with a mistake that costs a gesture leaves the old gestures in force.
 * True: there are new gestures; gestures_scale_lengths() and gestures_accommodate() may say something else.
 */
bool gestures_dispatch(struct gestures *gestures);

/*
 * Runs a program in a session of its own, with these variables behind those of the host, with nothing to read, no
 * signals blocked and no other file open. -1: there is no process, with errno.
 */
pid_t gestures_spawn(char *const *words, char *const *environment);
/* Says of a status of waitpid() what is wrong with it. NULL: nothing. @p size of 64 is enough. */
const char *gestures_describe_exit(int status, char *buffer, size_t size);

#ifdef __cplusplus
}
#endif

#endif
