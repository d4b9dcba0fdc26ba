import fs from 'node:fs/promises';
import {type MarkdownRule, scanImports} from '@lectern/mdx';
import type {PlannedContent, SitePlan} from '../routes/SitePlan.js';
import {planImported} from './planImported.js';

export interface CodeRequests {
  /** Every request of the code lane, sorted. */
  readonly requests: readonly string[];
  /** Request → files that ask for it, relative to the site folder. Requests of routes have none. */
  readonly requesters: ReadonlyMap<string, readonly string[]>;
}

/**
 * Finds what content imports, by a quick scan, so that the bundler can start before anything is compiled.
 * Partials are followed: what they import is needed as well.
 */
export async function findCodeRequests(
  plan: Pick<SitePlan, 'contents' | 'codeRequests' | 'markdown'>,
  rules: readonly MarkdownRule[],
): Promise<CodeRequests> {
  const site = plan.markdown;
  const requesters = new Map<string, string[]>(plan.codeRequests.map((request) => [request, []]));
  const seen = new Set<string>();
  const scan = async ({file, rule}: PlannedContent): Promise<void> => {
    if (seen.has(file)) return;
    seen.add(file);
    // A file that cannot be read is reported where it is compiled.
    const text = await fs.readFile(file, 'utf8').catch(() => '');
    await Promise.all(
      scanImports({file, text, site, rule}).map(async (reference) => {
        const name = reference.slice(reference.indexOf(':') + 1);
        if (reference.startsWith('content:')) {
          return scan(planImported(name, {siteDir: site.siteDir, rules}));
        }
        requesters.set(name, [...(requesters.get(name) ?? []), file.slice(site.siteDir.length + 1)]);
      }),
    );
  };
  await Promise.all([...plan.contents.values()].map(scan));
  return {requests: [...requesters.keys()].sort(), requesters};
}
