// SPDX-License-Identifier: MIT
#include "desktop-swipe.hpp"

#include <algorithm>

using Desktops = KWin::VirtualDesktopManager;

static Desktops *desktops()
{
	return Desktops::self();
}

static QPointF wayOf(tactus_gestures_action action)
{
	switch (action) {
	case TACTUS_GESTURES_ACTION_WORKSPACE_LEFT:
	case TACTUS_GESTURES_ACTION_MOVE_TO_WORKSPACE_LEFT:
		return QPointF(-1, 0);
	case TACTUS_GESTURES_ACTION_WORKSPACE_RIGHT:
	case TACTUS_GESTURES_ACTION_MOVE_TO_WORKSPACE_RIGHT:
		return QPointF(1, 0);
	case TACTUS_GESTURES_ACTION_WORKSPACE_UP:
	case TACTUS_GESTURES_ACTION_MOVE_TO_WORKSPACE_UP:
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

// Returns whether there is another desktop that way.
static bool changeDesktop(KWin::LogicalOutput *output, QPointF way)
{
	auto current = desktops()->currentDesktop(output);

	return desktops()->setCurrent(
		desktops()->inDirection(current, directionOf(way), desktops()->isNavigationWrappingAround()), output);
}

// Unless each output has desktops of its own, all of them change.
void DesktopSwipe::show(double progress)
{
	QPointF offset = m_way * std::clamp(progress, 0.0, 1.0);

	for (auto output : KWin::workspace()->outputs()) {
		if (output == m_output || !desktops()->isPerOutputVirtualDesktops())
			Q_EMIT desktops()->currentChanging(desktops()->currentDesktop(output), offset, output);
	}
}

void DesktopSwipe::act(const tactus_gestures_event &event)
{
	QPointF start(event.start_x, event.start_y);

	if (event.phase == TACTUS_GESTURES_PHASE_BEGAN) {
		cancel();
		m_isFollowed = true;
		m_output = KWin::workspace()->outputAt(start);
		m_way = wayOf(event.action);
		show(event.progress);
	} else if (!m_isFollowed) {
		// Gestures without a length have an end only.
		changeDesktop(KWin::workspace()->outputAt(start), wayOf(event.action));
	} else if (event.phase == TACTUS_GESTURES_PHASE_CHANGED) {
		show(event.progress);
	} else {
		end(event.phase == TACTUS_GESTURES_PHASE_ENDED && event.commits);
	}
}

void DesktopSwipe::end(bool commits)
{
	bool isChanged = commits && m_output && changeDesktop(m_output, m_way);

	if (!isChanged)
		Q_EMIT desktops()->currentChangingCancelled();
	m_isFollowed = false;
	m_output = nullptr;
}

void DesktopSwipe::cancel()
{
	if (m_isFollowed)
		end(false);
}
