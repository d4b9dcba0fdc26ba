import fs from 'node:fs';
import path from 'node:path';
import {CacheTable, sha256} from '@lectern/store';
import type {Jiti, TransformOptions, TransformResult} from 'jiti';
import {engineVersion} from '../version.js';

/** Text that jiti 2.7 puts into the result for code that it cannot parse. */
const ERROR_MARK = '__JITI_ERROR__';

/**
 * Cache table of one compiled file. Each file has its own table, since processes compile different files at the same
 * time. The version of the table is a hash of the source and of all other inputs of the compilation.
 */
type CodeTable = CacheTable<{readonly code: string}>;

/**
 * Returns a function that compiles modules for Node and caches the results. The cache of jiti (2.7) is not used: it
 * does not detect damaged files, and follows symbolic links.
 *
 * @param dir - absolute folder in the cache
 * @param jiti - instance without its own cache
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

/**
 * Removes the path if it is a symbolic link, so that no file is written to the link's target. `clearOwnFolders`, which
 * also removes such links, runs only after the configuration is loaded.
 */
function removeLink(dir: string): void {
  try {
    if (fs.lstatSync(dir, {throwIfNoEntry: false})?.isSymbolicLink()) fs.unlinkSync(dir);
  } catch {
    // The cache is not writable.
  }
}

/** Stores compiled code and ignores errors: if the cache is not writable, each command compiles again. */
function write(table: CodeTable, code: string): void {
  try {
    table.write({code});
  } catch {
    // The next command compiles the code again.
  }
}
