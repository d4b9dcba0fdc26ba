import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {isSiteError, type SiteError, type SourceLocation} from '../errors/SiteError.js';
import {lineOfImport} from '../shared/lineOfImport.js';
import {isInPackage} from './moduleLoader.js';

/** File, line and reason of a load error. */
interface LoadErrorDetails {
  readonly location: SourceLocation;
  readonly reason: string;
  readonly cause: unknown;
}

/** Functions that make the `SiteError` for a module, with an error code for the kind of module, such as the config. */
export interface LoadErrors {
  /** Error of a file that cannot be parsed. */
  syntax(details: LoadErrorDetails): SiteError;
  /** Error of a file that throws. */
  threw(details: LoadErrorDetails): SiteError;
}

/**
 * Returns the error for a module that could not be loaded, with the file and line in which it originated.
 *
 * @param error - thrown by the loader or by the module; returned unchanged if it is a `SiteError`
 * @param file - file of the module, which is used if the error does not contain a file
 */
export function loadError(error: unknown, file: string, {syntax, threw}: LoadErrors): SiteError {
  if (isSiteError(error)) return error;
  const {syntax: isSyntax, location, reason} = locateLoadError(error, file);
  return (isSyntax ? syntax : threw)({location, reason, cause: error});
}

interface LoadErrorLocation extends Omit<LoadErrorDetails, 'cause'> {
  /** True if the file could not be parsed. */
  readonly syntax: boolean;
}

/**
 * Finds the file and line in which a load error originated.
 *
 * @param fallback - file to return if the error does not contain one
 */
function locateLoadError(error: unknown, fallback: string): LoadErrorLocation {
  if (!(error instanceof Error))
    return {location: {file: fallback}, syntax: false, reason: `It threw ${String(error)}.`};
  const [first = '', ...others] = error.message.split('\n');
  const parse = /^ParseError: (.*?)\s*$/.exec(first);
  if (parse) {
    const at = /^\s*(.+?):(\d+):(\d+)$/.exec(others.join('\n').trim());
    // jiti counts columns from 0.
    const location = at?.[1]
      ? {file: at[1], line: Number(at[2]), column: Number(at[3]) + 1}
      : {file: fallback};
    return {location, syntax: true, reason: sentence(parse[1] ?? '')};
  }
  if (error instanceof SyntaxError) {
    const [, file] = /((?:\/|[A-Za-z]:\\)[^\n:]+\.\w+)/.exec(`${error.message}\n${error.stack ?? ''}`) ?? [];
    return {location: {file: file ?? fallback}, syntax: true, reason: sentence(first)};
  }
  const missing = /^Cannot find (?:module|package) '([^']+)'/.exec(error.message)?.[1];
  if (missing !== undefined) return missingImport(missing, error.message, fallback);
  const requirer = /Require stack:\n- (.+)/.exec(error.message)?.[1];
  const location = requirer ? {file: requirer} : (firstUserFrame(error.stack ?? '') ?? {file: fallback});
  const name = error.name === 'Error' ? '' : `${error.name}: `;
  return {location, syntax: false, reason: sentence(name + first)};
}

function missingImport(request: string, message: string, fallback: string): LoadErrorLocation {
  const file =
    /Require stack:\n- (.+)/.exec(message)?.[1] ?? / imported from (\S+)/.exec(message)?.[1] ?? fallback;
  const line = fs.existsSync(file) ? lineOfImport(fs.readFileSync(file, 'utf8'), request) : undefined;
  const location = {file, ...(line !== undefined && {line})};
  return {location, syntax: false, reason: `It imports "${request}", which does not exist.`};
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

function firstUserFrame(stack: string): SourceLocation | undefined {
  for (const line of stack.split('\n')) {
    const match = /(?:\(|at (?:async )?)((?:file:\/\/)?\/?[^()\s][^()]*?):(\d+):(\d+)\)?$/.exec(line.trim());
    if (!match?.[1]) continue;
    const file = match[1].startsWith('file:') ? fileURLToPath(match[1]) : match[1];
    if (!path.isAbsolute(file) || isInPackage(file)) continue;
    // The column in the stack is left out: it is a position in the compiled code, which differs from the source.
    return {file, line: Number(match[2])};
  }
  return undefined;
}
