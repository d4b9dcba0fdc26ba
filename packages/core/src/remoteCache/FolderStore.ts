import fs from 'node:fs';
import path from 'node:path';
import {errorCode, writeFileAtomic} from '@lectern/store';
import {isWritable} from '../cache/isWritable.js';
import {type RemoteStore, StoreError, type Transfer} from './RemoteStore.js';

/** Time after which an entry that no manifest names is deleted. Shorter times could hit a build that is writing. */
const UNUSED_MS = 24 * 60 * 60 * 1000;

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
    this.#try(() => writeFileAtomic(this.#file(name), bytes), undefined);
  }

  prune(isUsed: (manifests: readonly Uint8Array[]) => (name: string) => boolean): void {
    const manifests = this.#list('ac').map((name) => fs.readFileSync(this.#file(name)));
    const used = isUsed(manifests);
    const limit = Date.now() - UNUSED_MS;
    for (const name of [...this.#list('cas'), ...this.#list('ac')]) {
      const stat = fs.statSync(this.#file(name), {throwIfNoEntry: false});
      if (stat && stat.mtimeMs < limit && !used(name)) fs.rmSync(this.#file(name), {force: true});
    }
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

  #try<Result>(act: () => Result, missing: Result): Result {
    try {
      return act();
    } catch (error) {
      const code = errorCode(error) ?? String(error);
      // ELOOP: a symbolic link, which is not followed.
      if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ELOOP') return missing;
      throw new StoreError(`the system answers ${code}`, 'failed');
    }
  }
}
