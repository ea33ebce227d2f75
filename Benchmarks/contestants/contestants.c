/* SPDX-License-Identifier: MIT */
#include "peers.h"

const struct contestant *const contestants[CONTESTANT_COUNT] = {
	[TACTUS_WITH_VIEW] = &tactus_with_view,
	[TACTUS_WITH_SURFACE] = &tactus_with_surface,
#ifdef HAVE_WF_TOUCH
	[WF_TOUCH] = &wf_touch_contestant,
#endif
#ifdef HAVE_GRAIL
	[GRAIL] = &grail_contestant,
#endif
};
