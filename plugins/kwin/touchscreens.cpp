// SPDX-License-Identifier: MIT
#include "touchscreens.hpp"

#include "core-touch.hpp"
#include "shell.h"

#include <QSizeF>

#include <algorithm>

using Device = KWin::InputDevice;
using Input = KWin::TouchInputRedirection;

static uint64_t microseconds(std::chrono::microseconds time)
{
	return uint64_t(std::max<int64_t>(time.count(), 0));
}

Touchscreen::Touchscreen(shell *shell, CoreTouch *core, Device *device)
	: m_shell(shell)
	, m_core(core)
	, m_device(device)
{
	if (!disconnectKWin()) {
		shell_log(shell,
			"this KWin handles touchscreens in another way; touch stays as it is without this plugin");
		connectKWin();
		return;
	}
	m_hasPanel = touch_panel_init(&m_panel, shell->application, shell->loop);
	if (!m_hasPanel) {
		shell_log(shell, "no memory for a touchscreen");
		connectKWin();
		return;
	}
	shell_add_panel(shell, &m_panel);
	connectEngine();
	m_isWorking = true;
}

Touchscreen::~Touchscreen()
{
	if (m_hasPanel)
		touch_panel_finish(&m_panel);
	m_core->cancel(this, {});
	if (m_isWorking) {
		m_device->disconnect(this);
		connectKWin();
	}
}

// KWin counts fingers and moves the focus as soon as it hears of a finger, so it must not hear of it first.
bool Touchscreen::disconnectKWin()
{
	auto input = KWin::input()->touch();
	bool isDone = true;

	isDone = disconnect(m_device, &Device::touchDown, input, &Input::processDown) && isDone;
	isDone = disconnect(m_device, &Device::touchMotion, input, &Input::processMotion) && isDone;
	isDone = disconnect(m_device, &Device::touchUp, input, &Input::processUp) && isDone;
	isDone = disconnect(m_device, &Device::touchCanceled, input, &Input::cancel) && isDone;
	return disconnect(m_device, &Device::touchFrame, input, &Input::frame) && isDone;
}

void Touchscreen::connectKWin()
{
	auto input = KWin::input()->touch();

	connect(m_device, &Device::touchDown, input, &Input::processDown, Qt::UniqueConnection);
	connect(m_device, &Device::touchMotion, input, &Input::processMotion, Qt::UniqueConnection);
	connect(m_device, &Device::touchUp, input, &Input::processUp, Qt::UniqueConnection);
	connect(m_device, &Device::touchCanceled, input, &Input::cancel, Qt::UniqueConnection);
	connect(m_device, &Device::touchFrame, input, &Input::frame, Qt::UniqueConnection);
}

void Touchscreen::connectEngine()
{
	connect(m_device, &Device::touchDown, this, &Touchscreen::handleDown);
	connect(m_device, &Device::touchMotion, this, &Touchscreen::handleMotion);
	connect(m_device, &Device::touchUp, this, &Touchscreen::handleUp);
	connect(m_device, &Device::touchCanceled, this, &Touchscreen::handleCancel);
	connect(m_device, &Device::touchFrame, this, &Touchscreen::handleFrame);
}

// The output may have been changed since the last finger lifted.
void Touchscreen::updatePlace(const QPointF &place)
{
	tactus_touch_source_info info = TACTUS_TOUCH_SOURCE_INFO_INIT;

	if (auto output = KWin::workspace()->outputAt(place)) {
		auto geometry = output->geometryF();
		QSize size = m_device->property("size").toSizeF().toSize();

		if (size.isEmpty())
			size = output->physicalSize();
		size = output->orientateSize(size);
		info.x = geometry.x();
		info.y = geometry.y();
		info.width = geometry.width();
		info.height = geometry.height();
		info.width_mm = std::max(size.width(), 0);
		info.height_mm = std::max(size.height(), 0);
	}
	if (tactus_gestures_scales_lengths(m_shell->gestures))
		info.flags |= TACTUS_TOUCH_SOURCE_FLAGS_SCALES_LENGTHS;
	tactus_touch_source_set_info(m_panel.source, &info);
}

void Touchscreen::handleDown(int32_t id, const QPointF &place, std::chrono::microseconds time)
{
	if (KWin::waylandServer()->isScreenLocked())
		return m_core->down(this, id, place, time);
	// The screen does not go dark while fingers that only the shell sees move.
	KWin::input()->simulateUserActivity();
	if (m_panel.finger_count == 0)
		updatePlace(place);
	shell_prepare_finger(m_shell);
	touch_panel_down(&m_panel, microseconds(time), id, place.x(), place.y());
}

void Touchscreen::handleMotion(int32_t id, const QPointF &place, std::chrono::microseconds time)
{
	if (!touch_panel_motion(&m_panel, microseconds(time), id, place.x(), place.y()))
		m_core->motion(this, id, place, time);
}

void Touchscreen::handleUp(int32_t id, std::chrono::microseconds time)
{
	if (!touch_panel_up(&m_panel, microseconds(time), id))
		m_core->up(this, id, time);
}

void Touchscreen::handleCancel()
{
	touch_panel_cancel_all(&m_panel);
	m_core->cancel(this, {});
}

void Touchscreen::handleFrame()
{
	touch_panel_frame(&m_panel);
	if (KWin::waylandServer()->isScreenLocked())
		m_core->frame();
}

Touchscreens::Touchscreens(shell *shell, CoreTouch *core)
	: m_shell(shell)
	, m_core(core)
{
	for (auto device : KWin::input()->devices())
		add(device);
	connect(KWin::input(), &KWin::InputRedirection::deviceAdded, this, &Touchscreens::add);
	connect(KWin::input(), &KWin::InputRedirection::deviceRemoved, this, &Touchscreens::remove);
}

void Touchscreens::add(Device *device)
{
	if (!device->isTouch())
		return;
	auto screen = std::make_unique<Touchscreen>(m_shell, m_core, device);

	if (screen->isWorking())
		m_screens.push_back(std::move(screen));
}

void Touchscreens::remove(Device *device)
{
	std::erase_if(m_screens, [device](const auto &screen) { return screen->device() == device; });
}
