import path from 'node:path';
import {readIfPresent} from '@lectern/store';
import {parseTsconfig} from 'get-tsconfig';
import {parse as parseJsonc} from 'jsonc-parser';
import {lineAt} from '../errors/lineAt.js';
import {warnProblems} from '../errors/problems.js';
import type {Problem} from '../errors/SiteError.js';
import {messageOf} from '../errors/words.js';

/** Compiler options that change the compiled JavaScript; all others only concern type checking. */
const RUNTIME_OPTIONS = [
  'experimentalDecorators',
  'jsxImportSource',
  'target',
  'useDefineForClassFields',
  'verbatimModuleSyntax',
] as const;

type CompilerOptions = NonNullable<ReturnType<typeof parseTsconfig>['compilerOptions']>;

export type RuntimeOptions = Pick<CompilerOptions, (typeof RUNTIME_OPTIONS)[number]>;

const HINT =
  'The site is compiled with the settings of the file itself; editors and tsc fail. Install what it extends, or write the settings into the file.';

// Module state: folders of sites whose invalid tsconfig.json this process has reported, since several locales and
// restarts compile the same code.
const reported = new Set<string>();

export function tsconfigFile(siteDir: string): string {
  return path.join(siteDir, 'tsconfig.json');
}

function problemOf(siteDir: string, text: string, error: unknown): Problem {
  const reason = messageOf(error);
  const missing = /^File '(.+)' not found/.exec(reason)?.[1];
  const at = missing === undefined ? -1 : text.indexOf(missing);
  return {
    file: tsconfigFile(siteDir),
    line: at === -1 ? undefined : lineAt(text, at),
    message:
      missing === undefined ? `cannot be read: ${reason}` : `extends "${missing}", which does not exist.`,
  };
}

function runtimeOptionsOf(compilerOptions: unknown): RuntimeOptions {
  if (typeof compilerOptions !== 'object' || compilerOptions === null) return {};
  return Object.fromEntries(
    Object.entries(compilerOptions).filter(([name]) => RUNTIME_OPTIONS.some((one) => one === name)),
  );
}

/** Parses the runtime options of a tsconfig.json without the files that it extends. The text may have syntax errors. */
function ownOptions(text: string): RuntimeOptions {
  const value: unknown = parseJsonc(text, [], {allowTrailingComma: true});
  return typeof value === 'object' && value !== null && 'compilerOptions' in value
    ? runtimeOptionsOf(value.compilerOptions)
    : {};
}

/**
 * Reads the options that affect the JavaScript from the site's own tsconfig.json. Files in parent folders are ignored.
 *
 * @returns `problem` if a file that tsconfig.json extends cannot be read; `options` are then only those of the file
 * itself
 */
export function readTsconfig(siteDir: string): {
  readonly options: RuntimeOptions;
  readonly problem?: Problem;
} {
  const text = readIfPresent(tsconfigFile(siteDir));
  if (text === undefined) return {options: {}};
  try {
    return {options: runtimeOptionsOf(parseTsconfig(tsconfigFile(siteDir)).compilerOptions)};
  } catch (error) {
    return {options: ownOptions(text), problem: problemOf(siteDir, text, error)};
  }
}

/**
 * Options for the compilation of scripts. Prints a warning if tsconfig.json cannot be read; the build continues, since
 * sites need no such file.
 */
export function runtimeOptions(siteDir: string): RuntimeOptions {
  const {options, problem} = readTsconfig(siteDir);
  if (problem && !reported.has(siteDir)) {
    reported.add(siteDir);
    warnProblems([problem], {code: 'TSCONFIG_UNREADABLE', hint: HINT, siteDir});
  }
  return options;
}
