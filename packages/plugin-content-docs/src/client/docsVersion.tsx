import {createContext, type ReactNode, useMemo} from 'react';
import {useDocsData} from './globalData.js';
import {type ReadData, useReadData, withLazy} from './lazyData.js';
import {fromSidebarFile, type SidebarFile} from './sidebarFile.js';
import type {
  GlobalPluginData,
  GlobalVersion,
  PropSidebars,
  PropVersion,
  PropVersionDoc,
  PropVersionDocs,
  PropVersionMetadata,
} from './types.js';
import {useProvided} from './useProvided.js';

interface DocsVersion {
  readonly metadata: PropVersionMetadata;
  /** URL path of the version, base URL included. */
  readonly path: string;
}

const DocsVersionContext = createContext<DocsVersion | undefined>(undefined);

function lazySidebars({sidebarFiles, path}: GlobalVersion, read: ReadData): PropSidebars {
  const sidebars = Object.entries(sidebarFiles).map(
    ([id, ref]) => [id, () => fromSidebarFile(read<SidebarFile>(ref), path)] as const,
  );
  return withLazy<object, PropSidebars>({}, Object.fromEntries(sidebars));
}

function withFiles(version: PropVersion, {versions}: GlobalPluginData, read: ReadData): DocsVersion {
  const global = versions.find(({name}) => name === version.version);
  if (!global) throw new Error(`The docs plugin "${version.pluginId}" has no version "${version.version}".`);
  const metadata = withLazy<PropVersion, Pick<PropVersionMetadata, 'docs' | 'docsSidebars'>>(version, {
    docs: () => read<PropVersionDocs>(global.detailsFile),
    docsSidebars: () => lazySidebars(global, read),
  });
  return {metadata, path: global.path};
}

export function DocsVersionProvider({
  version,
  children,
}: {
  readonly version: PropVersion;
  readonly children: ReactNode;
}): ReactNode {
  const read = useReadData();
  const data = useDocsData(version.pluginId);
  const value = useMemo(() => withFiles(version, data, read), [version, data, read]);
  return <DocsVersionContext.Provider value={value}>{children}</DocsVersionContext.Provider>;
}

/** The version that the page belongs to. @throws outside of docs pages */
export function useDocsVersion(): PropVersionMetadata {
  return useVersionContext().metadata;
}

/** URL path of the version that the page belongs to. @throws outside of docs pages */
export function useDocsVersionPath(): string {
  return useVersionContext().path;
}

function useVersionContext(): DocsVersion {
  return useProvided(DocsVersionContext, 'useDocsVersion', 'DocsVersionProvider');
}

function findDoc({docs, version}: PropVersionMetadata, id: string): PropVersionDoc {
  const doc = Object.hasOwn(docs, id) ? docs[id] : undefined;
  if (!doc) throw new Error(`Version "${version}" of the docs has no doc with the id "${id}".`);
  return doc;
}

/**
 * Title, description and sidebar of a doc in the version that the page belongs to. The first access to one of these
 * properties loads the file with all docs (the component suspends); the access throws if no doc has the id.
 *
 * @returns `undefined` if `id` is `undefined`
 */
export function useDocById(id: string): PropVersionDoc;
export function useDocById(id: string | undefined): PropVersionDoc | undefined;
export function useDocById(id: string | undefined): PropVersionDoc | undefined {
  const version = useDocsVersion();
  return useMemo(() => {
    if (id === undefined) return undefined;
    return withLazy<{readonly id: string}, Omit<PropVersionDoc, 'id'>>(
      {id},
      {
        title: () => findDoc(version, id).title,
        description: () => findDoc(version, id).description,
        sidebar: () => findDoc(version, id).sidebar,
      },
    );
  }, [version, id]);
}
