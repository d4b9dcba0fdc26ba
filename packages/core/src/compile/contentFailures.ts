import {errors} from '../errors/catalog.js';
import type {SiteError} from '../errors/SiteError.js';
import {shownPath} from '../paths.js';
import type {ContentFailure} from './compileTypes.js';

function describe(
  {file, line, column, message, frame}: ContentFailure,
  {siteDir, hint}: {siteDir: string; hint: string | undefined},
): string {
  const location = [shownPath(siteDir, file), line, line === undefined ? undefined : column]
    .filter((part) => part !== undefined)
    .join(':');
  return [`${location} ${message}`, frame, hint].filter((part) => part).join('\n');
}

/** Returns one error for all files that could not be compiled. A single failure keeps its error code, file and line. */
export function contentFailures(failures: readonly ContentFailure[], siteDir: string): SiteError {
  const [first] = failures;
  if (first && failures.length === 1) {
    // The source lines around the mistake are added when the error is printed.
    return errors.fileInvalid(first);
  }
  // Each hint is printed once.
  const hints = new Set<string>();
  const described = failures.map((failure) => {
    const {hint} = failure;
    const isNew = hint !== undefined && !hints.has(hint) && hints.add(hint);
    return describe(failure, {siteDir, hint: isNew ? hint : undefined});
  });
  return errors.filesInvalid(described);
}
