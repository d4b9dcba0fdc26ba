import fs from 'node:fs';
import path from 'node:path';
import {setImmediate} from 'node:timers/promises';
import {gzipSync} from 'node:zlib';
import {isFileSync} from '@lectern/store';
import picomatch from 'picomatch';
import {isBelow} from '../paths.js';
import {encodePath, tryDecodeUriComponent} from '../shared/encodePath.js';
import {onceFor} from '../shared/onceFor.js';
import type {CheckedOutput, CheckedPage} from './CheckedOutput.js';
import type {CheckedSite} from './CheckedSite.js';
import type {Finding} from './Finding.js';
import {type LinkUse, readHtmlLinks} from './readHtmlLinks.js';

const KINDS = ['html', 'scripts', 'styles', 'images'] as const;
type Kind = (typeof KINDS)[number];

/** A file of the output that a page loads. */
interface LoadedFile {
  /** Relative to the output folder, with "/". */
  readonly name: string;
  /** Bytes that are sent for the file. */
  readonly size: number;
}

const KIND_OF: {readonly [use in LinkUse]?: Kind} = {script: 'scripts', style: 'styles', image: 'images'};

/** Files that are compressed already, and are sent as they are. */
const COMPRESSED = /\.(?:png|jpe?g|gif|webp|avif|ico)$/i;
/** Size in bytes above which a file is not compressed to measure it: its size on disk is used. */
const MAX_COMPRESSED = 20_000_000;
const SHOWN_FILES = 3;

/** Finds pages that are larger than the budgets of the configuration allow. */
export async function checkBudgets(site: CheckedSite): Promise<readonly Finding[]> {
  const budgets = site.settings.budgets.map((budget) => ({budget, matches: picomatch(budget.pages)}));
  if (budgets.length === 0) return [];
  const output = await site.output();
  const sizeOf = onceFor(sizeOfFile);
  const findings: Finding[] = [];
  for (const page of output.pages) {
    if (page.htmlFile === undefined || !site.isWanted(page.path)) continue;
    const limits = budgets.filter(({matches}) => matches(page.path)).map(({budget}) => budget);
    if (limits.length === 0) continue;
    const files = filesOf(page, {output, site, sizeOf});
    for (const limit of limits) findings.push(...overBudget(page, files, limit));
    // Signals end the command only in a turn of the event loop.
    await setImmediate();
  }
  return findings;
}

interface FileInput {
  readonly output: CheckedOutput;
  readonly site: CheckedSite;
  /** @returns bytes; `undefined` if the file does not exist */
  sizeOf(file: string): number | undefined;
}

function filesOf(page: CheckedPage, {output, site, sizeOf}: FileInput): Map<Kind, LoadedFile[]> {
  const files = new Map<Kind, Map<string, LoadedFile>>(KINDS.map((kind) => [kind, new Map()]));
  const add = (kind: Kind, file: string) => {
    const size = sizeOf(file);
    const name = path.relative(output.outDir, file).split(path.sep).join('/');
    if (size !== undefined) files.get(kind)?.set(name, {name, size});
  };
  const {htmlFile = '', locale} = page;
  const folders = [
    {dir: output.outDir, base: site.loaded.baseUrl},
    ...(locale ? [{dir: locale.outDir, base: locale.context.baseUrl}] : []),
  ];
  add('html', htmlFile);
  const pageUrl = `http://site${encodePath(page.path)}`;
  readHtmlLinks(fs.readFileSync(htmlFile, 'utf8'), {
    link({url, use}) {
      const kind = KIND_OF[use];
      if (kind === undefined || !URL.canParse(url, pageUrl)) return;
      const {origin, pathname} = new URL(url, pageUrl);
      const target = tryDecodeUriComponent(pathname);
      if (origin !== 'http://site') return;
      for (const {dir, base} of folders) {
        const file = path.join(dir, target.slice(base.length));
        // "%2f" in an address could lead out of the folder.
        if (target.startsWith(base) && isBelow(dir, file)) add(kind, file);
      }
    },
  });
  return new Map([...files].map(([kind, found]) => [kind, [...found.values()]]));
}

function sizeOfFile(file: string): number | undefined {
  if (!isFileSync(file)) return undefined;
  const {size} = fs.statSync(file);
  if (COMPRESSED.test(file) || size > MAX_COMPRESSED) return size;
  return gzipSync(fs.readFileSync(file)).length;
}

function overBudget(
  {path: page}: CheckedPage,
  files: ReadonlyMap<Kind, readonly LoadedFile[]>,
  budget: {readonly [kind in Kind]?: number | undefined},
): Finding[] {
  return KINDS.flatMap((kind) => {
    const limit = budget[kind];
    const found = files.get(kind) ?? [];
    const total = found.reduce((sum, {size}) => sum + size, 0);
    if (limit === undefined || total <= limit) return [];
    const largest = found.toSorted((a, b) => b.size - a.size).slice(0, SHOWN_FILES);
    return {
      check: 'budgets',
      code: `budget-${kind}`,
      page,
      message: `${NOUNS[kind]} ${kilobytes(total)}; the budget is ${kilobytes(limit)}.`,
      hint: `The largest: ${largest.map(({name, size}) => `${name} (${kilobytes(size)})`).join(', ')}.`,
    } as const;
  });
}

const NOUNS: {readonly [kind in Kind]: string} = {
  html: 'The document has',
  scripts: 'The scripts of the page have',
  styles: 'The stylesheets of the page have',
  images: 'The images of the page have',
};

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
