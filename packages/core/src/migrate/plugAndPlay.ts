import fs from 'node:fs';
import path from 'node:path';
import {readIfPresent} from '@lectern/store';
import {isScalar, parseDocument} from 'yaml';
import type {Workspace} from './findWorkspace.js';
import type {FileChange, MigrationNote} from './MigrationPlan.js';

/**
 * Settings file of Yarn in a workspace whose dependencies Yarn installs with Plug'n'Play, that is, without
 * `node_modules`.
 */
export interface PlugAndPlaySettings {
  /** Absolute path of `.yarnrc.yml`. */
  readonly file: string;
  /** Text of the file; absent if the file does not exist. */
  readonly text?: string;
}

const SETTINGS = '.yarnrc.yml';

/** Value of `nodeLinker` and its position in the text; `undefined` if it is not set. */
function readLinker(text: string) {
  const document = parseDocument(text);
  const node: unknown = document.errors.length > 0 ? undefined : document.get('nodeLinker', true);
  if (!isScalar(node) || !node.range) return undefined;
  return {value: node.value, start: node.range[0], end: node.range[1]};
}

/**
 * Value of `nodeLinker` for a folder, from the nearest `.yarnrc.yml` in the folder or its parent folders that sets it:
 * Yarn merges these files.
 */
function linkerOf(dir: string): unknown {
  const linker = readLinker(readIfPresent(path.join(dir, SETTINGS)) ?? '');
  const above = path.dirname(dir);
  return linker || above === dir ? linker?.value : linkerOf(above);
}

/** True if a workspace uses Yarn 2 or newer, whose default is Plug'n'Play. */
function isModernYarn({dir, major}: Workspace): boolean {
  if (major !== undefined) return major > 1;
  const lockfile = readIfPresent(path.join(dir, 'yarn.lock')) ?? '';
  return fs.existsSync(path.join(dir, SETTINGS)) || /^__metadata:/m.test(lockfile);
}

function usesPlugAndPlay(workspace: Workspace): boolean {
  const {manager, dir} = workspace;
  if (manager !== 'yarn') return false;
  const linker = linkerOf(dir);
  if (linker !== undefined) return linker === 'pnp';
  if (fs.existsSync(path.join(dir, '.pnp.cjs'))) return true;
  // If the file `.yarn-state.yml` exists, Yarn has installed into `node_modules`: `nodeLinker` is then set in the
  // environment, or in the user's home folder.
  return isModernYarn(workspace) && !fs.existsSync(path.join(dir, 'node_modules/.yarn-state.yml'));
}

/** Reads the settings file; `undefined` if dependencies are not installed with Plug'n'Play. */
export function readPlugAndPlay(workspace: Workspace): PlugAndPlaySettings | undefined {
  if (!usesPlugAndPlay(workspace)) return undefined;
  const file = path.join(workspace.dir, SETTINGS);
  return {file, text: readIfPresent(file)};
}

/** Sets `nodeLinker: node-modules`; the rest of the text is unchanged. */
function editLinker(text: string): string {
  const linker = readLinker(text);
  if (linker) return `${text.slice(0, linker.start)}node-modules${text.slice(linker.end)}`;
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const before = text.trimEnd();
  return `${before === '' ? '' : `${before}${eol}${eol}`}nodeLinker: node-modules${eol}`;
}

/**
 * Returns the change of the settings file that makes Yarn install into `node_modules`: without that folder, some
 * versions of Node cannot load plugins.
 */
export function plugAndPlayChange({file, text}: PlugAndPlaySettings): FileChange {
  return {file, before: text, after: editLinker(text ?? '')};
}

export function plugAndPlayNote({file}: PlugAndPlaySettings): MigrationNote {
  return {
    location: {file},
    what: "Yarn's Plug'n'Play is turned off for the whole workspace: with it, Node.js 20 and 22 do not load all plugins.",
    todo: 'Let git ignore "node_modules". If Node.js 24 or newer runs the site everywhere, you may take the setting out again.',
  };
}
