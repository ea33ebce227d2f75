#!/bin/sh
# SPDX-License-Identifier: MIT
# Written for the tests, in the manner of a hook of sxmo.
lisgd "$@" -t 200 -o 1 \
	-g '1,DRUL,BR,*,R,hotcorner.sh "bottom right"' \
	-g '1,LR,L,*,R,prev-desktop' \
	-g "1,UD,T,*,P,sh -c 'menu &'" \
	-g '1,DU,R,*,P,volume up' \
	-g '2,RL,*,L,move next' \
	-g '2,LR,N,echo $HOME' \
	-g '1,UD,B,*,R,hide' \
	-g '1,wrong' &
GESTURES=( '3,DU,*,kill window' )
