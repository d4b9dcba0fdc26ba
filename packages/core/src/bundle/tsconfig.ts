import path from 'node:path';
import {readIfPresent} from '@lectern/store';
import {parseTsconfig} from 'get-tsconfig';
import {parse as parseJsonc} from 'jsonc-parser';
import {warnProblems} from '../errors/problems.js';
import type {Problem} from '../errors/SiteError.js';

/** The options that change what code does once its types are removed; all others are for the type checker. */
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

/** Sites whose file was reported by this process: several locales and restarts compile the same code. */
const reported = new Set<string>();

export function tsconfigFile(siteDir: string): string {
  return path.join(siteDir, 'tsconfig.json');
}

function problemOf(siteDir: string, text: string, error: unknown): Problem {
  const reason = error instanceof Error ? error.message : String(error);
  const missing = /^File '(.+)' not found/.exec(reason)?.[1];
  const at = missing === undefined ? -1 : text.indexOf(missing);
  return {
    file: tsconfigFile(siteDir),
    line: at === -1 ? undefined : text.slice(0, at).split('\n').length,
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

/** The options in the file itself, as far as it can be parsed. */
function ownOptions(text: string): RuntimeOptions {
  const value: unknown = parseJsonc(text, [], {allowTrailingComma: true});
  return typeof value === 'object' && value !== null && 'compilerOptions' in value
    ? runtimeOptionsOf(value.compilerOptions)
    : {};
}

/**
 * The options for code that runs, of the site's own tsconfig.json; files of the folders above do not count.
 *
 * @returns the options of the file itself, with a problem, if what it extends cannot be read
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

/** Sites need no tsconfig.json to be built, so one that cannot be read is a warning. */
export function runtimeOptions(siteDir: string): RuntimeOptions {
  const {options, problem} = readTsconfig(siteDir);
  if (problem && !reported.has(siteDir)) {
    reported.add(siteDir);
    warnProblems([problem], {code: 'TSCONFIG_UNREADABLE', hint: HINT, siteDir});
  }
  return options;
}
