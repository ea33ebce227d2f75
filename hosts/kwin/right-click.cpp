// SPDX-License-Identifier: MIT
#include "right-click.hpp"

#include <QTimer>

#include <linux/input-event-codes.h>

namespace
{

class Mouse : public KWin::InputDevice
{
public:
	QString name() const override { return QStringLiteral("tactus right click"); }
	bool isEnabled() const override { return true; }
	void setEnabled(bool) override { }
	bool isKeyboard() const override { return false; }
	bool isPointer() const override { return true; }
	bool isTouchpad() const override { return false; }
	bool isTouch() const override { return false; }
	bool isTabletTool() const override { return false; }
	bool isTabletPad() const override { return false; }
	bool isTabletModeSwitch() const override { return false; }
	bool isLidSwitch() const override { return false; }
};

} // namespace

RightClick::~RightClick()
{
	if (m_mouse && KWin::input())
		KWin::input()->removeInputDevice(m_mouse.get());
}

void RightClick::prepare()
{
	if (m_mouse)
		return;
	m_mouse = std::make_unique<Mouse>();
	KWin::input()->addInputDevice(m_mouse.get());
}

void RightClick::press()
{
	using std::chrono::steady_clock;
	using KWin::PointerButtonState;
	auto now = std::chrono::duration_cast<std::chrono::microseconds>(steady_clock::now().time_since_epoch());
	auto mouse = m_mouse.get();

	Q_EMIT mouse->pointerMotionAbsolute(m_place, now, mouse);
	Q_EMIT mouse->pointerFrame(mouse);
	Q_EMIT mouse->pointerButtonChanged(BTN_RIGHT, PointerButtonState::Pressed, now, mouse);
	Q_EMIT mouse->pointerFrame(mouse);
	Q_EMIT mouse->pointerButtonChanged(BTN_RIGHT, PointerButtonState::Released, now, mouse);
	Q_EMIT mouse->pointerFrame(mouse);
}

void RightClick::click(QPointF place)
{
	if (!m_mouse)
		return;
	m_place = place;
	QTimer::singleShot(0, this, [this] { press(); });
}
