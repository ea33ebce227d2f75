// SPDX-License-Identifier: MIT
// A virtual mouse, for clicks at a finger, drags with a button, and a wheel.
#ifndef TACTUS_KWIN_MOUSE_HPP
#define TACTUS_KWIN_MOUSE_HPP

#include "virtual-device.hpp"

#include <memory>
#include <tactus-gestures.h>

class Mouse : public QObject
{
public:
	~Mouse() override;
	// Creates the mouse, so that clients bind wl_pointer before the first click.
	void prepare();
	// Clicks, drags or scrolls as an event says, once pending touch events have been sent.
	void act(const tactus_gestures_event &event);

private:
	void carryOut(const tactus_gestures_event &event);
	void click(const tactus_gestures_event &event, uint32_t button);
	void drag(const tactus_gestures_event &event);
	void scroll(const tactus_gestures_event &event);
	void pointAt(double x, double y);
	void press(uint32_t button, KWin::PointerButtonState state);
	void turn(KWin::PointerAxis axis, double delta, bool hasEnded);

	std::unique_ptr<VirtualDevice> m_device;
	std::chrono::microseconds m_time{};
	// Button that is held, or 0.
	uint32_t m_held = 0;
	// Way that the fingers have scrolled.
	QPointF m_scrolled;
};

#endif
