// SPDX-License-Identifier: MIT
// Outputs by their places, in all versions of Wayfire.
#ifndef TACTUS_WAYFIRE_OUTPUTS_HPP
#define TACTUS_WAYFIRE_OUTPUTS_HPP

#include "wayfire-headers.hpp"

// Wayfire 0.11 gave the function another name.
template <class Layout>
wf::output_t *find_nearest_output(Layout &layout, wf::pointf_t at, wf::pointf_t &nearest)
{
	if constexpr (requires { layout.find_closest_output(at, nearest); })
		return layout.find_closest_output(at, nearest);
	else
		return layout.get_output_coords_at(at, nearest);
}

// Returns the output at a place of the layout, or else the nearest one, and the place on it; nullptr: there is none.
inline wf::output_t *output_at(double x, double y, wf::pointf_t &nearest)
{
	return find_nearest_output(*wf::get_core().output_layout, { x, y }, nearest);
}

inline wf::output_t *output_at(double x, double y)
{
	wf::pointf_t nearest;

	return output_at(x, y, nearest);
}

#endif
