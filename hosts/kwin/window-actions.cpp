// SPDX-License-Identifier: MIT
#include "window-actions.hpp"

using KWin::Window;

static void toggleFullscreen(Window *window)
{
	if (window->isFullScreenable())
		window->setFullScreen(!window->isFullScreen());
}

static void toggleMaximized(Window *window)
{
	bool isMaximized = window->requestedMaximizeMode() == KWin::MaximizeFull;

	if (window->isMaximizable())
		window->maximize(isMaximized ? KWin::MaximizeRestore : KWin::MaximizeFull);
}

static void tile(Window *window, KWin::QuickTileFlag half)
{
	if (window->isResizable())
		window->setQuickTileModeAtCurrentPosition(half);
}

void actOnWindow(const tactus_gestures_event &event)
{
	auto window = KWin::input()->findToplevel(QPointF(event.start_x, event.start_y));

	// The locker is nobody's window to close.
	if (!window || window->isLockScreen())
		return;
	switch (event.action) {
	case TACTUS_GESTURES_ACTION_CLOSE:
		return window->closeWindow();
	case TACTUS_GESTURES_ACTION_FULLSCREEN:
		return toggleFullscreen(window);
	case TACTUS_GESTURES_ACTION_MAXIMIZE:
		return toggleMaximized(window);
	case TACTUS_GESTURES_ACTION_MINIMIZE:
		if (window->isMinimizable())
			window->setMinimized(true);
		return;
	case TACTUS_GESTURES_ACTION_TILE_LEFT:
		return tile(window, KWin::QuickTileFlag::Left);
	default:
		return tile(window, KWin::QuickTileFlag::Right);
	}
}

// In the order in which they were opened: in the order of last use, two windows would alternate.
static QList<Window *> windowsOn(KWin::LogicalOutput *output)
{
	QList<Window *> windows;

	for (auto window : KWin::workspace()->windows()) {
		if (!window->isDeleted() && window->isNormalWindow() && window->wantsTabFocus() &&
			window->isOnCurrentDesktop() && window->isOnOutput(output) && !window->isMinimized())
			windows.append(window);
	}
	return windows;
}

void focusOtherWindow(const tactus_gestures_event &event, int step)
{
	auto windows = windowsOn(KWin::workspace()->outputAt(QPointF(event.start_x, event.start_y)));
	auto index = windows.indexOf(KWin::workspace()->activeWindow());

	if (windows.isEmpty())
		return;
	index = index < 0 ? 0 : (index + step + windows.size()) % windows.size();
	KWin::workspace()->activateWindow(windows[index]);
}
