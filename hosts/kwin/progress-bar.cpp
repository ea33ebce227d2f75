// SPDX-License-Identifier: MIT
#include "progress-bar.hpp"

#include <QPainter>

static QRectF rectOf(const tactus_rectangle &box)
{
	return QRectF(box.x, box.y, box.width, box.height);
}

ProgressBar::ProgressBar()
{
	setFlags(Qt::ToolTip | Qt::FramelessWindowHint | Qt::WindowTransparentForInput | Qt::WindowDoesNotAcceptFocus);
	setTitle(QStringLiteral("tactus"));
}

void ProgressBar::showProgress(const tactus_gestures_progress &progress)
{
	if (progress.nearness == 0)
		return hide();
	setGeometry(rectOf(progress.bar).toAlignedRect());
	m_full = rectOf(progress.full).translated(-progress.bar.x, -progress.bar.y);
	show();
	update();
}

void ProgressBar::paintEvent(QPaintEvent *)
{
	QPainter painter(this);

	painter.fillRect(QRect(QPoint(0, 0), size()), QColor(QRgb(TACTUS_GESTURES_BAR_COLOR)));
	painter.fillRect(m_full, QColor(QRgb(TACTUS_GESTURES_FULL_COLOR)));
}
