import fs from 'node:fs';
import path from 'node:path';
import {type EjectedState, ejectInputOf} from './ejectedState.js';
import {mergeTexts} from './mergeTexts.js';
import {type EjectedFile, ejectFile, isText} from './planEject.js';
import {importedFile, importsOf} from './rewriteImports.js';
import {type EjectedRecord, recordOf} from './SwizzleManifest.js';
import {type Formatter, formatterOf} from './siteFormatters.js';
import {fileInTheme} from './themeFolder.js';

/** Planned update of one file in `src/theme` to the current version of its theme. */
export interface FileUpdate {
  /** Path relative to `src/theme`. */
  readonly file: string;
  /**
   * `replaced`: the file becomes a copy of the theme's file, since the site has not changed it, apart from its format.
   * `merged`: the changes of site and theme are merged. `conflicts`: merged, but some changes contradict each other and
   * are marked in the file. `added`: the new version of the theme's file imports this file, which the site does not
   * have. `unmergeable`: the file is not text, and theme and site have changed it; the site's file stays unchanged.
   */
  readonly outcome: 'replaced' | 'merged' | 'conflicts' | 'added' | 'unmergeable';
  /** New content; absent if the file is not written. */
  readonly content?: string | Uint8Array;
  /** Lines of the conflict marks, from 1. */
  readonly conflicts: readonly number[];
  /** Record of the file for `.swizzled.json` after the update. */
  readonly record: EjectedRecord;
}

/** An ejected file that the theme has changed, and that exists in both the site and the theme. */
export type DriftedFile = EjectedState & Required<Pick<EjectedState, 'theme' | 'latest' | 'current'>>;

export function isDriftedFile(state: EjectedState): state is DriftedFile {
  return state.isDrifted && state.current !== undefined && state.latest !== undefined;
}

function versioned(name: string, version: string | undefined): string {
  return version === undefined ? name : `${name} ${version}`;
}

/** Three versions of a file for a merge: `base` as it was ejected, `ours` in the site, `theirs` in the theme. */
interface Versions {
  readonly base: string;
  readonly ours: string;
  readonly theirs: string;
}

/** Data about the site for an update. */
export interface UpdateInput {
  readonly siteDir: string;
  readonly formatters: readonly Formatter[];
  /** True if `src/theme` already has this file. */
  isTaken(file: string): boolean;
}

/** Formats `base` and `theirs` as the site formats the file, so that a merge finds no differences in format. */
async function inFormatOfSite(
  versions: Versions,
  name: string,
  {siteDir, formatters}: UpdateInput,
): Promise<Versions> {
  const file = fileInTheme(siteDir, name);
  const format = await formatterOf(file, versions.ours, formatters);
  const base = await format?.(file, versions.base);
  const theirs = await format?.(file, versions.theirs);
  return base === undefined || theirs === undefined ? versions : {ours: versions.ours, base, theirs};
}

async function updateFile(state: DriftedFile, input: UpdateInput): Promise<FileUpdate> {
  const {file, record: before, theme, latest, base, current, isEdited} = state;
  const record = recordOf(theme, before.component, {file, source: before.source, content: latest});
  if (!isEdited) return {file, outcome: 'replaced', content: latest, conflicts: [], record};
  if (![base, current, latest].every(isText)) {
    return {file, outcome: 'unmergeable', conflicts: [], record: before};
  }
  const text = (content: Uint8Array) => Buffer.from(content).toString('utf8');
  const given = {base: text(base), ours: text(current), theirs: text(latest)};
  const versions = await inFormatOfSite(given, file, input);
  const labels = {ours: 'this site', theirs: versioned(theme.name, theme.version)};
  const merged = mergeTexts({...versions, labels});
  const edited = versions.base === versions.ours ? 'replaced' : 'merged';
  const outcome = merged.conflicts.length > 0 ? 'conflicts' : edited;
  return {file, outcome, content: merged.text, conflicts: merged.conflicts, record};
}

const EXTENSIONS = ['', '.ts', '.tsx', '.js', '.jsx', '/index.ts', '/index.tsx', '/index.js'];

/** File of the theme that a relative import resolves to. An import of ".js" may resolve to ".ts" or ".tsx". */
function sourceOf(dir: string, target: string): string | undefined {
  const stem = target.replace(/\.js$/, '');
  return [target, ...EXTENSIONS.map((extension) => stem + extension)].find((candidate) =>
    fs.statSync(path.join(dir, candidate), {throwIfNoEntry: false})?.isFile(),
  );
}

/** Copies of files that the new version of a file imports by relative paths and the old version did not. */
function newImports({file, record, theme, latest, base}: DriftedFile): EjectedFile[] {
  if (!isText(latest) || !isText(base)) return [];
  const old = new Set(importsOf(Buffer.from(base).toString('utf8')));
  return importsOf(Buffer.from(latest).toString('utf8'))
    .filter((request) => request.startsWith('.') && !old.has(request))
    .map((request) => importedFile(record.source, request))
    .flatMap((target) => (target.startsWith('..') ? [] : (sourceOf(theme.dir, target) ?? [])))
    .map((source) => ejectFile(source, ejectInputOf(record, file, theme)));
}

/** Plans copies of the files that the new version of a theme's file imports and the site lacks, with their imports. */
function addedFiles(state: DriftedFile, isTaken: (file: string) => boolean): FileUpdate[] {
  return newImports(state)
    .filter(({file}) => !isTaken(file))
    .flatMap((added) => {
      const {file, source, content} = added;
      const record = recordOf(state.theme, state.record.component, added);
      const next = {...state, file, record: {...record, source}, latest: content, base: new Uint8Array()};
      const update: FileUpdate = {file, outcome: 'added', content, conflicts: [], record};
      return [update, ...addedFiles(next, (other) => other === file || isTaken(other))];
    });
}

/** Plans how changes of the theme are merged into the ejected files. Writes nothing. */
export async function planUpdate(states: readonly DriftedFile[], input: UpdateInput): Promise<FileUpdate[]> {
  const updates = new Map<string, FileUpdate>();
  for (const state of states) {
    const added = addedFiles(state, (file) => input.isTaken(file));
    for (const update of [await updateFile(state, input), ...added]) updates.set(update.file, update);
  }
  return [...updates.values()];
}
