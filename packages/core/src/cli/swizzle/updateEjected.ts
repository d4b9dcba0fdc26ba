import fs from 'node:fs';
import {errors} from '../../errors/catalog.js';
import {problemError} from '../../errors/problems.js';
import {type EjectedState, ejectedStates, ignoreFormatting} from '../../swizzle/ejectedState.js';
import {type FileUpdate, isDriftedFile, planUpdate} from '../../swizzle/planUpdate.js';
import {addRecords, readManifest, type SwizzleManifest} from '../../swizzle/SwizzleManifest.js';
import {siteFormatters} from '../../swizzle/siteFormatters.js';
import type {Theme} from '../../swizzle/Theme.js';
import {fileInTheme, shownThemeFile, writeThemeFile} from '../../swizzle/themeFolder.js';
import {log} from '../../terminal/log.js';
import {findTheme} from './chooseSwizzle.js';
import {showStates} from './showStates.js';

interface EjectedInput {
  readonly siteDir: string;
  readonly themes: readonly Theme[];
  /** Name of a theme: only ejected files of this theme are handled. `undefined` for all themes. */
  readonly theme: string | undefined;
  /**
   * Name of a component: only this component and the components in its folder are handled. `undefined` for all
   * components.
   */
  readonly component: string | undefined;
}

const OUTCOMES: {readonly [outcome in FileUpdate['outcome']]: string} = {
  replaced: 'updated',
  merged: 'merged with your changes',
  conflicts: 'has conflicts',
  added: 'added: the new version imports it',
  unmergeable: 'left as it is: it is no text, and you and the theme changed it',
};

/**
 * True if a file belongs to a component or to another component in its folder: "Footer/Logo/index.tsx" belongs to
 * "Footer".
 */
function isIn(component: string, file: string): boolean {
  return file.startsWith(`${component}/`) || file.startsWith(`${component}.`) || file === component;
}

/**
 * Returns the files in `src/theme` that belong to a component which the manifest does not list as ejected: the site's
 * authors wrote these files by hand.
 */
function filesOf(siteDir: string, component: string): string[] {
  return ['/index.tsx', '/index.jsx', '/index.ts', '/index.js', '.tsx', '.jsx', '.ts', '.js']
    .map((ending) => component + ending)
    .filter((file) => fs.existsSync(fileInTheme(siteDir, file)))
    .map(shownThemeFile);
}

/**
 * Returns the manifest entries of the ejected files that `theme` and `component` select. The manifest lists each
 * ejected file with its theme and component. @throws {SiteError} `SWIZZLE_NOT_EJECTED` if no file of the component is
 * in the manifest
 */
function chosenRecords({siteDir, themes, theme, component}: EjectedInput): SwizzleManifest {
  const manifest = readManifest(siteDir);
  const name = theme === undefined ? undefined : findTheme(theme, themes).name;
  const ofTheme = [...manifest].filter(([, record]) => name === undefined || record.theme === name);
  if (component === undefined) return new Map(ofTheme);
  const plain = component.replace(/^(?:\.\/)?src\/theme\//, '').replace(/\/$/, '');
  const chosen = ofTheme.filter(([file]) => isIn(plain, file));
  if (chosen.length > 0) return new Map(chosen);
  const ejected = [...new Set(ofTheme.map(([, record]) => record.component))];
  throw errors.swizzleNotEjected(component, {ejected, files: filesOf(siteDir, plain)});
}

/** Prints which ejected files the site has changed, and which the theme has changed since they were ejected. */
export async function printStatus(input: EjectedInput): Promise<void> {
  const {siteDir} = input;
  const compared = ejectedStates({...input, manifest: chosenRecords(input)});
  const states = await ignoreFormatting(compared, siteDir, siteFormatters(siteDir));
  if (states.length === 0) {
    log.info('The site has no ejected components.');
    return;
  }
  log.log(showStates(states));
  if (states.some(isDriftedFile))
    log.info('site swizzle --update merges the changes of the theme into your files.');
}

/**
 * Rejects files with conflict marks: another merge would nest the marks.
 *
 * @throws {SiteError} `SWIZZLE_UNRESOLVED`
 */
function rejectUnresolved(states: readonly EjectedState[], siteDir: string): void {
  for (const {file, conflictLine: line} of states) {
    if (line !== undefined) throw errors.swizzleUnresolved({file: fileInTheme(siteDir, file), line});
  }
}

/**
 * Reports the lines of all conflicts of a merge.
 *
 * @throws {SiteError} `SWIZZLE_CONFLICTS` if there is at least one
 */
function reportConflicts(updates: readonly FileUpdate[], siteDir: string): void {
  const problems = updates.flatMap(({file, conflicts, record}) =>
    conflicts.map((line) => ({
      file: fileInTheme(siteDir, file),
      line,
      message: `You and ${record.theme} changed the same lines.`,
    })),
  );
  if (problems.length === 0) return;
  throw problemError(problems, {
    code: 'SWIZZLE_CONFLICTS',
    heading: 'You and the theme changed the same lines:',
    hint: 'Edit the lines between the marks "<<<<<<<" and ">>>>>>>", then remove the marks.',
    siteDir,
  });
}

function printGone(states: readonly EjectedState[]): void {
  for (const {file, theme, latest, current} of states) {
    if (current && theme && !latest)
      log.warn(
        `${shownThemeFile(file)} is not in ${theme.name} any more. Check whether something still uses it.`,
      );
  }
}

/**
 * Merges changes of the theme into the ejected files.
 *
 * @throws {SiteError} `SWIZZLE_NOT_EJECTED`, `SWIZZLE_UNRESOLVED` before anything is written; `SWIZZLE_CONFLICTS`
 *   afterwards
 */
export async function updateEjected(input: EjectedInput): Promise<void> {
  const {siteDir} = input;
  const states = ejectedStates({...input, manifest: chosenRecords(input)});
  printGone(states);
  rejectUnresolved(states, siteDir);
  const drifted = states.filter(isDriftedFile);
  if (drifted.length === 0) {
    log.info(
      states.length === 0 ? 'The site has no ejected components.' : 'The ejected files are up to date.',
    );
    return;
  }
  const formatters = siteFormatters(siteDir);
  const isTaken = (file: string) => fs.existsSync(fileInTheme(siteDir, file));
  const updates = await planUpdate(drifted, {siteDir, formatters, isTaken});
  for (const {file, content} of updates) if (content !== undefined) writeThemeFile(siteDir, file, content);
  addRecords(siteDir, new Map(updates.map(({file, record}) => [file, record])));
  for (const {file, outcome} of updates) log.info(`${shownThemeFile(file)} ${OUTCOMES[outcome]}`);
  reportConflicts(updates, siteDir);
}
