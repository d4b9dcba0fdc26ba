import type {Compilation, LoaderContext, StatsError} from '../webpackTypes.js';
import {isMarkdownError, isSiteError, type SiteError, type SourceLocation} from './SiteError.js';

/** A mistake of the author that a loader has thrown. */
export type ThrownMistake = Pick<SiteError, 'code' | 'message' | 'hint' | 'location'>;

/** Finds the line that imports a file; `undefined` if no line does. @param importer - absolute path */
export type FindImport = (importer: string) => SourceLocation | undefined;

interface KeptMistake {
  readonly mistake: ThrownMistake;
  readonly findImport: FindImport | undefined;
}

/** Mistakes of each compilation: absolute file → mistake. */
// Module state: loaders and messages share only the compilation; errors in statistics contain nothing but text.
const mistakes = new WeakMap<Compilation, Map<string, KeptMistake>>();

/**
 * Keeps an error of a loader for the message about the failed compilation. A bundler passes on nothing but the text of
 * an error; the message needs its code, hint and place. Errors that are no mistake of the author are ignored.
 *
 * @param findImport - finds the place of the mistake in the file that imports the module
 */
export function keepMistake(
  {_compilation, resourcePath}: Pick<LoaderContext<unknown>, '_compilation' | 'resourcePath'>,
  thrown: unknown,
  findImport?: FindImport,
): void {
  const mistake = asMistake(thrown);
  if (!_compilation || !mistake) return;
  const found = mistakes.get(_compilation) ?? new Map<string, KeptMistake>();
  mistakes.set(_compilation, found.set(resourcePath, {mistake, findImport}));
}

function asMistake(thrown: unknown): ThrownMistake | undefined {
  if (!isSiteError(thrown) && !isMarkdownError(thrown)) return undefined;
  const {code, message, hint} = thrown;
  const location = isSiteError(thrown) ? thrown.location : thrown;
  return {
    code,
    message,
    hint,
    location: location && {file: location.file, line: location.line, column: location.column},
  };
}

/** Adds the mistake of a loader to the error of its module. */
export function withMistake(compilation: Compilation, error: StatsError): StatsError {
  const id = error.moduleIdentifier;
  const file = id?.split(/[!|]/).at(-1)?.replace(/\?.*$/, '');
  const kept = file === undefined ? undefined : mistakes.get(compilation)?.get(file);
  if (!kept) return error;
  const importer = kept.findImport && id !== undefined ? importerOf(compilation, id) : undefined;
  const location = (importer !== undefined && kept.findImport?.(importer)) || kept.mistake.location;
  return Object.assign({...error}, {lecternMistake: {...kept.mistake, location}});
}

/** Returns the absolute path of the file that imports a module first. */
function importerOf({modules, moduleGraph}: Compilation, id: string): string | undefined {
  const module = [...modules].find((one) => one.identifier() === id);
  return (module && moduleGraph.getIssuer(module)?.nameForCondition()) ?? undefined;
}

/** Returns the author's mistake that caused an error of the compilation; `undefined` for errors with another cause. */
export function mistakeOf(error: StatsError): ThrownMistake | undefined {
  return (error as {readonly lecternMistake?: ThrownMistake}).lecternMistake;
}
