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

/** What files import, by absolute file: `site start` reads a file again only once it has changed. */
export type ImportMemory = Map<string, Promise<readonly string[]>>;

/**
 * Finds what content imports, by a quick scan, so that the bundler can start before anything is compiled.
 * Partials are followed: what they import is needed as well.
 */
export async function findCodeRequests(
  plan: Pick<SitePlan, 'contents' | 'codeRequests' | 'markdown'>,
  rules: readonly MarkdownRule[],
  memory: ImportMemory = new Map(),
): Promise<CodeRequests> {
  const site = plan.markdown;
  const importsOf = ({file, rule}: PlannedContent): Promise<readonly string[]> => {
    const known = memory.get(file);
    if (known) return known;
    // A file that cannot be read is reported where it is compiled.
    const text = fs.readFile(file, 'utf8').catch(() => '');
    const reading = text.then((found) => scanImports({file, text: found, site, rule}));
    memory.set(file, reading);
    return reading;
  };
  const requesters = new Map<string, string[]>(plan.codeRequests.map((request) => [request, []]));
  const seen = new Set<string>();
  const scan = async (content: PlannedContent): Promise<void> => {
    const {file} = content;
    if (seen.has(file)) return;
    seen.add(file);
    await Promise.all(
      (await importsOf(content)).map(async (reference) => {
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
