import path from 'node:path';
import {callHook} from './callHook.js';
import type {LoadedPlugin} from './Plugin.js';

function folderOf(plugin: LoadedPlugin, hook: 'getThemePath' | 'getTypeScriptThemePath'): string | undefined {
  const given = callHook(plugin, hook, (hooks) => hooks[hook]?.());
  return given === undefined ? undefined : path.resolve(plugin.dir, given);
}

/** The folder with the components of a theme, absolute; `undefined` for a plugin without components. */
export function themeDirOf(plugin: LoadedPlugin): string | undefined {
  return folderOf(plugin, 'getThemePath');
}

/** The folder with their TypeScript sources, absolute; `undefined` for a theme without. */
export function themeSourceDirOf(plugin: LoadedPlugin): string | undefined {
  return folderOf(plugin, 'getTypeScriptThemePath');
}
