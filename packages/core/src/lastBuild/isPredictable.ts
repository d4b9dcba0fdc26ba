import type {PluginContent} from '../content/PluginContent.js';
import {callHook} from '../plugins/callHook.js';
import type {Plugin} from '../plugins/Plugin.js';

/**
 * Hooks whose results may depend on any file, and which a build that replaces single pages does not call. The results
 * of all other hooks are checked: `updateLastBuild` calls these hooks, or their results are part of the bundle.
 */
const FREE_HOOKS = [
  'loadContent',
  'contentLoaded',
  'allContentLoaded',
  'getMarkdownRules',
  'getMarkdownImages',
  'indexPages',
  'getReadingLists',
  'getCollections',
  'getSiteFiles',
  'postBuild',
  'outputReady',
] as const satisfies readonly (keyof Plugin)[];

/**
 * Returns true if an edit that changes only the text of pages cannot change what a plugin adds to the site. A plugin
 * with a hook of `FREE_HOOKS` must confirm this with the hook `followsFiles`; a plugin with `indexPages` also needs
 * `indexEditedPages`.
 */
export function isPredictable({plugin: loaded, content}: PluginContent): boolean {
  const {plugin} = loaded;
  if (plugin.indexPages && !plugin.indexEditedPages) return false;
  if (FREE_HOOKS.every((hook) => !plugin[hook])) return true;
  return callHook(loaded, 'followsFiles', (hooks) => hooks.followsFiles?.({content})) === true;
}
