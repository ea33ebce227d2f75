// SPDX-License-Identifier: MIT
#include "place.hpp"

#include <tactus-gestures.h>

using KWin::Window;

// The class of layer surfaces is not exported, but its name is known to Qt.
static bool isLayerSurface(const Window *window)
{
	return window->inherits("KWin::LayerShellV1Window");
}

// Wallpapers are desktops in Plasma, and elsewhere layer surfaces at the very back.
static bool isDesktop(const Window *window)
{
	return window->isDesktop() || (isLayerSurface(window) && window->layer() == KWin::DesktopLayer);
}

static bool isPanel(const Window *window)
{
	return window->isDock() || window->isNotification() || window->isCriticalNotification() ||
		window->isOnScreenDisplay() || window->isAppletPopup() || window->isInputMethod() ||
		window->isLockScreen() || window->isInternal() || isLayerSurface(window);
}

static bool isOnTitleBar(const Window *window, QPointF place)
{
	auto client = window->clientGeometry();

	if (!window->isDecorated())
		return false;
	switch (window->titlebarPosition()) {
	case Qt::TopEdge:
		return place.y() < client.top();
	case Qt::BottomEdge:
		return place.y() >= client.bottom();
	case Qt::LeftEdge:
		return place.x() < client.left();
	default:
		return place.x() >= client.right();
	}
}

uint32_t placeOf(const Window *window, QPointF place)
{
	while (window && window->isPopupWindow() && window->transientFor())
		window = window->transientFor();
	if (!window || isDesktop(window))
		return TACTUS_GESTURES_PLACE_DESKTOP;
	if (isPanel(window))
		return TACTUS_GESTURES_PLACE_PANEL;
	if (window->isFullScreen())
		return TACTUS_GESTURES_PLACE_WINDOW | TACTUS_GESTURES_PLACE_FULLSCREEN;
	if (isOnTitleBar(window, place))
		return TACTUS_GESTURES_PLACE_WINDOW | TACTUS_GESTURES_PLACE_TITLE;
	return TACTUS_GESTURES_PLACE_WINDOW;
}
