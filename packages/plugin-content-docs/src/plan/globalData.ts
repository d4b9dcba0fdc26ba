import {joinUrl} from '@lectern/core/shared/url';
import type {GlobalDoc, GlobalDocsData, GlobalSidebar, GlobalVersionData} from '../client/types.js';
import type {Doc} from '../model/Doc.js';
import type {PluginOptions} from '../options.js';
import {navbarItems} from './checkNavbar.js';
import type {GeneratedIndexPage} from './generatedIndexes.js';
import {displayedSidebar} from './navigation.js';
import {sidebarLink} from './sidebarProps.js';
import {mainDoc, type VersionPlan} from './VersionPlan.js';

/** Entry of a doc in the list of all pages of its version, which React hooks read. */
export function globalDoc(doc: Doc, plan: VersionPlan): GlobalDoc {
  const sidebar = displayedSidebar(doc, plan);
  return {
    id: doc.id,
    path: doc.permalink,
    ...(sidebar !== undefined && {sidebar}),
    ...(doc.unlisted && {unlisted: true}),
  };
}

export function globalIndex({props}: GeneratedIndexPage): GlobalDoc {
  return {id: props.slug, path: props.permalink, sidebar: props.sidebar};
}

/** List of all docs and generated index pages of a version, for React hooks. */
export function globalDocs(plan: VersionPlan, indexes: readonly GeneratedIndexPage[]): readonly GlobalDoc[] {
  return [...plan.version.docs.map((doc) => globalDoc(doc, plan)), ...indexes.map(globalIndex)];
}

/** Doc ids in the navbar items for this docs plugin instance, with the items inside of dropdowns. */
export function navbarDocIds(
  themeConfig: {readonly [key: string]: unknown},
  pluginId: string,
): ReadonlySet<string> {
  const ids = navbarItems(themeConfig, pluginId).map(({docId}) => docId);
  return new Set(ids.filter((id) => typeof id === 'string'));
}

function linkedDocs(plan: VersionPlan, ids: Iterable<string>): GlobalVersionData['linkedDocs'] {
  const linked: Record<string, {path: string; sidebar?: string}> = {};
  for (const id of ids) {
    const doc = plan.docsById.get(id);
    if (!doc) continue;
    const sidebar = displayedSidebar(doc, plan);
    linked[id] = {path: doc.permalink, ...(sidebar !== undefined && {sidebar})};
  }
  return linked;
}

/**
 * References ("data:…") of the data files of a version. A browser loads such a file when a component first reads it.
 */
export type VersionFiles = Pick<GlobalVersionData, 'docs' | 'detailsFile' | 'sidebarFiles'>;

/** Global data of a version. Every page loads this data, so its size must not grow with the number of docs. */
export function globalVersion(
  plan: VersionPlan,
  {files, navbarIds}: {readonly files: VersionFiles; readonly navbarIds: ReadonlySet<string>},
): GlobalVersionData {
  const {version, docsById} = plan;
  const main = mainDoc(plan);
  const sidebars = Object.entries(version.sidebars).map(([id, items]): [string, GlobalSidebar] => {
    const link = sidebarLink(items, docsById);
    return [id, link ? {link} : {}];
  });
  return {
    name: version.versionName,
    label: version.label,
    isLast: version.isLast,
    path: version.path,
    mainDocId: main?.id ?? '',
    mainDocPath: main?.permalink ?? version.path,
    draftIds: version.drafts.map(({id}) => id),
    sidebars: Object.fromEntries(sidebars),
    linkedDocs: linkedDocs(plan, new Set([...(main ? [main.id] : []), ...navbarIds])),
    ...files,
  };
}

export function globalDocsData(
  versions: readonly GlobalVersionData[],
  {baseUrl, options}: {readonly baseUrl: string; readonly options: PluginOptions},
): GlobalDocsData {
  const path = joinUrl(baseUrl, options.routeBasePath);
  return {
    path: path.length > 1 && path !== baseUrl ? path.replace(/\/$/, '') : path,
    versions,
    breadcrumbs: options.breadcrumbs,
  };
}
