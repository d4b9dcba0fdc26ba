import {useActiveDocContext} from './activeDocs.js';
import {useLatestVersion} from './globalData.js';
import {findLayoutDoc, findLayoutSidebar} from './layoutLinks.js';
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

/**
 * A doc that the layout links to, in the best version that has it.
 *
 * @returns `null` for a draft, which is not there in production
 * @throws for any other id that no version has
 */
export function useLayoutDoc(docId: string, pluginId?: string | undefined): GlobalDoc | null {
  return findLayoutDoc(useDocsVersionCandidates(pluginId), docId);
}

/**
 * A sidebar that the layout links to, in the best version that has it.
 *
 * @throws listing the ids that exist
 */
export function useLayoutDocsSidebar(sidebarId: string, pluginId?: string | undefined): GlobalSidebar {
  return findLayoutSidebar(useDocsVersionCandidates(pluginId), sidebarId);
}
