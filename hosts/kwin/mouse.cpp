// SPDX-License-Identifier: MIT
#include "mouse.hpp"

#include <QTimer>

#include <linux/input-event-codes.h>

using KWin::PointerButtonState;

static bool hasEnded(const tactus_gestures_event &event)
{
	return event.phase == TACTUS_GESTURES_PHASE_ENDED || event.phase == TACTUS_GESTURES_PHASE_CANCELLED;
}

Mouse::~Mouse()
{
	if (m_held && KWin::input())
		press(m_held, PointerButtonState::Released);
}

void Mouse::prepare()
{
	if (!m_device)
		m_device = std::make_unique<VirtualDevice>(
			VirtualDevice::Kind::Mouse, QStringLiteral("tactus mouse"));
}

void Mouse::pointAt(double x, double y)
{
	Q_EMIT m_device->pointerMotionAbsolute(QPointF(x, y), m_time, m_device.get());
	Q_EMIT m_device->pointerFrame(m_device.get());
}

void Mouse::press(uint32_t button, PointerButtonState state)
{
	m_held = state == PointerButtonState::Pressed ? button : 0;
	Q_EMIT m_device->pointerButtonChanged(button, state, m_time, m_device.get());
	Q_EMIT m_device->pointerFrame(m_device.get());
}

void Mouse::click(const tactus_gestures_event &event, uint32_t button)
{
	pointAt(event.x, event.y);
	press(button, PointerButtonState::Pressed);
	press(button, PointerButtonState::Released);
}

// A pointer has no cancel: the button is released where the fingers are.
void Mouse::drag(const tactus_gestures_event &event)
{
	if (event.phase == TACTUS_GESTURES_PHASE_BEGAN) {
		pointAt(event.start_x, event.start_y);
		press(event.button, PointerButtonState::Pressed);
	}
	if (m_held != event.button)
		return;
	pointAt(event.start_x + event.dx, event.start_y + event.dy);
	if (hasEnded(event))
		press(event.button, PointerButtonState::Released);
}

// A step of 0 says that the fingers have lifted.
void Mouse::turn(KWin::PointerAxis axis, double delta, bool hasEnded)
{
	if (delta != 0 || hasEnded)
		Q_EMIT m_device->pointerAxisChanged(axis, hasEnded ? 0 : delta, 0, KWin::PointerAxisSource::Finger,
			false, m_time, m_device.get());
}

// Content follows the fingers, as on a touchpad with natural scrolling. One gesture scrolls at a time.
void Mouse::scroll(const tactus_gestures_event &event)
{
	if (event.phase == TACTUS_GESTURES_PHASE_BEGAN) {
		pointAt(event.start_x, event.start_y);
		m_scrolled = {};
	}
	turn(KWin::PointerAxis::Horizontal, m_scrolled.x() - event.dx, hasEnded(event));
	turn(KWin::PointerAxis::Vertical, m_scrolled.y() - event.dy, hasEnded(event));
	Q_EMIT m_device->pointerFrame(m_device.get());
	m_scrolled = QPointF(event.dx, event.dy);
}

void Mouse::carryOut(const tactus_gestures_event &event)
{
	m_time = std::chrono::microseconds(event.time_us);
	switch (event.action) {
	case TACTUS_GESTURES_ACTION_RIGHT_CLICK:
		return click(event, BTN_RIGHT);
	case TACTUS_GESTURES_ACTION_CLICK:
		return click(event, event.button);
	case TACTUS_GESTURES_ACTION_DRAG:
		return drag(event);
	default:
		return scroll(event);
	}
}

// Timers without a delay keep their order.
void Mouse::act(const tactus_gestures_event &event)
{
	if (m_device)
		QTimer::singleShot(0, this, [this, event] { carryOut(event); });
}
