import path from 'node:path';
import {errors} from '../errors/catalog.js';
import {isMarkdownError, isSiteError} from '../errors/SiteError.js';
import {showValue} from '../errors/words.js';
import type {LoadedPlugin, Plugin} from './Plugin.js';

export type HookName = Exclude<keyof Plugin, 'name'>;

/**
 * Name of a plugin for messages: "docusaurus-plugin-x", or "docusaurus-plugin-x (second)" for an instance whose id is
 * "second".
 */
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

/** Returns the folder of the npm package that contains `dir`; returns `dir` if it is not in `node_modules`. */
function ownerDir(dir: string): string {
  return PACKAGE_DIR.exec(dir)?.[0] ?? dir;
}

/**
 * Names of plugins for messages, by folder of the plugin's package, for all plugins whose hooks were called. Reports of
 * uncaught errors use them.
 */
// Module state: `callHook` fills the map. The handler of uncaught errors reads it, since Node does not pass a plugin to
// it.
const labels = new Map<string, string>();

/**
 * Returns the name, for messages, of the plugin whose package contains a file; `undefined` if no hook of such a plugin
 * was called yet.
 */
export function labelOfFile(file: string): string | undefined {
  return labels.get(ownerDir(path.dirname(file)));
}

/**
 * Calls a hook of a plugin. All hooks are called through this function.
 *
 * @param run - function that gets the plugin and calls the hook as a method, so that `this` is the plugin in the hook:
 *   `(hooks) => hooks.loadContent?.()`
 * @returns the result of `run`, which may be a promise
 * @throws {SiteError} `PLUGIN_INVALID` if the hook is no function; `PLUGIN_HOOK_FAILED` with the names of plugin and
 *   hook, and the original error as `cause`. A `SiteError` or `MarkdownError` is a mistake of the user and is not
 *   wrapped; a `SiteError` gets the name of the plugin.
 */
export function callHook<T>(plugin: LoadedPlugin, hook: HookName, run: (hooks: Plugin) => T): T {
  labels.set(ownerDir(plugin.dir), pluginLabel(plugin));
  const own: unknown = plugin.plugin[hook];
  if (own !== undefined && typeof own !== 'function') {
    const problem = `has a "${hook}" that is not a function but ${showValue(own)}.`;
    const label = `The plugin ${pluginLabel(plugin)}`;
    throw errors.pluginInvalid({label, problem, location: {file: plugin.origin}});
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
