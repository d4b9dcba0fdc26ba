export const PLUGIN_NAME = 'docusaurus-plugin-content-docs';

/** "versions.json", or "<id>_versions.json" for an instance with an id of its own. */
export function withIdPrefix(pluginId: string, name: string): string {
  return pluginId === 'default' ? name : `${pluginId}_${name}`;
}
