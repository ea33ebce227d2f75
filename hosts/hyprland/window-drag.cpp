// SPDX-License-Identifier: MIT
#include "window-drag.hpp"

#include "scene.hpp"
#include "window-actions.hpp"

#include <algorithm>

// No window gets smaller than this, px.
static constexpr double SMALLEST = 64;

// A tiled window that is moved leaves the tiling, as with Hyprland's own drag; one that is resized moves its borders.
void WindowDrag::begin(const tactus_gestures_event &event)
{
	auto found = window_at({event.start_x, event.start_y});

	window = found;
	if (!found || !window_has_place(found) || Fullscreen::controller()->isFullscreen(found)) {
		window.reset();
		return;
	}
	is_resized = event.action == TACTUS_GESTURES_ACTION_RESIZE;
	was_tiled = !found->isFloating();
	box = found->layoutTarget()->position();
	corner = Layout::cornerFromBox(box, {event.start_x, event.start_y});
	done = {};
	if (is_resized || !was_tiled)
		return;
	log_failure(Config::Actions::floatWindow(Config::Actions::TOGGLE_ACTION_ENABLE, found));
	g_layoutManager->setTargetGeom(box, found->layoutTarget());
}

// Returns the box when the corner has gone that way.
static CBox resized(const CBox &box, Layout::eRectCorner corner, const Vector2D &way)
{
	double width = std::max(box.w + (Layout::edgeLeft(corner) ? -way.x : way.x), SMALLEST);
	double height = std::max(box.h + (Layout::edgeTop(corner) ? -way.y : way.y), SMALLEST);

	return {box.x + (Layout::edgeLeft(corner) ? box.w - width : 0),
		box.y + (Layout::edgeTop(corner) ? box.h - height : 0), width, height};
}

void WindowDrag::follow(const Vector2D &way)
{
	auto shown = window.lock();

	if (!shown || !window_has_place(shown))
		return window.reset();
	auto target = shown->layoutTarget();
	target->damageEntire();
	if (!is_resized)
		g_layoutManager->setTargetGeom(box.copy().translate(way), target);
	else if (was_tiled)
		g_layoutManager->resizeTarget(way - done, target, corner);
	else
		g_layoutManager->setTargetGeom(resized(box, corner, way), target);
	target->warpPositionSize();
	target->damageEntire();
	done = way;
}

void WindowDrag::act(const tactus_gestures_event &event)
{
	if (event.phase == TACTUS_GESTURES_PHASE_BEGAN) {
		cancel();
		begin(event);
	}
	if (!window)
		return;
	if (event.phase == TACTUS_GESTURES_PHASE_CANCELLED)
		return cancel();
	follow({event.dx, event.dy});
	if (event.phase == TACTUS_GESTURES_PHASE_ENDED)
		window.reset();
}

void WindowDrag::cancel()
{
	if (!window)
		return;
	follow({});
	if (window && !is_resized && was_tiled)
		log_failure(Config::Actions::floatWindow(Config::Actions::TOGGLE_ACTION_DISABLE, window.lock()));
	window.reset();
}
