import {parseJson} from '../errors/parseJson.js';
import {formatOf} from './editJson.js';

type Entries = {[key: string]: unknown};

function entriesOf(value: unknown): Entries | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Entries)
    : undefined;
}

/** Folder of a Docusaurus package, or of a package installed within it. */
const OLD_FOLDER = /(?:^|\/)node_modules\/@docusaurus\/[^/]+(?:\/|$)/;

/** True if a lockfile entry is one of our packages: after the migration, these may be installed under old names. */
function isOurs(entry: unknown): boolean {
  return String(entriesOf(entry)?.name ?? '').startsWith('@lectern/');
}

/** Removes entries from lockfiles of npm 7 and newer, whose keys are folders. @returns number of removed entries */
function pruneFolders(packages: Entries): number {
  const old = Object.keys(packages).filter((folder) => OLD_FOLDER.test(folder) && !isOurs(packages[folder]));
  for (const folder of old) delete packages[folder];
  return old.length;
}

/**
 * Removes entries from the older form of lockfiles, which is nested by package name. @returns number of removed entries
 */
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
 * Removes the Docusaurus packages from a lockfile of npm. npm keeps locked versions even if overrides name others, and
 * then fails with ERESOLVE.
 *
 * @returns the unchanged text if there are none, or if the text is not JSON
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
