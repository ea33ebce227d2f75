// SPDX-License-Identifier: MIT
// A device of the plugin, whose signals KWin takes for those of real devices.
#ifndef TACTUS_KWIN_VIRTUAL_DEVICE_HPP
#define TACTUS_KWIN_VIRTUAL_DEVICE_HPP

#include "kwin-headers.hpp"

class VirtualDevice : public KWin::InputDevice
{
public:
	enum class Kind { Mouse, Keyboard };

	VirtualDevice(Kind kind, const QString &name)
		: m_kind(kind)
		, m_name(name)
	{
		KWin::input()->addInputDevice(this);
	}

	~VirtualDevice() override
	{
		if (KWin::input())
			KWin::input()->removeInputDevice(this);
	}

	QString name() const override { return m_name; }
	bool isEnabled() const override { return true; }
	void setEnabled(bool) override { }
	bool isKeyboard() const override { return m_kind == Kind::Keyboard; }
	bool isPointer() const override { return m_kind == Kind::Mouse; }
	bool isTouchpad() const override { return false; }
	bool isTouch() const override { return false; }
	bool isTabletTool() const override { return false; }
	bool isTabletPad() const override { return false; }
	bool isTabletModeSwitch() const override { return false; }
	bool isLidSwitch() const override { return false; }

private:
	Kind m_kind;
	QString m_name;
};

#endif
