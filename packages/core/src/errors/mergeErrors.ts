import {groupToMap} from '../shared/groupToMap.js';
import {type ProblemReport, problemError} from './problems.js';
import {isMarkdownError, isSiteError, type Problem} from './SiteError.js';

/** The mistakes that an error reports, and the common parts of their report. */
interface Mistake extends Omit<ProblemReport, 'siteDir'> {
  readonly problems: readonly Problem[];
}

/**
 * Returns the mistakes that an error reports; `undefined` for an error that is no mistake of the user, such as an error
 * in the code of a plugin.
 */
function mistakeOf(error: unknown): Mistake | undefined {
  if (isMarkdownError(error)) {
    const {code, file, line, message, hint} = error;
    return {code, heading: 'Some files cannot be read:', hint, problems: [{file, line, message}]};
  }
  if (!isSiteError(error) || error.code === 'PLUGIN_HOOK_FAILED') return undefined;
  const {code, location, message, hint, report} = error;
  if (report) return {code, hint, ...report};
  const problem = {file: location?.file ?? '', line: location?.line, message};
  return {code, heading: 'Several things are wrong:', hint, problems: [problem]};
}

/**
 * Returns the first error with the problems of all other errors that have the same error code. Errors with other codes
 * are left out; they appear in the next build.
 *
 * @param thrown - at least one
 */
export function mergeErrors(thrown: readonly [unknown, ...unknown[]], siteDir: string): unknown {
  const [error] = thrown;
  const first = mistakeOf(error);
  const same = thrown.flatMap((other) => mistakeOf(other) ?? []).filter(({code}) => code === first?.code);
  if (!first || same.length < 2) return error;
  const hints = new Set(same.flatMap(({hint}) => hint ?? []));
  // Several plugins may read one file, such as the tags file of the site.
  const all = groupToMap(
    same.flatMap(({problems}) => problems),
    ({file, line, message}) => JSON.stringify([file, line, message]),
  );
  return problemError(
    [...all.values()].map(([problem]) => problem),
    {...first, hint: [...hints].join('\n'), siteDir},
  );
}
