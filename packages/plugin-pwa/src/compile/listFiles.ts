import fs from 'node:fs';
import path from 'node:path';
import picomatch from 'picomatch';
import {WORKER_FILE} from '../workerFile.js';

export interface OutputFile {
  /** Path relative to the output folder, separated by "/" on all systems. */
  readonly file: string;
  readonly size: number;
}

export interface ListInput {
  readonly outDir: string;
  /** Folders of other locales, relative to `outDir`; each locale has a worker of its own. */
  readonly apart: readonly string[];
}

function walk(dir: string, inside: string, {outDir, apart}: ListInput): OutputFile[] {
  return fs.readdirSync(dir, {withFileTypes: true}).flatMap((entry): OutputFile[] => {
    const file = inside + entry.name;
    // Many hosts do not publish files whose name begins with ".".
    if (entry.name.startsWith('.')) return [];
    if (entry.isDirectory()) {
      return apart.includes(file) ? [] : walk(path.join(dir, entry.name), `${file}/`, {outDir, apart});
    }
    const stat = fs.statSync(path.join(dir, entry.name), {throwIfNoEntry: false});
    return stat?.isFile() ? [{file, size: stat.size}] : [];
  });
}

/** Lists all files of an output folder, sorted by path, without hidden files. */
export function listFiles(input: ListInput): OutputFile[] {
  return walk(input.outDir, '', input).sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** Globs of the files that pages show or load. Artifacts of content and search indexes are below `assets/`. */
const DEFAULT_PATTERNS: readonly string[] = [
  '**/*.{js,mjs,css,json,webmanifest}',
  '**/*.html',
  '**/*.{png,jpg,jpeg,gif,svg,webp,avif,ico}',
  '**/*.{woff,woff2,eot,ttf,otf}',
  'assets/**/*.txt',
  'assets/search/**',
];

/** Feeds in JSON, which only feed readers load. */
const FEED = /(?:^|\/)feed\.json$/;

/** Images of plugin-social-images, which only networks load. */
const SOCIAL_IMAGE = /^assets\/social\//;

export interface Wanted {
  readonly globPatterns?: readonly string[] | undefined;
  readonly globIgnores?: readonly string[] | undefined;
  /** HTML files of the site's pages, relative to the output folder. */
  readonly pages: ReadonlySet<string>;
}

/**
 * Returns a filter for files to store. Leaves out HTML that is not a page of the site, the not-found page and its
 * payload, feeds in JSON, images for networks, and the worker.
 */
export function wantedFiles({
  globPatterns = DEFAULT_PATTERNS,
  globIgnores = [],
  pages,
}: Wanted): (file: string) => boolean {
  const matches = picomatch([...globPatterns], {ignore: [...globIgnores]});
  return (file) => {
    if (!matches(file) || file === WORKER_FILE || FEED.test(file) || SOCIAL_IMAGE.test(file)) return false;
    if (/\.html$/i.test(file)) return pages.has(file) && file !== '404.html';
    return file !== '404.payload.json';
  };
}
