// SPDX-License-Identifier: MIT
// Changes the workspace with the fingers, and takes a window along, by the part of Hyprland that serves touchpad swipes.
#ifndef TACTUS_HYPRLAND_WORKSPACE_SWIPE_HPP
#define TACTUS_HYPRLAND_WORKSPACE_SWIPE_HPP

#include "hyprland-headers.hpp"

#include <tactus-gestures.h>

#include <cstdint>

class WorkspaceSwipe
{
public:
	void act(const tactus_gestures_event &event);
	// Takes an unfinished change back.
	void cancel();

private:
	bool begin(const tactus_gestures_event &event);
	void follow(double progress);
	void commit(double least);

	// Hyprland's number of the swipe that this object has begun, or 0. Swipes of a touchpad are left alone.
	uint64_t session = 0;
	bool is_ours() const;
	// 1: to the next workspace, -1: to the previous one.
	int way = 1;
	double progress = 0;
	PHLMONITORREF output;
	// The window that goes along, or nullptr.
	PHLWINDOWREF taken;
};

#endif
