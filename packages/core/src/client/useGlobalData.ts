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

/** Returns the global data of all instances of a plugin, by id; `undefined` if no instance has set data. */
export function useAllPluginInstancesData(
  pluginName: string,
  {failfast = false}: UseDataOptions = {},
): GlobalData[string] | undefined {
  const data = useGlobalData()[pluginName];
  if (!data && failfast) {
    throw new Error(`The plugin "${pluginName}" has set no global data. Is it in the site config?`);
  }
  return data;
}

/** Returns the global data of one plugin instance; `undefined` if the instance has set no data. */
export function usePluginData(
  pluginName: string,
  pluginId: string = DEFAULT_PLUGIN_ID,
  options: UseDataOptions = {},
): unknown {
  const data = useAllPluginInstancesData(pluginName, options)?.[pluginId];
  if (!data && options.failfast) {
    throw new Error(`The plugin "${pluginName}" has set no global data for its instance "${pluginId}".`);
  }
  return data;
}
