// SPDX-License-Identifier: MIT
// Actions that KWin carries out itself: `action=`.
#ifndef TACTUS_KWIN_ACTIONS_HPP
#define TACTUS_KWIN_ACTIONS_HPP

#include "desktop-swipe.hpp"
#include "right-click.hpp"

struct shell;

class Actions
{
public:
	explicit Actions(shell *shell)
		: m_shell(shell)
	{
	}
	// Mask for struct tactus_gestures_host.
	static uint32_t mask();
	// Prepares what the gestures of the file need.
	void prepare();
	void act(const tactus_gestures_event &event);
	void forget() { m_desktopSwipe.cancel(); }

private:
	void showOverview();

	shell *m_shell;
	DesktopSwipe m_desktopSwipe;
	RightClick m_rightClick;
};

#endif
