import path from 'node:path';
import {parseTsconfig} from 'get-tsconfig';
import {readIfPresent} from '../cache/files.js';
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
  'The site is compiled without its settings; editors and tsc fail. Install what it extends, or write the settings into the file itself.';

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

/** What the site's own tsconfig.json says about code that runs; files of the folders above do not count. */
export function readTsconfig(siteDir: string): {
  readonly options: RuntimeOptions;
  readonly problem?: Problem;
} {
  const text = readIfPresent(tsconfigFile(siteDir));
  if (text === undefined) return {options: {}};
  try {
    const {compilerOptions = {}} = parseTsconfig(tsconfigFile(siteDir));
    const given = RUNTIME_OPTIONS.filter((name) => compilerOptions[name] !== undefined);
    return {options: Object.fromEntries(given.map((name) => [name, compilerOptions[name]]))};
  } catch (error) {
    return {options: {}, problem: problemOf(siteDir, text, error)};
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
