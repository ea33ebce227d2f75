// SPDX-License-Identifier: MIT
// Changes the virtual desktop with the fingers: tells KWin's effects how far the next desktop is in sight, as KWin's
// own gestures do.
#ifndef TACTUS_KWIN_DESKTOP_SWIPE_HPP
#define TACTUS_KWIN_DESKTOP_SWIPE_HPP

#include <tactus-gestures.h>
#include "kwin-headers.hpp"

#include <QPointer>

class DesktopSwipe
{
public:
	void act(const tactus_gestures_event &event);
	// Takes an unfinished change back.
	void cancel();

private:
	void show(double progress);
	void end(bool commits);

	bool m_isFollowed = false;
	QPointer<KWin::LogicalOutput> m_output;
	// Direction of the next desktop; one coordinate is 0.
	QPointF m_way;
};

#endif
