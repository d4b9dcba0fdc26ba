import fs from 'node:fs';
import path from 'node:path';
import {isFileSync} from '@lectern/store';

const IMPORT = /(?:\bfrom|\bimport|\brequire)\s*\(?\s*['"](\.{1,2}\/[^'"\n]+)['"]/g;
const ENDINGS = ['', '.mjs', '.js', '.jsx', '.ts', '.tsx', '/index.js', '/index.ts', '/index.tsx'];

/**
 * Yields path and text of a module and of all modules that it imports by relative paths, directly or indirectly, each
 * once. Imports may omit extensions.
 */
export function* localModules(entry: string): Generator<{readonly file: string; readonly text: string}> {
  const requests = new Set([entry]);
  const seen = new Set<string>();
  for (const request of requests) {
    const file = ENDINGS.map((ending) => request + ending).find(isFileSync);
    if (file === undefined || seen.has(file) || !/\.[mc]?[jt]sx?$/.test(file)) continue;
    seen.add(file);
    const text = fs.readFileSync(file, 'utf8');
    yield {file, text};
    for (const [, relative = ''] of text.matchAll(IMPORT))
      requests.add(path.resolve(path.dirname(file), relative));
  }
}
