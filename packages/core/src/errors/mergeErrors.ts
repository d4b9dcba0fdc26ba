import {type ProblemReport, problemError} from './problems.js';
import {isMarkdownError, isSiteError, type Problem} from './SiteError.js';

/** Data of an error that reports a mistake of the user. */
interface Mistake extends Omit<ProblemReport, 'siteDir'> {
  readonly problems: readonly Problem[];
}

/**
 * Data of an error that reports a mistake of the user; `undefined` for all other errors, such as errors in the code of
 * plugins.
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
 * Merges several errors into the first one: adds the problems of all other errors that have its code.
 *
 * @param thrown - at least one
 */
export function mergeErrors(thrown: readonly [unknown, ...unknown[]], siteDir: string): unknown {
  const [error] = thrown;
  const first = mistakeOf(error);
  const same = thrown.flatMap((other) => mistakeOf(other) ?? []).filter(({code}) => code === first?.code);
  if (!first || same.length < 2) return error;
  const hints = new Set(same.flatMap(({hint}) => hint ?? []));
  const all = same.flatMap(({problems}) => problems);
  return problemError(all, {...first, hint: [...hints].join('\n'), siteDir});
}
