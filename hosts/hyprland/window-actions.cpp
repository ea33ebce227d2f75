// SPDX-License-Identifier: MIT
#include "window-actions.hpp"

#include "plugin.hpp"

// The special workspace of minimized windows, which users bring up as any other one.
static constexpr auto MINIMIZED = "special:minimized";

void log_failure(const Config::Actions::ActionResult &result)
{
	if (!result)
		log_line(result.error().message.c_str());
}

bool window_has_place(const PHLWINDOW &window)
{
	auto target = window->mapped() ? window->layoutTarget() : nullptr;

	return target && target->space();
}

// A half of what panels leave of the output. In the tiling no window has a place of its own choice, so it floats.
static void fill_half(const PHLWINDOW &window, bool is_right)
{
	auto monitor = window->m_monitor.lock();

	if (!monitor)
		return;
	auto half = monitor->logicalBoxMinusReserved();
	half.w /= 2;
	if (is_right)
		half.x += half.w;
	log_failure(Config::Actions::floatWindow(Config::Actions::TOGGLE_ACTION_ENABLE, window));
	g_layoutManager->setTargetGeom(half, window->layoutTarget());
}

void window_act(const PHLWINDOW &window, tactus_gestures_action action)
{
	if (action == TACTUS_GESTURES_ACTION_CLOSE)
		return log_failure(Config::Actions::closeWindow(window));
	if (!window_has_place(window))
		return;
	switch (action) {
	case TACTUS_GESTURES_ACTION_FULLSCREEN:
		return log_failure(Config::Actions::fullscreenWindow(Fullscreen::FSMODE_FULLSCREEN, true, window));
	case TACTUS_GESTURES_ACTION_MAXIMIZE:
		return log_failure(Config::Actions::fullscreenWindow(Fullscreen::FSMODE_MAXIMIZED, true, window));
	case TACTUS_GESTURES_ACTION_MINIMIZE:
		return log_failure(Config::Actions::moveToWorkspace(MINIMIZED, true, window));
	case TACTUS_GESTURES_ACTION_FLOAT:
		return log_failure(Config::Actions::floatWindow(Config::Actions::TOGGLE_ACTION_TOGGLE, window));
	default:
		return fill_half(window, action == TACTUS_GESTURES_ACTION_TILE_RIGHT);
	}
}
