import fs from 'node:fs';
import path from 'node:path';
import {CreateError, errors} from './errors.js';

/** Beginning of the names of temporary folders. */
export const STAGE_PREFIX = '.lectern-new-';

/** A temporary folder that becomes the folder of a project as a whole, or leaves nothing. */
export interface Stage {
  /** Absolute path of the temporary folder. */
  readonly dir: string;
  /** Moves the files to their place. @throws {CreateError} `CREATE_FOLDER_NOT_WRITABLE`, `CREATE_FOLDER_NOT_EMPTY` */
  place(): void;
  /** Removes the temporary folder, and parent folders that were made for it. */
  discard(): void;
}

/** Entries that an "empty" folder may have: a repository that was made before the site. */
const ALLOWED: ReadonlySet<string> = new Set(['.git']);

/**
 * Checks that a folder is absent or empty. @throws {CreateError} `CREATE_FOLDER_NOT_EMPTY`,
 * `CREATE_FOLDER_NOT_WRITABLE`
 */
export function checkEmpty(dest: string): void {
  const stat = statOf(dest);
  if (stat === undefined) return;
  if (!stat.isDirectory()) throw errors.folderIsFile(dest);
  const entry = fs.readdirSync(dest).find((name) => !ALLOWED.has(name) && !name.startsWith(STAGE_PREFIX));
  if (entry !== undefined) throw errors.folderNotEmpty({folder: dest, entry});
}

/** Like `fs.statSync`, but `undefined` for a path that does not exist. A link that leads nowhere counts as a file. */
function statOf(file: string): fs.Stats | undefined {
  try {
    return fs.statSync(file, {throwIfNoEntry: false}) ?? fs.lstatSync(file, {throwIfNoEntry: false});
  } catch (cause) {
    throw errors.folderNotWritable({folder: file, cause});
  }
}

/**
 * Makes a temporary folder on the file system of `dest`: in `dest` if this exists, else beside it.
 *
 * @throws {CreateError} `CREATE_FOLDER_NOT_EMPTY`, `CREATE_FOLDER_NOT_WRITABLE`
 */
export function openStage(dest: string): Stage {
  checkEmpty(dest);
  const exists = fs.existsSync(dest);
  const parent = exists ? dest : path.dirname(dest);
  // First of the parent folders that did not exist before.
  let made: string | undefined;
  const discardMade = () => made !== undefined && fs.rmSync(made, {recursive: true, force: true});
  const dir = attempt(parent, () => {
    made = fs.mkdirSync(parent, {recursive: true});
    return fs.mkdtempSync(path.join(parent, STAGE_PREFIX));
  });
  return {
    dir,
    discard() {
      fs.rmSync(dir, {recursive: true, force: true});
      discardMade();
    },
    place() {
      checkEmpty(dest);
      attempt(dest, () => (exists ? moveEntries(dir, dest) : fs.renameSync(dir, dest)));
      // mkdtemp makes folders that only their owner can read.
      if (!exists) fs.chmodSync(dest, 0o777 & ~process.umask());
    },
  };
}

/** Moves all entries of a folder, and removes it. If one cannot be moved, the others are moved back. */
function moveEntries(from: string, to: string): void {
  const moved: string[] = [];
  try {
    for (const name of fs.readdirSync(from)) {
      fs.renameSync(path.join(from, name), path.join(to, name));
      moved.push(name);
    }
  } catch (error) {
    for (const name of moved) fs.renameSync(path.join(to, name), path.join(from, name));
    throw error;
  }
  fs.rmdirSync(from);
}

function attempt<T>(folder: string, action: () => T): T {
  try {
    return action();
  } catch (cause) {
    if (cause instanceof CreateError) throw cause;
    throw errors.folderNotWritable({folder, cause});
  }
}

/** Writes texts below a folder. */
export function writeFiles(dir: string, files: ReadonlyMap<string, string>): void {
  for (const [name, text] of files) {
    const file = path.join(dir, name);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, text);
  }
}
