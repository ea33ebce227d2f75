// SPDX-License-Identifier: MIT
// The bar of feedback=true: a window of KWin's own above all others, through which fingers go.
#ifndef TACTUS_KWIN_PROGRESS_BAR_HPP
#define TACTUS_KWIN_PROGRESS_BAR_HPP

#include <tactus-gestures.h>

#include <QRasterWindow>

class ProgressBar : public QRasterWindow
{
public:
	ProgressBar();
	// Draws the bar, moves it, or with nearness 0 hides it.
	void showProgress(const tactus_gestures_progress &progress);

protected:
	void paintEvent(QPaintEvent *event) override;

private:
	// The part that is full, in the window.
	QRectF m_full;
};

#endif
