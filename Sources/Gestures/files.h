/* SPDX-License-Identifier: MIT */
/* The file that holds the gestures, and whether it has changed. */
#ifndef TACTUS_GESTURES_FILES_H
#define TACTUS_GESTURES_FILES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define GESTURE_FILES_MAXIMUM 8

/* Properties that differ between two states of a file. */
struct file_state {
	bool is_there;
	uint64_t device, inode, size;
	int64_t seconds, nanoseconds;
};

struct gesture_file {
	char *path;
	bool is_host_file, is_standard_input;
	struct file_state state;
};

struct gesture_files {
	/* The host's, the user's and the system's file: the first one that holds gestures is used. */
	struct gesture_file files[GESTURE_FILES_MAXIMUM];
	size_t count;
	int watch; /* of inotify; -1: none */
};

void gesture_files_init(struct gesture_files *files);
/* Finds the names of the files, and watches their folders. @p host_file may be NULL. */
void gesture_files_find(struct gesture_files *files, const char *host_file);
/* Uses this file and no other. */
void gesture_files_set(struct gesture_files *files, const char *path, bool is_host_file);
/* Uses standard input, which is read once. */
void gesture_files_set_standard_input(struct gesture_files *files);
void gesture_files_finish(struct gesture_files *files);
/* Empties the watch's queue. Returns true if a file has changed, appeared or vanished since the last call. */
bool gesture_files_have_changed(struct gesture_files *files);

#endif
