import path from 'node:path';
import {errors} from '../errors/catalog.js';
import {isMarkdownError, isSiteError} from '../errors/SiteError.js';
import {showValue} from '../errors/words.js';
import type {LoadedPlugin, Plugin} from './Plugin.js';

export type HookName = Exclude<keyof Plugin, 'name'>;

/** "docusaurus-plugin-x", or "docusaurus-plugin-x (second)" for an instance with an id of its own. */
export function pluginLabel({plugin, id}: {plugin: {name: string}; id: string}): string {
  return id === 'default' ? plugin.name : `${plugin.name} (${id})`;
}

function hookFailure(plugin: LoadedPlugin, hook: HookName, cause: unknown): unknown {
  if (isMarkdownError(cause)) return cause;
  if (isSiteError(cause)) {
    cause.plugin ??= pluginLabel(plugin);
    return cause;
  }
  return errors.pluginHookFailed({plugin: pluginLabel(plugin), origin: plugin.origin, hook, cause});
}

const PACKAGE_DIR = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/s;

/** The folder of the package that a file or folder is in; for code of the site, the folder itself. */
function ownerDir(dir: string): string {
  return PACKAGE_DIR.exec(dir)?.[0] ?? dir;
}

/** Labels of plugins whose hooks were called, by their folders. Only for reports of errors that nothing catches. */
const labels = new Map<string, string>();

/** The label of the plugin that a file belongs to, if a hook of that plugin was called. */
export function labelOfFile(file: string): string | undefined {
  return labels.get(ownerDir(path.dirname(file)));
}

/**
 * Runs one lifecycle hook of one plugin; nothing else calls hooks.
 *
 * @param run - is handed the plugin, so that the hook keeps its `this`: `(hooks) => hooks.loadContent?.()`
 * @returns the result of `run`; a promise stays a promise.
 * @throws {SiteError} `PLUGIN_INVALID` for a hook that is no function; `PLUGIN_HOOK_FAILED` naming plugin and hook, with the original error as `cause`.
 *   A `SiteError` or `MarkdownError` is the user's mistake and passes through; a `SiteError` learns the plugin's name.
 */
export function callHook<T>(plugin: LoadedPlugin, hook: HookName, run: (hooks: Plugin) => T): T {
  labels.set(ownerDir(plugin.dir), pluginLabel(plugin));
  const own: unknown = plugin.plugin[hook];
  if (own !== undefined && typeof own !== 'function') {
    const problem = `has a "${hook}" that is not a function but ${showValue(own)}.`;
    const label = `The plugin ${pluginLabel(plugin)}`;
    throw errors.pluginInvalid({label, problem, place: {file: plugin.origin}});
  }
  try {
    const result = run(plugin.plugin);
    if (!isPromise(result)) return result;
    return result.catch((error: unknown) => {
      throw hookFailure(plugin, hook, error);
    }) as T;
  } catch (error) {
    throw hookFailure(plugin, hook, error);
  }
}

function isPromise(value: unknown): value is Promise<unknown> {
  return value instanceof Promise;
}
