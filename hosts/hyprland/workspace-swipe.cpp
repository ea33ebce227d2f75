// SPDX-License-Identifier: MIT
#include "workspace-swipe.hpp"

#include "scene.hpp"
#include "window-actions.hpp"

#include <algorithm>

// Length of a whole swipe in Hyprland's units.
static double whole_way()
{
	static CConfigValue<Config::INTEGER> distance("gestures:workspace_swipe_distance");

	return std::max<double>(*distance, 1);
}

// Part of the way from which Hyprland commits a slow swipe.
static double least_part()
{
	static CConfigValue<Config::FLOAT> ratio("gestures:workspace_swipe_cancel_ratio");

	return std::clamp<double>(*ratio, 0, 1);
}

// Step, as a part of the way, from which Hyprland commits a swipe that is quick. 0: never.
static double quick_part()
{
	static CConfigValue<Config::INTEGER> speed("gestures:workspace_swipe_min_speed_to_force");

	return *speed > 0 ? (*speed + 1) / whole_way() : 0;
}

static int way_of(tactus_gestures_action action)
{
	switch (action) {
	case TACTUS_GESTURES_ACTION_WORKSPACE_LEFT:
	case TACTUS_GESTURES_ACTION_WORKSPACE_UP:
	case TACTUS_GESTURES_ACTION_MOVE_TO_WORKSPACE_LEFT:
	case TACTUS_GESTURES_ACTION_MOVE_TO_WORKSPACE_UP:
		return -1;
	default:
		return 1;
	}
}

static bool takes_window(tactus_gestures_action action)
{
	return action >= TACTUS_GESTURES_ACTION_MOVE_TO_WORKSPACE_LEFT &&
		action <= TACTUS_GESTURES_ACTION_MOVE_TO_WORKSPACE_DOWN;
}

bool WorkspaceSwipe::is_ours() const
{
	return session && g_pUnifiedWorkspaceSwipe->isGestureInProgress() &&
		g_pUnifiedWorkspaceSwipe->sessionID() == session;
}

bool WorkspaceSwipe::begin(const tactus_gestures_event &event)
{
	auto monitor = output_at({event.start_x, event.start_y});

	session = 0;
	way = way_of(event.action);
	progress = 0;
	output = monitor;
	taken.reset();
	if (takes_window(event.action))
		taken = window_at({event.start_x, event.start_y});
	if (!monitor || g_pUnifiedWorkspaceSwipe->isGestureInProgress() || !g_pUnifiedWorkspaceSwipe->begin(monitor))
		return false;
	session = g_pUnifiedWorkspaceSwipe->sessionID();
	return true;
}

void WorkspaceSwipe::follow(double to)
{
	progress = std::clamp(to, 0.0, 1.0);
	g_pUnifiedWorkspaceSwipe->update(way * progress * whole_way());
}

// Hyprland would decide by distance and speed; the gesture has decided already.
void WorkspaceSwipe::commit(double least)
{
	if (progress < least)
		follow(least);
	g_pUnifiedWorkspaceSwipe->end();
	session = 0;
	auto window = taken.lock();
	if (window && window_has_place(window) && output)
		log_failure(Config::Actions::moveToWorkspace(output->m_activeWorkspace, false, window));
}

void WorkspaceSwipe::act(const tactus_gestures_event &event)
{
	if (event.phase == TACTUS_GESTURES_PHASE_BEGAN) {
		cancel();
		begin(event);
	} else if (event.phase == TACTUS_GESTURES_PHASE_CHANGED) {
		if (is_ours())
			follow(event.progress);
	} else if (event.phase == TACTUS_GESTURES_PHASE_CANCELLED || !event.commits) {
		cancel();
	} else if (is_ours()) {
		commit(least_part());
	} else if (begin(event)) {
		// Gestures without a length have an end only. A quick step leaves the most to the animation.
		commit(quick_part() > 0 ? quick_part() : least_part());
	}
}

void WorkspaceSwipe::cancel()
{
	if (is_ours())
		g_pUnifiedWorkspaceSwipe->cancel();
	session = 0;
}
