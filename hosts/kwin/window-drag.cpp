// SPDX-License-Identifier: MIT
#include "window-drag.hpp"

#include <algorithm>

using KWin::Window;

// No window gets smaller than this, px.
static constexpr double SMALLEST = 64;

// Windows that cover the screen or a part of it stay there.
static bool hasOwnPlace(const Window *window)
{
	return !window->isFullScreen() && window->requestedMaximizeMode() == KWin::MaximizeRestore &&
		!window->requestedTile();
}

void WindowDrag::begin(const tactus_gestures_event &event)
{
	auto window = KWin::input()->findToplevel(QPointF(event.start_x, event.start_y));

	m_isResized = event.action == TACTUS_GESTURES_ACTION_RESIZE;
	if (!window || window->isLockScreen() || !hasOwnPlace(window) || !(m_isResized ? window->isResizable() : window->isMovable()))
		return;
	m_window = window;
	m_frame = window->frameGeometry();
	m_isFromLeft = event.start_x < m_frame.x() + m_frame.width() / 2;
	m_isFromTop = event.start_y < m_frame.y() + m_frame.height() / 2;
}

void WindowDrag::follow(double dx, double dy)
{
	if (!m_isResized)
		return m_window->move(QPointF(m_frame.x() + dx, m_frame.y() + dy));
	QSizeF size(std::max(m_frame.width() + (m_isFromLeft ? -dx : dx), SMALLEST),
		std::max(m_frame.height() + (m_isFromTop ? -dy : dy), SMALLEST));

	size = m_window->constrainFrameSize(size);
	m_window->moveResize(KWin::RectF(m_frame.x() + (m_isFromLeft ? m_frame.width() - size.width() : 0),
		m_frame.y() + (m_isFromTop ? m_frame.height() - size.height() : 0), size.width(), size.height()));
}

void WindowDrag::act(const tactus_gestures_event &event)
{
	if (event.phase == TACTUS_GESTURES_PHASE_BEGAN) {
		cancel();
		begin(event);
	}
	if (!m_window || m_window->isDeleted())
		return;
	if (event.phase == TACTUS_GESTURES_PHASE_CANCELLED)
		return cancel();
	follow(event.dx, event.dy);
	if (event.phase == TACTUS_GESTURES_PHASE_ENDED)
		m_window = nullptr;
}

void WindowDrag::cancel()
{
	if (m_window && !m_window->isDeleted())
		follow(0, 0);
	m_window = nullptr;
}
