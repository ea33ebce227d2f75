// SPDX-License-Identifier: MIT
#include "actions.hpp"

#include "keyboard.hpp"
#include "mouse.hpp"
#include "plugin.hpp"
#include "scene.hpp"
#include "window-actions.hpp"
#include "window-drag.hpp"
#include "workspace-swipe.hpp"

static WorkspaceSwipe workspace_swipe;

static WindowDrag window_drag;

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

static void act_on_window(const tactus_gestures_event &event)
{
	if (auto window = window_at({event.start_x, event.start_y}))
		window_act(window, event.action);
}

// Says a dispatch as hyprctl does: in Lua, or as the words of an old configuration file.
static void dispatch(const char *words)
{
	auto answer = HyprlandAPI::invokeHyprctlCommand("dispatch", words);

	if (!answer.starts_with("ok"))
		log_line(("hyprland:" + std::string(words) + ": " + answer).c_str());
}

void act(const tactus_gestures_event &event)
{
	switch (event.action) {
	case TACTUS_GESTURES_ACTION_CLOSE:
	case TACTUS_GESTURES_ACTION_FULLSCREEN:
	case TACTUS_GESTURES_ACTION_MAXIMIZE:
	case TACTUS_GESTURES_ACTION_MINIMIZE:
	case TACTUS_GESTURES_ACTION_FLOAT:
	case TACTUS_GESTURES_ACTION_TILE_LEFT:
	case TACTUS_GESTURES_ACTION_TILE_RIGHT:
		return act_on_window(event);
	case TACTUS_GESTURES_ACTION_MOVE:
	case TACTUS_GESTURES_ACTION_RESIZE:
		return window_drag.act(event);
	case TACTUS_GESTURES_ACTION_NEXT_WINDOW:
		return focus_other_window(event, true);
	case TACTUS_GESTURES_ACTION_PREVIOUS_WINDOW:
		return focus_other_window(event, false);
	case TACTUS_GESTURES_ACTION_KEYBOARD_ON:
		return show_keyboard(true);
	case TACTUS_GESTURES_ACTION_KEYBOARD_OFF:
		return show_keyboard(false);
	case TACTUS_GESTURES_ACTION_RIGHT_CLICK:
	case TACTUS_GESTURES_ACTION_CLICK:
	case TACTUS_GESTURES_ACTION_DRAG:
	case TACTUS_GESTURES_ACTION_SCROLL:
		return mouse_act(event);
	case TACTUS_GESTURES_ACTION_KEYS:
	case TACTUS_GESTURES_ACTION_HOLD_KEYS:
		return keyboard_act(event);
	case TACTUS_GESTURES_ACTION_HOST:
		return dispatch(event.words);
	default:
		return workspace_swipe.act(event);
	}
}

void prepare_actions(const tactus_gestures *gestures)
{
	auto uses = [gestures](tactus_gestures_action action) { return tactus_gestures_uses_action(gestures, action); };

	if (uses(TACTUS_GESTURES_ACTION_RIGHT_CLICK) || uses(TACTUS_GESTURES_ACTION_CLICK) ||
		uses(TACTUS_GESTURES_ACTION_DRAG) || uses(TACTUS_GESTURES_ACTION_SCROLL))
		mouse_prepare();
	if (uses(TACTUS_GESTURES_ACTION_KEYS) || uses(TACTUS_GESTURES_ACTION_HOLD_KEYS))
		keyboard_prepare();
}

void finish_actions()
{
	workspace_swipe.cancel();
	window_drag.cancel();
	mouse_finish();
	keyboard_finish();
}

static constexpr uint32_t bit(tactus_gestures_action action)
{
	return 1u << action;
}

// No overview: Hyprland has none of its own.
const uint32_t host_actions = bit(TACTUS_GESTURES_ACTION_CLOSE) | bit(TACTUS_GESTURES_ACTION_FULLSCREEN) |
	bit(TACTUS_GESTURES_ACTION_MAXIMIZE) | bit(TACTUS_GESTURES_ACTION_MINIMIZE) | bit(TACTUS_GESTURES_ACTION_FLOAT) |
	bit(TACTUS_GESTURES_ACTION_TILE_LEFT) | bit(TACTUS_GESTURES_ACTION_TILE_RIGHT) |
	bit(TACTUS_GESTURES_ACTION_MOVE) | bit(TACTUS_GESTURES_ACTION_RESIZE) |
	bit(TACTUS_GESTURES_ACTION_NEXT_WINDOW) | bit(TACTUS_GESTURES_ACTION_PREVIOUS_WINDOW) |
	bit(TACTUS_GESTURES_ACTION_WORKSPACE_LEFT) | bit(TACTUS_GESTURES_ACTION_WORKSPACE_RIGHT) |
	bit(TACTUS_GESTURES_ACTION_WORKSPACE_UP) | bit(TACTUS_GESTURES_ACTION_WORKSPACE_DOWN) |
	bit(TACTUS_GESTURES_ACTION_MOVE_TO_WORKSPACE_LEFT) | bit(TACTUS_GESTURES_ACTION_MOVE_TO_WORKSPACE_RIGHT) |
	bit(TACTUS_GESTURES_ACTION_MOVE_TO_WORKSPACE_UP) | bit(TACTUS_GESTURES_ACTION_MOVE_TO_WORKSPACE_DOWN) |
	bit(TACTUS_GESTURES_ACTION_KEYBOARD_ON) | bit(TACTUS_GESTURES_ACTION_KEYBOARD_OFF) |
	bit(TACTUS_GESTURES_ACTION_RIGHT_CLICK) | bit(TACTUS_GESTURES_ACTION_CLICK) |
	bit(TACTUS_GESTURES_ACTION_DRAG) | bit(TACTUS_GESTURES_ACTION_SCROLL) | bit(TACTUS_GESTURES_ACTION_KEYS) |
	bit(TACTUS_GESTURES_ACTION_HOLD_KEYS) | bit(TACTUS_GESTURES_ACTION_HOST);
