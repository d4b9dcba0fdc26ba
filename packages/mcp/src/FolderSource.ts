import fs from 'node:fs';
import path from 'node:path';
import {isFilePath, MAX_FILE_BYTES, type SiteFile, type SiteSource} from './SiteSource.js';
import {toolErrors} from './toolErrors.js';

/** Error codes of Node for a path at which there is no file. */
const MISSING: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'EISDIR']);

/** Files of a build that each build writes, directly in its folder. */
const BUILT_FILES = ['', 'llms.txt', 'llms-full.txt', 'search-index.json', 'index.html'];

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';

/** The files of a built site in a folder. Each call reads from disk, so the next build is seen. */
export class FolderSource implements SiteSource {
  // Without the path: answers may go to other machines.
  readonly name = 'The build';
  readonly baseUrl: string;
  readonly #dir: string;

  /** @param dir - absolute path of the built files of one language */
  constructor(dir: string, baseUrl: string) {
    this.#dir = dir;
    this.baseUrl = baseUrl;
  }

  async read(file: string): Promise<SiteFile | undefined> {
    if (!isFilePath(file)) return undefined;
    const root = await this.#root();
    try {
      const real = await fs.promises.realpath(path.join(root, file));
      return isInside(root, real) ? await readText(real, file) : undefined;
    } catch (error) {
      if (MISSING.has(codeOf(error))) return undefined;
      throw codeOf(error) === '' ? error : toolErrors.fileUnreadable(file, codeOf(error));
    }
  }

  async readBuildTime(): Promise<Date | undefined> {
    const root = await this.#root();
    const times = BUILT_FILES.map((file) => {
      return fs.statSync(path.join(root, file), {throwIfNoEntry: false})?.mtimeMs ?? 0;
    });
    return new Date(Math.max(...times));
  }

  /** Real path of the folder, which a build replaces. */
  async #root(): Promise<string> {
    try {
      return await fs.promises.realpath(this.#dir);
    } catch (error) {
      throw MISSING.has(codeOf(error)) ? toolErrors.siteGone() : error;
    }
  }
}

function isInside(root: string, file: string): boolean {
  const relative = path.relative(root, file);
  return relative !== '' && !path.isAbsolute(relative) && relative.split(path.sep)[0] !== '..';
}

/** Reads a file; `undefined` for a folder or a device. */
async function readText(real: string, file: string): Promise<SiteFile | undefined> {
  const stats = await fs.promises.stat(real);
  if (!stats.isFile()) return undefined;
  if (stats.size > MAX_FILE_BYTES) throw toolErrors.fileTooLarge(file, MAX_FILE_BYTES);
  return {text: await fs.promises.readFile(real, 'utf8'), changed: stats.mtime};
}
