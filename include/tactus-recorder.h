/* SPDX-License-Identifier: MIT */
/**
 * @file tactus-recorder.h
 * Records what an application is told and what its host answers, as a scenario file that plays again anywhere
 * (docs/semantics.md, §17).
 *
 * A recording begins with the scene: windows, views, recognizers and their settings. Then come all samples with their
 * times, all calls of the host that change something, and what its callbacks answered and did. `tactus scenario --log
 * FILE` plays it without the host, with the same decisions to the bit. It holds geometry, times and the names that the
 * host gave; no pixels, no text, no keys.
 *
 * Write everything to a file:
 *
 * @code
 * struct tactus_recorder *recorder = tactus_recorder_create_for_fd(application, fd);
 *
 * tactus_recorder_add_comment(recorder, "my-compositor 1.4");
 * // … the session …
 * tactus_recorder_destroy(recorder);
 * close(fd);
 * @endcode
 *
 * Or keep the last minute, and write it when a user says that a gesture went wrong:
 *
 * @code
 * tactus_recorder_dump_to_fd(recorder, fd);
 * @endcode
 *
 * A recording can begin only while nothing is under way: no finger down, no timer pending, and 350 ms after the last
 * lift. Until then the recorder waits. A flight recorder looks for such moments all the time: what it writes begins
 * with one of them. People forget to give their views and recognizers names; without them a recording is hard to read.
 *
 * The conventions are those of tactus.h. Recorder and application may be destroyed in any order, also in callbacks.
 * Nothing is allocated while events are recorded; new objects take a little memory when they are first seen. Link with
 * libtactus-recorder and libtactus.
 */
#ifndef TACTUS_RECORDER_H
#define TACTUS_RECORDER_H

#include "tactus.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Records the input of one application and the answers of its host. @since 0.1 */
struct tactus_recorder;

/* ------------------------------------------------------------------ */
/** @defgroup recorder Recorders
 *  A recorder that writes suits tests and short sessions. A flight recorder keeps the last seconds in memory and
 *  writes them when a user says that a gesture went wrong, so it may run all the time.
 *
 *  @code
 *  struct tactus_recorder *recorder = tactus_flight_recorder_create(application, 60 * 1000000, 4 << 20);
 *  @endcode
 *
 *  Common mistakes: views and recognizers without names; dumping from a signal handler instead of the event loop;
 *  closing the descriptor before the recorder is destroyed.
 *  @{ */

/**
 * Takes a piece of a recording: UTF-8 in whole lines. Only getters of tactus.h may be called from it.
 * @return false if it cannot be written: a recorder then logs one line and writes no more; a dump fails
 * @since 0.1
 */
typedef bool (*tactus_recorder_write_func)(const char *text, size_t length, void *data);

/**
 * Creates a recorder that writes everything, after each frame and when it is destroyed.
 *
 * @param write called with each piece, also while the application delivers events
 * @param data passed to @p write
 * @return NULL if @p application or @p write is NULL, or without memory
 * @sa tactus_recorder_create_for_fd(), tactus_flight_recorder_create()
 * @since 0.1
 */
struct tactus_recorder *tactus_recorder_create(
	struct tactus_application *application, tactus_recorder_write_func write, void *data);
/**
 * Creates a recorder that writes to a file, pipe or socket. If writing would block, it is tried again after the next
 * frame, also where @p fd lacks O_NONBLOCK; a file that may not grow further ends the recording, and no signal is
 * raised. When more than 1 MiB waits, because the reader is too slow, the recording ends with a log line.
 *
 * @param fd closed by the caller, after the recorder was destroyed
 * @return NULL if @p application is NULL, @p fd is negative, or without memory
 * @since 0.1
 */
struct tactus_recorder *tactus_recorder_create_for_fd(struct tactus_application *application, int fd);
/**
 * Creates a flight recorder, which keeps the last seconds and writes them only in a dump.
 *
 * It keeps at least the last @p duration_us and at most twice as much. It keeps less if @p bytes are not enough, or if
 * no moment without fingers comes. A finger takes about 60 bytes a sample.
 *
 * @param duration_us µs, above 0
 * @param bytes size of the buffer, at least 65536; allocated at once
 * @return NULL if @p application is NULL, an argument is out of its range, or without memory
 * @sa tactus_recorder_dump(), tactus_recorder_dump_to_fd()
 * @since 0.1
 */
struct tactus_recorder *tactus_flight_recorder_create(
	struct tactus_application *application, uint64_t duration_us, size_t bytes);
/**
 * Destroys a recorder, after writing what remains. Must not be called from the write function. Where only getters of
 * tactus.h may be called, 30 kB remain until the application is destroyed.
 *
 * @param recorder NULL is allowed
 * @since 0.1
 */
void tactus_recorder_destroy(struct tactus_recorder *recorder);

/**
 * Writes what a flight recorder has kept, from the earliest moment at which a recording can begin. The recorder goes on
 * recording. May be called from every callback, but not from a signal handler.
 *
 * @param write called with each piece, before the function returns
 * @param data passed to @p write
 * @return OK. INVALID_ARGUMENT: @p recorder or @p write is NULL. WRONG_KIND: @p recorder is no flight recorder. NONE:
 *         there was no moment to begin at yet; nothing was written. SYSTEM: @p write returned false
 * @since 0.1
 */
enum tactus_status tactus_recorder_dump(
	struct tactus_recorder *recorder, tactus_recorder_write_func write, void *data);
/**
 * Writes what a flight recorder has kept to a file, pipe or socket, as tactus_recorder_dump() does. A reader that takes
 * nothing for 100 ms is given up.
 *
 * @return OK. INVALID_ARGUMENT: @p recorder is NULL or @p fd negative. WRONG_KIND: @p recorder is no flight recorder.
 *         NONE: there was no moment to begin at yet. SYSTEM: writing failed
 * @sa tactus_recorder_dump()
 * @since 0.1
 */
enum tactus_status tactus_recorder_dump_to_fd(struct tactus_recorder *recorder, int fd);
/**
 * Writes at once what would be written after the next frame.
 *
 * @return OK, also for a flight recorder, which has nothing to write. INVALID_ARGUMENT: @p recorder is NULL. BUSY:
 *         called from the write function. SYSTEM: writing has failed, now or before
 * @since 0.1
 */
enum tactus_status tactus_recorder_flush(struct tactus_recorder *recorder);

/**
 * Names an object that has no name in tactus.h: a client, controller or touch source. For views and recognizers the
 * recorder uses the names that they have when it first writes about them.
 *
 * @param object pointer to the object
 * @param name copied; characters other than letters, digits, `-` and `_` become `-`
 * @return OK. INVALID_ARGUMENT: an argument is NULL. NO_MEMORY: the name was not set
 * @since 0.1
 */
enum tactus_status tactus_recorder_set_name(struct tactus_recorder *recorder, const void *object, const char *name);
/**
 * Adds a comment, such as what went wrong for the user, or the version of the compositor.
 *
 * @param text UTF-8, of which 4096 bytes are kept; control characters become blanks, and bytes that are no UTF-8 `?`
 * @return OK. INVALID_ARGUMENT: an argument is NULL. NONE: the recording has not begun
 * @since 0.1
 */
enum tactus_status tactus_recorder_add_comment(struct tactus_recorder *recorder, const char *text);
/**
 * Sets the handler of the line that a recorder logs when it cannot go on.
 *
 * @param data passed to @p handler
 * @param handler NULL: standard error, the default
 * @return OK. INVALID_ARGUMENT: @p recorder is NULL
 * @since 0.1
 */
enum tactus_status tactus_recorder_set_log_handler(
	struct tactus_recorder *recorder, tactus_log_func handler, void *data);

/** @} */

#ifdef __cplusplus
}
#endif

#endif
