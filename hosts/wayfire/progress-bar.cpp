// SPDX-License-Identifier: MIT
// The bar of feedback=true: two rectangles of Wayfire above all windows, through which fingers go.
#include "scene.h"
#include "wayfire-headers.hpp"

#include <wayfire/compositor-view.hpp>
#include <wayfire/scene-operations.hpp>

#include <algorithm>
#include <cmath>
#include <memory>

namespace
{

// Rectangles can be touched; what is below this node cannot.
class UntouchableNode : public wf::scene::floating_inner_node_t
{
public:
	UntouchableNode() : floating_inner_node_t(false)
	{
	}

	std::optional<wf::scene::input_node_t> find_node_at(const wf::pointf_t &at) override
	{
		return {};
	}
};

wf::color_t color_of(uint32_t rgb)
{
	return {(rgb >> 16 & 255) / 255.0, (rgb >> 8 & 255) / 255.0, (rgb & 255) / 255.0, 1};
}

std::shared_ptr<wf::color_rect_view_t> create_part(uint32_t rgb)
{
	auto part = wf::color_rect_view_t::create(wf::VIEW_ROLE_DESKTOP_ENVIRONMENT);

	part->set_color(color_of(rgb));
	part->set_border(0);
	return part;
}

void place(wf::color_rect_view_t &part, const tactus_rectangle &box)
{
	wf::geometry_t whole;

	// Numbers are int in 0.10 and double since 0.11, and px are whole in both.
	whole.x = std::trunc(box.x);
	whole.y = std::trunc(box.y);
	whole.width = std::max(1.0, std::round(box.width));
	whole.height = std::max(1.0, std::round(box.height));
	part.set_geometry(whole);
}

class ProgressBar
{
public:
	ProgressBar()
	{
		node->set_children_list({full->get_root_node(), bar->get_root_node()});
		wf::scene::add_front(layer(), node);
	}

	~ProgressBar()
	{
		wf::scene::remove_child(node);
		node->set_children_list({});
		full->close();
		bar->close();
	}

	void show(const tactus_gestures_progress &progress)
	{
		place(*bar, progress.bar);
		place(*full, progress.full);
	}

private:
	// Its space is that of the layout.
	static wf::scene::floating_inner_ptr layer()
	{
		return wf::get_core().scene()->layers[static_cast<size_t>(wf::scene::layer::DWIDGET)];
	}

	std::shared_ptr<UntouchableNode> node = std::make_shared<UntouchableNode>();
	std::shared_ptr<wf::color_rect_view_t> bar = create_part(TACTUS_GESTURES_BAR_COLOR);
	std::shared_ptr<wf::color_rect_view_t> full = create_part(TACTUS_GESTURES_FULL_COLOR);
};

// Wayfire has one seat, so there is one bar.
std::unique_ptr<ProgressBar> shown;

} // namespace

void scene_show_progress(const tactus_gestures_progress *progress)
{
	if (progress->nearness == 0) {
		shown.reset();
		return;
	}
	if (!shown)
		shown = std::make_unique<ProgressBar>();
	shown->show(*progress);
}
