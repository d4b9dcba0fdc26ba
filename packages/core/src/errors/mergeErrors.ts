import type {ErrorCode} from './errorCodes.js';
import {problemError} from './problems.js';
import {isMarkdownError, isSiteError, type Problem} from './SiteError.js';

/** A mistake of the user, taken apart. */
interface Mistake {
  readonly code: ErrorCode;
  readonly heading: string;
  readonly hint: string | undefined;
  readonly problems: readonly Problem[];
}

/** @returns nothing for mistakes of a plugin, whose stack is shown. */
function mistakeOf(error: unknown): Mistake | undefined {
  if (isMarkdownError(error)) {
    const {code, file, line, message, hint} = error;
    return {code, heading: 'Some files cannot be read:', hint, problems: [{file, line, message}]};
  }
  if (!isSiteError(error) || error.code === 'PLUGIN_HOOK_FAILED') return undefined;
  const {code, place, message, hint, report} = error;
  if (report) return {code, hint, ...report};
  const problem = {file: place?.file ?? '', line: place?.line, message};
  return {code, heading: 'Several things are wrong:', hint, problems: [problem]};
}

/**
 * Merges errors of several parts of the site into one: the first, with all mistakes of its kind.
 *
 * @param thrown - at least one
 */
export function mergeErrors(thrown: readonly [unknown, ...unknown[]], siteDir: string): unknown {
  const [error] = thrown;
  const first = mistakeOf(error);
  const same = thrown.flatMap((other) => mistakeOf(other) ?? []).filter(({code}) => code === first?.code);
  if (!first || same.length < 2) return error;
  const hints = new Set(same.flatMap(({hint}) => hint ?? []));
  return problemError(
    same.flatMap(({problems}) => problems),
    {code: first.code, heading: first.heading, hint: [...hints].join('\n'), siteDir},
  );
}
