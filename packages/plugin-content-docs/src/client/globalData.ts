import {useAllPluginInstancesData, usePluginData} from '@lectern/core/client/useGlobalData';
import type {GlobalPluginData, GlobalVersion} from './types.js';

const PLUGIN_NAME = 'docusaurus-plugin-content-docs';

/** Global data of all docs plugin instances: plugin id → data of the instance. */
export type AllDocsData = {readonly [pluginId: string]: GlobalPluginData};

const none: Readonly<AllDocsData> = {};

/**
 * Global data of all docs plugin instances, by id. Access to `docs` of a version loads the file with the list of docs
 * (the component suspends).
 */
export function useAllDocsData(): AllDocsData {
  return useAllPluginInstancesData<GlobalPluginData>(PLUGIN_NAME) ?? none;
}

/** Global data of one docs plugin instance. @throws if the site has no instance with this id */
export function useDocsData(pluginId: string | undefined): GlobalPluginData {
  return usePluginData<GlobalPluginData>(PLUGIN_NAME, pluginId, {failfast: true});
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
