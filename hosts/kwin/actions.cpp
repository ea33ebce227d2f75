// SPDX-License-Identifier: MIT
#include "actions.hpp"

#include <QAction>

#include <algorithm>

using KWin::Window;

static Window *windowOf(const tactus_gestures_event &event)
{
	return KWin::input()->findToplevel(QPointF(event.start_x, event.start_y));
}

static void toggleFullscreen(const tactus_gestures_event &event)
{
	auto window = windowOf(event);

	if (window && window->isFullScreenable())
		window->setFullScreen(!window->isFullScreen());
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

static void focusOtherWindow(const tactus_gestures_event &event, int step)
{
	auto windows = windowsOn(KWin::workspace()->outputAt(QPointF(event.start_x, event.start_y)));
	auto index = windows.indexOf(KWin::workspace()->activeWindow());

	if (windows.isEmpty())
		return;
	index = index < 0 ? 0 : (index + step + windows.size()) % windows.size();
	KWin::workspace()->activateWindow(windows[index]);
}

static void showKeyboard(bool isShown)
{
	auto keyboard = KWin::kwinApp()->inputMethod();

	if (!keyboard)
		return;
	if (isShown)
		keyboard->forceActivate();
	else
		keyboard->setActive(false);
}

// The effect has no function for it, but the action behind its shortcut.
void Actions::showOverview()
{
	auto effect = KWin::effects ? KWin::effects->findEffect(QStringLiteral("overview")) : nullptr;
	auto action = effect ? effect->findChild<QAction *>(QStringLiteral("Overview")) : nullptr;

	if (action)
		action->trigger();
	else
		tactus_host_log(m_host, "overview: KWin's effect overview is not loaded");
}

void Actions::act(const tactus_gestures_event &event)
{
	switch (event.action) {
	case TACTUS_GESTURES_ACTION_CLOSE:
		if (auto window = windowOf(event))
			window->closeWindow();
		return;
	case TACTUS_GESTURES_ACTION_FULLSCREEN:
		return toggleFullscreen(event);
	case TACTUS_GESTURES_ACTION_NEXT_WINDOW:
		return focusOtherWindow(event, 1);
	case TACTUS_GESTURES_ACTION_PREVIOUS_WINDOW:
		return focusOtherWindow(event, -1);
	case TACTUS_GESTURES_ACTION_WORKSPACE_LEFT:
	case TACTUS_GESTURES_ACTION_WORKSPACE_RIGHT:
	case TACTUS_GESTURES_ACTION_WORKSPACE_UP:
	case TACTUS_GESTURES_ACTION_WORKSPACE_DOWN:
		return m_desktopSwipe.act(event);
	case TACTUS_GESTURES_ACTION_OVERVIEW:
		return showOverview();
	case TACTUS_GESTURES_ACTION_KEYBOARD_ON:
		return showKeyboard(true);
	case TACTUS_GESTURES_ACTION_KEYBOARD_OFF:
		return showKeyboard(false);
	case TACTUS_GESTURES_ACTION_RIGHT_CLICK:
		return m_rightClick.click(QPointF(event.x, event.y));
	default:
		return;
	}
}

void Actions::prepare(const tactus_gestures *gestures)
{
	if (tactus_gestures_uses_action(gestures, TACTUS_GESTURES_ACTION_RIGHT_CLICK))
		m_rightClick.prepare();
}

uint32_t Actions::mask()
{
	uint32_t mask = 0;

	for (auto action : {TACTUS_GESTURES_ACTION_CLOSE, TACTUS_GESTURES_ACTION_FULLSCREEN,
		     TACTUS_GESTURES_ACTION_NEXT_WINDOW, TACTUS_GESTURES_ACTION_PREVIOUS_WINDOW,
		     TACTUS_GESTURES_ACTION_WORKSPACE_LEFT, TACTUS_GESTURES_ACTION_WORKSPACE_RIGHT,
		     TACTUS_GESTURES_ACTION_WORKSPACE_UP, TACTUS_GESTURES_ACTION_WORKSPACE_DOWN,
		     TACTUS_GESTURES_ACTION_OVERVIEW, TACTUS_GESTURES_ACTION_KEYBOARD_ON,
		     TACTUS_GESTURES_ACTION_KEYBOARD_OFF, TACTUS_GESTURES_ACTION_RIGHT_CLICK})
		mask |= 1u << action;
	return mask;
}
