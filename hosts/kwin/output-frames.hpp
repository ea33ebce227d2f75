// SPDX-License-Identifier: MIT
// Tells what follows fingers once per frame of an output.
#ifndef TACTUS_KWIN_OUTPUT_FRAMES_HPP
#define TACTUS_KWIN_OUTPUT_FRAMES_HPP

#include "kwin-headers.hpp"

#include <chrono>
#include <tactus-host.h>

class OutputFrames : public QObject
{
public:
	explicit OutputFrames(tactus_host *host);
	// A function of struct tactus_host_callbacks: repaints the output at a place.
	static void schedule(double x, double y, void *);

private:
	void add(KWin::LogicalOutput *output);
	void show(KWin::LogicalOutput *output, std::chrono::nanoseconds time);

	tactus_host *m_host;
};

#endif
