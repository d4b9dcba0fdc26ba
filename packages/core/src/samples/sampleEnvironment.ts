import fs from 'node:fs';
import path from 'node:path';
import {isAccessible} from '../cache/isWritable.js';
import {foldersUpward} from '../paths.js';
import {SAMPLE_VARIABLE} from './processGroup.js';

/** Variables that every sample gets. Others may be secrets of a build machine. */
const ALLOWED = ['LANG', 'LC_ALL', 'TZ', 'SYSTEMROOT', 'COMSPEC', 'PATHEXT'];

export interface EnvironmentInput {
  readonly siteDir: string;
  /** Names of further variables. */
  readonly allowed: readonly string[];
  /** Folder for temporary files and for what programs write into the home folder. */
  readonly home: string;
  readonly id: string;
}

/** Environment of a sample: a list of allowed variables, and the programs of packages in `PATH`. */
export function sampleEnvironment({siteDir, allowed, home, id}: EnvironmentInput): {[name: string]: string} {
  const kept = [...ALLOWED, ...allowed].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    PATH: programFolders(siteDir).join(path.delimiter),
    HOME: home,
    USERPROFILE: home,
    TMPDIR: home,
    TEMP: home,
    TMP: home,
    NO_COLOR: '1',
    ...Object.fromEntries(kept),
    [SAMPLE_VARIABLE]: id,
  };
}

/** Folders with programs: those of packages in the site and above it, then those in `PATH`. */
function programFolders(siteDir: string): string[] {
  const packages = foldersUpward(siteDir).map((folder) => path.join(folder, 'node_modules/.bin'));
  return [...packages, ...(process.env.PATH ?? '').split(path.delimiter)];
}

/** True if a program exists, so that it can be run. A name without "/" is looked up in the folders of programs. */
export function hasProgram(program: string, {siteDir, cwd}: {siteDir: string; cwd: string}): boolean {
  if (process.platform === 'win32') return true;
  const files = program.includes('/')
    ? [path.resolve(cwd, program)]
    : programFolders(siteDir).map((folder) => path.join(folder, program));
  return files.some((file) => isAccessible(file, fs.constants.X_OK));
}
