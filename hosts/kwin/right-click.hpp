// SPDX-License-Identifier: MIT
// A virtual mouse for right clicks at a finger.
#ifndef TACTUS_KWIN_RIGHT_CLICK_HPP
#define TACTUS_KWIN_RIGHT_CLICK_HPP

#include "kwin-headers.hpp"

#include <memory>

class RightClick : public QObject
{
public:
	~RightClick() override;
	// Creates the mouse, so that clients bind wl_pointer before the first click.
	void prepare();
	// Clicks at a place of the layout, once pending touch events have been sent.
	void click(QPointF place);

private:
	void press();

	std::unique_ptr<KWin::InputDevice> m_mouse;
	QPointF m_place;
};

#endif
