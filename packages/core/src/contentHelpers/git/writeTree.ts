import fs from 'node:fs';
import path from 'node:path';
import type {FileTime} from '@lectern/mdx';
import {isAlive, replaceFile, temporaryName} from '@lectern/store';
import {mapConcurrently} from '../files.js';
import type {GitTrees, TreeFile} from './gitTree.js';
import {MissingObject} from './ObjectReader.js';

/** Size in bytes above which files are read one after the other. */
const LARGE = 2 ** 20;
const MAX_CONCURRENT_READS = 64;

/** Times of files are between 2000 and 2017: a file that is changed later has another time. */
const FIRST_TIME_MS = Date.UTC(2000, 0);
const TIME_DIGITS = 12;
const TIME_STEPS = 2 ** 39;
const ROUNDING_MS = 2000;

/**
 * Time of a file, as Unix time in milliseconds, which is made from the id of its content: caches that compare time and
 * size then find the same content on every machine, and see each change.
 */
function timeOfContent(id: string): number {
  return FIRST_TIME_MS + (Number.parseInt(id.slice(0, TIME_DIGITS), 16) % TIME_STEPS);
}

/** Time and size of a file that is as in git; `undefined` if it is missing or was changed. */
function writtenTime(file: string, {id, size}: TreeFile): FileTime | undefined {
  const stat = fs.lstatSync(file, {throwIfNoEntry: false});
  // Times of files may be rounded to seconds.
  if (!stat?.isFile() || stat.size !== size) return undefined;
  return Math.abs(stat.mtimeMs - timeOfContent(id)) < ROUNDING_MS ? {mtimeMs: stat.mtimeMs, size} : undefined;
}

/** Temporary file that `temporaryName` has named; the group is the id of the process that writes it. */
const TEMPORARY = /\.(\d+)-\w+\.tmp$/;

/** True for a temporary file that another build, or another locale of this build, is writing. */
function isBeingWritten(name: string): boolean {
  const [, pid] = TEMPORARY.exec(name) ?? [];
  return pid !== undefined && isAlive(Number(pid));
}

/** Removes all entries of a folder that are not part of the tree: other files, and symbolic links. */
function removeOthers(folder: string, files: ReadonlySet<string>, folders: ReadonlySet<string>): void {
  const queue = [''];
  for (const inner of queue) {
    for (const entry of fs.readdirSync(path.join(folder, inner), {withFileTypes: true})) {
      const name = inner === '' ? entry.name : `${inner}/${entry.name}`;
      if (entry.isDirectory() && folders.has(name)) queue.push(name);
      else if (!(entry.isFile() && (files.has(name) || isBeingWritten(name))))
        fs.rmSync(path.join(folder, name), {recursive: true, force: true});
    }
  }
}

function foldersOf(files: readonly TreeFile[]): Set<string> {
  const folders = new Set<string>();
  for (const {path: file} of files) {
    for (let end = file.lastIndexOf('/'); end > 0; end = file.lastIndexOf('/', end - 1)) {
      if (folders.has(file.slice(0, end))) break;
      folders.add(file.slice(0, end));
    }
  }
  return folders;
}

/** Path of the content of a pointer of Git LFS in the repository; the file exists if the content was fetched. */
export function lfsFile(commonDir: string, hash: string): string {
  return path.join(commonDir, 'lfs/objects', hash.slice(0, 2), hash.slice(2, 4), hash);
}

/** Repository from which `writeTree` reads contents. */
export interface TreeSource {
  readonly trees: GitTrees;
  /** Absolute path of the folder ".git". */
  readonly commonDir: string;
}

async function contentOf({id, lfs}: TreeFile, {trees, commonDir}: TreeSource): Promise<Buffer> {
  if (lfs !== undefined) return fs.readFileSync(lfsFile(commonDir, lfs));
  const object = await trees.reader.read(id);
  if (!object) throw new MissingObject();
  return object.data;
}

/**
 * Makes a folder equal to a list of files at a commit: writes what is missing or was changed, and removes everything
 * else. Files are written atomically, and never through symbolic links.
 *
 * @param folder - absolute; only this function writes in it
 * @returns absolute path → time and size of each file
 * @throws {MissingObject}
 */
export async function writeTree(
  folder: string,
  files: readonly TreeFile[],
  source: TreeSource,
): Promise<ReadonlyMap<string, FileTime>> {
  const times = new Map<string, FileTime>();
  if (fs.lstatSync(folder, {throwIfNoEntry: false})?.isDirectory())
    removeOthers(folder, new Set(files.map((file) => file.path)), foldersOf(files));
  const missing: TreeFile[] = [];
  for (const file of files) {
    const absolute = path.join(folder, file.path);
    const time = writtenTime(absolute, file);
    if (time) times.set(absolute, time);
    else missing.push(file);
  }
  const write = async (file: TreeFile) => {
    const absolute = path.join(folder, file.path);
    writeOne(absolute, await contentOf(file, source), timeOfContent(file.id));
    const {mtimeMs, size} = fs.lstatSync(absolute);
    times.set(absolute, {mtimeMs, size});
  };
  const [small, large] = [
    missing.filter(({size}) => size <= LARGE),
    missing.filter(({size}) => size > LARGE),
  ];
  await mapConcurrently(small, MAX_CONCURRENT_READS, write);
  await mapConcurrently(large, 1, write);
  return times;
}

function writeOne(file: string, data: Buffer, timeMs: number): void {
  const temporary = temporaryName(file);
  fs.mkdirSync(path.dirname(file), {recursive: true});
  try {
    fs.writeFileSync(temporary, data);
    fs.utimesSync(temporary, timeMs / 1000, timeMs / 1000);
    replaceFile(temporary, file);
  } catch (error) {
    fs.rmSync(temporary, {force: true});
    throw error;
  }
}
