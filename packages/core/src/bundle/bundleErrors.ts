import path from 'node:path';
import {closest} from 'fastest-levenshtein';
import type {StatsError} from 'webpack';
import {SiteError} from '../errors/SiteError.js';

/** "./src/pages/index.tsx" of a webpack error, relative to the site. */
function moduleFile(error: StatsError): string | undefined {
  const name = error.moduleName ?? error.file;
  return name?.split('!').pop()?.replace(/^\.\//, '').replace(/\?.*$/, '');
}

function lineOf(error: StatsError): number | undefined {
  const line = /^(\d+)/.exec(error.loc ?? '')?.[1];
  return line === undefined ? undefined : Number(line);
}

/** Who asked for a module: for generated modules that is the route or content behind the request, not our registry. */
function describe(error: StatsError, requesters: ReadonlyMap<string, readonly string[]>): string {
  const file = moduleFile(error);
  const missing = /(?:Can't resolve|Cannot resolve) '([^']+)'/.exec(error.message)?.[1];
  if (missing) {
    const from = file && !file.includes('.site/') ? [file] : (requesters.get(missing) ?? []);
    const line = lineOf(error);
    const place =
      from.length > 0
        ? `${from[0]}${line && from[0] === file ? `:${line}` : ''} imports`
        : 'The site imports';
    return `${place} "${missing}", which does not exist.`;
  }
  const line = lineOf(error);
  const message = error.message
    .replace(/^Module (build|parse) failed[^\n]*\n/, '')
    .replace(/\n\s+at [^\n]+/g, '')
    .trim();
  return `${file ?? 'webpack'}${line ? `:${line}` : ''}: ${message}`;
}

function suggestion(message: string, known: readonly string[]): string | undefined {
  const missing = /"(@theme[^"]*)", which does not exist/.exec(message)?.[1];
  if (!missing || known.length === 0) return undefined;
  return `Did you mean "${closest(missing, [...known])}"?`;
}

/** All that went wrong in a compile, as one error for the user. */
export function bundleError(
  errors: readonly StatsError[],
  details: {
    siteDir: string;
    requesters: ReadonlyMap<string, readonly string[]>;
    themeAliases: ReadonlyMap<string, string>;
  },
): SiteError {
  const messages = [...new Set(errors.map((error) => describe(error, details.requesters)))];
  const known = [...details.themeAliases.keys()];
  const first = errors[0];
  const missing = messages.every((message) => message.endsWith('which does not exist.'));
  const hints = messages.map((message) => suggestion(message, known)).filter((hint) => hint !== undefined);
  const text = messages.length === 1 ? messages[0] : messages.map((message) => `- ${message}`).join('\n');
  const file = first && messages.length === 1 && !missing ? moduleFile(first) : undefined;
  const line = first && file ? lineOf(first) : undefined;
  return new SiteError(missing ? 'MODULE_NOT_FOUND' : 'BUNDLE_FAILED', text ?? 'The code did not compile.', {
    place: file ? {file: path.join(details.siteDir, file), ...(line && {line})} : undefined,
    hint:
      hints.length > 0
        ? hints.join(' ')
        : missing
          ? 'Check the spelling, or install the package.'
          : undefined,
  });
}
