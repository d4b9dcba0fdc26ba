import type {Printer} from '../errors/Printer.js';
import {Connection} from './Connection.js';
import {isCold, isTable, type SharedFile} from './cacheFiles.js';
import {MAX_MANIFEST, type Manifest, packsNamedIn, readManifest, writeManifest} from './manifest.js';
import {manifestName} from './purpose.js';
import type {RemoteStore} from './RemoteStore.js';
import {type Restored, restoreCache} from './restoreCache.js';
import {saveCache} from './saveCache.js';
import type {Signer} from './signatures.js';

export interface RemoteCacheInput {
  readonly store: RemoteStore;
  /** Absolute path of the cache folder of this machine. */
  readonly cacheDir: string;
  /** Purposes of the manifests that may be read, the best first. The first one is written. */
  readonly purposes: readonly string[];
  /** Reason why nothing is written; `undefined` if the build writes. */
  readonly readOnly: string | undefined;
  /** Signs what is written; absent if nothing is signed. */
  readonly signer?: Signer | undefined;
  /** Checks what is read; absent if nothing is signed. */
  readonly verifier?: Pick<Signer, 'isValid'> | undefined;
  readonly printer: Printer;
}

/** Numbers of a finished build. */
export interface BuildCounts {
  readonly pages: number;
  /** Pages that were taken from the cache. */
  readonly reused: number;
  readonly milliseconds: number;
}

/**
 * The remote cache of one build: a copy of the cache folder in a store, in packs. A build on a machine without a cache
 * begins with the packs of an earlier build, and each build writes those that the store lacks. The caches in the folder
 * prove their records as always.
 */
export class RemoteCache {
  readonly #input: RemoteCacheInput;
  readonly #connection: Connection;
  #wasCold = false;
  #manifest: Manifest | undefined;
  #restored: Restored | undefined;
  #restoreMs = 0;

  constructor(input: RemoteCacheInput) {
    this.#input = input;
    this.#connection = new Connection(input.store);
  }

  /**
   * Fills the cache folder from the store, unless an earlier build has filled it. Called while no other build of the
   * site runs.
   *
   * @returns true if the folder was filled
   */
  async restore(): Promise<boolean> {
    this.#wasCold = isCold(this.#input.cacheDir);
    if (!this.#wasCold) return false;
    const startedAt = performance.now();
    await this.#readManifest(this.#input.purposes);
    if (this.#manifest) {
      this.#restored = await restoreCache(this.#input.cacheDir, this.#manifest, this.#connection);
    }
    this.#restoreMs = performance.now() - startedAt;
    this.#warn();
    return this.#restored !== undefined;
  }

  /** Reads manifests, all at once, and keeps the first that is valid. */
  async #readManifest(purposes: readonly string[]): Promise<void> {
    const {verifier: signer} = this.#input;
    await this.#connection.phase(async () => {
      const found = await Promise.all(
        purposes.map(async (purpose) => {
          const bytes = await this.#connection.get(manifestName(purpose), MAX_MANIFEST);
          return bytes && readManifest(bytes, {purpose, signer});
        }),
      );
      this.#manifest = found.find((manifest) => manifest !== undefined);
    });
  }

  /**
   * Writes the packs that the store lacks, then the manifest. If this process is killed before, the store keeps the
   * manifest that it had. Prints a line about the use of the remote cache.
   */
  async finish(files: readonly SharedFile[], counts: BuildCounts): Promise<void> {
    const {readOnly, printer} = this.#input;
    const written = readOnly === undefined ? await this.#save(files, counts) : `read only: ${readOnly}`;
    const wasBroken = this.#connection.failure !== undefined;
    if (!wasBroken || this.#restored) printer.log(this.#report(counts, written));
  }

  async #save(files: readonly SharedFile[], {milliseconds}: BuildCounts): Promise<string> {
    const hadFailure = this.#connection.failure !== undefined;
    const {cacheDir, signer, store} = this.#input;
    const purpose = this.#input.purposes[0] ?? '';
    if (!this.#wasCold) await this.#readManifest([purpose]);
    if (this.#hasOnlyRestored(files)) return 'nothing new to write';
    const present = this.#restored?.packs ?? new Set<string>();
    const saved = await saveCache({cacheDir, files, known: this.#manifest, present}, this.#connection);
    if (saved) {
      const coldMs = this.#restored || !this.#wasCold ? (this.#manifest?.coldMs ?? 0) : milliseconds;
      const bytes = writeManifest({purpose, packs: saved.packs, coldMs}, signer);
      await this.#connection.phase(() => this.#connection.put(manifestName(purpose), bytes));
    }
    if (!hadFailure) this.#warn();
    if (!saved || this.#connection.failure) return 'nothing was written';
    await this.#connection.phase(async () =>
      store.prune?.((manifest) => packsNamedIn(manifest).map((hash) => `cas/${hash}`)),
    );
    if (saved.written === 0) return 'nothing new to write';
    return `${count(saved.written, 'pack')} (${megabytes(this.#connection.counts.bytesWritten)}) written`;
  }

  /** True if this build has made no file that was not in the store. Tables differ in the times of files. */
  #hasOnlyRestored(files: readonly SharedFile[]): boolean {
    const {names, missing} = this.#restored ?? {};
    return missing === 0 && files.every(({name}) => isTable(name) || names?.has(name));
  }

  #warn(): void {
    const {failure} = this.#connection;
    if (!failure) return;
    const {store, printer} = this.#input;
    printer.warn(
      `The remote cache ${store.place} was left out of the rest of this build: ${failure.message}. The output is the same without it.`,
    );
  }

  #report({pages, reused, milliseconds}: BuildCounts, written: string): string {
    return `Remote cache ${this.#input.store.place}: ${this.#hits({pages, reused, milliseconds})}; ${written}.`;
  }

  #hits({pages, reused, milliseconds}: BuildCounts): string {
    if (!this.#wasCold) return 'not read, since this machine has a cache';
    if (!this.#restored) return 'it has nothing for this site yet';
    const {packs, missing} = this.#restored;
    const savedMs = (this.#manifest?.coldMs ?? 0) - milliseconds;
    const parts = [
      `${count(packs.size, 'pack')} (${megabytes(this.#connection.counts.bytesRead)}) read in ${seconds(this.#restoreMs)}`,
      ...(missing > 0 ? [`${count(missing, 'pack')} missing or damaged`] : []),
      `${reused} of ${count(pages, 'page')} not rendered again`,
      ...(savedMs > 0 ? [`about ${seconds(savedMs)} saved`] : []),
    ];
    return parts.join(', ');
  }
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
