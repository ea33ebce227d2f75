// SPDX-License-Identifier: MIT
// Changes the workspace with the fingers: sends touchpad swipes to Wayfire's plugin vswipe. Without vswipe the
// workspace changes at the end.
#ifndef TACTUS_WAYFIRE_WORKSPACE_SWIPE_HPP
#define TACTUS_WAYFIRE_WORKSPACE_SWIPE_HPP

#include <tactus-gestures.h>
#include "wayfire-headers.hpp"

// Ends the animation of an earlier change of the workspace, by vswipe or vswitch: as long as it runs, vswipe does not begin,
// and no window is found.
void end_animation(wf::output_t *output);

class WorkspaceSwipe
{
public:
	void act(const tactus_gestures_event &event);
	// Takes an unfinished change back.
	void cancel();

private:
	void begin(const tactus_gestures_event &event);
	void follow(double progress);
	void end(bool commits);
	void send(double part);
	void forget();

	bool is_followed = false;
	wf::output_t *output = nullptr; // nullptr: it was removed
	wf::signal::connection_t<wf::output_pre_remove_signal> on_output_gone = [this](auto) { output = nullptr; };
	// Direction of the next workspace; one coordinate is 0.
	wf::point_t way{0, 0};
	// How far vswipe was told to go, as a part of a workspace.
	double told = 0;
	uint32_t time_ms = 0;
};

#endif
