import type {Printer} from '../errors/Printer.js';
import {plural} from '../errors/words.js';
import {Connection} from './Connection.js';
import {isCold, isTable, type SharedFile} from './cacheFiles.js';
import {
  isOfShard,
  MAX_MANIFEST,
  type Manifest,
  packsNamedIn,
  readManifest,
  writeManifest,
} from './manifest.js';
import type {PackRecord} from './packs.js';
import {manifestName} from './purpose.js';
import type {ManifestUse, RemoteStore} from './RemoteStore.js';
import {megabytes, seconds} from './report.js';
import {type RestoredPacks, restoreCache} from './restoreCache.js';
import {type SaveInput, saveCache} from './saveCache.js';
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

/** Shards from which a build was merged. */
export interface MergedShards {
  /** Number of the shards that were found. */
  readonly found: number;
  /** Number of all shards. */
  readonly count: number;
  /** Packs that were read, with the names of their files. A pack with tables has no names, since tables change. */
  readonly packs: readonly {readonly record: PackRecord; readonly names: readonly string[]}[];
  readonly bytes: number;
  readonly milliseconds: number;
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
  #restored: RestoredPacks | undefined;
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
  async finish(files: readonly SharedFile[], counts: BuildCounts, merged?: MergedShards): Promise<void> {
    const {readOnly, printer} = this.#input;
    const written =
      readOnly === undefined ? await this.#save(files, counts, merged) : `read only: ${readOnly}`;
    const wasBroken = this.#connection.failure !== undefined;
    if (!wasBroken || this.#restored || merged) printer.log(this.#report(counts, written, merged));
  }

  /** Manifest that the store had at the start, and the packs of it that this build has read. */
  get known(): Pick<SaveInput, 'known' | 'present'> {
    return {known: this.#manifest, present: new Set(this.#restored?.names.keys())};
  }

  async #save(
    files: readonly SharedFile[],
    {milliseconds}: BuildCounts,
    merged: MergedShards | undefined,
  ): Promise<string> {
    const hadFailure = this.#connection.failure !== undefined;
    const {cacheDir, signer, store} = this.#input;
    const purpose = this.#input.purposes[0] ?? '';
    if (!this.#wasCold) await this.#readManifest([purpose]);
    if (this.#hasOnlyRestored(files)) return 'nothing new to write';
    // Packs of shards stay as they are, if this build uses all their files.
    const {kept, others} = keepPacks(files, merged);
    const saved = await saveCache({cacheDir, files: others, ...this.known}, this.#connection);
    if (saved) {
      const coldMs = this.#restored || !this.#wasCold ? (this.#manifest?.coldMs ?? 0) : milliseconds;
      const bytes = writeManifest({purpose, packs: [...saved.packs, ...kept], coldMs}, signer);
      await this.#connection.phase(() => this.#connection.put(manifestName(purpose), bytes));
    }
    if (!hadFailure) this.#warn();
    if (!saved || this.#connection.failure) return 'nothing was written';
    await this.#connection.phase(async () => store.prune?.(useOf));
    if (saved.written === 0) return 'nothing new to write';
    return `${plural(saved.written, 'pack')} (${megabytes(this.#connection.counts.bytesWritten)}) written`;
  }

  /** True if this build has made no file that was not in the store. Tables differ in the times of files. */
  #hasOnlyRestored(files: readonly SharedFile[]): boolean {
    if (this.#restored?.missing !== 0) return false;
    const names = new Set([...this.#restored.names.values()].flat());
    return files.every(({name}) => isTable(name) || names.has(name));
  }

  #warn(): void {
    const {failure} = this.#connection;
    if (!failure) return;
    const {store, printer} = this.#input;
    printer.warn(
      `The remote cache ${store.place} was left out of the rest of this build: ${failure.message}. The output is the same without it.`,
    );
  }

  #report(counts: BuildCounts, written: string, merged: MergedShards | undefined): string {
    const hits = merged ? shardHits(counts, merged) : this.#hits(counts);
    return `Remote cache ${this.#input.store.place}: ${hits}; ${written}.`;
  }

  #hits({pages, reused, milliseconds}: BuildCounts): string {
    if (!this.#wasCold) return 'not read, since this machine has a cache';
    if (!this.#restored) return 'it has nothing for this site yet';
    const {names, missing} = this.#restored;
    const savedMs = (this.#manifest?.coldMs ?? 0) - milliseconds;
    const parts = [
      `${plural(names.size, 'pack')} (${megabytes(this.#connection.counts.bytesRead)}) read in ${seconds(this.#restoreMs)}`,
      ...(missing > 0 ? [`${plural(missing, 'pack')} missing or damaged`] : []),
      `${reused} of ${plural(pages, 'page')} not rendered again`,
      ...(savedMs > 0 ? [`about ${seconds(savedMs)} saved`] : []),
    ];
    return parts.join(', ');
  }
}

/** Separates the packs of shards whose files are all used from the files that are in none of them. */
function keepPacks(files: readonly SharedFile[], merged: MergedShards | undefined) {
  const used = new Set(files.map(({name}) => name));
  const kept = (merged?.packs ?? []).filter(
    ({names}) => names.length > 0 && names.every((name) => used.has(name)),
  );
  const held = new Set(kept.flatMap(({names}) => names));
  return {kept: kept.map(({record}) => record), others: files.filter(({name}) => !held.has(name))};
}

function useOf(manifest: Uint8Array): ManifestUse {
  const names = packsNamedIn(manifest).map((hash) => `cas/${hash}`);
  return {names, isOfRun: isOfShard(manifest)};
}

function shardHits({pages, reused}: BuildCounts, merged: MergedShards): string {
  const read = `${plural(merged.packs.length, 'pack')} (${megabytes(merged.bytes)}) read in ${seconds(merged.milliseconds)}`;
  return `${merged.found} of ${plural(merged.count, 'shard')} found, ${read}, ${pages - reused} of ${plural(pages, 'page')} rendered here`;
}
