import {useActiveDocContext} from './activeDocs.js';
import {useLatestVersion} from './globalData.js';
import {useDocsPreferredVersion} from './preferredVersion.js';
import type {GlobalDoc, GlobalSidebar, GlobalVersion} from './types.js';

/** The versions that a link outside of docs may lead to, best first: of this page, chosen last, latest. */
export function useDocsVersionCandidates(
  pluginId?: string | undefined,
): readonly [GlobalVersion, ...GlobalVersion[]] {
  const {activeVersion} = useActiveDocContext(pluginId);
  const {preferredVersion} = useDocsPreferredVersion(pluginId);
  const latest = useLatestVersion(pluginId);
  const candidates = new Set([activeVersion, preferredVersion, latest].filter((version) => version != null));
  const [first = latest, ...others] = candidates;
  return [first, ...others];
}

/** @throws listing the ids that exist; loads all docs to do so */
function findDoc(versions: readonly GlobalVersion[], docId: string): GlobalDoc {
  for (const version of versions) {
    const doc = version.docs.find(({id}) => id === docId);
    if (doc) return doc;
  }
  const names = versions.map(({name}) => `"${name}"`).join(', ');
  const ids = [...new Set(versions.flatMap(({docs}) => docs.map(({id}) => id)))].sort();
  throw new Error(
    `No doc with the id "${docId}" is in version ${names}. The doc ids are:\n- ${ids.join('\n- ')}`,
  );
}

/**
 * A doc that the layout links to, in the best version that has it.
 *
 * @returns `null` for a draft, which is not there in production
 * @throws for any other id that no version has
 */
export function useLayoutDoc(docId: string, pluginId?: string | undefined): GlobalDoc | null {
  const versions = useDocsVersionCandidates(pluginId);
  for (const {linkedDocs} of versions) {
    const doc = linkedDocs[docId];
    if (doc) return {id: docId, ...doc};
  }
  if (versions.some(({draftIds}) => draftIds.includes(docId))) return null;
  return findDoc(versions, docId);
}

/**
 * A sidebar that the layout links to, in the best version that has it.
 *
 * @throws listing the ids that exist
 */
export function useLayoutDocsSidebar(sidebarId: string, pluginId?: string | undefined): GlobalSidebar {
  const versions = useDocsVersionCandidates(pluginId);
  for (const {sidebars} of versions) {
    const sidebar = sidebars[sidebarId];
    if (sidebar) return sidebar;
  }
  const names = versions.map(({name}) => `"${name}"`).join(', ');
  const ids = [...new Set(versions.flatMap(({sidebars}) => Object.keys(sidebars)))];
  throw new Error(
    `No sidebar with the id "${sidebarId}" is in version ${names}. The sidebar ids are:\n- ${ids.join('\n- ')}`,
  );
}
