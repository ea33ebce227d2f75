// SPDX-License-Identifier: MIT
#include "desktop-swipe.hpp"

#include <algorithm>

using Desktops = KWin::VirtualDesktopManager;

static Desktops *desktops()
{
	return Desktops::self();
}

static QPointF wayOf(gestures_action action)
{
	switch (action) {
	case GESTURES_ACTION_WORKSPACE_LEFT:
		return QPointF(-1, 0);
	case GESTURES_ACTION_WORKSPACE_RIGHT:
		return QPointF(1, 0);
	case GESTURES_ACTION_WORKSPACE_UP:
		return QPointF(0, -1);
	default:
		return QPointF(0, 1);
	}
}

static Desktops::Direction directionOf(QPointF way)
{
	if (way.x() != 0)
		return way.x() < 0 ? Desktops::Direction::Left : Desktops::Direction::Right;
	return way.y() < 0 ? Desktops::Direction::Up : Desktops::Direction::Down;
}

static void changeDesktop(KWin::LogicalOutput *output, QPointF way)
{
	auto current = desktops()->currentDesktop(output);

	desktops()->setCurrent(
		desktops()->inDirection(current, directionOf(way), desktops()->isNavigationWrappingAround()), output);
}

void DesktopSwipe::show(double progress)
{
	if (m_output)
		Q_EMIT desktops()->currentChanging(
			desktops()->currentDesktop(m_output), m_way * std::clamp(progress, 0.0, 1.0), m_output);
}

void DesktopSwipe::act(const gestures_event &event)
{
	QPointF start(event.start_x, event.start_y);
	bool commits = event.phase == GESTURES_PHASE_ENDED && event.commits;

	if (event.phase == GESTURES_PHASE_BEGAN) {
		cancel();
		m_isFollowed = true;
		m_output = KWin::workspace()->outputAt(start);
		m_way = wayOf(event.action);
		show(event.progress);
	} else if (!m_isFollowed) {
		// Gestures without a length have an end only.
		changeDesktop(KWin::workspace()->outputAt(start), wayOf(event.action));
	} else if (event.phase == GESTURES_PHASE_CHANGED) {
		show(event.progress);
	} else {
		if (commits && m_output)
			changeDesktop(m_output, m_way);
		// Without another desktop in the way, and without a commit, the effects must take back what they show.
		cancel();
	}
}

void DesktopSwipe::cancel()
{
	if (m_isFollowed)
		Q_EMIT desktops()->currentChangingCancelled();
	m_isFollowed = false;
	m_output = nullptr;
}
