// SPDX-License-Identifier: MIT
// Factory for Qt's plugin loader. Only this file needs Qt's meta-object compiler.
#include "plugin.hpp"

class TactusPluginFactory : public KWin::PluginFactory
{
	Q_OBJECT
	Q_PLUGIN_METADATA(IID PluginFactory_iid FILE "metadata.json")
	Q_INTERFACES(KWin::PluginFactory)

public:
	std::unique_ptr<KWin::Plugin> create() const override
	{
		return std::make_unique<TactusPlugin>();
	}
};

#include "factory.moc"
