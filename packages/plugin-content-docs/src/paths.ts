export const PLUGIN_NAME = 'docusaurus-plugin-content-docs';

/**
 * URL of the folder of this package's code ("dist", or "src" in tests). When a file in it changes, caches of the plugin
 * become stale.
 */
export const CODE = new URL('.', import.meta.url);

/**
 * Name of a file or folder of a plugin instance: "versions.json", or "<id>_versions.json" if the id is not "default".
 */
export function withIdPrefix(pluginId: string, name: string): string {
  return pluginId === 'default' ? name : `${pluginId}_${name}`;
}
