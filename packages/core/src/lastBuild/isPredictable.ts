import type {PluginContent} from '../content/PluginContent.js';
import {callHook} from '../plugins/callHook.js';
import type {Plugin} from '../plugins/Plugin.js';

/** Hooks whose results may depend on anything. Others are called again, or their results are part of the bundle. */
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

/** Checks that all a plugin adds to a site follows from its code, its options and the files that it names, and not from texts of pages. */
export function isPredictable({plugin: loaded, content}: PluginContent): boolean {
  const {plugin} = loaded;
  if (plugin.indexPages && !plugin.indexEditedPages) return false;
  if (FREE_HOOKS.every((hook) => !plugin[hook])) return true;
  return callHook(loaded, 'followsFiles', (hooks) => hooks.followsFiles?.({content})) === true;
}
