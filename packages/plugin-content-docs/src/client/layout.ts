import {useActiveDocContext} from './activeDocs.js';
import {useLatestVersion} from './globalData.js';
import {findLayoutDoc, findLayoutSidebar} from './layoutLinks.js';
import {useDocsPreferredVersion} from './preferredVersion.js';
import type {GlobalDoc, GlobalSidebar, GlobalVersion} from './types.js';

/**
 * Versions to which links of the layout (navbar, footer) may lead, in order of preference: the version of the current
 * page, the version that the visitor chose last, the latest version.
 */
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
 * Finds the doc to which a link in the navbar or footer points, in the first version of `useDocsVersionCandidates()`
 * that has a doc with this id.
 *
 * @returns `null` for a draft, which has no page in production
 * @throws if no version has a doc or a draft with this id
 */
export function useLayoutDoc(docId: string, pluginId?: string | undefined): GlobalDoc | null {
  return findLayoutDoc(useDocsVersionCandidates(pluginId), docId);
}

/**
 * Finds the sidebar to which a link in the navbar or footer points, in the first version of
 * `useDocsVersionCandidates()` that has a sidebar with this id.
 *
 * @throws if no version has a sidebar with this id
 */
export function useLayoutDocsSidebar(sidebarId: string, pluginId?: string | undefined): GlobalSidebar {
  return findLayoutSidebar(useDocsVersionCandidates(pluginId), sidebarId);
}
