import path from 'node:path';
import {readIfPresent} from '@lectern/store';
import {closest} from 'fastest-levenshtein';
import type {Stats, StatsError} from 'webpack';
import {DOCUSAURUS_GENERATED_DIR} from '../compat/dataAliases.js';
import {generatedDirName, isGenerated} from '../config/generatedDir.js';
import type {ErrorCode} from '../errors/errorCodes.js';
import {mistakeOf, type ThrownMistake, withMistake} from '../errors/loaderMistakes.js';
import {SiteError} from '../errors/SiteError.js';
import {didYouMean} from '../errors/suggestions.js';
import {pathInside} from '../paths.js';
import type {ThemeAliases} from '../routes/themeAliases.js';
import {lineOfImport} from '../shared/lineOfImport.js';
import {docusaurusHint, generatedHint} from './clientAliases.js';
import {inWebpackForm} from './rspackErrors.js';

/**
 * Mistake that a compilation reports. The error code `code` is set if a loader threw a `SiteError` or `MarkdownError`.
 * The file in `location` is relative to the site folder.
 */
interface Problem extends Pick<ThrownMistake, 'message' | 'hint' | 'location'> {
  readonly code?: ErrorCode;
  /** Request that could not be resolved. */
  readonly missing?: string;
}

export interface BundleErrorDetails {
  readonly siteDir: string;
  /** Absolute path. */
  readonly cacheDir: string;
  /** Request → files that import it, relative to the site folder. */
  readonly requesters: ReadonlyMap<string, readonly string[]>;
  readonly themeAliases: ThemeAliases;
  /** Sentence about a bundler that may be missing (see `missingWebpackHint`). */
  readonly engineHint?: string | undefined;
}

/** Returns the file in which a webpack error occurred, relative to the site folder: "src/pages/index.tsx". */
function moduleFile(error: StatsError): string | undefined {
  const name = error.moduleName ?? error.file;
  // webpack's name of a stylesheet is "css ./src/css/custom.css".
  return name
    ?.split('!')
    .pop()
    ?.replace(/^(?:css )?\.\//, '')
    .replace(/\?.*$/, '');
}

function lineOf(error: StatsError): number | undefined {
  const line = /^(\d+)/.exec(error.loc ?? '')?.[1];
  return line === undefined ? undefined : Number(line);
}

/** Line of the source file that contains the request; webpack reports the line of the transformed code. */
function requestingLine(file: string, request: string, siteDir: string): number | undefined {
  const text = readIfPresent(path.join(siteDir, file));
  return text === undefined ? undefined : lineOfImport(text, request);
}

/**
 * Creates the problem for an import of a module that does not exist. If the import is in the generated registry (the
 * module that imports all code), the problem names the Markdown file that contains the original import.
 */
function missingModule(
  error: StatsError,
  missing: string,
  {siteDir, cacheDir, requesters}: BundleErrorDetails,
): Problem {
  const file = moduleFile(error);
  const isWritten = file !== undefined && !isGenerated(path.resolve(siteDir, file), {siteDir, cacheDir});
  const importer = isWritten ? file : requesters.get(missing)?.[0];
  const name = path.isAbsolute(missing) ? pathInside(siteDir, missing) : missing;
  const message = `imports "${name}", which does not exist.`;
  if (importer === undefined) return {message: `The site ${message}`, missing};
  const written = requestingLine(importer, missing, siteDir);
  const line = written ?? (importer === file ? lineOf(error) : undefined);
  return {location: {file: importer, line}, message: `${path.basename(importer)} ${message}`, missing};
}

/** Creates the problem for a mistake that a loader has thrown, such as a syntax error in imported Markdown. */
function thrownProblem({location, ...mistake}: ThrownMistake, siteDir: string): Problem {
  if (!location) return mistake;
  return {...mistake, location: {...location, file: pathInside(siteDir, location.file)}};
}

const MISSING_EXPORT =
  /^export '([^']+)' (?:\([^)]*\) )?was not found in '([^']+)'(?: \(possible exports: ([^)]*)\))?/;

/**
 * Creates the problem for an import of a name that a module does not export; `undefined` for other errors. webpack would
 * list all exports, which may be hundreds. The line is the one of the import: bundlers report a line of transpiled code.
 */
function missingExport(error: StatsError, siteDir: string): Problem | undefined {
  const file = moduleFile(error);
  const [, name, request, exported = ''] = MISSING_EXPORT.exec(error.message) ?? [];
  if (file === undefined || name === undefined || request === undefined) return undefined;
  const names = exported.split(', ').filter((one) => one !== '');
  const line = requestingLine(file, request, siteDir) ?? lineOf(error);
  return {
    message: `"${request}" has no export "${name}".${didYouMean(name, names)}`,
    location: {file, line},
  };
}

function problemOf(error: StatsError, details: BundleErrorDetails): Problem {
  const mistake = mistakeOf(error);
  if (mistake) return thrownProblem(mistake, details.siteDir);
  const missing = /(?:Can't resolve|Cannot resolve) '([^']+)'/.exec(error.message)?.[1];
  if (missing) return missingModule(error, missing, details);
  const file = moduleFile(error);
  const unknownName = missingExport(error, details.siteDir);
  if (unknownName) return unknownName;
  const [, line, column, syntax] = /:(\d+):(\d+): ERROR: (.+)/.exec(error.message) ?? [];
  if (file && syntax) {
    // Messages of esbuild and of our own loaders count columns from 0.
    const location = {file, line: Number(line), column: Number(column) + 1};
    return {message: syntax.replace(/[^.]$/, '$&.'), location};
  }
  const [, row, at, reason] = /SyntaxError\s+\((\d+):(\d+)\) .+?\.\w+ (.+)/.exec(error.message) ?? [];
  if (file && reason) {
    // postcss-loader counts columns from 1.
    return {message: `${reason}.`, location: {file, line: Number(row), column: Number(at)}};
  }
  const [, unread, start] = /^Module parse failed: (.+?)(?: \((\d+):\d+\))?$/m.exec(error.message) ?? [];
  if (file && unread) {
    // If a loader has changed the file, the line is a line of the loader's output, not of the source file.
    const isWritten = !error.message.includes('File was processed with these loaders');
    const isScript = /\.(?:[cm]?[jt]sx?|json)$/.test(file);
    const advice = isScript ? '' : ' Files of this kind need a loader; a plugin can add one.';
    const line = isWritten && start !== undefined ? Number(start) : undefined;
    return {message: `Cannot be read: ${unread}.${advice}`, location: {file, line}};
  }
  const message = error.message
    .replace(/^Module build failed(?: \(from [^\n]*\))?:\s*/, '')
    .replace(/\n\s+at [^\n]+/g, '')
    // Removes webpack's excerpt of the code, since the printed error contains an excerpt already.
    .replace(/\n[>\s]*\d*\s*\|[^\n]*/g, '')
    .trim();
  return {message, ...(file && {location: {file, line: lineOf(error)}})};
}

function hintFor(
  problems: readonly Problem[],
  {themeAliases, engineHint}: BundleErrorDetails,
): string | undefined {
  const missing = problems.flatMap((problem) => problem.missing ?? []);
  const thrown = problems.flatMap(({hint}) => hint ?? []);
  const known = Object.keys(themeAliases);
  const nearest = missing.flatMap((request) => {
    if (request.startsWith('@docusaurus/')) return docusaurusHint(request);
    if (request.startsWith('@generated/')) return generatedHint(request);
    if (request.split('/').includes(DOCUSAURUS_GENERATED_DIR))
      return `Generated files are in "${generatedDirName()}"; code can import them from "@generated".`;
    return request.startsWith('@theme') && known.length > 0
      ? `Did you mean "${closest(request, known)}"?`
      : [];
  });
  const forMissing =
    missing.length > 0 && nearest.length === 0 ? ['Check the spelling, or install the package.'] : nearest;
  const hints = new Set([...thrown, ...forMissing]);
  // A mistake with a line is one in the code of the site, whichever bundler reads it.
  const isOfSite = problems.some(({location}) => location?.line !== undefined);
  if (hints.size === 0 && !isOfSite) return engineHint;
  return hints.size > 0 ? [...hints].join(' ') : undefined;
}

function codeFor(problems: readonly Problem[]): ErrorCode {
  const codes = new Set<ErrorCode>(
    problems.map(({code, missing}) => code ?? (missing === undefined ? 'BUNDLE_FAILED' : 'MODULE_NOT_FOUND')),
  );
  const [code = 'BUNDLE_FAILED'] = codes;
  return codes.size === 1 ? code : 'BUNDLE_FAILED';
}

function withLocation({location, message}: Problem): string {
  return location ? `${location.file}${location.line ? `:${location.line}` : ''} ${message}` : message;
}

/**
 * Returns the errors of a compilation and of its child compilations (plugins start these to bundle workers, for
 * example).
 */
export function compileErrors(stats: Stats): StatsError[] {
  const {errors = []} = stats.toJson({all: false, errors: true, errorDetails: false});
  const own = errors.map((error) => withMistake(stats.compilation, inWebpackForm(error)));
  return [...own, ...stats.compilation.children.flatMap((child) => compileErrors(child.getStats()))];
}

/** Combines all errors of a compilation into one error for the user. */
export function bundleError(errors: readonly StatsError[], details: BundleErrorDetails): SiteError {
  const all = errors.map((error) => problemOf(error, details));
  const problems = [...new Map(all.map((problem) => [withLocation(problem), problem])).values()];
  const code = codeFor(problems);
  const hint = hintFor(problems, details);
  const [first] = problems;
  if (first && problems.length === 1)
    return new SiteError(code, first.message, {location: first.location, hint});
  return new SiteError(code, problems.map((problem) => `- ${withLocation(problem)}`).join('\n'), {hint});
}
