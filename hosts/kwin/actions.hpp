// SPDX-License-Identifier: MIT
// Actions that KWin carries out itself: `action=`.
#ifndef TACTUS_KWIN_ACTIONS_HPP
#define TACTUS_KWIN_ACTIONS_HPP

#include "desktop-swipe.hpp"
#include "keyboard.hpp"
#include "mouse.hpp"
#include "shortcuts.hpp"
#include "window-drag.hpp"

#include <tactus-host.h>

class Actions
{
public:
	explicit Actions(tactus_host *const &host)
		: m_host(host)
		, m_shortcuts(host)
	{
	}
	// Mask for struct tactus_gestures_host.
	static uint32_t mask();
	// Prepares what the gestures of the file need.
	void prepare(const tactus_gestures *gestures);
	void act(const tactus_gestures_event &event);
	// Takes back what follows the fingers.
	void forget();

private:
	void showOverview();
	void moveToDesktop(const tactus_gestures_event &event);

	// The plugin's, which is created later.
	tactus_host *const &m_host;
	DesktopSwipe m_desktopSwipe;
	WindowDrag m_windowDrag;
	Mouse m_mouse;
	Keyboard m_keyboard;
	Shortcuts m_shortcuts;
};

#endif
