/* SPDX-License-Identifier: MIT */
#include "files.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/inotify.h>
#include <sys/stat.h>
#include <tactus-gestures.h>
#include <unistd.h>

#define FILE_NAME "tactus/gestures.conf"

void gesture_files_init(struct gesture_files *files)
{
	memset(files, 0, sizeof(*files));
	files->watch = -1;
}

static void add_file(struct gesture_files *files, char *path, bool is_host_file)
{
	struct gesture_file *file;

	if (!path || files->count == GESTURE_FILES_MAXIMUM) {
		free(path);
		return;
	}
	file = &files->files[files->count++];
	memset(file, 0, sizeof(*file));
	file->path = path;
	file->is_host_file = is_host_file;
}

/* Adds a file below a folder. Relative folders are ignored, as the base directory specification demands. */
static void add_below(struct gesture_files *files, const char *folder, size_t length, const char *name)
{
	char *path = NULL;

	if (length == 0 || *folder != '/')
		return;
	if (asprintf(&path, "%.*s/%s", (int)length, folder, name) < 0)
		path = NULL;
	add_file(files, path, false);
}

static void add_user_file(struct gesture_files *files)
{
	const char *folder = getenv("XDG_CONFIG_HOME"), *home = getenv("HOME");

	if (folder && *folder == '/')
		add_below(files, folder, strlen(folder), FILE_NAME);
	else if (home)
		add_below(files, home, strlen(home), ".config/" FILE_NAME);
}

static void add_system_files(struct gesture_files *files)
{
	const char *folders = getenv("XDG_CONFIG_DIRS");
	size_t length;

	if (!folders || !*folders)
		folders = "/etc/xdg";
	while (*folders) {
		length = strcspn(folders, ":");
		add_below(files, folders, length, FILE_NAME);
		folders += length;
		folders += *folders == ':';
	}
}

/* Watches the folder of a file, or the nearest ancestor that exists, in which the folder may still be created. */
static void watch_folder_of(const struct gesture_files *files, const char *path)
{
	char *folder = strdup(path), *end;

	while (folder && (end = strrchr(folder, '/')) && end > folder) {
		*end = '\0';
		if (inotify_add_watch(files->watch, folder,
			    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_ONLYDIR) >= 0)
			break;
	}
	free(folder);
}

static void watch_folders(const struct gesture_files *files)
{
	size_t index;

	for (index = 0; files->watch >= 0 && index < files->count; index++)
		watch_folder_of(files, files->files[index].path);
}

static struct file_state state_of(const char *path)
{
	struct file_state state = { false, 0, 0, 0, 0, 0 };
	struct stat status;

	if (stat(path, &status) != 0)
		return state;
	state.is_there = true;
	state.device = status.st_dev;
	state.inode = status.st_ino;
	state.size = (uint64_t)status.st_size;
	state.seconds = status.st_mtim.tv_sec;
	state.nanoseconds = status.st_mtim.tv_nsec;
	return state;
}

static bool is_same_state(const struct file_state *state, const struct file_state *other)
{
	return state->is_there == other->is_there && state->device == other->device &&
		state->inode == other->inode && state->size == other->size && state->seconds == other->seconds &&
		state->nanoseconds == other->nanoseconds;
}

static bool update_states(struct gesture_files *files)
{
	struct file_state state;
	bool has_changed = false;
	size_t index;

	for (index = 0; index < files->count; index++) {
		state = state_of(files->files[index].path);
		if (!is_same_state(&state, &files->files[index].state))
			has_changed = true;
		files->files[index].state = state;
	}
	return has_changed;
}

static void begin_watching(struct gesture_files *files)
{
	files->watch = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
	watch_folders(files);
	update_states(files);
}

void gesture_files_find(struct gesture_files *files, const char *host_file)
{
	gesture_files_finish(files);
	if (host_file)
		add_file(files, strdup(host_file), true);
	add_user_file(files);
	add_system_files(files);
	begin_watching(files);
}

void gesture_files_set(struct gesture_files *files, const char *path, bool is_host_file)
{
	gesture_files_finish(files);
	add_file(files, strdup(path), is_host_file);
	begin_watching(files);
}

void gesture_files_set_standard_input(struct gesture_files *files)
{
	gesture_files_finish(files);
	add_file(files, strdup("standard input"), false);
	if (files->count > 0)
		files->files[0].is_standard_input = true;
}

void gesture_files_finish(struct gesture_files *files)
{
	size_t index;

	for (index = 0; index < files->count; index++)
		free(files->files[index].path);
	if (files->watch >= 0)
		close(files->watch);
	gesture_files_init(files);
}

bool gesture_files_have_changed(struct gesture_files *files)
{
	char buffer[4096];

	while (files->watch >= 0 && read(files->watch, buffer, sizeof(buffer)) > 0)
		continue;
	/* A folder may exist now that did not before. */
	watch_folders(files);
	return update_states(files);
}

size_t tactus_gestures_find_file(char *buffer, size_t size)
{
	struct gesture_files files;
	const char *path = "";
	size_t index, length;

	gesture_files_init(&files);
	gesture_files_find(&files, NULL);
	for (index = 0; index < files.count && !*path; index++) {
		if (files.files[index].state.is_there)
			path = files.files[index].path;
	}
	length = strlen(path);
	if (buffer && size > 0)
		snprintf(buffer, size, "%s", path);
	gesture_files_finish(&files);
	return length;
}
