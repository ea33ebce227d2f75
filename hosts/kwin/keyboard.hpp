// SPDX-License-Identifier: MIT
// A virtual keyboard for `keys=`.
#ifndef TACTUS_KWIN_KEYBOARD_HPP
#define TACTUS_KWIN_KEYBOARD_HPP

#include "virtual-device.hpp"

#include <memory>
#include <tactus-gestures.h>

class Keyboard
{
public:
	// Adds the keyboard to KWin.
	void prepare();
	// Presses and releases the keys of an event.
	void act(const tactus_gestures_event &event);

private:
	void put(const tactus_gestures_event &event, KWin::KeyboardKeyState state);

	std::unique_ptr<VirtualDevice> m_device;
};

#endif
