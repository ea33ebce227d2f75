// SPDX-License-Identifier: MIT
#include "progress-bar.hpp"

#include "hyprland-headers.hpp"

namespace
{

// In the layout.
CBox bar, full;
CHyprSignalListener on_stage;

CBox box_of(const tactus_rectangle &box)
{
	return {box.x, box.y, box.width, box.height};
}

void add_rectangle(Render::CRenderContext &context, const PHLMONITOR &monitor, const CBox &box, uint32_t rgb)
{
	CRectPassElement::SRectData data;

	data.box = box.copy().translate(-monitor->m_position).scale(monitor->m_scale).round();
	data.color = CHyprColor(0xff000000u | rgb);
	Render::IHyprRenderer::addPassElement(context, makeUnique<CRectPassElement>(data));
}

// Hyprland draws one output at a time.
void draw(const Event::SRenderStageEvent &event)
{
	if (event.stage != RENDER_LAST_MOMENT || !event.context || !event.monitor)
		return;
	if (event.monitor->logicalBox().intersection(bar).empty())
		return;
	add_rectangle(event.context->get(), event.monitor, bar, TACTUS_GESTURES_BAR_COLOR);
	add_rectangle(event.context->get(), event.monitor, full, TACTUS_GESTURES_FULL_COLOR);
}

// Whole px of a scaled output reach beyond the box.
void damage()
{
	g_pHyprRenderer->damageBox(bar.copy().expand(1));
}

void hide()
{
	if (!on_stage)
		return;
	on_stage.reset();
	damage();
}

} // namespace

void progress_bar_show(const tactus_gestures_progress &progress)
{
	hide();
	if (progress.nearness == 0)
		return;
	bar = box_of(progress.bar);
	full = box_of(progress.full);
	on_stage = Event::bus()->m_events.render.stage.listen(draw);
	damage();
}

// A rectangle that Hyprland still has would be deleted by a function of this plugin.
void progress_bar_finish()
{
	hide();
	g_pHyprRenderer->context().m_pass.clear();
}
