import {DEFAULT_PLUGIN_ID} from '@lectern/core/client/constants';
import ExecutionEnvironment from '@lectern/core/client/ExecutionEnvironment';
import Head from '@lectern/core/client/Head';
import useDocusaurusContext from '@lectern/core/client/useDocusaurusContext';
import {createContext, type ReactNode, useCallback, useEffect, useMemo, useState} from 'react';
import {type AllDocsData, useAllDocsData, useDocsData} from './globalData.js';
import {
  preferredVersionKey,
  preferredVersionSlot,
  type VersionPersistence,
} from './preferredVersionStorage.js';
import type {GlobalPluginData, GlobalVersion} from './types.js';
import {useProvided} from './useProvided.js';

type PreferredNames = {readonly [pluginId: string]: string | null};

interface PreferredVersionContextValue {
  readonly names: PreferredNames;
  save(pluginId: string, versionName: string): void;
}

const PreferredVersionContext = createContext<PreferredVersionContextValue | undefined>(undefined);

function usePersistence(): VersionPersistence {
  const {docs} = useDocusaurusContext().siteConfig.themeConfig as {
    readonly docs?: {readonly versionPersistence?: VersionPersistence};
  };
  return docs?.versionPersistence ?? 'localStorage';
}

function findVersion(
  data: GlobalPluginData | undefined,
  name: string | null | undefined,
): GlobalVersion | null {
  return data?.versions.find((version) => version.name === name) ?? null;
}

/** Reads the saved version of each docs plugin instance. Deletes the name of a version that no longer exists. */
function readNames(allData: AllDocsData, persistence: VersionPersistence) {
  return Object.fromEntries(
    Object.entries(allData).map(([pluginId, data]) => {
      const slot = preferredVersionSlot(pluginId, persistence);
      const name = slot.get();
      if (name !== null && !findVersion(data, name)) {
        slot.del();
        return [pluginId, null];
      }
      return [pluginId, name];
    }),
  );
}

/** Stores, for each docs plugin instance, the version that the visitor chose last. */
export function DocsPreferredVersionContextProvider({children}: {readonly children: ReactNode}): ReactNode {
  const allData = useAllDocsData();
  const persistence = usePersistence();
  const [names, setNames] = useState<PreferredNames>({});
  // Read in an effect: the first render must equal the HTML of the server, which has no storage.
  useEffect(() => setNames(readNames(allData, persistence)), [allData, persistence]);

  const save = useCallback(
    (pluginId: string, versionName: string) => {
      preferredVersionSlot(pluginId, persistence).set(versionName);
      setNames((current) => ({...current, [pluginId]: versionName}));
    },
    [persistence],
  );
  const value = useMemo(() => ({names, save}), [names, save]);
  return (
    <PreferredVersionContext.Provider value={value}>
      {!ExecutionEnvironment.canUseDOM && <StoredVersionKeys allData={allData} />}
      {children}
    </PreferredVersionContext.Provider>
  );
}

// A still page starts the app at once if a version is stored: see `StoredVersionKeys`.
DocsPreferredVersionContextProvider.still = true;

/** Names the keys of stored versions in the HTML. With a stored version, links may lead to other pages. */
function StoredVersionKeys({allData}: {readonly allData: AllDocsData}): ReactNode {
  const ids = Object.keys(allData).filter((id) => (allData[id]?.versions.length ?? 0) > 1);
  if (ids.length === 0) return null;
  return (
    <Head>
      {/* biome-ignore lint/a11y/useHtmlLang: core sets `lang` */}
      <html data-wake-stored={ids.map(preferredVersionKey).join(' ')} />
    </Head>
  );
}

function usePreferredVersionContext(): PreferredVersionContextValue {
  return useProvided(
    PreferredVersionContext,
    'useDocsPreferredVersion',
    'DocsPreferredVersionContextProvider',
  );
}

/** The version that the visitor chose last; `null` if there is none, and before the storage is read. */
export function useDocsPreferredVersion(pluginId: string | undefined = DEFAULT_PLUGIN_ID): {
  readonly preferredVersion: GlobalVersion | null;
  readonly savePreferredVersionName: (versionName: string) => void;
} {
  const data = useDocsData(pluginId);
  const {names, save} = usePreferredVersionContext();
  const savePreferredVersionName = useCallback((name: string) => save(pluginId, name), [save, pluginId]);
  return {preferredVersion: findVersion(data, names[pluginId]), savePreferredVersionName};
}

export function useDocsPreferredVersionByPluginId(): {readonly [pluginId: string]: GlobalVersion | null} {
  const allData = useAllDocsData();
  const {names} = usePreferredVersionContext();
  return Object.fromEntries(
    Object.entries(allData).map(([pluginId, data]) => [pluginId, findVersion(data, names[pluginId])]),
  );
}
