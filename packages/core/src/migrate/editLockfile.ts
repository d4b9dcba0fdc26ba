import {parseJson} from '../errors/parseJson.js';
import {isRecord} from '../shared/isRecord.js';
import {formatOf} from './editJson.js';

type Entries = {[key: string]: unknown};

function entriesOf(value: unknown): Entries | undefined {
  return isRecord(value) ? value : undefined;
}

/** Matches the folder of a package that is installed under the name of a Docusaurus package. */
const OLD_NAME = /(?:^|\/)node_modules\/@docusaurus\/[^/]+(?=\/|$)/g;

/**
 * True if a lockfile entry is a package of Lectern: after the migration, it may be installed under the name of a
 * Docusaurus package.
 */
function isOurs(entry: unknown): boolean {
  return String(entriesOf(entry)?.name ?? '').startsWith('@lectern/');
}

/** True for the folder of a Docusaurus package, and of a package installed within it. */
function isOld(folder: string, packages: Entries): boolean {
  return [...folder.matchAll(OLD_NAME)].some(
    ({0: name, index}) => !isOurs(packages[folder.slice(0, index + name.length)]),
  );
}

/**
 * Removes Docusaurus packages from the field `packages` of a lockfile (npm 7 and newer), whose keys are folders.
 * @returns number of removed entries
 */
function pruneFolders(packages: Entries): number {
  const old = Object.keys(packages).filter((folder) => isOld(folder, packages));
  for (const folder of old) delete packages[folder];
  return old.length;
}

/**
 * Removes Docusaurus packages from the field `dependencies` of an older lockfile, which is nested by package name.
 * @returns number of removed entries
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
 * Removes the Docusaurus packages from a lockfile of npm. Otherwise npm keeps the locked versions, although overrides
 * name other versions, and fails with ERESOLVE.
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
