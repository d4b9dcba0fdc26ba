import {
  didYouMean,
  frontMatterLine,
  listKnown,
  type Problem,
  throwProblems,
} from '@lectern/core/content-helpers';
import type {Doc} from '../model/Doc.js';
import type {VersionPlan} from './VersionPlan.js';

function unknownSidebar(doc: Doc, {version}: VersionPlan): Problem | undefined {
  const {displayed_sidebar: displayed} = doc.frontMatter;
  const ids = Object.keys(version.sidebars);
  if (typeof displayed !== 'string' || ids.includes(displayed)) return undefined;
  const message = `Front matter "displayed_sidebar" names the sidebar "${displayed}", which does not exist.${didYouMean(displayed, ids)}`;
  return {file: doc.file, line: frontMatterLine(doc, 'displayed_sidebar'), message};
}

function unknownPagination(doc: Doc, known: ReadonlySet<string>): readonly Problem[] {
  return (['pagination_prev', 'pagination_next'] as const).flatMap((key): readonly Problem[] => {
    const id = doc.frontMatter[key];
    if (typeof id !== 'string' || known.has(id)) return [];
    const message = `Front matter "${key}" names "${id}", but no document has that id.${didYouMean(id, known)}`;
    return [{file: doc.file, line: frontMatterLine(doc, key), message}];
  });
}

/**
 * Checks the ids of sidebars and docs in the front matter of all docs except drafts: `displayed_sidebar`,
 * `pagination_prev`, `pagination_next`.
 *
 * @throws {SiteError} `DOC_UNKNOWN_SIDEBAR` or `DOC_UNKNOWN_PAGINATION`
 */
export function checkFrontMatterIds(plans: readonly VersionPlan[], siteDir: string): void {
  const sidebars = plans.flatMap((plan) =>
    plan.version.docs.map((doc) => unknownSidebar(doc, plan)).filter((problem) => problem !== undefined),
  );
  const allSidebars = new Set(plans.flatMap(({version}) => Object.keys(version.sidebars)));
  throwProblems(sidebars, {
    code: 'DOC_UNKNOWN_SIDEBAR',
    heading: 'Front matter names sidebars that do not exist:',
    hint: listKnown('sidebars', allSidebars),
    siteDir,
  });

  const allIds = new Set<string>();
  const pagination = plans.flatMap(({version}) => {
    const ids = new Set([...version.docs, ...version.drafts].map(({id}) => id));
    for (const id of ids) allIds.add(id);
    return version.docs.flatMap((doc) => unknownPagination(doc, ids));
  });
  throwProblems(pagination, {
    code: 'DOC_UNKNOWN_PAGINATION',
    heading: 'Front matter names documents that do not exist:',
    hint: listKnown('ids', allIds),
    siteDir,
  });
}
