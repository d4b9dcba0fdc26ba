import fs from 'node:fs';
import {errors} from '../../errors/catalog.js';
import {missingPackages} from '../../swizzle/missingPackages.js';
import {planEject} from '../../swizzle/planEject.js';
import {planWrap} from '../../swizzle/planWrap.js';
import {addRecords, readManifest, recordOf, writeManifest} from '../../swizzle/SwizzleManifest.js';
import {fileInTheme, shownThemeFile, writeThemeFile} from '../../swizzle/themeFolder.js';
import {log} from '../../terminal/log.js';
import type {SwizzleChoice} from './chooseSwizzle.js';
import {agree, isInteractive} from './prompts.js';

interface WriteInput {
  readonly siteDir: string;
  /** Overwrites files without a prompt. */
  readonly force: boolean;
}

const SCRIPT = /(?:\/index)?\.[jt]sx?$/;

/** All file names that a component may have, given one of these names. */
function filesFor(file: string): string[] {
  const name = file.replace(SCRIPT, '');
  const extensions = ['.js', '.jsx', '.ts', '.tsx'];
  return extensions.flatMap((extension) => [`${name}${extension}`, `${name}/index${extension}`]);
}

/**
 * Rejects a second file for the same component, since only one of them would be used.
 *
 * @throws {SiteError} `SWIZZLE_SECOND_FILE`
 */
function rejectSecondFile(siteDir: string, files: readonly string[]): void {
  for (const file of files.filter((one) => SCRIPT.test(one) && !/\.d\.ts$/.test(one))) {
    const others = filesFor(file).filter((other) => other !== file);
    const existing = others.find((other) => fs.existsSync(fileInTheme(siteDir, other)));
    if (existing !== undefined) {
      throw errors.swizzleSecondFile({file: shownThemeFile(file), existing: shownThemeFile(existing)});
    }
  }
}

/**
 * Checks that files may be written; prompts before overwriting.
 *
 * @throws {SiteError} `SWIZZLE_FILE_EXISTS`, `SWIZZLE_SECOND_FILE`, `SWIZZLE_NOT_WRITTEN`, `SWIZZLE_OUTSIDE_SITE`
 */
async function checkTargets(files: readonly string[], {siteDir, force}: WriteInput): Promise<void> {
  rejectSecondFile(siteDir, files);
  const existing = files.filter((file) => fs.existsSync(fileInTheme(siteDir, file))).map(shownThemeFile);
  if (existing.length === 0 || force) return;
  if (!isInteractive()) throw errors.swizzleFileExists(existing);
  await agree(`Overwrite ${existing.join(', ')}?`);
}

async function wrap({component, language}: SwizzleChoice, input: WriteInput): Promise<void> {
  const {file, text} = planWrap(component, language);
  await checkTargets([file], input);
  const manifest = new Map(readManifest(input.siteDir));
  writeThemeFile(input.siteDir, file, text);
  if (manifest.delete(file)) writeManifest(input.siteDir, manifest);
  log.success(`Wrote ${shownThemeFile(file)}, which wraps ${component.name}.`);
}

async function eject({theme, component, language}: SwizzleChoice, input: WriteInput): Promise<void> {
  const {siteDir} = input;
  const files = planEject({theme, component, language});
  const targets = files.map(({file}) => file);
  await checkTargets(targets, input);
  // Reads the manifest first, so that an invalid one is reported before files are written.
  readManifest(siteDir);
  for (const {file, content} of files) writeThemeFile(siteDir, file, content);
  const records = new Map(files.map((file) => [file.file, recordOf(theme, component.name, file)]));
  addRecords(siteDir, records);
  for (const {file} of files) log.info(shownThemeFile(file));
  log.success(
    `Ejected ${component.name} of ${theme.name}. Commit src/theme/.swizzled.json with it: it makes updates possible.`,
  );
  if (files.length > 1)
    log.info('Delete the files that you do not change: the theme then provides them again.');
  const missing = missingPackages(files, siteDir);
  if (missing.length > 0)
    log.warn(`The files import packages that are no dependencies of the site. Install: ${missing.join(' ')}`);
}

/**
 * Writes the files of a wrapped or ejected component.
 *
 * @throws {SiteError} `SWIZZLE_*` before anything is written
 */
export function writeSwizzle(choice: SwizzleChoice, input: WriteInput): Promise<void> {
  return choice.action === 'wrap' ? wrap(choice, input) : eject(choice, input);
}
