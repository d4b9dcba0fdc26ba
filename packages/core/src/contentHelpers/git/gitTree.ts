import {posix} from 'node:path';
import {MissingObject, type ObjectReader} from './ObjectReader.js';

/** Entry of a tree object: a file, a folder, a symbolic link or a submodule. */
export interface TreeEntry {
  readonly kind: 'file' | 'folder' | 'link' | 'submodule';
  readonly name: string;
  /** Id of the object, hexadecimal. */
  readonly id: string;
}

/** A file at a commit. */
export interface TreeFile {
  /** Path relative to the listed folder, with "/". */
  readonly path: string;
  readonly id: string;
  /** Size in bytes. */
  readonly size: number;
  /** SHA-256 of the content if git has only a pointer to it (Git LFS); `size` is the size of that content. */
  readonly lfs?: string;
}

/** A file or folder that is not used, with the reason as the end of a sentence: "is a submodule." */
export interface LeftOut {
  /** Path in the repository, with "/". */
  readonly path: string;
  readonly reason: string;
}

/** Thrown if a folder has more files or bytes than the limits allow. The message is the end of a sentence. */
export class TooLarge extends Error {}

/** Largest number of files of a folder at a ref; also the largest number of names that a tree may have. */
const MAX_FILES = 50_000;
/** Largest size of a file in bytes. */
const MAX_FILE_BYTES = 50 * 2 ** 20;
/** Largest size of all files of a folder in bytes. */
const MAX_BYTES = 2 * 2 ** 30;
/** Largest number of symbolic links that lead from one to the next, and of folders around a file. */
const MAX_LINKS = 5;
const MAX_DEPTH = 64;
/** Longest target of a symbolic link in bytes. */
const MAX_TARGET = 4096;
/** Pointers of Git LFS are shorter than this number of bytes. */
const MAX_POINTER = 1024;

const LFS_POINTER =
  /^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:ext-.*\n)*oid sha256:([0-9a-f]{64})\nsize (\d+)\n?$/;

function kindOf(mode: string): TreeEntry['kind'] {
  if (mode === '40000') return 'folder';
  if (mode === '120000') return 'link';
  return mode === '160000' ? 'submodule' : 'file';
}

/** Parses the content of a tree object: for each entry its mode, a space, its name, a zero byte and the bytes of its id. */
function parseTree(data: Buffer, idBytes: number): readonly TreeEntry[] {
  const entries: TreeEntry[] = [];
  for (let at = 0; at < data.length; ) {
    const space = data.indexOf(32, at);
    const end = data.indexOf(0, space);
    if (space === -1 || end === -1) break;
    const id = data.toString('hex', end + 1, end + 1 + idBytes);
    const kind = kindOf(data.toString('latin1', at, space));
    entries.push({kind, name: data.toString('utf8', space + 1, end), id});
    at = end + 1 + idBytes;
  }
  return entries;
}

/** Reads the folders and files of commits. Folders that several commits share are read once. */
export class GitTrees {
  readonly reader: ObjectReader;
  readonly #folders = new Map<string, Promise<readonly TreeEntry[]>>();

  constructor(reader: ObjectReader) {
    this.reader = reader;
  }

  /** Id of the root folder of a commit, or of the commit to which a tag points. @throws {MissingObject} */
  async rootOf(id: string): Promise<string> {
    const object = await this.reader.read(id);
    if (!object) throw new MissingObject();
    const [, kind, next = ''] = /^(tree|object) ([0-9a-f]+)$/m.exec(object.data.toString('latin1')) ?? [];
    if (kind === undefined || !['commit', 'tag'].includes(object.type)) throw new MissingObject();
    return kind === 'tree' && object.type === 'commit' ? next : this.rootOf(next);
  }

  /** Entries of a folder. @throws {MissingObject} */
  entries(id: string): Promise<readonly TreeEntry[]> {
    const known = this.#folders.get(id);
    if (known) return known;
    const reading = this.reader.read(id).then((object) => {
      if (object?.type !== 'tree') throw new MissingObject();
      return parseTree(object.data, id.length / 2);
    });
    this.#folders.set(id, reading);
    return reading;
  }

  /**
   * Finds a file or folder.
   *
   * @param root - id of the root folder
   * @param file - path in the repository, with "/"; "" for the root
   * @returns `undefined` if there is none, or if a part of the path is no folder
   */
  async find(root: string, file: string): Promise<TreeEntry | undefined> {
    let entry: TreeEntry = {kind: 'folder', name: '', id: root};
    for (const name of file.split('/').filter((part) => part !== '')) {
      if (entry.kind !== 'folder') return undefined;
      const next = (await this.entries(entry.id)).find((one) => one.name === name);
      if (!next) return undefined;
      entry = next;
    }
    return entry;
  }

  /** Text of a file. @throws {MissingObject} */
  async text(id: string): Promise<string> {
    const object = await this.reader.read(id);
    if (!object) throw new MissingObject();
    return object.data.toString('utf8');
  }

  /**
   * Lists all files of a folder, without their contents. Symbolic links that lead to files in the folder become these
   * files. Names that no folder on disk can have are left out, and so are submodules, other links and large files.
   *
   * @param root - id of the root folder of the commit
   * @param folder - path in the repository
   * @param names - checks of names that depend on the disk
   * @throws {MissingObject}, {TooLarge}
   */
  async list(root: string, folder: string, names: NameRules): Promise<FileList> {
    const entry = await this.find(root, folder);
    if (entry?.kind !== 'folder') return {isFound: false, files: [], leftOut: []};
    const lister = new Lister({trees: this, root, folder, names});
    await lister.add(entry, {path: '', depth: 0, links: 0});
    return {isFound: true, ...(await lister.finish())};
  }
}

/** Files of a folder at a commit. */
export interface FileList {
  readonly isFound: boolean;
  /** Sorted by path. */
  readonly files: readonly TreeFile[];
  readonly leftOut: readonly LeftOut[];
}

/** Properties of the disk on which names of files depend. */
export interface NameRules {
  /** True if "a.md" and "A.md" are the same file. */
  readonly ignoresCase: boolean;
  readonly isWindows: boolean;
}

const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Reason for which a name cannot be the name of a file or folder; `undefined` for a valid name. */
export function nameProblem(name: string, {isWindows}: NameRules): string | undefined {
  // Names that some disks read as ".git": other case, "git~1", characters that are ignored.
  const plain = name.replace(/[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g, '').replace(/[. ]+$/, '');
  if (name === '' || name === '.' || name === '..' || /[/\\\0-\x1f]/.test(name) || name.length > 255)
    return 'has a name that no file can have.';
  if (/^(?:\.git|git~\d)$/i.test(plain)) return 'has a name that belongs to git.';
  if (isWindows && (RESERVED.test(name) || /[<>:"|?*]/.test(name) || /[. ]$/.test(name)))
    return 'has a name that Windows does not allow.';
  return undefined;
}

interface Place {
  /** Path relative to the listed folder; "" for the folder. */
  readonly path: string;
  readonly depth: number;
  /** Number of symbolic links on the way. */
  readonly links: number;
}

interface ListerInput {
  readonly trees: GitTrees;
  readonly root: string;
  readonly folder: string;
  readonly names: NameRules;
}

class Lister {
  readonly #input: ListerInput;
  /** Path → id. */
  readonly #found = new Map<string, string>();
  readonly #leftOut: LeftOut[] = [];
  /** Path in lower case → path, for disks that ignore case. */
  readonly #spelled = new Map<string, string>();
  #seen = 0;

  constructor(input: ListerInput) {
    this.#input = input;
  }

  #leave(path: string, reason: string): void {
    const {folder} = this.#input;
    this.#leftOut.push({path: [folder, path].filter((part) => part !== '').join('/'), reason});
  }

  async add(entry: TreeEntry, place: Place): Promise<void> {
    this.#seen++;
    if (this.#seen > MAX_FILES) throw new TooLarge(`has more than ${MAX_FILES} files`);
    const {path} = place;
    if (entry.kind === 'submodule')
      return this.#leave(path, 'is a submodule, whose files are in another repository.');
    if (entry.kind === 'link') return this.#follow(entry, place);
    if (place.depth > MAX_DEPTH) return this.#leave(path, `is below more than ${MAX_DEPTH} folders.`);
    const spelling = path.normalize('NFC').toLowerCase();
    const other = this.#spelled.get(spelling);
    if (this.#input.names.ignoresCase && other !== undefined && other !== path)
      return this.#leave(
        path,
        `differs from "${other}" only in upper and lower case, which this disk ignores.`,
      );
    this.#spelled.set(spelling, path);
    if (entry.kind === 'file') this.#found.set(path, entry.id);
    else await this.#addFolder(entry.id, place);
  }

  async #addFolder(id: string, {path, depth, links}: Place): Promise<void> {
    for (const entry of await this.#input.trees.entries(id)) {
      const inner = path === '' ? entry.name : `${path}/${entry.name}`;
      const problem = nameProblem(entry.name, this.#input.names);
      if (problem !== undefined) this.#leave(inner, problem);
      else await this.add(entry, {path: inner, depth: depth + 1, links});
    }
  }

  /** Adds the file or folder to which a symbolic link leads, if it is in the listed folder. */
  async #follow({id}: TreeEntry, {path, depth, links}: Place): Promise<void> {
    const {trees, root, folder} = this.#input;
    const size = (await trees.reader.stat(id))?.size ?? 0;
    if (size > MAX_TARGET) return this.#leave(path, 'is a symbolic link that leads out of the folder.');
    const target = await trees.text(id);
    const file = posix.join(posix.dirname(posix.join(folder, path)), target);
    const isInside =
      folder === '' ? !file.startsWith('..') : file === folder || file.startsWith(`${folder}/`);
    if (posix.isAbsolute(target) || !isInside)
      return this.#leave(path, `is a symbolic link to "${target}", which is not in the folder.`);
    const entry = await trees.find(root, file);
    if (!entry) return this.#leave(path, `is a symbolic link to "${target}", which does not exist.`);
    if (links === MAX_LINKS) return this.#leave(path, 'is part of too long a chain of symbolic links.');
    await this.add(entry, {path, depth, links: links + 1});
  }

  async finish(): Promise<Omit<FileList, 'isFound'>> {
    const {reader} = this.#input.trees;
    const files = await Promise.all(
      [...this.#found].map(async ([path, id]): Promise<TreeFile> => {
        const size = (await reader.stat(id))?.size;
        if (size === undefined) throw new MissingObject();
        const pointer = size < MAX_POINTER ? LFS_POINTER.exec(await this.#input.trees.text(id)) : undefined;
        return pointer ? {path, id, size: Number(pointer[2]), lfs: pointer[1] ?? ''} : {path, id, size};
      }),
    );
    for (const {path, size} of files)
      if (size > MAX_FILE_BYTES)
        this.#leave(path, `has ${mebibytes(size)}; the limit is ${mebibytes(MAX_FILE_BYTES)}.`);
    const used = files.filter(({size}) => size <= MAX_FILE_BYTES);
    const bytes = used.reduce((sum, {size}) => sum + size, 0);
    if (bytes > MAX_BYTES)
      throw new TooLarge(`has ${mebibytes(bytes)}; the limit is ${mebibytes(MAX_BYTES)}`);
    return {files: used.sort((a, b) => (a.path < b.path ? -1 : 1)), leftOut: this.#leftOut};
  }
}

function mebibytes(bytes: number): string {
  return `${Math.ceil(bytes / 2 ** 20)} MiB`;
}
