import {useAllPluginInstancesData, usePluginData} from '@lectern/core/client/useGlobalData';
import type {GlobalPluginData, GlobalVersion} from './types.js';

const PLUGIN_NAME = 'docusaurus-plugin-content-docs';

type AllDocsData = {readonly [pluginId: string]: GlobalPluginData};

const none: AllDocsData = {};

/** Every docs plugin instance by id; `docs` of a version is loaded when it is read. */
export function useAllDocsData(): AllDocsData {
  return (useAllPluginInstancesData(PLUGIN_NAME) ?? none) as AllDocsData;
}

/** One docs plugin instance. @throws if the site has no such instance. */
export function useDocsData(pluginId: string | undefined): GlobalPluginData {
  return usePluginData(PLUGIN_NAME, pluginId, {failfast: true}) as GlobalPluginData;
}

export function useVersions(pluginId: string | undefined): readonly GlobalVersion[] {
  return useDocsData(pluginId).versions;
}

export function latestVersion({versions}: GlobalPluginData): GlobalVersion {
  const latest = versions.find((version) => version.isLast) ?? versions[0];
  if (!latest) throw new Error('The docs plugin has no version.');
  return latest;
}

export function useLatestVersion(pluginId: string | undefined): GlobalVersion {
  return latestVersion(useDocsData(pluginId));
}
