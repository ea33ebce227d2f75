// SPDX-License-Identifier: MIT
#include "touchscreens.hpp"

#include <QSizeF>

#include <algorithm>

using Device = KWin::InputDevice;
using Input = KWin::TouchInputRedirection;

static uint64_t microseconds(std::chrono::microseconds time)
{
	return uint64_t(std::max<int64_t>(time.count(), 0));
}

Touchscreen::Touchscreen(tactus_host *host, Device *device)
	: m_host(host)
	, m_device(device)
{
	if (!disconnectKWin()) {
		tactus_host_log(host,
			"this KWin handles touchscreens in another way; touch stays as it is without this plugin");
		connectKWin();
		return;
	}
	m_panel = tactus_host_panel_create(tactus_host_get_application(host), tactus_host_get_loop(host));
	if (!m_panel) {
		tactus_host_log(host, "no memory for a touchscreen");
		connectKWin();
		return;
	}
	tactus_host_add_panel(host, m_panel);
	connectEngine();
	m_isWorking = true;
}

Touchscreen::~Touchscreen()
{
	tactus_host_panel_destroy(m_panel);
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
	if (tactus_gestures_scales_lengths(tactus_host_get_gestures(m_host)))
		info.flags |= TACTUS_TOUCH_SOURCE_FLAGS_SCALES_LENGTHS;
	tactus_touch_source_set_info(tactus_host_panel_get_source(m_panel), &info);
}

void Touchscreen::handleDown(int32_t id, const QPointF &place, std::chrono::microseconds time)
{
	// The screen does not go dark while fingers that only the shell sees move.
	KWin::input()->simulateUserActivity();
	if (tactus_host_panel_get_finger_count(m_panel) == 0)
		updatePlace(place);
	tactus_host_prepare_finger(m_host, 0);
	tactus_host_panel_down(m_panel, microseconds(time), id, place.x(), place.y());
}

void Touchscreen::handleMotion(int32_t id, const QPointF &place, std::chrono::microseconds time)
{
	tactus_host_panel_motion(m_panel, microseconds(time), id, place.x(), place.y());
}

void Touchscreen::handleUp(int32_t id, std::chrono::microseconds time)
{
	tactus_host_panel_up(m_panel, microseconds(time), id);
}

void Touchscreen::handleCancel()
{
	tactus_host_panel_cancel_all(m_panel);
}

void Touchscreen::handleFrame()
{
	tactus_host_panel_frame(m_panel);
}

Touchscreens::Touchscreens(tactus_host *host)
	: m_host(host)
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
	auto screen = std::make_unique<Touchscreen>(m_host, device);

	if (screen->isWorking())
		m_screens.push_back(std::move(screen));
}

void Touchscreens::remove(Device *device)
{
	std::erase_if(m_screens, [device](const auto &screen) { return screen->device() == device; });
}
