import path from 'node:path';
import {callHook} from './callHook.js';
import type {LoadedPlugin} from './Plugin.js';

/** Absolute folder that a hook of a theme returns; `undefined` for a plugin without the hook. */
export function themeFolder(
  plugin: LoadedPlugin,
  hook: 'getThemePath' | 'getTypeScriptThemePath',
): string | undefined {
  const given = callHook(plugin, hook, (hooks) => hooks[hook]?.());
  return given === undefined ? undefined : path.resolve(plugin.dir, given);
}

/** Absolute folder of a theme's components (`getThemePath`); `undefined` for a plugin without components. */
export function themeDirOf(plugin: LoadedPlugin): string | undefined {
  return themeFolder(plugin, 'getThemePath');
}

/**
 * Absolute folder of the TypeScript sources of a theme's components (`getTypeScriptThemePath`); `undefined` if it has
 * none.
 */
export function themeSourceDirOf(plugin: LoadedPlugin): string | undefined {
  return themeFolder(plugin, 'getTypeScriptThemePath');
}
