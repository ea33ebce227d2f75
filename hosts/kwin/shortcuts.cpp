// SPDX-License-Identifier: MIT
#include "shortcuts.hpp"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QStringList>

#include <tactus-host.h>

// The service of global shortcuts, which runs in KWin.
static QDBusPendingCall call(const char *method, const QVariantList &arguments = {})
{
	auto message = QDBusMessage::createMethodCall(QStringLiteral("org.kde.kglobalaccel"),
		QStringLiteral("/component/kwin"), QStringLiteral("org.kde.kglobalaccel.Component"),
		QString::fromLatin1(method));

	message.setArguments(arguments);
	return QDBusConnection::sessionBus().asyncCall(message);
}

// The service ignores names that it does not know, so it is asked for all of them first.
void Shortcuts::invoke(const QString &name)
{
	auto names = new QDBusPendingCallWatcher(call("shortcutNames"), this);

	connect(names, &QDBusPendingCallWatcher::finished, this, [this, names, name] {
		QDBusPendingReply<QStringList> reply = *names;

		if (reply.isError())
			tactus_host_log(m_host, ("kwin:" + name + ": " + reply.error().message()).toUtf8().constData());
		else if (!reply.value().contains(name))
			tactus_host_log(m_host, ("kwin:" + name + ": KWin has no shortcut of this name").toUtf8().constData());
		else
			call("invokeShortcut", {name});
		names->deleteLater();
	});
}
