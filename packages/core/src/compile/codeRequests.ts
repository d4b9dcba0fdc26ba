import fs from 'node:fs/promises';
import path from 'node:path';
import {scanImports} from '@lectern/mdx';
import type {SitePlan} from '../routes/SitePlan.js';

export interface CodeRequests {
  /** Every request of the code lane, sorted. */
  readonly requests: readonly string[];
  /** Request → sources or routes that ask for it. */
  readonly requesters: ReadonlyMap<string, readonly string[]>;
}

/** Whether a file may import code at all: plain Markdown never executes. */
function mayImport(file: string, text: string, format: string): boolean {
  return format === 'mdx' || file.endsWith('.mdx') || /^\s*format:\s*mdx/m.test(text.slice(0, 2000));
}

/**
 * Finds what content imports, by a quick scan, so that the bundler can start before anything is compiled.
 * Partials are followed: what they import is needed as well.
 */
export async function findCodeRequests(
  plan: Pick<SitePlan, 'contents' | 'codeRequests' | 'markdown' | 'pages'>,
): Promise<CodeRequests> {
  const {siteDir, markdown} = plan.markdown;
  const requesters = new Map<string, string[]>();
  const ask = (request: string, who: string) => {
    const list = requesters.get(request) ?? [];
    if (!list.includes(who)) list.push(who);
    requesters.set(request, list);
  };
  for (const request of plan.codeRequests) requesters.set(request, []);

  const seen = new Set<string>();
  const scan = async (file: string): Promise<void> => {
    if (seen.has(file)) return;
    seen.add(file);
    if (markdown.format !== 'mdx' && file.endsWith('.md') && plan.contents.size > 0) {
      const text = await readStart(file);
      if (!mayImport(file, text, markdown.format)) return;
    }
    const text = await fs.readFile(file, 'utf8').catch(() => '');
    const source = path.relative(siteDir, file);
    const imported = scanImports(text, file, siteDir);
    await Promise.all(
      imported.map((reference) => {
        if (reference.startsWith('code:')) return ask(reference.slice('code:'.length), source);
        const partial = reference
          .slice('content:'.length)
          .replace(/^@site\//, '')
          .replace(/\?.*$/, '');
        return scan(path.join(siteDir, partial));
      }),
    );
  };
  await Promise.all([...new Set([...plan.contents.values()].map(({file}) => file))].map(scan));
  return {requests: [...requesters.keys()].sort(), requesters};
}

/** The part of a file that can hold front matter. */
async function readStart(file: string): Promise<string> {
  const handle = await fs.open(file).catch(() => undefined);
  if (!handle) return '';
  try {
    const {buffer, bytesRead} = await handle.read(Buffer.alloc(2000), 0, 2000, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
}
