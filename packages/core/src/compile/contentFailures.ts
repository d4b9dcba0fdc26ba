import path from 'node:path';
import {SiteError} from '../errors/SiteError.js';
import type {ContentFailure} from './compileFiles.js';

function describe({file, line, column, message, frame, hint}: ContentFailure, siteDir: string): string {
  const relative = path.relative(siteDir, file).split(path.sep).join('/');
  const name = relative.startsWith('..') ? file : relative;
  const place = [name, line, line === undefined ? undefined : column]
    .filter((part) => part !== undefined)
    .join(':');
  return [`${place} ${message}`, frame, hint].filter((part) => part).join('\n');
}

/** One error for all files that could not be compiled; a single one keeps its own code and place. */
export function contentFailures(failures: readonly ContentFailure[], siteDir: string): SiteError {
  const [first] = failures;
  if (first && failures.length === 1) {
    // Whoever shows the error adds the lines around its place.
    const {code, message, file, line, column, hint} = first;
    return new SiteError(code, message, {place: {file, line, column}, hint});
  }
  return new SiteError(
    'CONTENT_INVALID',
    `${failures.length} files could not be compiled:\n\n${failures.map((failure) => describe(failure, siteDir)).join('\n\n')}`,
  );
}
