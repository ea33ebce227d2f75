// SPDX-License-Identifier: MIT
// A change of workspace that follows the fingers: Wayfire's plugin vswipe does it for touchpads, and is shown swipes of
// one. Without vswipe the workspace changes at the end.
#ifndef TACTUS_WAYFIRE_WORKSPACE_SWIPE_HPP
#define TACTUS_WAYFIRE_WORKSPACE_SWIPE_HPP

#include "gestures.h"
#include "wayfire-headers.hpp"

class WorkspaceSwipe
{
public:
	void act(const gestures_event &event);
	// The plugin goes.
	void cancel();

private:
	void begin(const gestures_event &event);
	void follow(double progress);
	void end(bool commits);
	void send(double part);
	void forget();

	bool is_followed = false;
	wf::output_t *output = nullptr; // nullptr: it has gone
	wf::signal::connection_t<wf::output_pre_remove_signal> on_output_gone = [this](auto) { output = nullptr; };
	// The way to the next workspace, one of them 0.
	wf::point_t way{0, 0};
	// How far vswipe was told to go, as a part of a workspace.
	double told = 0;
	uint32_t time_ms = 0;
};

#endif
