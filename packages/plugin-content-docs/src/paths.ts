export const PLUGIN_NAME = 'docusaurus-plugin-content-docs';

/** Folder of the code of this package, compiled or not. */
export const CODE = new URL('.', import.meta.url);

/** "versions.json", or "<id>_versions.json" for an instance with an id of its own. */
export function withIdPrefix(pluginId: string, name: string): string {
  return pluginId === 'default' ? name : `${pluginId}_${name}`;
}
