import type {PluginContent} from '../src/content/PluginContent.js';
import type {LoadedPlugin, Plugin, RouteConfig} from '../src/plugins/Plugin.js';

/** A plugin instance as `loadPlugins` returns them. */
export function testPlugin(plugin: Plugin, id = 'default'): LoadedPlugin {
  return {
    plugin,
    id,
    options: {id},
    kind: 'plugin',
    dir: '/plugins',
    origin: 'test',
    version: {type: 'local'},
  };
}

/** The content of a plugin that added these routes. */
export function testContent(
  routes: readonly RouteConfig[],
  {name = 'test', ...content}: Partial<PluginContent> & {name?: string} = {},
): PluginContent {
  const recorded = {routes, data: new Map<string, string>(), heads: []};
  return {
    ...recorded,
    own: recorded,
    plugin: testPlugin({name}),
    content: undefined,
    translationFiles: [],
    rules: [],
    ...content,
  };
}
