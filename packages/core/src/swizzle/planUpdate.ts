import fs from 'node:fs';
import path from 'node:path';
import {type EjectedState, ejectInputOf} from './ejectedState.js';
import {mergeTexts} from './mergeTexts.js';
import {type EjectedFile, ejectFile, isText} from './planEject.js';
import {importedFile, importsOf} from './rewriteImports.js';
import {type EjectedRecord, recordOf} from './SwizzleManifest.js';

export interface FileUpdate {
  /** Relative to `src/theme`. */
  readonly file: string;
  /** `added`: the theme's new version imports it. `unmergeable`: no text, and edited on both sides; it is left alone. */
  readonly outcome: 'replaced' | 'merged' | 'conflicts' | 'added' | 'unmergeable';
  /** Absent: the file is not written. */
  readonly content?: string | Uint8Array;
  /** The lines of the conflict marks. */
  readonly conflicts: readonly number[];
  readonly record: EjectedRecord;
}

/** A file that drifted, still exists in the site and still exists in the theme. */
export type DriftedFile = EjectedState & Required<Pick<EjectedState, 'theme' | 'latest' | 'current'>>;

export function isDriftedFile(state: EjectedState): state is DriftedFile {
  return state.isDrifted && state.current !== undefined && state.latest !== undefined;
}

function versioned(name: string, version: string | undefined): string {
  return version === undefined ? name : `${name} ${version}`;
}

function updateFile(state: DriftedFile): FileUpdate {
  const {file, record: before, theme, latest, base, current, isEdited} = state;
  const {source, component} = before;
  const record = recordOf(theme, component, {file, source, content: latest});
  if (!isEdited) return {file, outcome: 'replaced', content: latest, conflicts: [], record};
  if (![base, current, latest].every(isText)) {
    return {file, outcome: 'unmergeable', conflicts: [], record: before};
  }
  const [baseText, ours, theirs] = [base, current, latest].map((one) => Buffer.from(one).toString('utf8'));
  const {text, conflicts} = mergeTexts({
    base: baseText ?? '',
    ours: ours ?? '',
    theirs: theirs ?? '',
    labels: {ours: 'this site', theirs: versioned(theme.name, theme.version)},
  });
  return {file, outcome: conflicts.length > 0 ? 'conflicts' : 'merged', content: text, conflicts, record};
}

const EXTENSIONS = ['', '.ts', '.tsx', '.js', '.jsx', '/index.ts', '/index.tsx', '/index.js'];

/** The file of the theme that a relative import leads to. ".js" may stand for ".ts" or ".tsx". */
function sourceOf(dir: string, target: string): string | undefined {
  const stem = target.replace(/\.js$/, '');
  return [target, ...EXTENSIONS.map((extension) => stem + extension)].find((candidate) =>
    fs.statSync(path.join(dir, candidate), {throwIfNoEntry: false})?.isFile(),
  );
}

/** Files that the theme's new version of a file imports relatively, and its old version did not. */
function newImports({file, record, theme, latest, base}: DriftedFile): EjectedFile[] {
  if (!isText(latest) || !isText(base)) return [];
  const old = new Set(importsOf(Buffer.from(base).toString('utf8')));
  return importsOf(Buffer.from(latest).toString('utf8'))
    .filter((request) => request.startsWith('.') && !old.has(request))
    .map((request) => importedFile(record.source, request))
    .flatMap((target) => (target.startsWith('..') ? [] : (sourceOf(theme.dir, target) ?? [])))
    .map((source) => ejectFile(source, ejectInputOf(record, file, theme)));
}

/** New files, and those that they import themselves. */
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

/**
 * Carries the changes of the theme into the files of the site. Writes nothing.
 *
 * @param isTaken - whether `src/theme` has a file of this name
 */
export function planUpdate(states: readonly DriftedFile[], isTaken: (file: string) => boolean): FileUpdate[] {
  const updates = new Map<string, FileUpdate>();
  for (const state of states) {
    for (const update of [updateFile(state), ...addedFiles(state, isTaken)]) updates.set(update.file, update);
  }
  return [...updates.values()];
}
