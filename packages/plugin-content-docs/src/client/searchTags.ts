import {useActivePluginAndVersion} from './activeDocs.js';
import {latestVersion, useAllDocsData} from './globalData.js';
import {useDocsPreferredVersionByPluginId} from './preferredVersion.js';

/** Search tag (value by which search engines filter pages) of the pages of a version: "docs-default-current". */
export function getDocsVersionSearchTag(pluginId: string, versionName: string): string {
  return `docs-${pluginId}-${versionName}`;
}

/**
 * Search tags of one version of each docs plugin instance, for a search from the current page: the version of the page,
 * else the version that the visitor chose last, else the latest version.
 */
export function useDocsContextualSearchTags(): readonly string[] {
  const allData = useAllDocsData();
  const active = useActivePluginAndVersion();
  const preferred = useDocsPreferredVersionByPluginId();
  return Object.entries(allData).map(([pluginId, data]) => {
    const activeVersion = active?.activePlugin.pluginId === pluginId ? active.activeVersion : undefined;
    const version = activeVersion ?? preferred[pluginId] ?? latestVersion(data);
    return getDocsVersionSearchTag(pluginId, version.name);
  });
}
