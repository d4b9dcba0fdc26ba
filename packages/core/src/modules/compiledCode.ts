import fs from 'node:fs';
import path from 'node:path';
import {readRecord, sha256, writeRecord} from '@lectern/store';
import type {Jiti, TransformOptions, TransformResult} from 'jiti';
import {engineVersion} from '../version.js';

/** The text of jiti 2.7 for code that it cannot read. */
const ERROR_MARK = '__JITI_ERROR__';

interface CompiledCode {
  /** Hash of the source and of all that decides the result. */
  readonly key: string;
  readonly code: string;
}

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
    const file = path.join(dir, `${sha256(options.filename ?? '').slice(0, 16)}.json`);
    const stored = readRecord<CompiledCode>(file);
    if (stored?.key === key) return {code: stored.code};
    const code = jiti.transform(options);
    if (!code.includes(ERROR_MARK)) store(file, {key, code});
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
function store(file: string, compiled: CompiledCode): void {
  try {
    writeRecord(file, compiled);
  } catch {
    // The next run tries again.
  }
}
