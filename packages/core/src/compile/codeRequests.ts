import path from 'node:path';
import type {PlannedContent, SitePlan} from '../routes/SitePlan.js';
import type {ContentCompiler} from './ContentCompiler.js';
import type {ImportsOf} from './contentImports.js';

export interface CodeRequests {
  /** Requests ("clsx", "@theme/DocItem") of all modules that the bundle needs, sorted. */
  readonly requests: readonly string[];
  /** Request → files that import it, relative to the site folder; empty if only routes need the module. */
  readonly requesters: ReadonlyMap<string, readonly string[]>;
}

/**
 * Finds all modules that routes and content import, so that webpack can start before all content is compiled. Includes
 * the imports of imported Markdown.
 */
export async function findCodeRequests(
  plan: Pick<SitePlan, 'contents' | 'codeRequests'>,
  {planImported, setup}: Pick<ContentCompiler, 'planImported' | 'setup'>,
  importsOf: ImportsOf,
): Promise<CodeRequests> {
  const {siteDir} = setup.site;
  const requesters = new Map<string, string[]>(plan.codeRequests.map((request) => [request, []]));
  const seen = new Set<string>();
  const isNew = ({file}: PlannedContent) => !seen.has(file) && seen.add(file);
  let round = Object.values(plan.contents).filter(isNew);
  while (round.length > 0) {
    const found = await importsOf(round);
    const imported: PlannedContent[] = [];
    for (const {content, imports} of found) {
      for (const reference of imports) {
        const name = reference.slice(reference.indexOf(':') + 1);
        if (reference.startsWith('content:')) imported.push(planImported(name));
        else requesters.set(name, [...(requesters.get(name) ?? []), path.relative(siteDir, content.file)]);
      }
    }
    round = imported.filter(isNew);
  }
  return {requests: [...requesters.keys()].sort(), requesters};
}
