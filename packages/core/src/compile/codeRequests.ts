import path from 'node:path';
import {type MarkdownRule, type MarkdownSite, scanImports} from '@lectern/mdx';
import {readIfPresent} from '../cache/files.js';
import type {PlannedContent, SitePlan} from '../routes/SitePlan.js';
import {planImported} from './planImported.js';

export interface CodeRequests {
  /** Every request of the code lane, sorted. */
  readonly requests: readonly string[];
  /** Request → files that ask for it, relative to the site folder. Requests of routes have none. */
  readonly requesters: ReadonlyMap<string, readonly string[]>;
}

/** What a file imports, by a quick scan; a file that cannot be read is reported where it is compiled. */
export function scanFile({file, rule}: PlannedContent, site: MarkdownSite): Promise<readonly string[]> {
  return scanImports({file, text: readIfPresent(file) ?? '', site, rule});
}

/**
 * Finds what content imports, by a quick scan, so that the bundler can start before anything is compiled.
 * Partials are followed: what they import is needed as well.
 *
 * @param importsOf - `scanFile`, or whoever remembers what it gave
 */
export async function findCodeRequests(
  plan: Pick<SitePlan, 'contents' | 'codeRequests' | 'markdown'>,
  rules: readonly MarkdownRule[],
  importsOf: (content: PlannedContent) => Promise<readonly string[]>,
): Promise<CodeRequests> {
  const {siteDir} = plan.markdown;
  const requesters = new Map<string, string[]>(plan.codeRequests.map((request) => [request, []]));
  const seen = new Set<string>();
  const scan = async (content: PlannedContent): Promise<void> => {
    const {file} = content;
    if (seen.has(file)) return;
    seen.add(file);
    for (const reference of await importsOf(content)) {
      const name = reference.slice(reference.indexOf(':') + 1);
      if (reference.startsWith('content:')) await scan(planImported(name, {siteDir, rules}));
      else requesters.set(name, [...(requesters.get(name) ?? []), path.relative(siteDir, file)]);
    }
  };
  for (const content of plan.contents.values()) await scan(content);
  return {requests: [...requesters.keys()].sort(), requesters};
}
