import fs from 'node:fs';
import path from 'node:path';
import {isFileSync, readIfPresent, sha256} from '@lectern/store';
import {isBelow, relativePath} from '../paths.js';
import {conflictLine} from './mergeTexts.js';
import {type EjectInput, ejectedName, ejectFile, isText, type Language} from './planEject.js';
import {baseOf, type EjectedRecord, type SwizzleManifest} from './SwizzleManifest.js';
import {type Formatter, formatterOf} from './siteFormatters.js';
import type {Theme} from './Theme.js';
import {fileInTheme} from './themeFolder.js';

/** Comparison of an ejected file with the theme. */
export interface EjectedState {
  /** Path relative to `src/theme`. */
  readonly file: string;
  readonly record: EjectedRecord;
  /** Theme from which the file was ejected. Absent if the configuration no longer lists the theme. */
  readonly theme?: Theme;
  /** Content in the current version of the theme; absent if the theme no longer has the file. */
  readonly latest?: Uint8Array;
  /** Content of the file when it was ejected. */
  readonly base: Uint8Array;
  /** Content of the site's file; absent if it was deleted or renamed. */
  readonly current?: Uint8Array;
  /** True if the theme has changed the file since it was ejected. */
  readonly isDrifted: boolean;
  /** True if the site has changed the file since it was ejected. */
  readonly isEdited: boolean;
  /** Line of the first conflict mark in the site's file, from 1; absent if there is none. */
  readonly conflictLine?: number;
}

/** True if two contents are equal, apart from line ends. */
function isSame(a: Uint8Array, b: Uint8Array): boolean {
  const text = (content: Uint8Array) => Buffer.from(content).toString('latin1').replaceAll('\r\n', '\n');
  return text(a) === text(b);
}

/** Restores the options with which a component was ejected. The language is derived from the file's name. */
export function ejectInputOf({component, source}: EjectedRecord, file: string, theme: Theme): EjectInput {
  const located = theme.files.get(component);
  const isTyped = file === source || ejectedName(source, 'javascript') !== file;
  const language: Language = isTyped ? 'typescript' : 'javascript';
  const own = located && relativePath(theme.dir, located);
  return {theme, language, component: {name: component, file: own}};
}

function latestOf(record: EjectedRecord, file: string, theme: Theme | undefined): Uint8Array | undefined {
  if (!theme || !isFileOf(theme, record.source)) return undefined;
  return ejectFile(record.source, ejectInputOf(record, file, theme)).content;
}

function isFileOf({dir}: Theme, source: string): boolean {
  const file = path.resolve(dir, source);
  return isBelow(dir, file) && isFileSync(file);
}

interface StateInput {
  readonly siteDir: string;
  readonly manifest: SwizzleManifest;
  readonly themes: readonly Theme[];
}

/** Compares all ejected files with the current versions of their themes, and with their contents when ejected. */
export function ejectedStates({siteDir, manifest, themes}: StateInput): EjectedState[] {
  return [...manifest].map(([file, record]) => {
    const theme = themes.find(({name}) => name === record.theme);
    const latest = latestOf(record, file, theme);
    const base = baseOf(record, file, siteDir);
    const absolute = fileInTheme(siteDir, file);
    const current = readIfPresent(absolute) === undefined ? undefined : fs.readFileSync(absolute);
    return {
      file,
      record,
      base,
      isDrifted: latest !== undefined && sha256(latest) !== record.hash,
      isEdited: current !== undefined && !isSame(current, base),
      theme,
      latest,
      current,
      conflictLine: current && conflictLine(Buffer.from(current).toString('utf8')),
    };
  });
}

/** Sets `isEdited` to false for files that the site has only formatted. */
export async function ignoreFormatting(
  states: readonly EjectedState[],
  siteDir: string,
  formatters: readonly Formatter[],
): Promise<EjectedState[]> {
  const compared: EjectedState[] = [];
  for (const state of states) {
    const isOnlyFormatted = state.isEdited && (await isFormatted(state, siteDir, formatters));
    compared.push(isOnlyFormatted ? {...state, isEdited: false} : state);
  }
  return compared;
}

async function isFormatted(
  {file, base, current}: EjectedState,
  siteDir: string,
  formatters: readonly Formatter[],
): Promise<boolean> {
  if (!current || !isText(current) || !isText(base)) return false;
  const absolute = fileInTheme(siteDir, file);
  const text = Buffer.from(current).toString('utf8');
  const format = await formatterOf(absolute, text, formatters);
  return (await format?.(absolute, Buffer.from(base).toString('utf8'))) === text;
}
