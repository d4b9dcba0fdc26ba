import type {DocRouteAttributes, PlannedDocMetadata, PropVersion} from '../client/types.js';
import type {Doc} from '../docs/types.js';
import {displayedSidebar, docNavigation} from './navigation.js';
import {cardItems} from './sidebarProps.js';
import type {VersionContent} from './VersionContent.js';
import type {VersionPlan} from './VersionPlan.js';

/** What the page of a doc is given beside its compiled file. */
export function docMetadata(doc: Doc, plan: VersionPlan): PlannedDocMetadata {
  const {id, title, description, source, sourceDirName, slug, permalink, draft, unlisted, tags} = doc;
  const {editUrl, lastUpdatedBy, lastUpdatedAt, sidebarPosition} = doc;
  const sidebar = displayedSidebar(doc, plan);
  const category = plan.sidebarIndex.categoryOfDoc.get(id);
  return {
    id,
    title,
    description,
    source,
    sourceDirName,
    slug,
    permalink,
    draft,
    unlisted,
    ...(editUrl !== undefined && {editUrl}),
    tags,
    version: plan.version.name,
    ...(lastUpdatedBy !== undefined && {lastUpdatedBy}),
    ...(lastUpdatedAt !== undefined && {lastUpdatedAt}),
    ...(sidebarPosition !== undefined && {sidebarPosition}),
    ...(sidebar !== undefined && {sidebar}),
    ...docNavigation(doc, plan),
    ...(category && {cardItems: cardItems(category, plan.docsById)}),
  };
}

/** Doc id → version name → path: where a doc is in each version. */
export type DocPaths = ReadonlyMap<string, {readonly [versionName: string]: string}>;

export function pathsByDoc(versions: readonly VersionContent[]): DocPaths {
  const paths = new Map<string, {[versionName: string]: string}>();
  for (const version of versions) {
    for (const {id, permalink} of version.docs) {
      const known = paths.get(id) ?? {};
      paths.set(id, known);
      known[version.name] = permalink;
    }
  }
  return paths;
}

export function docAttributes(doc: Doc, plan: VersionPlan, docPaths: DocPaths): DocRouteAttributes {
  const sidebar = displayedSidebar(doc, plan);
  const {[plan.version.name]: _own, ...alternates} = docPaths.get(doc.id) ?? {};
  return {
    docId: doc.id,
    ...(sidebar !== undefined && {sidebar}),
    ...(doc.unlisted && {unlisted: true}),
    ...(Object.keys(alternates).length > 0 && {alternates}),
  };
}

export interface VersionFiles {
  /** Reference of the file with titles and descriptions. */
  readonly docsFile: string;
  readonly sidebarFiles: {readonly [sidebarId: string]: string};
}

export function versionProps(version: VersionContent, pluginId: string, files: VersionFiles): PropVersion {
  const {name, label, banner, badge, noIndex, className, isLast} = version;
  return {pluginId, version: name, label, banner, badge, noIndex, className, isLast, ...files};
}
