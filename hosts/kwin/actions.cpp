// SPDX-License-Identifier: MIT
#include "actions.hpp"

#include "window-actions.hpp"

#include <QAction>

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

// The window is on the desktop that is left until the fingers have lifted.
void Actions::moveToDesktop(const tactus_gestures_event &event)
{
	bool isOver = event.phase == TACTUS_GESTURES_PHASE_ENDED && event.commits;
	auto window = isOver ? KWin::input()->findToplevel(QPointF(event.start_x, event.start_y)) : nullptr;

	m_desktopSwipe.act(event);
	if (!window || window->isOnAllDesktops() || !window->isNormalWindow())
		return;
	auto shown = KWin::VirtualDesktopManager::self()->currentDesktop(window->output());

	KWin::workspace()->sendWindowToDesktops(window, {shown}, false);
	KWin::workspace()->activateWindow(window);
}

void Actions::act(const tactus_gestures_event &event)
{
	switch (event.action) {
	case TACTUS_GESTURES_ACTION_CLOSE:
	case TACTUS_GESTURES_ACTION_FULLSCREEN:
	case TACTUS_GESTURES_ACTION_MAXIMIZE:
	case TACTUS_GESTURES_ACTION_MINIMIZE:
	case TACTUS_GESTURES_ACTION_TILE_LEFT:
	case TACTUS_GESTURES_ACTION_TILE_RIGHT:
		return actOnWindow(event);
	case TACTUS_GESTURES_ACTION_MOVE:
	case TACTUS_GESTURES_ACTION_RESIZE:
		return m_windowDrag.act(event);
	case TACTUS_GESTURES_ACTION_NEXT_WINDOW:
		return focusOtherWindow(event, 1);
	case TACTUS_GESTURES_ACTION_PREVIOUS_WINDOW:
		return focusOtherWindow(event, -1);
	case TACTUS_GESTURES_ACTION_WORKSPACE_LEFT:
	case TACTUS_GESTURES_ACTION_WORKSPACE_RIGHT:
	case TACTUS_GESTURES_ACTION_WORKSPACE_UP:
	case TACTUS_GESTURES_ACTION_WORKSPACE_DOWN:
		return m_desktopSwipe.act(event);
	case TACTUS_GESTURES_ACTION_MOVE_TO_WORKSPACE_LEFT:
	case TACTUS_GESTURES_ACTION_MOVE_TO_WORKSPACE_RIGHT:
	case TACTUS_GESTURES_ACTION_MOVE_TO_WORKSPACE_UP:
	case TACTUS_GESTURES_ACTION_MOVE_TO_WORKSPACE_DOWN:
		return moveToDesktop(event);
	case TACTUS_GESTURES_ACTION_OVERVIEW:
		return showOverview();
	case TACTUS_GESTURES_ACTION_KEYBOARD_ON:
		return showKeyboard(true);
	case TACTUS_GESTURES_ACTION_KEYBOARD_OFF:
		return showKeyboard(false);
	case TACTUS_GESTURES_ACTION_RIGHT_CLICK:
	case TACTUS_GESTURES_ACTION_CLICK:
	case TACTUS_GESTURES_ACTION_DRAG:
	case TACTUS_GESTURES_ACTION_SCROLL:
		return m_mouse.act(event);
	case TACTUS_GESTURES_ACTION_KEYS:
	case TACTUS_GESTURES_ACTION_HOLD_KEYS:
		return m_keyboard.act(event);
	case TACTUS_GESTURES_ACTION_HOST:
		return m_shortcuts.invoke(QString::fromUtf8(event.words));
	default:
		return;
	}
}

void Actions::forget()
{
	m_desktopSwipe.cancel();
	m_windowDrag.cancel();
}

void Actions::prepare(const tactus_gestures *gestures)
{
	auto uses = [gestures](tactus_gestures_action action) { return tactus_gestures_uses_action(gestures, action); };

	if (uses(TACTUS_GESTURES_ACTION_RIGHT_CLICK) || uses(TACTUS_GESTURES_ACTION_CLICK) ||
		uses(TACTUS_GESTURES_ACTION_DRAG) || uses(TACTUS_GESTURES_ACTION_SCROLL))
		m_mouse.prepare();
	if (uses(TACTUS_GESTURES_ACTION_KEYS) || uses(TACTUS_GESTURES_ACTION_HOLD_KEYS))
		m_keyboard.prepare();
}

// No float: a window of KWin is in no tiling of which it could be taken and put back.
uint32_t Actions::mask()
{
	uint32_t mask = 0;

	for (auto action : {TACTUS_GESTURES_ACTION_CLOSE, TACTUS_GESTURES_ACTION_FULLSCREEN,
		     TACTUS_GESTURES_ACTION_MAXIMIZE, TACTUS_GESTURES_ACTION_MINIMIZE,
		     TACTUS_GESTURES_ACTION_TILE_LEFT, TACTUS_GESTURES_ACTION_TILE_RIGHT, TACTUS_GESTURES_ACTION_MOVE,
		     TACTUS_GESTURES_ACTION_RESIZE, TACTUS_GESTURES_ACTION_NEXT_WINDOW,
		     TACTUS_GESTURES_ACTION_PREVIOUS_WINDOW, TACTUS_GESTURES_ACTION_WORKSPACE_LEFT,
		     TACTUS_GESTURES_ACTION_WORKSPACE_RIGHT, TACTUS_GESTURES_ACTION_WORKSPACE_UP,
		     TACTUS_GESTURES_ACTION_WORKSPACE_DOWN, TACTUS_GESTURES_ACTION_MOVE_TO_WORKSPACE_LEFT,
		     TACTUS_GESTURES_ACTION_MOVE_TO_WORKSPACE_RIGHT, TACTUS_GESTURES_ACTION_MOVE_TO_WORKSPACE_UP,
		     TACTUS_GESTURES_ACTION_MOVE_TO_WORKSPACE_DOWN, TACTUS_GESTURES_ACTION_OVERVIEW,
		     TACTUS_GESTURES_ACTION_KEYBOARD_ON, TACTUS_GESTURES_ACTION_KEYBOARD_OFF,
		     TACTUS_GESTURES_ACTION_RIGHT_CLICK, TACTUS_GESTURES_ACTION_CLICK, TACTUS_GESTURES_ACTION_DRAG,
		     TACTUS_GESTURES_ACTION_SCROLL, TACTUS_GESTURES_ACTION_KEYS, TACTUS_GESTURES_ACTION_HOLD_KEYS,
		     TACTUS_GESTURES_ACTION_HOST})
		mask |= 1u << action;
	return mask;
}
