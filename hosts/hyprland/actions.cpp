// SPDX-License-Identifier: MIT
#include "actions.hpp"

#include "mouse.hpp"
#include "plugin.hpp"
#include "scene.hpp"
#include "workspace-swipe.hpp"

static WorkspaceSwipe workspace_swipe;

static PHLWINDOW window_of(const tactus_gestures_event &event)
{
	return window_at({event.start_x, event.start_y});
}

static void log_failure(const Config::Actions::ActionResult &result)
{
	if (!result)
		log_line(result.error().message.c_str());
}

// Starts from the window of the output that was focused last, which need not be the active output.
static void focus_other_window(const tactus_gestures_event &event, bool is_next)
{
	auto monitor = output_at({event.start_x, event.start_y});
	auto window = monitor && monitor->m_activeWorkspace ? monitor->m_activeWorkspace->getLastFocusedWindow() : nullptr;

	if (window)
		log_failure(Config::Actions::cycleNext(is_next, std::nullopt, std::nullopt, window));
}

// Asks the input method, which shows its keyboard or hides it.
static void show_keyboard(bool is_on)
{
	auto method = g_pInputManager->m_relay.m_inputMethod.lock();

	if (!method)
		return;
	if (is_on)
		method->activate();
	else
		method->deactivate();
	method->done();
}

void act(const tactus_gestures_event &event)
{
	switch (event.action) {
	case TACTUS_GESTURES_ACTION_CLOSE:
		if (auto window = window_of(event))
			log_failure(Config::Actions::closeWindow(window));
		return;
	case TACTUS_GESTURES_ACTION_FULLSCREEN:
		if (auto window = window_of(event))
			log_failure(Config::Actions::fullscreenWindow(Fullscreen::FSMODE_FULLSCREEN, true, window));
		return;
	case TACTUS_GESTURES_ACTION_NEXT_WINDOW:
		return focus_other_window(event, true);
	case TACTUS_GESTURES_ACTION_PREVIOUS_WINDOW:
		return focus_other_window(event, false);
	case TACTUS_GESTURES_ACTION_WORKSPACE_LEFT:
	case TACTUS_GESTURES_ACTION_WORKSPACE_RIGHT:
	case TACTUS_GESTURES_ACTION_WORKSPACE_UP:
	case TACTUS_GESTURES_ACTION_WORKSPACE_DOWN:
		return workspace_swipe.act(event);
	case TACTUS_GESTURES_ACTION_KEYBOARD_ON:
		return show_keyboard(true);
	case TACTUS_GESTURES_ACTION_KEYBOARD_OFF:
		return show_keyboard(false);
	case TACTUS_GESTURES_ACTION_RIGHT_CLICK:
		return mouse_right_click(event.x, event.y);
	default:
		return;
	}
}

void prepare_actions(const tactus_gestures *gestures)
{
	if (tactus_gestures_uses_action(gestures, TACTUS_GESTURES_ACTION_RIGHT_CLICK))
		mouse_prepare();
}

void finish_actions()
{
	workspace_swipe.cancel();
	mouse_finish();
}

static constexpr uint32_t bit(tactus_gestures_action action)
{
	return 1u << action;
}

// No overview: Hyprland has none of its own.
const uint32_t host_actions = bit(TACTUS_GESTURES_ACTION_CLOSE) | bit(TACTUS_GESTURES_ACTION_FULLSCREEN) |
	bit(TACTUS_GESTURES_ACTION_NEXT_WINDOW) | bit(TACTUS_GESTURES_ACTION_PREVIOUS_WINDOW) |
	bit(TACTUS_GESTURES_ACTION_WORKSPACE_LEFT) | bit(TACTUS_GESTURES_ACTION_WORKSPACE_RIGHT) |
	bit(TACTUS_GESTURES_ACTION_WORKSPACE_UP) | bit(TACTUS_GESTURES_ACTION_WORKSPACE_DOWN) |
	bit(TACTUS_GESTURES_ACTION_KEYBOARD_ON) | bit(TACTUS_GESTURES_ACTION_KEYBOARD_OFF) | bit(TACTUS_GESTURES_ACTION_RIGHT_CLICK);
