// SPDX-License-Identifier: MIT
// Moves or resizes a window with the fingers.
#ifndef TACTUS_KWIN_WINDOW_DRAG_HPP
#define TACTUS_KWIN_WINDOW_DRAG_HPP

#include "kwin-headers.hpp"

#include <QPointer>

#include <tactus-gestures.h>

class WindowDrag
{
public:
	void act(const tactus_gestures_event &event);
	// Puts the window back.
	void cancel();

private:
	void begin(const tactus_gestures_event &event);
	void follow(double dx, double dy);

	// nullptr: no window is dragged.
	QPointer<KWin::Window> m_window;
	bool m_isResized = false;
	// Its frame when the fingers began, and which edges were nearer to them.
	KWin::RectF m_frame;
	bool m_isFromLeft = false, m_isFromTop = false;
};

#endif
