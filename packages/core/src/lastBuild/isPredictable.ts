import type {PluginContent} from '../content/PluginContent.js';
import {callHook} from '../plugins/callHook.js';
import type {Plugin} from '../plugins/Plugin.js';

/**
 * Hooks whose results may depend on any file, and which `updateLastBuild` does not call. The results of all other hooks
 * are checked: `updateLastBuild` calls these hooks, or their results are part of the bundle.
 */
const FREE_HOOKS = [
  'loadContent',
  'contentLoaded',
  'allContentLoaded',
  'getMarkdownRules',
  'getMarkdownImages',
  'indexPages',
  'getSiteFiles',
  'postBuild',
  'outputReady',
] as const satisfies readonly (keyof Plugin)[];

/**
 * Returns true if an edit of nothing but the text of pages cannot change what a plugin adds to the site: an update then
 * need not call its hooks. A plugin with a hook of `FREE_HOOKS` must confirm this with `followsFiles`; one with
 * `indexPages` also needs `indexEditedPages`.
 */
export function isPredictable({plugin: loaded, content}: PluginContent): boolean {
  const {plugin} = loaded;
  if (plugin.indexPages && !plugin.indexEditedPages) return false;
  if (FREE_HOOKS.every((hook) => !plugin[hook])) return true;
  return callHook(loaded, 'followsFiles', (hooks) => hooks.followsFiles?.({content})) === true;
}
