// SPDX-License-Identifier: MIT
// Hyprland's own search is a private part of its pointer focus; this follows the same order.
#include "scene.hpp"

#include "lock-screen.hpp"

using Desktop::View::CLayerSurface;
using Desktop::View::CWindow;

// Layers of wlr-layer-shell, from back to front.
static constexpr size_t BACKGROUND = 0, BOTTOM = 1, TOP = 2, OVERLAY = 3;
static constexpr uint16_t WINDOW_PARTS =
	Desktop::View::RESERVED_EXTENTS | Desktop::View::INPUT_EXTENTS | Desktop::View::ALLOW_FLOATING;

static Desktop::CViewHitTester hit_tester()
{
	return Desktop::viewState()->hitTest();
}

PHLMONITOR output_at(const Vector2D &place)
{
	for (const auto &monitor : State::monitorState()->monitors()) {
		if (monitor->logicalBox().containsPoint(place))
			return monitor;
	}
	return nullptr;
}

PHLVIEW find_view(const void *address)
{
	for (PHLVIEW view : Desktop::viewState()->windows()) {
		if (view.get() == address)
			return view;
	}
	for (PHLVIEW view : Desktop::viewState()->layers()) {
		if (view.get() == address)
			return view;
	}
	return lock_screen_find(address);
}

static PHLLS layer_in(
	std::vector<PHLLSREF> &layers, const Vector2D &place, SurfacePlace &found, bool is_above_lock = false)
{
	PHLLS layer;

	found.surface = hit_tester().layerSurfaceAt(place, &layers, &found.local, &layer, is_above_lock);
	return found.surface ? layer : nullptr;
}

// A rule can put layers above the lock screen, such as that of an on-screen keyboard.
static PHLVIEW locked_view_at(const PHLMONITOR &monitor, const Vector2D &place)
{
	SurfacePlace found;

	for (auto layers = std::rbegin(monitor->m_layerSurfaceLayers); layers != std::rend(monitor->m_layerSurfaceLayers);
		layers++) {
		if (auto layer = layer_in(*layers, place, found, true))
			return layer;
	}
	return lock_screen_on(monitor);
}

static PHLLS layer_popup_at(const PHLMONITOR &monitor, const Vector2D &place, SurfacePlace &found)
{
	PHLLS layer;

	found.surface = hit_tester().layerPopupSurfaceAt(place, monitor, &found.local, &layer);
	return found.surface ? layer : nullptr;
}

// A fullscreen window hides layers of the level `top`, but for those that have come after it.
static std::vector<PHLLSREF> visible_top_layers(const PHLMONITOR &monitor)
{
	auto layers = monitor->m_layerSurfaceLayers[TOP];
	auto covering = Fullscreen::controller()->getFullscreenModes(monitor->m_activeWorkspace).internal;

	if (covering == Fullscreen::FSMODE_FULLSCREEN)
		std::erase_if(layers, [](const PHLLSREF &layer) {
			return !layer || !(layer->m_flags & Desktop::View::LAYER_FLAG_ABOVE_FULLSCREEN);
		});
	return layers;
}

PHLWINDOW window_at(const Vector2D &place)
{
	if (lock_screen_is_shown())
		return nullptr;
	return hit_tester().windowAt(place, WINDOW_PARTS);
}

PHLVIEW view_at(const Vector2D &place)
{
	auto monitor = output_at(place);
	SurfacePlace found;

	if (!monitor)
		return nullptr;
	if (lock_screen_is_shown())
		return locked_view_at(monitor, place);
	auto &layers = monitor->m_layerSurfaceLayers;
	auto top = visible_top_layers(monitor);
	if (auto layer = layer_popup_at(monitor, place, found))
		return layer;
	if (auto layer = layer_in(layers[OVERLAY], place, found))
		return layer;
	if (auto layer = layer_in(top, place, found))
		return layer;
	if (auto window = window_at(place))
		return window;
	if (auto layer = layer_in(layers[BOTTOM], place, found))
		return layer;
	return layer_in(layers[BACKGROUND], place, found);
}

static SurfacePlace window_surface_at(const PHLWINDOW &window, const Vector2D &place)
{
	SurfacePlace found;

	if (!window->backend().isX11()) {
		found.surface = hit_tester().windowSurfaceAt(place, window, found.local);
		return found;
	}
	found.surface = window->resource();
	found.scale = window->backend().surfaceScale();
	found.local = (place - window->position(CWindow::GEOMETRIC_GOAL)) * found.scale;
	return found;
}

static SurfacePlace layer_surface_at(const PHLLS &layer, const Vector2D &place)
{
	std::vector<PHLLSREF> only{layer};
	SurfacePlace found;

	if (auto monitor = layer->m_monitor.lock(); monitor && layer_popup_at(monitor, place, found) == layer)
		return found;
	if (layer_in(only, place, found))
		return found;
	return {layer->resource(), place - layer->m_geometry.pos()};
}

SurfacePlace surface_at(const PHLVIEW &view, const Vector2D &place)
{
	if (auto window = CWindow::fromView(view); window && window->mapped())
		return window_surface_at(window, place);
	if (auto layer = CLayerSurface::fromView(view); layer && layer->mapped())
		return layer_surface_at(layer, place);
	if (auto lock = Desktop::View::CSessionLock::fromView(view); lock && lock->monitor())
		return {lock->resource(), place - lock->monitor()->m_position};
	return {};
}

uint32_t place_of(const PHLVIEW &view)
{
	auto window = view ? CWindow::fromView(view) : nullptr;
	auto layer = view ? CLayerSurface::fromView(view) : nullptr;

	if (window && Fullscreen::controller()->isFullscreen(window, Fullscreen::FSMODE_FULLSCREEN))
		return TACTUS_GESTURES_PLACE_WINDOW | TACTUS_GESTURES_PLACE_FULLSCREEN;
	if (window)
		return TACTUS_GESTURES_PLACE_WINDOW;
	// Wallpapers are layers at the very back.
	if (!view || (layer && layer->m_layer == BACKGROUND))
		return TACTUS_GESTURES_PLACE_DESKTOP;
	return TACTUS_GESTURES_PLACE_PANEL;
}
