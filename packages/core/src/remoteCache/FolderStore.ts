import fs from 'node:fs';
import path from 'node:path';
import {errorCode, writeFileAtomic} from '@lectern/store';
import {isWritable} from '../cache/isWritable.js';
import {type ManifestUse, type RemoteStore, StoreError, type Transfer} from './RemoteStore.js';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Times after which content that no manifest names, and manifests that no build has read, are deleted. */
const KEPT_MS = {cas: DAY_MS, ac: 30 * DAY_MS, acOfRun: DAY_MS};

/** A store in a folder, which a CI keeps between its jobs, or which machines share. */
export class FolderStore implements RemoteStore {
  readonly place: string;
  readonly readOnly: string | undefined;
  readonly #dir: string;

  /** @param place - path as in the configuration */
  constructor(dir: string, place: string) {
    this.#dir = dir;
    this.place = place;
    this.readOnly = isWritable(dir) ? undefined : 'the folder cannot be written';
  }

  async get(name: string, {maxBytes, onBytes}: Transfer & {readonly maxBytes: number}) {
    return this.#try(() => {
      const fd = fs.openSync(this.#file(name), fs.constants.O_RDONLY | (fs.constants.O_NOFOLLOW ?? 0));
      try {
        const stat = fs.fstatSync(fd);
        if (!stat.isFile() || stat.size > maxBytes) return undefined;
        const bytes = fs.readFileSync(fd);
        onBytes(bytes.length);
        if (name.startsWith('ac/') && this.readOnly === undefined) fs.futimesSync(fd, new Date(), new Date());
        return bytes;
      } finally {
        fs.closeSync(fd);
      }
    }, undefined);
  }

  async has(name: string): Promise<boolean> {
    return this.#try(() => fs.statSync(this.#file(name)).isFile(), false);
  }

  async put(name: string, bytes: Uint8Array): Promise<void> {
    this.#act(() => writeFileAtomic(this.#file(name), bytes));
  }

  prune(use: (manifest: Uint8Array) => ManifestUse): void {
    this.#act(() => {
      const used = new Set<string>();
      for (const name of this.#list('ac')) {
        const {names, isOfRun} = use(fs.readFileSync(this.#file(name)));
        if (this.#isOld(name, isOfRun ? KEPT_MS.acOfRun : KEPT_MS.ac)) this.#remove(name);
        else for (const one of names) used.add(one);
      }
      // A build that is writing names its content last.
      for (const name of this.#list('cas'))
        if (!used.has(name) && this.#isOld(name, KEPT_MS.cas)) this.#remove(name);
    });
  }

  #isOld(name: string, keptMs: number): boolean {
    return fs.statSync(this.#file(name)).mtimeMs < Date.now() - keptMs;
  }

  #remove(name: string): void {
    fs.rmSync(this.#file(name), {force: true});
  }

  #list(kind: string): string[] {
    const dir = path.join(this.#dir, kind);
    if (!fs.existsSync(dir)) return [];
    const entries = fs.readdirSync(dir, {withFileTypes: true});
    return entries.filter((entry) => entry.isFile()).map(({name}) => `${kind}/${name}`);
  }

  #file(name: string): string {
    return path.join(this.#dir, name);
  }

  /** Runs a read. Returns `missing` if there is no such file. */
  #try<Result>(read: () => Result, missing: Result): Result {
    return this.#act(() => {
      try {
        return read();
      } catch (error) {
        // ELOOP: a symbolic link, which is not followed.
        if (['ENOENT', 'ENOTDIR', 'ELOOP'].includes(errorCode(error) ?? '')) return missing;
        throw error;
      }
    });
  }

  #act<Result>(act: () => Result): Result {
    try {
      return act();
    } catch (error) {
      throw new StoreError(`the system answers ${errorCode(error) ?? String(error)}`, 'failed');
    }
  }
}
