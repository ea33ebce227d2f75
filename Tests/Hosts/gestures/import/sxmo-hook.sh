#!/bin/sh
# SPDX-License-Identifier: MIT
# Written for the tests: a hook of sxmo, with its variables, options and corners.
. sxmo_common.sh

THRESHOLD="${SXMO_LISGD_THRESHOLD:-125}"
PRESSED="${SXMO_LISGD_THRESHOLD_PRESSED:-60}"
DEVICE="${SXMO_LISGD_INPUT_DEVICE:-"/dev/input/touchscreen"}"

lisgd "$@" -d "$DEVICE" ${orientation:+-o $orientation} -t "$THRESHOLD" -T "$PRESSED" -r 20 -m "$TIMEOUT" \
	-g '1,LR,B,L,sxmo_hook_inputhandler.sh rightbottomedge' \
	-g '1,LR,L,*,sxmo_hook_inputhandler.sh rightleftedge' \
	-g '1,DRUL,BR,*,sxmo_hook_inputhandler.sh bottomrightcorner' \
	-g '1,DLUR,BL,*,sxmo_hook_inputhandler.sh bottomleftcorner' \
	-g '1,UD,TL,*,sxmo_hook_inputhandler.sh topleftcorner' \
	-g '1,DLUR,TR,*,sxmo_hook_inputhandler.sh offthecorner' \
	-g '1,DU,L,*,P,sxmo_hook_inputhandler.sh upleftedge' \
	-g '2,UD,T,*,setsid -f sxmo_hook_inputhandler.sh twodowntopedge >>"$XDG_STATE_HOME"/log 2>&1' \
	-g '2,RL,*,*,sxmo_hook_inputhandler.sh twoleft' \
	-g '1,DU,T,*,sxmo_hook_inputhandler.sh uptopedge' &
