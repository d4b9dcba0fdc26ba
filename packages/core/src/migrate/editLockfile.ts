import {parseJson} from '../errors/parseJson.js';
import {formatOf} from './editJson.js';

type Entries = {[key: string]: unknown};

function entriesOf(value: unknown): Entries | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Entries)
    : undefined;
}

/** The folder of a package of Docusaurus, or of one that is installed below it. */
const OLD_FOLDER = /(?:^|\/)node_modules\/@docusaurus\/[^/]+(?:\/|$)/;

/** After the migration, a package of ours may be installed in a folder with the old name. */
function isOurs(entry: unknown): boolean {
  return String(entriesOf(entry)?.name ?? '').startsWith('@lectern/');
}

/** Removes the entries of lockfiles of npm 7 and newer, which are listed by folder. @returns how many */
function pruneFolders(packages: Entries): number {
  const old = Object.keys(packages).filter((folder) => OLD_FOLDER.test(folder) && !isOurs(packages[folder]));
  for (const folder of old) delete packages[folder];
  return old.length;
}

/** Removes the entries of the older form, which are nested by name. @returns how many */
function pruneTree(dependencies: Entries): number {
  let removed = 0;
  for (const [name, entry] of Object.entries(dependencies)) {
    const version = String(entriesOf(entry)?.version ?? '');
    if (name.startsWith('@docusaurus/') && !version.startsWith('npm:@lectern/')) {
      delete dependencies[name];
      removed += 1;
    } else removed += pruneTree(entriesOf(entriesOf(entry)?.dependencies) ?? {});
  }
  return removed;
}

/**
 * A lockfile of npm without the packages of Docusaurus. npm keeps the versions that a lockfile names even where overrides name
 * others, and then ends with ERESOLVE.
 *
 * @returns the text unchanged if it has none, or is no JSON
 */
export function editLockfile(text: string): {readonly text: string; readonly removed: number} {
  const parsed = parseJson(text);
  const lock = 'value' in parsed ? entriesOf(parsed.value) : undefined;
  if (!lock) return {text, removed: 0};
  const folders = pruneFolders(entriesOf(lock.packages) ?? {});
  const removed = folders + pruneTree(entriesOf(lock.dependencies) ?? {});
  if (removed === 0) return {text, removed};
  const {insertSpaces, tabSize, eol} = formatOf(text);
  const pruned = JSON.stringify(lock, undefined, insertSpaces ? tabSize : '\t').replaceAll('\n', eol);
  return {text: `${pruned}${text.endsWith('\n') ? eol : ''}`, removed};
}
