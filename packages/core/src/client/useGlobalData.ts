import type {GlobalData} from '../shared/siteConfig.js';
import {DEFAULT_PLUGIN_ID} from './constants.js';
import useDocusaurusContext from './useDocusaurusContext.js';

export interface UseDataOptions {
  /** Throws if the plugin has set no data, instead of returning `undefined`. */
  readonly failfast?: boolean;
}

/** Returns the global data of all plugins: `{[plugin name]: {[plugin id]: data}}`. */
export default function useGlobalData(): GlobalData {
  return useDocusaurusContext().globalData;
}

/**
 * Returns the global data of all instances of a plugin, by id; `undefined` if no instance has set data.
 *
 * @typeParam T - type of the data of one instance, which is not checked
 */
export function useAllPluginInstancesData<T = unknown>(
  pluginName: string,
  {failfast = false}: UseDataOptions = {},
): {readonly [pluginId: string]: T} | undefined {
  const data = useGlobalData()[pluginName] as {readonly [pluginId: string]: T} | undefined;
  if (!data && failfast) {
    throw new Error(`The plugin "${pluginName}" has set no global data. Is it in the site config?`);
  }
  return data;
}

/**
 * Returns the global data of one plugin instance; `undefined` if it has set none, unless `failfast` is given.
 *
 * @typeParam T - type of the data, which is not checked
 */
export function usePluginData<T = unknown>(
  pluginName: string,
  pluginId: string | undefined,
  options: UseDataOptions & {readonly failfast: true},
): T;
export function usePluginData<T = unknown>(
  pluginName: string,
  pluginId?: string,
  options?: UseDataOptions,
): T | undefined;
export function usePluginData<T>(
  pluginName: string,
  pluginId: string = DEFAULT_PLUGIN_ID,
  options: UseDataOptions = {},
): T | undefined {
  const data = useAllPluginInstancesData<T>(pluginName, options)?.[pluginId];
  if (!data && options.failfast) {
    throw new Error(`The plugin "${pluginName}" has set no global data for its instance "${pluginId}".`);
  }
  return data;
}
