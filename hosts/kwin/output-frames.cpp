// SPDX-License-Identifier: MIT
#include "output-frames.hpp"

#include <QPointer>
#include <algorithm>

using std::chrono::duration_cast;
using std::chrono::microseconds;
using std::chrono::nanoseconds;

// KWin composites when a frame is requested, before a plugin hears of it. What is told once a frame was presented is
// drawn in the next one. Only the first frame after a rest has none presented before it.
static bool isAtRest(const KWin::RenderLoop *loop, nanoseconds now)
{
	// KWin counts mHz.
	nanoseconds interval(1000000000000 / std::max(loop->refreshRate(), 1));

	return now - loop->lastPresentationTimestamp() > 2 * interval;
}

OutputFrames::OutputFrames(tactus_host *host) : m_host(host)
{
	for (auto output : KWin::workspace()->outputs())
		add(output);
	connect(KWin::workspace(), &KWin::Workspace::outputAdded, this, &OutputFrames::add);
}

void OutputFrames::add(KWin::LogicalOutput *output)
{
	auto loop = output->backendOutput()->renderLoop();
	QPointer<KWin::LogicalOutput> shown(output);

	if (!loop)
		return;
	connect(loop, &KWin::RenderLoop::framePresented, this, [this, shown](KWin::RenderLoop *, nanoseconds time) {
		if (shown)
			show(shown, time);
	});
	connect(loop, &KWin::RenderLoop::frameRequested, this, [this, shown](KWin::RenderLoop *requested) {
		auto now = duration_cast<nanoseconds>(std::chrono::steady_clock::now().time_since_epoch());

		if (shown && isAtRest(requested, now))
			show(shown, now);
	});
}

// Presentations come evenly by themselves.
void OutputFrames::show(KWin::LogicalOutput *output, nanoseconds time)
{
	auto geometry = output->geometryF();
	tactus_gestures_output place{};

	place.size = sizeof(place);
	place.x = geometry.x();
	place.y = geometry.y();
	place.width = geometry.width();
	place.height = geometry.height();
	tactus_host_output_frame(
		m_host, &place, static_cast<uint64_t>(duration_cast<microseconds>(time).count()), 0, 0);
}

void OutputFrames::schedule(double x, double y, void *)
{
	auto output = KWin::workspace()->outputAt(QPointF(x, y));
	auto loop = output ? output->backendOutput()->renderLoop() : nullptr;

	if (loop)
		loop->scheduleRepaint();
}
