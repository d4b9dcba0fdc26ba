import type {DocMetadata, DocRouteAttributes, GlobalDoc, PropVersion} from '../client/types.js';
import type {Doc} from '../model/Doc.js';
import type {VersionContent} from '../model/VersionContent.js';
import {displayedSidebar, docNavigation} from './navigation.js';
import {cardDescriptions} from './sidebarProps.js';
import type {VersionPlan} from './VersionPlan.js';

/**
 * Metadata of a doc for the payload (JSON data) of its page. It has no front matter, since the compiled file has it.
 */
export function docMetadata(
  doc: Doc,
  plan: VersionPlan,
): Omit<DocMetadata, 'frontMatter'> & Pick<Doc, 'ownFrontMatter'> {
  const {id, title, description, source, sourceDirName, slug, permalink, draft, unlisted, tags} = doc;
  const {contentLocale, editUrl, lastUpdatedBy, lastUpdatedAt, sidebarPosition} = doc;
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
    ...(contentLocale !== undefined && {contentLocale}),
    ...(editUrl !== undefined && {editUrl}),
    tags,
    version: plan.version.versionName,
    ...(lastUpdatedBy !== undefined && {lastUpdatedBy}),
    ...(lastUpdatedAt !== undefined && {lastUpdatedAt}),
    ...(sidebarPosition !== undefined && {sidebarPosition}),
    ...(sidebar !== undefined && {sidebar}),
    ...docNavigation(doc, plan),
    ...(doc.ownFrontMatter && {ownFrontMatter: doc.ownFrontMatter}),
    ...(category && {cardDescriptions: cardDescriptions(category, plan.docsById)}),
  };
}

/** The URL paths of each doc in all versions: doc id → version name → URL path. */
export type DocPaths = ReadonlyMap<string, {readonly [versionName: string]: string}>;

/** Collects the URL paths of each doc. @param versions - pairs of the name of a version and all its pages */
export function pathsByDoc(versions: readonly (readonly [string, readonly GlobalDoc[]])[]): DocPaths {
  const paths = new Map<string, {[versionName: string]: string}>();
  for (const [versionName, docs] of versions) {
    for (const {id, path} of docs) {
      const known = paths.get(id) ?? {};
      paths.set(id, known);
      known[versionName] = path;
    }
  }
  return paths;
}

/** Attributes of the route of a page: its id, its sidebar, and its paths in other versions. */
export function pageAttributes(page: GlobalDoc, versionName: string, docPaths: DocPaths): DocRouteAttributes {
  const {[versionName]: _own, ...alternates} = docPaths.get(page.id) ?? {};
  return {
    docId: page.id,
    ...(page.sidebar !== undefined && {sidebar: page.sidebar}),
    ...(page.unlisted && {unlisted: true}),
    ...(Object.keys(alternates).length > 0 && {alternates}),
  };
}

export function versionProps(version: VersionContent, pluginId: string): PropVersion {
  const {versionName: name, label, banner, badge, noIndex, className, isLast} = version;
  return {pluginId, version: name, label, banner, badge, noIndex, className, isLast};
}
