import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {gitRefPath} from '../gitRefPath.js';
import {colors} from '../terminal/colors.js';
import {log} from '../terminal/log.js';
import {causesOf} from './causesOf.js';
import {addressLine} from './errorAddress.js';
import {frameAt} from './frameAt.js';
import {isMarkdownError, isSiteError, type SiteError, type SourceLocation} from './SiteError.js';
import {systemError} from './systemError.js';

interface PrintOptions {
  /** Files in this folder are printed relative to it. */
  readonly siteDir: string;
}

/** Codes of errors that are printed with the stack of their cause, since the author of a plugin needs it. */
const CODES_WITH_STACK: ReadonlySet<string> = new Set([
  'PLUGIN_ERROR_UNCAUGHT',
  'PLUGIN_HOOK_FAILED',
  'PLUGIN_LOAD_FAILED',
]);

function locationText({file, line, column}: SourceLocation, siteDir: string): string {
  const relative = path.isAbsolute(file) ? path.relative(siteDir, file) : file;
  const name = gitRefPath(file) ?? (relative.startsWith('..') ? file : relative);
  return [name, line, line === undefined ? undefined : column].filter((part) => part !== undefined).join(':');
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Folder of the built code, absolute; in tests, that of the sources. */
const ownDir = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Stack of an error in the code of a plugin, without the lines of Lectern and of Node, followed by its causes: `fetch`
 * only says why it failed there. All lines are printed if no other is left.
 */
function pluginStack(error: unknown): string {
  const lines = stackOf(error).split('\n');
  const own = lines.filter((line) => /^\s+at /.test(line) && (line.includes(ownDir) || /\bnode:/.test(line)));
  const shown = lines.filter((line) => !own.includes(line));
  const text = (shown.some((line) => /^\s+at /.test(line)) ? shown : lines).join('\n');
  return [text, ...causesOf(error).map((cause) => `Caused by: ${cause}`)].join('\n');
}

interface Parts {
  readonly code: string;
  readonly location?: SourceLocation;
  readonly message: string;
  /** Code frame: lines around `location`. Read from the file if absent. */
  readonly frame?: string;
  readonly hint?: string;
  readonly stack?: string;
}

function joinParts({code, location, message, frame, hint, stack}: Parts, siteDir: string): string {
  const shownLocation = location && colors.bold(locationText(location, siteDir));
  const lines = frame ?? (location && frameAt(location, siteDir));
  const head = [colors.red(`[${code}]`), shownLocation, message].filter(Boolean).join(' ');
  const address = addressLine(code);
  return [head, lines, hint, address && colors.dim(address), stack && colors.dim(stack)]
    .filter(Boolean)
    .join('\n');
}

function formatSiteError(error: SiteError, siteDir: string): string {
  const {code, location, plugin, hint, cause, report} = error;
  // The name of the plugin is added only if the message names no file, since a file shows the origin of the error more
  // precisely.
  const isNamed = plugin && !location && !report && !error.message.includes(plugin);
  const message = isNamed ? `${error.message} (plugin ${plugin})` : error.message;
  const stack = CODES_WITH_STACK.has(code) && cause !== undefined ? pluginStack(cause) : undefined;
  return joinParts({code, message, hint, location, stack}, siteDir);
}

/**
 * Formats an error for the terminal: code, file and line, message, lines around that line, hint. Stacks are printed
 * only for errors in the code of plugins or of Lectern.
 */
export function formatError(thrown: unknown, {siteDir}: PrintOptions): string {
  const error = systemError(thrown);
  if (isMarkdownError(error)) {
    const {code, message, frame, hint} = error;
    return joinParts({code, message, hint, location: error, frame}, siteDir);
  }
  if (isSiteError(error)) return formatSiteError(error, siteDir);
  return `${colors.red(stackOf(error))}\nThis is a mistake in Lectern or in a plugin, not in your site. Please report it with the lines above.`;
}

/** Prints an error. Does not end the process: the caller decides. */
export function printError(error: unknown, options: PrintOptions): void {
  log.error(formatError(error, options));
}
