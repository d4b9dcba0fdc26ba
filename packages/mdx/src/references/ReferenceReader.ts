import {createHash} from 'node:crypto';
import {readFileSync, statSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {Dependency} from '../types.js';

const require = createRequire(import.meta.url);

export interface FileFacts {
  /** sha-256 of the bytes, hex. */
  readonly hash: string;
  /** For images whose header tells. */
  readonly size?: {readonly width: number; readonly height: number};
}

/**
 * Looks at files and permalinks on behalf of one compile, and notes every answer: the artifact is valid as long as all
 * of them stay the same.
 */
export interface ReferenceReader {
  /** @returns `null` where there is no such file. */
  readFacts(file: string): FileFacts | null;
  /** @returns `null` where there is no such file. */
  readText(file: string): string | null;
  /** @returns the URL of the page; `null` for a file without a page; `undefined` for a file that is no content. */
  permalinkOf(file: string): string | null | undefined;
  dependencies(): readonly Dependency[];
}

/** What a permalink dependency holds for a file that is no content of the rule. */
export const NO_PAGE = '';

export function createReferenceReader(permalinks: ReadonlyMap<string, string | null>): ReferenceReader {
  const seen = new Map<string, Dependency>();
  const note = (kind: Dependency['kind'], key: string, value: string | null): void => {
    seen.set(`${kind}\0${key}`, {kind, key, value});
  };
  const readFacts = (file: string): FileFacts | null => {
    const facts = factsOf(file);
    note('file', file, facts?.hash ?? null);
    return facts;
  };
  return {
    readFacts,
    readText: (file) => (readFacts(file) ? readFileSync(file, 'utf8') : null),
    permalinkOf(file) {
      const permalink = permalinks.get(file);
      note('link', file, permalink === undefined ? NO_PAGE : permalink);
      return permalink;
    },
    dependencies: () => [...seen.values()],
  };
}

interface Memo {
  readonly mtimeMs: number;
  readonly bytes: number;
  readonly facts: FileFacts;
}

const MAX_MEMO = 20_000;
const memo = new Map<string, Memo>();
const IMAGE = /\.(?:avif|bmp|gif|ico|jpe?g|png|svg|tiff?|webp)$/i;

/**
 * Hash and image size of a file. A file is read again only after its size or time of change differs.
 *
 * @returns `null` where there is no such file (a folder is none).
 */
export function factsOf(file: string): FileFacts | null {
  const stat = statSync(file, {throwIfNoEntry: false});
  if (!stat?.isFile()) return null;
  const known = memo.get(file);
  if (known && known.mtimeMs === stat.mtimeMs && known.bytes === stat.size) return known.facts;
  const facts = computeFacts(file);
  if (memo.size >= MAX_MEMO) memo.clear();
  memo.set(file, {mtimeMs: stat.mtimeMs, bytes: stat.size, facts});
  return facts;
}

function computeFacts(file: string): FileFacts {
  const bytes = readFileSync(file);
  const hash = createHash('sha256').update(bytes).digest('hex');
  const size = IMAGE.test(file) ? sizeOf(bytes) : undefined;
  return size ? {hash, size} : {hash};
}

function sizeOf(bytes: Uint8Array): FileFacts['size'] {
  try {
    // Has a module for each format: loaded for the first image.
    const {imageSize} = require('image-size') as typeof import('image-size');
    const {width, height, orientation} = imageSize(bytes);
    // Orientations from 5 on are turned by a quarter when shown.
    return orientation !== undefined && orientation >= 5 ? {width: height, height: width} : {width, height};
  } catch {
    return undefined;
  }
}
