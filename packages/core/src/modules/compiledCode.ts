import fs from 'node:fs';
import path from 'node:path';
import {CacheTable, sha256} from '@lectern/store';
import type {Jiti, TransformOptions, TransformResult} from 'jiti';
import {engineVersion} from '../version.js';

/** The text of jiti 2.7 for code that it cannot read. */
const ERROR_MARK = '__JITI_ERROR__';

/** One file each: processes compile different files at once. Its version is a hash of the source and of all that decides the result. */
type CodeTable = CacheTable<{readonly code: string}>;

/**
 * Compiles files of the site for Node, and keeps the results in the cache. The cache of jiti 2.7 itself does not notice if a file in it is
 * damaged, and reads and writes whatever has the name of an entry.
 *
 * @param dir - absolute folder in the cache
 * @param jiti - without a cache
 */
export function cachedTransform(
  dir: string,
  jiti: Pick<Jiti, 'transform'>,
): (options: TransformOptions) => TransformResult {
  removeLink(dir);
  return (options) => {
    const key = sha256(JSON.stringify([engineVersion(), options]));
    const table: CodeTable = new CacheTable(path.join(dir, sha256(options.filename ?? '').slice(0, 16)), key);
    const stored = table.read('code');
    if (stored !== undefined) return {code: stored};
    const code = jiti.transform(options);
    if (!code.includes(ERROR_MARK)) write(table, code);
    return {code};
  };
}

/** Nothing is written through a link in the cache. The configuration is loaded before the other folders are checked. */
function removeLink(dir: string): void {
  try {
    if (fs.lstatSync(dir, {throwIfNoEntry: false})?.isSymbolicLink()) fs.unlinkSync(dir);
  } catch {
    // The cache cannot be written.
  }
}

/** Errors are ignored: where the cache cannot be written, each command compiles the code again. */
function write(table: CodeTable, code: string): void {
  try {
    table.write({code});
  } catch {
    // The next run tries again.
  }
}
