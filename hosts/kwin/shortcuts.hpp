// SPDX-License-Identifier: MIT
// Shortcuts of KWin and its effects and scripts by their names, as System Settings lists them: `action=kwin:NAME`.
#ifndef TACTUS_KWIN_SHORTCUTS_HPP
#define TACTUS_KWIN_SHORTCUTS_HPP

#include <QObject>

struct tactus_host;

class Shortcuts : public QObject
{
public:
	explicit Shortcuts(tactus_host *const &host)
		: m_host(host)
	{
	}
	// Does what the shortcut of this name does; of a name that KWin does not know, the log says so.
	void invoke(const QString &name);

private:
	// The plugin's, which is created later.
	tactus_host *const &m_host;
};

#endif
