// SPDX-License-Identifier: MIT
#include "keyboard.hpp"

using KWin::KeyboardKeyState;

void Keyboard::prepare()
{
	if (!m_device)
		m_device = std::make_unique<VirtualDevice>(
			VirtualDevice::Kind::Keyboard, QStringLiteral("tactus keys"));
}

// Keys are released in the reverse order.
void Keyboard::put(const tactus_gestures_event &event, KeyboardKeyState state)
{
	bool isPressed = state == KeyboardKeyState::Pressed;

	for (size_t index = 0; index < event.key_count; index++)
		Q_EMIT m_device->keyChanged(event.keys[isPressed ? index : event.key_count - 1 - index], state,
			std::chrono::microseconds(event.time_us), m_device.get());
}

void Keyboard::act(const tactus_gestures_event &event)
{
	bool isTyped = event.action == TACTUS_GESTURES_ACTION_KEYS;

	if (!m_device)
		return;
	if (isTyped || event.phase == TACTUS_GESTURES_PHASE_BEGAN)
		put(event, KeyboardKeyState::Pressed);
	if (isTyped || event.phase != TACTUS_GESTURES_PHASE_BEGAN)
		put(event, KeyboardKeyState::Released);
}
