/* SPDX-License-Identifier: MIT */
/**
 * @file tactus-interactions.h
 * What toolkits build of gestures: each a small object that reads recognizers, computes, and calls the toolkit back.
 * Nothing is drawn.
 *
 * @code
 * static void show_drawer(struct tactus_transition *transition, double progress, void *data)
 * {
 * 	drawer_move_to(data, progress);
 * }
 *
 * static struct tactus_transition *open_by(struct tactus_recognizer *pan, double width, struct drawer *drawer)
 * {
 * 	struct tactus_transition_callbacks callbacks = TACTUS_TRANSITION_CALLBACKS_INIT;
 * 	struct tactus_transition_settings settings = TACTUS_TRANSITION_SETTINGS_INIT;
 * 	struct tactus_transition *transition;
 *
 * 	settings.length = width;
 * 	callbacks.changed = show_drawer;
 * 	transition = tactus_transition_create(
 * 		tactus_recognizer_get_application(pan), &settings, &callbacks, drawer);
 * 	tactus_transition_add_recognizer(transition, pan, TACTUS_SWIPE_DIRECTION_RIGHT);
 * 	return transition;
 * }
 * @endcode
 *
 * Time comes from outside. What the fingers do has the application's time; motion goes on when the host calls the
 * object's advance function, with the same clock, once for each picture. That function returns whether it wants to be
 * called for the next picture as well.
 *
 * The conventions are those of tactus.h: px and µs, one thread at a time for the objects of one application. Callbacks
 * may call every function of tactus.h and of this header; an object may be destroyed in its own callbacks. As
 * tactus_view_destroy() and the like, objects cannot be destroyed in log handlers, trace listeners and destroy
 * listeners. Memory is allocated while objects are created and recognizers are added. Link with libtactus-interactions
 * and libtactus.
 *
 * Rules of UIKit have their source beside them. What UIKit does not document is decided here, and marked "Decided".
 *
 * This library is younger than the others. Until version 1.0 its functions may change between minor versions, each time
 * with a new soname (docs/abi-policy.md).
 */
#ifndef TACTUS_INTERACTIONS_H
#define TACTUS_INTERACTIONS_H

#include "tactus.h"

#ifdef __cplusplus
extern "C" {
#endif

/** A transition between two states that fingers drive. @since 0.1 */
struct tactus_transition;
/** Pull to refresh: a list that is pulled down beyond its top. @since 0.1 */
struct tactus_refresh;
/** Actions of a list's rows that a swipe reveals. @since 0.1 */
struct tactus_swipe_actions;
/** A menu that a long press opens. @since 0.1 */
struct tactus_context_menu;
/** Things that a finger carries. @since 0.1 */
struct tactus_drag_session;

/* ------------------------------------------------------------------ */
/** @defgroup interactions-log Log
 *  A call that is refused changes nothing, and the first one of each function and kind writes a line that begins with
 *  "client bug:", as in tactus.h.
 *
 *  @code
 *  tactus_interactions_set_log_handler(log_line, NULL);
 *  @endcode
 *
 *  Common mistakes: expecting the lines in the log handler of an application.
 *  @{ */

/**
 * Sets the process's log handler for this library. Call it before other threads use the library.
 *
 * @param handler NULL: the default handler, which writes to stderr
 * @param data passed to @p handler
 * @since 0.1
 */
void tactus_interactions_set_log_handler(tactus_log_func handler, void *data);

/** @} */
/* ------------------------------------------------------------------ */
/** @defgroup interactions-transition Transitions
 *  A transition has a progress from 0, its start, to 1, its end: a drawer that opens, a page that is left, a sheet. A
 *  pan drives it. When the finger lifts, a spring takes it to the end or back: to whichever is nearer to where the
 *  finger would have come to rest, as a thrown scroll view does.
 *
 *  A finger that lands on the view of the recognizer while the spring runs stops the transition, and drags it from
 *  there. If the finger lifts without a drag, the spring goes on to where it was going. Meanwhile no tap or press of
 *  that view or of the views below it recognizes.
 *
 *  UIKit: UIPercentDrivenInteractiveTransition, and UIViewPropertyAnimator for what can be interrupted. The commit by a
 *  projected end is that of WWDC 2018, session 803; the spring's duration and bounce are the defaults of
 *  UIView.animate(springDuration:bounce:).
 *
 *  @code
 *  // In each picture:
 *  is_moving = tactus_transition_advance(transition, now_us);
 *  @endcode
 *
 *  Common mistakes: not calling tactus_transition_advance() after a lift, so that the transition hangs where the finger
 *  left it; a pan on the view that moves, with a translation in that view's own space: the library reads it in the
 *  application's.
 *  @{ */

/** State of a transition. @since 0.1 */
enum tactus_transition_state {
	/** Rests at progress 0. */
	TACTUS_TRANSITION_STATE_AT_START = 0,
	/** A finger holds it, or tactus_transition_pause() has stopped it. */
	TACTUS_TRANSITION_STATE_HELD = 1,
	/** A spring takes it to its start or its end. */
	TACTUS_TRANSITION_STATE_SETTLING = 2,
	/** Rests at progress 1. */
	TACTUS_TRANSITION_STATE_AT_END = 3,
	TACTUS_TRANSITION_STATE_FORCE_32_BIT = INT32_MAX
};

/** Settings of a transition. @since 0.1 */
struct tactus_transition_settings {
	/** As TACTUS_TRANSITION_SETTINGS_INIT sets it. */
	size_t size;
	/** Way of the finger from the start to the end, px, at least 1. Default 320. */
	double length;
	/** How fast the spring is, as of tactus_spring_get_frequency(), above 0 and up to 60 s. Default 0.5 s. */
	uint64_t response_us;
	/** Damping of the spring, 0.05 to 100; default 1, which does not swing. UIKit's bounce is 1 less this. */
	double damping_ratio;
	/**
	 * Rate at which a thrown thing loses speed, 0 to 0.999; default TACTUS_DECAY_RATE_NORMAL. 0: only the place of
	 * the lift decides.
	 */
	double deceleration_rate;
	/**
	 * Whether the progress may leave 0 to 1: a finger beyond an end pulls as on a rubber band, and a spring may
	 * swing past it. Default false.
	 */
	bool overshoots;
	/** Must be 0. */
	uint8_t reserved[7];
};
/** Sets the size and the defaults. @since 0.1 */
#define TACTUS_TRANSITION_SETTINGS_INIT \
	{ sizeof(struct tactus_transition_settings), 320, 500000, 1, TACTUS_DECAY_RATE_NORMAL, false, \
		{ 0, 0, 0, 0, 0, 0, 0 } }

/** Functions of the host. Each may be NULL. @since 0.1 */
struct tactus_transition_callbacks {
	/** As TACTUS_TRANSITION_CALLBACKS_INIT sets it. */
	size_t size;
	/** A finger takes hold, at an end or amid the motion: show both states. */
	void (*held)(struct tactus_transition *transition, void *data);
	/** The progress has changed: show it. */
	void (*changed)(struct tactus_transition *transition, double progress, void *data);
	/**
	 * A finger lets go. @p projected is the progress at which a thrown thing would rest, and @p is_end whether that
	 * is nearer to the end. Returns YES to go to the end, NO to the start, DEFAULT to follow @p is_end.
	 */
	enum tactus_answer (*should_end)(
		struct tactus_transition *transition, double projected, bool is_end, void *data);
	/** The spring starts, to the end or to the start. */
	void (*released)(struct tactus_transition *transition, bool is_end, void *data);
	/** Rests. At the end of a motion this comes after the last change. */
	void (*rested)(struct tactus_transition *transition, bool is_end, void *data);
};
/** Sets the size; nothing else is set. @since 0.1 */
#define TACTUS_TRANSITION_CALLBACKS_INIT \
	{ sizeof(struct tactus_transition_callbacks), NULL, NULL, NULL, NULL, NULL }

/**
 * Creates a transition that rests at its start.
 *
 * @param application may be destroyed first: the transition then does nothing more, and is still to be destroyed
 * @param settings copied; NULL: the defaults
 * @param callbacks copied; NULL: none
 * @param data passed to the callbacks
 * @return the transition, which the caller destroys. NULL if @p application is NULL or destroyed, or a struct is not
 *         valid, with a line in the log, or without memory
 * @sa tactus_transition_destroy(), tactus_transition_add_recognizer()
 * @since 0.1
 */
struct tactus_transition *tactus_transition_create(struct tactus_application *application,
	const struct tactus_transition_settings *settings, const struct tactus_transition_callbacks *callbacks,
	void *data);
/**
 * Destroys a transition. No callback is called.
 *
 * @param transition NULL is allowed. In its own callbacks it is freed when the outermost call returns
 * @since 0.1
 */
void tactus_transition_destroy(struct tactus_transition *transition);

/**
 * Sets the settings. A finger that holds the transition keeps its place; a spring that runs keeps its way, and a new
 * one begins at the next lift.
 *
 * @return OK. INVALID_ARGUMENT: a pointer is NULL, or @p settings is not valid. DESTROYED
 * @since 0.1
 */
enum tactus_status tactus_transition_set_settings(
	struct tactus_transition *transition, const struct tactus_transition_settings *settings);

/**
 * Lets a recognizer drive the transition. Several may, such as an edge pan that opens a drawer and a pan on the drawer
 * that closes it; the first one to begin drives alone until it is over. A recognizer that is cancelled takes the
 * transition back to where it rested last. A second addition changes the direction.
 *
 * The recognizer's view gets a recognizer of the library's, which is enabled while the spring runs and stops it at a
 * touch-down. It competes with no recognizer of the views above.
 *
 * @param recognizer a pan or a screen-edge pan; its callbacks, targets and delegate stay the host's
 * @param direction in which progress grows: one of enum tactus_swipe_direction
 * @return OK. WRONG_KIND: neither pan nor screen-edge pan. FOREIGN_OBJECT: of another application. INVALID_ARGUMENT: a
 *         pointer is NULL or another direction. NO_MEMORY: also inside listeners. DESTROYED
 * @sa tactus_transition_remove_recognizer()
 * @since 0.1
 */
enum tactus_status tactus_transition_add_recognizer(
	struct tactus_transition *transition, struct tactus_recognizer *recognizer, uint32_t direction);
/**
 * Removes a recognizer. If it drives the transition, this is let go as by a cancelled recognizer.
 *
 * @return OK. NONE: it was not added. INVALID_ARGUMENT: a pointer is NULL. BUSY: inside a listener. DESTROYED
 * @since 0.1
 */
enum tactus_status tactus_transition_remove_recognizer(
	struct tactus_transition *transition, struct tactus_recognizer *recognizer);

/**
 * Moves the transition to a time, if a spring runs.
 *
 * @param time_us now, or when the picture will be shown; of the clock of the touches
 * @return whether the spring still runs, so that there is something to show in the next picture; false for NULL
 * @since 0.1
 */
bool tactus_transition_advance(struct tactus_transition *transition, uint64_t time_us);
/**
 * Takes the transition to its end or its start with a spring, from wherever it is: for a button, and as UIKit's
 * finish() and cancel(). A motion that runs passes its velocity on. A finger that holds it loses it, until it lands
 * again.
 *
 * @return OK, also if it rests there. INVALID_ARGUMENT: @p transition is NULL. DESTROYED
 * @since 0.1
 */
enum tactus_status tactus_transition_settle(struct tactus_transition *transition, bool is_end, uint64_t time_us);
/**
 * Puts the transition to its end or its start without motion, and without a call of released.
 *
 * @return OK. INVALID_ARGUMENT: @p transition is NULL. DESTROYED
 * @since 0.1
 */
enum tactus_status tactus_transition_set_at_end(struct tactus_transition *transition, bool is_end);

/**
 * Stops the transition where it is at a time, and holds it for tactus_transition_update(): for what is no pan, such as
 * a pinch. A finger that holds it loses it.
 *
 * @return OK. INVALID_ARGUMENT: @p transition is NULL. DESTROYED
 * @sa tactus_transition_release(), tactus_transition_settle()
 * @since 0.1
 */
enum tactus_status tactus_transition_pause(struct tactus_transition *transition, uint64_t time_us);
/**
 * Sets the progress of a transition that is paused, as UIKit's update(_:).
 *
 * @param progress beyond 0 to 1, it is that of a rubber band or of the end; see @ref tactus_transition_settings
 * @return OK. WRONG_STATE: tactus_transition_pause() has not been called. INVALID_ARGUMENT: @p progress is no number or
 *         beyond ±2^32, or @p transition is NULL. DESTROYED
 * @since 0.1
 */
enum tactus_status tactus_transition_update(struct tactus_transition *transition, double progress);
/**
 * Lets go of a transition that is paused: the spring starts to where it would come to rest.
 *
 * @param velocity of the progress, per second: that of a pinch's scale, for example
 * @return OK. WRONG_STATE: tactus_transition_pause() has not been called. INVALID_ARGUMENT: @p velocity is no number or
 *         beyond ±2^32, or @p transition is NULL. DESTROYED
 * @since 0.1
 */
enum tactus_status tactus_transition_release(struct tactus_transition *transition, double velocity, uint64_t time_us);

/** Returns the state; AT_START for NULL. O(1). @since 0.1 */
enum tactus_transition_state tactus_transition_get_state(const struct tactus_transition *transition);
/** Returns the progress, 0 to 1 unless the transition overshoots; 0 for NULL. O(1). @since 0.1 */
double tactus_transition_get_progress(const struct tactus_transition *transition);

/** @} */
/* ------------------------------------------------------------------ */
/** @defgroup interactions-refresh Pull to refresh
 *  A scroll view that a finger pulls beyond its top far enough asks for new content, while the finger still holds it.
 *  After the lift it rests below an inset, where the host draws a sign that something goes on, until the host says that
 *  the content is there.
 *
 *  The scroll view keeps its delegate, which calls two functions of the refresh: when it has scrolled, and when the
 *  finger lifts. Only drags ask; content that a flick throws beyond its top does not.
 *
 *  UIKit: UIRefreshControl, whose value-changed event is triggered here; as there, tactus_refresh_begin() does not send
 *  it. Decided: the threshold, the height, and that tactus_refresh_begin() scrolls the sign into sight if the content
 *  is at its top.
 *
 *  @code
 *  static void did_scroll(struct tactus_view *list, void *data)
 *  {
 *  	tactus_refresh_did_scroll(list_get_refresh(data));
 *  }
 *
 *  static void will_end_dragging(struct tactus_view *list, double velocity_x, double velocity_y, double *target_x,
 *  	double *target_y, void *data)
 *  {
 *  	tactus_refresh_will_end_dragging(list_get_refresh(data), target_y);
 *  }
 *  @endcode
 *
 *  Common mistakes: content that fits into its view, which can be pulled with
 *  TACTUS_SCROLL_VIEW_OPTION_ALWAYS_BOUNCE_VERTICAL only; setting the content inset from a value that was read while
 *  the content was refreshed, and that therefore holds the height of the sign.
 *  @{ */

/** Settings of a refresh. @since 0.1 */
struct tactus_refresh_settings {
	/** As TACTUS_REFRESH_SETTINGS_INIT sets it. */
	size_t size;
	/** How far the content, not the finger, is below its place when it asks; px, at least 1. Default 80. */
	double threshold;
	/** Height of the sign, by which the content rests lower meanwhile; px, at least 0. Default 60. */
	double height;
};
/** Sets the size and the defaults. @since 0.1 */
#define TACTUS_REFRESH_SETTINGS_INIT { sizeof(struct tactus_refresh_settings), 80, 60 }

/** Functions of the host. Each may be NULL. @since 0.1 */
struct tactus_refresh_callbacks {
	/** As TACTUS_REFRESH_CALLBACKS_INIT sets it. */
	size_t size;
	/** The content is @p distance px below its place, at least 0; @p progress is 1 at the threshold and beyond. */
	void (*pulled)(struct tactus_refresh *refresh, double distance, double progress, void *data);
	/** A finger has pulled far enough: fetch new content, then call tactus_refresh_end(). */
	void (*triggered)(struct tactus_refresh *refresh, void *data);
};
/** Sets the size; nothing else is set. @since 0.1 */
#define TACTUS_REFRESH_CALLBACKS_INIT { sizeof(struct tactus_refresh_callbacks), NULL, NULL }

/**
 * Creates a refresh for the top of a scroll view.
 *
 * @param scroll_view may be destroyed first: the refresh then does nothing more, and is still to be destroyed
 * @param settings copied; NULL: the defaults
 * @param callbacks copied; NULL: none
 * @param data passed to the callbacks
 * @return the refresh, which the caller destroys. NULL if @p scroll_view is no scroll view or destroyed, or a struct is
 *         not valid, with a line in the log, or without memory
 * @sa tactus_refresh_destroy(), tactus_refresh_did_scroll(), tactus_refresh_will_end_dragging()
 * @since 0.1
 */
struct tactus_refresh *tactus_refresh_create(struct tactus_view *scroll_view,
	const struct tactus_refresh_settings *settings, const struct tactus_refresh_callbacks *callbacks, void *data);
/**
 * Destroys a refresh. The content returns to its place as by tactus_refresh_end(); no callback is called.
 *
 * @param refresh NULL is allowed. In its own callbacks it is freed when the outermost call returns
 * @since 0.1
 */
void tactus_refresh_destroy(struct tactus_refresh *refresh);
/**
 * Sets the settings. Another height counts from the next refresh on.
 *
 * @return OK. INVALID_ARGUMENT: a pointer is NULL, or @p settings is not valid. DESTROYED
 * @since 0.1
 */
enum tactus_status tactus_refresh_set_settings(
	struct tactus_refresh *refresh, const struct tactus_refresh_settings *settings);

/**
 * Tells that the scroll view has scrolled: for did_scroll of its delegate.
 *
 * @return OK. INVALID_ARGUMENT: @p refresh is NULL. DESTROYED
 * @since 0.1
 */
enum tactus_status tactus_refresh_did_scroll(struct tactus_refresh *refresh);
/**
 * Tells that the finger lifts: for will_end_dragging of the delegate. Makes room for the sign, or takes it back.
 *
 * @param target_y as the delegate gets it; set to where the sign shows as a whole, if the content is farther down
 * @return OK. INVALID_ARGUMENT: a pointer is NULL. DESTROYED
 * @since 0.1
 */
enum tactus_status tactus_refresh_will_end_dragging(struct tactus_refresh *refresh, double *target_y);

/**
 * Shows that new content is fetched, without being asked by a finger. Does not call triggered. Content at its top
 * scrolls to show the sign; under a finger the room for it is made at the lift.
 *
 * @return OK, also if it is refreshed already. INVALID_ARGUMENT: @p refresh is NULL. DESTROYED
 * @since 0.1
 */
enum tactus_status tactus_refresh_begin(struct tactus_refresh *refresh);
/**
 * Shows that the content is there: it returns to its place within 300 ms, under a finger at the lift. The same drag
 * does not ask again.
 *
 * @return OK, also if nothing is refreshed. INVALID_ARGUMENT: @p refresh is NULL. DESTROYED
 * @since 0.1
 */
enum tactus_status tactus_refresh_end(struct tactus_refresh *refresh);

/** Returns whether new content is fetched; false for NULL. O(1). @since 0.1 */
bool tactus_refresh_is_refreshing(const struct tactus_refresh *refresh);
/** Returns how far the content is below its place, px; 0 for NULL. O(1). @since 0.1 */
double tactus_refresh_get_distance(const struct tactus_refresh *refresh);

/** @} */
/* ------------------------------------------------------------------ */
/** @defgroup interactions-swipe Swipe actions
 *  A swipe moves a row of a list to the side, and reveals the actions below it. At the lift the row stays open or goes
 *  back, whichever is nearer to where it would come to rest. A swipe over most of the row performs the first action.
 *  One row is open at a time: a touch outside its actions closes it, and does nothing else but scroll.
 *
 *  One object serves all rows of a view. It asks the host which row lies under a swipe, and tells how far the row is to
 *  be drawn to the side. The actions are views of the host's below the row's content.
 *
 *  UIKit: UISwipeActionsConfiguration with performsFirstActionWithFullSwipe, whose default is true, and
 *  UIContextualAction. The left side is UIKit's leading one where people write from left to right. Decided: a swipe is
 *  a drag that is more horizontal than vertical when it begins; how far a full swipe is, and that its lift alone
 *  performs; that a row does not pass its closed place within one drag; that the next row may be swiped while the last
 *  one closes.
 *
 *  @code
 *  static bool find_row(struct tactus_swipe_actions *actions, double x, double y, struct tactus_swipe_row *row,
 *  	void *data)
 *  {
 *  	row->id = list_row_at(data, y);
 *  	row->width = 370;
 *  	row->right = 160;
 *  	return true;
 *  }
 *  @endcode
 *
 *  Common mistakes: not calling tactus_swipe_actions_close() when an action is done, and
 *  tactus_swipe_actions_forget_row() when its row goes; ids that are indexes, which change when a row above goes.
 *  @{ */

/** Side of a row. @since 0.1 */
enum tactus_swipe_side {
	/** Actions at the left, which a swipe to the right reveals. */
	TACTUS_SWIPE_SIDE_LEFT = 0,
	/** Actions at the right, which a swipe to the left reveals. */
	TACTUS_SWIPE_SIDE_RIGHT = 1,
	TACTUS_SWIPE_SIDE_FORCE_32_BIT = INT32_MAX
};

/** State of a row. @since 0.1 */
enum tactus_swipe_state {
	/** Rests at its place: the actions can go. */
	TACTUS_SWIPE_STATE_CLOSED = 0,
	/** A finger holds it: create the actions. */
	TACTUS_SWIPE_STATE_HELD = 1,
	/** Open, or on its way there. */
	TACTUS_SWIPE_STATE_OPEN = 2,
	/** On its way back. */
	TACTUS_SWIPE_STATE_CLOSING = 3,
	/** A full swipe: perform the first action now. The row stays aside until it is closed or forgotten. */
	TACTUS_SWIPE_STATE_PERFORMING = 4,
	TACTUS_SWIPE_STATE_FORCE_32_BIT = INT32_MAX
};

/** A row under a swipe. @since 0.1 */
struct tactus_swipe_row {
	/** As TACTUS_SWIPE_ROW_INIT sets it. */
	size_t size;
	/** Tells rows apart; of the host's choice. */
	uint64_t id;
	/** Left edge of the row in the view, px. Default 0. */
	double x;
	/** Width of the row, px, at least 1. Default 0. */
	double width;
	/** Width of all actions of the left side, px; 0, the default: there are none. */
	double left;
	/** Width of all actions of the right side, px; 0, the default: there are none. */
	double right;
	/** Whether a full swipe performs the first action of the left side. Default true. */
	bool performs_left;
	/** Whether a full swipe performs the first action of the right side. Default true. */
	bool performs_right;
	/** Must be 0. */
	uint8_t reserved[6];
};
/** Sets the size and the defaults. @since 0.1 */
#define TACTUS_SWIPE_ROW_INIT \
	{ sizeof(struct tactus_swipe_row), 0, 0, 0, 0, 0, true, true, { 0, 0, 0, 0, 0, 0 } }

/** Settings of swipe actions. @since 0.1 */
struct tactus_swipe_actions_settings {
	/** As TACTUS_SWIPE_ACTIONS_SETTINGS_INIT sets it. */
	size_t size;
	/** As of a transition: above 0 and up to 60 s. Default 0.5 s. */
	uint64_t response_us;
	/** As of a transition: 0.05 to 100. Default 1. */
	double damping_ratio;
	/** As of a transition: 0 to 0.999. Default TACTUS_DECAY_RATE_NORMAL. */
	double deceleration_rate;
	/**
	 * Share of the row's width from which on a swipe is full, 0 to 1; default 0.6. It is also 40 px more than the
	 * actions at least, and impossible where the row is too narrow for that.
	 */
	double full_swipe;
};
/** Sets the size and the defaults. @since 0.1 */
#define TACTUS_SWIPE_ACTIONS_SETTINGS_INIT \
	{ sizeof(struct tactus_swipe_actions_settings), 500000, 1, TACTUS_DECAY_RATE_NORMAL, 0.6 }

/** Functions of the host. Each may be NULL; without find_row nothing is swiped. @since 0.1 */
struct tactus_swipe_actions_callbacks {
	/** As TACTUS_SWIPE_ACTIONS_CALLBACKS_INIT sets it. */
	size_t size;
	/** Fills in the row at a location in the view. Returns false if there is none that can be swiped. */
	bool (*find_row)(struct tactus_swipe_actions *actions, double x, double y, struct tactus_swipe_row *row,
		void *data);
	/** The row's content is to be drawn @p offset px aside: right if positive. */
	void (*moved)(struct tactus_swipe_actions *actions, uint64_t id, double offset, void *data);
	/** The state of a row has changed. */
	void (*changed)(struct tactus_swipe_actions *actions, uint64_t id, enum tactus_swipe_side side,
		enum tactus_swipe_state state, void *data);
	/** A lift would perform the first action, or would not any more: let it fill the room. */
	void (*armed)(struct tactus_swipe_actions *actions, uint64_t id, enum tactus_swipe_side side, bool is_armed,
		void *data);
};
/** Sets the size; nothing else is set. @since 0.1 */
#define TACTUS_SWIPE_ACTIONS_CALLBACKS_INIT { sizeof(struct tactus_swipe_actions_callbacks), NULL, NULL, NULL, NULL }

/**
 * Creates swipe actions for the rows of a view, which gets two recognizers of the library's: a pan, and one that stops
 * rows and closes them.
 *
 * @param view of all rows, such as a scroll view. May be destroyed first: the object then does nothing more, and is
 *        still to be destroyed
 * @param settings copied; NULL: the defaults
 * @param callbacks copied; NULL: none
 * @param data passed to the callbacks
 * @return the object, which the caller destroys. NULL if @p view is NULL or destroyed, or a struct is not valid, with a
 *         line in the log, or without memory
 * @since 0.1
 */
struct tactus_swipe_actions *tactus_swipe_actions_create(struct tactus_view *view,
	const struct tactus_swipe_actions_settings *settings, const struct tactus_swipe_actions_callbacks *callbacks,
	void *data);
/**
 * Destroys swipe actions. No callback is called: rows stay as they are drawn.
 *
 * @param actions NULL is allowed. In its own callbacks it is freed when the outermost call returns
 * @since 0.1
 */
void tactus_swipe_actions_destroy(struct tactus_swipe_actions *actions);
/**
 * Sets the settings, from the next lift on.
 *
 * @return OK. INVALID_ARGUMENT: a pointer is NULL, or @p settings is not valid. DESTROYED
 * @since 0.1
 */
enum tactus_status tactus_swipe_actions_set_settings(
	struct tactus_swipe_actions *actions, const struct tactus_swipe_actions_settings *settings);
/** Returns the pan, for relations with the host's recognizers; NULL for NULL. O(1). @since 0.1 */
struct tactus_recognizer *tactus_swipe_actions_get_pan_recognizer(const struct tactus_swipe_actions *actions);

/**
 * Moves the rows to a time.
 *
 * @return whether a row still moves; false for NULL
 * @since 0.1
 */
bool tactus_swipe_actions_advance(struct tactus_swipe_actions *actions, uint64_t time_us);
/**
 * Opens a row with a spring, as a button or a hint to people does. Another open row closes.
 *
 * @return OK. NONE: the row has no actions on that side. INVALID_ARGUMENT: a pointer is NULL, or @p row or @p side is
 *         not valid. DESTROYED
 * @since 0.1
 */
enum tactus_status tactus_swipe_actions_open(struct tactus_swipe_actions *actions, const struct tactus_swipe_row *row,
	enum tactus_swipe_side side, uint64_t time_us);
/**
 * Closes the row that is open or performing, with a spring: the action is done, or was not. A finger that holds it
 * loses it.
 *
 * @return OK, also if no row is open. INVALID_ARGUMENT: @p actions is NULL. DESTROYED
 * @since 0.1
 */
enum tactus_status tactus_swipe_actions_close(struct tactus_swipe_actions *actions, uint64_t time_us);
/**
 * Forgets a row that goes, or whose place is used for another one. No callback is called for it any more.
 *
 * @return OK. NONE: the row is closed. INVALID_ARGUMENT: @p actions is NULL. DESTROYED
 * @since 0.1
 */
enum tactus_status tactus_swipe_actions_forget_row(struct tactus_swipe_actions *actions, uint64_t id);
/** Returns the state of a row; CLOSED for NULL. O(1). @since 0.1 */
enum tactus_swipe_state tactus_swipe_actions_get_state(const struct tactus_swipe_actions *actions, uint64_t id);
/** Returns how far a row is aside, px; 0 for NULL. O(1). @since 0.1 */
double tactus_swipe_actions_get_offset(const struct tactus_swipe_actions *actions, uint64_t id);

/** @} */
/* ------------------------------------------------------------------ */
/** @defgroup interactions-menu Context menus
 *  A finger that is held on a view lifts a preview of what is below it, and opens a menu. It may slide to an item and
 *  lift there, or lift first and tap an item, as long as it likes. A touch outside closes the menu. A finger that moves
 *  away instead of to the menu may begin a drag.
 *
 *  The library says how far the preview is lifted and the menu open, from 0 to 1, and asks which item lies below a
 *  finger; the host draws both. While the menu is open, a view of the library's covers the window of the view, so that
 *  nothing else in it gets touches. All locations are the application's, px.
 *
 *  UIKit: UIContextMenuInteraction. can_open is its delegate's configuration for a location, chosen with
 *  TACTUS_CONTEXT_MENU_PREVIEW its preview action, drag_off what UIDragInteraction does on the same view. Decided: the
 *  times and the distance, and that a lift beside the items leaves the menu open.
 *
 *  @code
 *  static int32_t find_item(struct tactus_context_menu *menu, double x, double y, void *data)
 *  {
 *  	if (y < 100 || y >= 280)
 *  		return TACTUS_CONTEXT_MENU_OUTSIDE;
 *  	return (int32_t)((y - 100) / 60);
 *  }
 *  @endcode
 *
 *  Common mistakes: not calling tactus_context_menu_advance() while the state is PRESSED, so that the preview does not
 *  rise; OUTSIDE for the gap between preview and menu, where a finger that slides to an item would begin a drag; views
 *  of the menu that take touches themselves, in front of the library's.
 *  @{ */

/** Location inside the menu, but on no item. @since 0.1 */
#define TACTUS_CONTEXT_MENU_NO_ITEM (-1)
/** Location outside menu and preview. @since 0.1 */
#define TACTUS_CONTEXT_MENU_OUTSIDE (-2)
/** Location on the preview. @since 0.1 */
#define TACTUS_CONTEXT_MENU_PREVIEW (-3)

/** State of a context menu. @since 0.1 */
enum tactus_context_menu_state {
	/** Closed, or closing. */
	TACTUS_CONTEXT_MENU_STATE_CLOSED = 0,
	/** A finger is down that may open it. */
	TACTUS_CONTEXT_MENU_STATE_PRESSED = 1,
	/** Open, with the finger that opened it or without. */
	TACTUS_CONTEXT_MENU_STATE_OPEN = 2,
	TACTUS_CONTEXT_MENU_STATE_FORCE_32_BIT = INT32_MAX
};

/** Settings of a context menu. @since 0.1 */
struct tactus_context_menu_settings {
	/** As TACTUS_CONTEXT_MENU_SETTINGS_INIT sets it. */
	size_t size;
	/** From the touch-down to the menu, at most 60 s. Default 0.5 s, that of a long press (8.3). */
	uint64_t press_us;
	/** From the touch-down until the preview begins to rise; at most press_us. Default 0.15 s. */
	uint64_t hint_us;
	/** As of a transition: above 0 and up to 60 s. Default 0.5 s. */
	uint64_t response_us;
	/** As of a transition: 0.05 to 100. Default 1. */
	double damping_ratio;
	/** Distance from the landing at which the finger that opened the menu drags off; px, at least 0. Default 40. */
	double drag_distance;
};
/** Sets the size and the defaults. @since 0.1 */
#define TACTUS_CONTEXT_MENU_SETTINGS_INIT \
	{ sizeof(struct tactus_context_menu_settings), 500000, 150000, 500000, 1, 40 }

/** Functions of the host. Each may be NULL. @since 0.1 */
struct tactus_context_menu_callbacks {
	/** As TACTUS_CONTEXT_MENU_CALLBACKS_INIT sets it. */
	size_t size;
	/** Returns whether there is a menu for a location where a finger lands. NULL: everywhere. */
	bool (*can_open)(struct tactus_context_menu *menu, double x, double y, void *data);
	/** The state has changed. @p x and @p y: of the press. */
	void (*changed)(struct tactus_context_menu *menu, enum tactus_context_menu_state state, double x, double y,
		void *data);
	/** The preview is lifted by @p lift, and the menu open by @p open, from 0 to about 1: a spring may swing. */
	void (*moved)(struct tactus_context_menu *menu, double lift, double open, void *data);
	/** Returns the item at a location, from 0, or one of the three constants above. NULL: OUTSIDE. */
	int32_t (*find_item)(struct tactus_context_menu *menu, double x, double y, void *data);
	/** The finger is on another item, or on none: NO_ITEM. */
	void (*highlighted)(struct tactus_context_menu *menu, int32_t item, void *data);
	/** The finger has lifted on an item or tapped PREVIEW. The menu closes after the call. */
	void (*chosen)(struct tactus_context_menu *menu, int32_t item, void *data);
	/**
	 * The finger that opened the menu moves OUTSIDE. Returns true if a drag begins: the menu closes, and the drag
	 * goes on with tactus_context_menu_get_recognizer(). Asked once for a press. NULL: false.
	 */
	bool (*drag_off)(struct tactus_context_menu *menu, double x, double y, void *data);
};
/** Sets the size; nothing else is set. @since 0.1 */
#define TACTUS_CONTEXT_MENU_CALLBACKS_INIT \
	{ sizeof(struct tactus_context_menu_callbacks), NULL, NULL, NULL, NULL, NULL, NULL, NULL }

/**
 * Creates a context menu for a view, which gets a long press of the library's.
 *
 * @param view may be destroyed first: the menu then does nothing more, and is still to be destroyed
 * @param settings copied; NULL: the defaults
 * @param callbacks copied; NULL: none
 * @param data passed to the callbacks
 * @return the menu, which the caller destroys. NULL if @p view is NULL or destroyed, or a struct is not valid, with a
 *         line in the log, or without memory
 * @since 0.1
 */
struct tactus_context_menu *tactus_context_menu_create(struct tactus_view *view,
	const struct tactus_context_menu_settings *settings, const struct tactus_context_menu_callbacks *callbacks,
	void *data);
/**
 * Destroys a context menu. No callback is called.
 *
 * @param menu NULL is allowed. In its own callbacks it is freed when the outermost call returns
 * @since 0.1
 */
void tactus_context_menu_destroy(struct tactus_context_menu *menu);
/**
 * Sets the settings, from the next press on.
 *
 * @return OK. INVALID_ARGUMENT: a pointer is NULL, or @p settings is not valid. DESTROYED
 * @since 0.1
 */
enum tactus_status tactus_context_menu_set_settings(
	struct tactus_context_menu *menu, const struct tactus_context_menu_settings *settings);
/** Returns the long press that opens the menu, for relations and drags; NULL for NULL. O(1). @since 0.1 */
struct tactus_recognizer *tactus_context_menu_get_recognizer(const struct tactus_context_menu *menu);

/**
 * Moves preview and menu to a time. A press that has failed is seen here.
 *
 * @return whether something moves, or may be about to; false for NULL
 * @since 0.1
 */
bool tactus_context_menu_advance(struct tactus_context_menu *menu, uint64_t time_us);
/**
 * Opens the menu as if a press had, without a finger: for a key, or the right button of a mouse.
 *
 * @param x location of the press, px, as is @p y
 * @return OK, also if it is open. INVALID_ARGUMENT: a location is out of range, or @p menu is NULL. DESTROYED
 * @since 0.1
 */
enum tactus_status tactus_context_menu_open(struct tactus_context_menu *menu, double x, double y, uint64_t time_us);
/**
 * Closes the menu. Nothing is chosen; a press that may open it does not.
 *
 * @return OK, also if it is closed. INVALID_ARGUMENT: @p menu is NULL. DESTROYED
 * @since 0.1
 */
enum tactus_status tactus_context_menu_close(struct tactus_context_menu *menu, uint64_t time_us);
/** Returns the state; CLOSED for NULL. O(1). @since 0.1 */
enum tactus_context_menu_state tactus_context_menu_get_state(const struct tactus_context_menu *menu);

/** @} */
/* ------------------------------------------------------------------ */
/** @defgroup interactions-drag Drag sessions
 *  A finger that is held on an item lifts it, and carries it to a target. Taps of other fingers add items meanwhile;
 *  they may also scroll and press. A target below which there is more, such as a folder, springs open when the finger
 *  stays on it. A lift on a target drops the items; anywhere else, and after a cancel, they return.
 *
 *  One object serves all items of a view and its subviews; an item and a target are numbers of the host's choice. All
 *  locations are the application's, px. A drag that another recognizer begins, such as that of a context menu, calls
 *  tactus_drag_session_begin() and the functions after it.
 *
 *  UIKit: UIDragInteraction and UIDropInteraction within one application, with UIDropProposal's operations;
 *  itemsForAddingTo is find_item with is_added, UISpringLoadedInteraction is_spring_loaded. Decided: the times; that a
 *  lift before the finger has moved 10 px drops nothing; that an item is carried once.
 *
 *  @code
 *  static bool find_target(struct tactus_drag_session *session, double x, double y, struct tactus_drag_target *target,
 *  	void *data)
 *  {
 *  	target->id = 1;
 *  	target->operation = TACTUS_DRAG_OPERATION_MOVE;
 *  	return x >= 290 && x < 440;
 *  }
 *  @endcode
 *
 *  Common mistakes: not calling tactus_drag_session_advance() while the finger rests, so that nothing springs open;
 *  drawing added items at the finger without their way home, which the last argument of moved tells.
 *  @{ */

/** Largest number of items of a session. @since 0.1 */
#define TACTUS_DRAG_ITEMS_MAXIMUM 64

/** State of a drag session. @since 0.1 */
enum tactus_drag_state {
	/** Nothing is carried. */
	TACTUS_DRAG_STATE_IDLE = 0,
	/** An item is lifted, and the finger has not moved yet. */
	TACTUS_DRAG_STATE_LIFTED = 1,
	/** The finger carries the items. */
	TACTUS_DRAG_STATE_DRAGGING = 2,
	/** The items return to their places. */
	TACTUS_DRAG_STATE_RETURNING = 3,
	TACTUS_DRAG_STATE_FORCE_32_BIT = INT32_MAX
};

/** Effect of a drop on a target; for the host to know. @since 0.1 */
enum tactus_drag_operation {
	/** Nothing: the items return, as if there were no target. */
	TACTUS_DRAG_OPERATION_CANCEL = 0,
	/** Nothing, although there is a target that takes other items: show that. */
	TACTUS_DRAG_OPERATION_FORBIDDEN = 1,
	/** Copies the items. */
	TACTUS_DRAG_OPERATION_COPY = 2,
	/** Moves the items. */
	TACTUS_DRAG_OPERATION_MOVE = 3,
	TACTUS_DRAG_OPERATION_FORCE_32_BIT = INT32_MAX
};

/** Target below the finger. @since 0.1 */
struct tactus_drag_target {
	/** As TACTUS_DRAG_TARGET_INIT sets it. */
	size_t size;
	/** Tells targets apart; of the host's choice. */
	uint64_t id;
	/** What a drop does. Default CANCEL. */
	enum tactus_drag_operation operation;
	/** Whether it springs open when the finger stays on it. Default false. */
	bool is_spring_loaded;
	/** Must be 0. */
	uint8_t reserved[3];
};
/** Sets the size and the defaults. @since 0.1 */
#define TACTUS_DRAG_TARGET_INIT \
	{ sizeof(struct tactus_drag_target), 0, TACTUS_DRAG_OPERATION_CANCEL, false, { 0, 0, 0 } }

/** Settings of a drag session. @since 0.1 */
struct tactus_drag_settings {
	/** As TACTUS_DRAG_SETTINGS_INIT sets it. */
	size_t size;
	/** From the touch-down to the lift of an item, at most 60 s. Default 0.5 s, that of a long press (8.3). */
	uint64_t press_us;
	/** From when the finger comes to a target until it springs open, at most 60 s. Default 0.75 s. */
	uint64_t spring_load_us;
	/** As of a transition: above 0 and up to 60 s. Default 0.5 s. */
	uint64_t response_us;
	/** As of a transition: 0.05 to 100. Default 1. */
	double damping_ratio;
};
/** Sets the size and the defaults. @since 0.1 */
#define TACTUS_DRAG_SETTINGS_INIT { sizeof(struct tactus_drag_settings), 500000, 750000, 500000, 1 }

/** Functions of the host. Each may be NULL. @since 0.1 */
struct tactus_drag_callbacks {
	/** As TACTUS_DRAG_CALLBACKS_INIT sets it. */
	size_t size;
	/**
	 * Stores the item where a finger lands, to be lifted or, with @p is_added, to be added by its tap. Returns
	 * false if there is none. NULL: there are none.
	 */
	bool (*find_item)(struct tactus_drag_session *session, double x, double y, bool is_added, uint64_t *item,
		void *data);
	/** The state has changed. */
	void (*changed)(struct tactus_drag_session *session, enum tactus_drag_state state, void *data);
	/** A tap has added an item. */
	void (*added)(struct tactus_drag_session *session, uint64_t item, void *data);
	/** The finger is at a location. The items are with it by the share @p held, and at their places by the rest. */
	void (*moved)(struct tactus_drag_session *session, double x, double y, double held, void *data);
	/** Fills in what lies at a location. Returns false if it is nothing. NULL: nothing. */
	bool (*find_target)(struct tactus_drag_session *session, double x, double y, struct tactus_drag_target *target,
		void *data);
	/** The finger comes to another target, or to none: NULL. Also at the end. */
	void (*target_changed)(
		struct tactus_drag_session *session, const struct tactus_drag_target *target, void *data);
	/** A spring-loaded target is about to open; at @p progress 1, which comes once, it opens. */
	void (*loaded)(struct tactus_drag_session *session, uint64_t target, double progress, void *data);
	/** The items are dropped on a target that copies or moves them. The session is idle after the call. */
	void (*dropped)(struct tactus_drag_session *session, const struct tactus_drag_target *target, void *data);
};
/** Sets the size; nothing else is set. @since 0.1 */
#define TACTUS_DRAG_CALLBACKS_INIT \
	{ sizeof(struct tactus_drag_callbacks), NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL }

/**
 * Creates a drag session for the items of a view, which gets two recognizers of the library's: a long press that lifts,
 * and a tap that adds. The session can be used any number of times.
 *
 * @param view of all items, such as a window. May be destroyed first: the session then does nothing more by itself, and
 *        is still to be destroyed
 * @param settings copied; NULL: the defaults
 * @param callbacks copied; NULL: none
 * @param data passed to the callbacks
 * @return the session, which the caller destroys. NULL if @p view is NULL or destroyed, or a struct is not valid, with
 *         a line in the log, or without memory
 * @since 0.1
 */
struct tactus_drag_session *tactus_drag_session_create(struct tactus_view *view,
	const struct tactus_drag_settings *settings, const struct tactus_drag_callbacks *callbacks, void *data);
/**
 * Destroys a drag session. No callback is called.
 *
 * @param session NULL is allowed. In its own callbacks it is freed when the outermost call returns
 * @since 0.1
 */
void tactus_drag_session_destroy(struct tactus_drag_session *session);
/**
 * Sets the settings, from the next press, target or motion on.
 *
 * @return OK. INVALID_ARGUMENT: a pointer is NULL, or @p settings is not valid. DESTROYED
 * @since 0.1
 */
enum tactus_status tactus_drag_session_set_settings(
	struct tactus_drag_session *session, const struct tactus_drag_settings *settings);
/** Returns the long press that lifts items, for relations; NULL for NULL. O(1). @since 0.1 */
struct tactus_recognizer *tactus_drag_session_get_recognizer(const struct tactus_drag_session *session);

/**
 * Moves the items to a time, and opens what is spring-loaded.
 *
 * @return whether something moves or is about to open; false for NULL
 * @since 0.1
 */
bool tactus_drag_session_advance(struct tactus_drag_session *session, uint64_t time_us);
/**
 * Lifts an item for a finger that another recognizer follows. Items that are still on their way home are there at once.
 *
 * @param x location of the finger, px, as is @p y
 * @return OK. WRONG_STATE: items are carried. INVALID_ARGUMENT: a location is out of range, or @p session is NULL.
 *         DESTROYED
 * @sa tactus_drag_session_move(), tactus_drag_session_drop(), tactus_drag_session_cancel()
 * @since 0.1
 */
enum tactus_status tactus_drag_session_begin(
	struct tactus_drag_session *session, uint64_t item, double x, double y, uint64_t time_us);
/**
 * Moves the finger that carries the items. With the present location it asks for the target again, which may have
 * changed.
 *
 * @return OK. WRONG_STATE: no items are carried. INVALID_ARGUMENT: a location is out of range, or @p session is NULL.
 *         DESTROYED
 * @since 0.1
 */
enum tactus_status tactus_drag_session_move(
	struct tactus_drag_session *session, double x, double y, uint64_t time_us);
/**
 * Lifts the finger that carries the items: they are dropped on the target, or return.
 *
 * @return OK. WRONG_STATE: no items are carried. INVALID_ARGUMENT: @p session is NULL. DESTROYED
 * @since 0.1
 */
enum tactus_status tactus_drag_session_drop(struct tactus_drag_session *session, uint64_t time_us);
/**
 * Lets the items return. A finger that carries them loses them.
 *
 * @return OK, also if no items are carried. INVALID_ARGUMENT: @p session is NULL. DESTROYED
 * @since 0.1
 */
enum tactus_status tactus_drag_session_cancel(struct tactus_drag_session *session, uint64_t time_us);
/** Returns the state; IDLE for NULL. O(1). @since 0.1 */
enum tactus_drag_state tactus_drag_session_get_state(const struct tactus_drag_session *session);
/**
 * Lists the items that are carried or return, in the order in which they were added; during a drop those that are
 * dropped.
 *
 * @param items filled with at most @p capacity of them; may be NULL if @p capacity is 0
 * @return how many there are; 0 for NULL
 * @since 0.1
 */
size_t tactus_drag_session_get_items(const struct tactus_drag_session *session, uint64_t *items, size_t capacity);

/** @} */

#ifdef __cplusplus
}
#endif

#endif
