import {useAllPluginInstancesData, usePluginData} from '@lectern/core/client/useGlobalData';
import {type ReadData, useReadData, withLazy} from './lazyData.js';
import type {GlobalDoc, GlobalDocsData, GlobalPluginData, GlobalVersion, GlobalVersionData} from './types.js';

const PLUGIN_NAME = 'docusaurus-plugin-content-docs';

type InstancesData = {readonly [pluginId: string]: GlobalDocsData};
type AllDocsData = {readonly [pluginId: string]: GlobalPluginData};

const none: InstancesData = {};

/** Values with lazy parts, made once for each data object and reader so that they can be compared. */
const prepared = new WeakMap<ReadData, WeakMap<object, unknown>>();

function once<T>(read: ReadData, key: object, make: () => T): T {
  const cache = prepared.get(read) ?? new WeakMap<object, unknown>();
  prepared.set(read, cache);
  if (!cache.has(key)) cache.set(key, make());
  return cache.get(key) as T;
}

function toVersion(version: GlobalVersionData, read: ReadData): GlobalVersion {
  return withLazy<GlobalVersionData, {docs: readonly GlobalDoc[]}>(version, {
    docs: () => read<readonly GlobalDoc[]>(version.docsFile),
  });
}

function toPluginData(data: GlobalDocsData, read: ReadData): GlobalPluginData {
  return once(read, data, () => ({
    ...data,
    versions: data.versions.map((version) => toVersion(version, read)),
  }));
}

/** Every docs plugin instance by id; `docs` of a version is loaded when it is read. */
export function useAllDocsData(): AllDocsData {
  const instances = (useAllPluginInstancesData(PLUGIN_NAME) ?? none) as InstancesData;
  const read = useReadData();
  return once(read, instances, () =>
    Object.fromEntries(Object.entries(instances).map(([id, data]) => [id, toPluginData(data, read)])),
  );
}

/** One docs plugin instance. @throws if the site has no such instance. */
export function useDocsData(pluginId: string | undefined): GlobalPluginData {
  const data = usePluginData(PLUGIN_NAME, pluginId, {failfast: true}) as GlobalDocsData;
  return toPluginData(data, useReadData());
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
