import type {ShardNumber} from '../config/flags.js';
import {errors} from '../errors/catalog.js';
import type {Printer} from '../errors/Printer.js';
import {Connection} from './Connection.js';
import type {SharedFile} from './cacheFiles.js';
import {MAX_MANIFEST, type Manifest, readManifest, type ShardRecord, writeManifest} from './manifest.js';
import {mergeTables} from './mergeTables.js';
import type {PackRecord} from './packs.js';
import {manifestName} from './purpose.js';
import type {MergedShards} from './RemoteCache.js';
import type {RemoteStore} from './RemoteStore.js';
import {restorePacks} from './restoreCache.js';
import {differences, type RunFacts} from './runFacts.js';
import {type SaveInput, saveCache} from './saveCache.js';
import type {Signer} from './signatures.js';

/** Time in milliseconds that the store may cost: more than in other builds, since it is the purpose of these. */
const BUDGET_MS = 30_000;

/** Number of shards for which a merge looks first, if it has not been given the number. */
const FIRST_SHARDS = 8;

export interface ShardRunInput {
  readonly store: RemoteStore;
  /** Absolute path of the cache folder of this machine. */
  readonly cacheDir: string;
  readonly facts: RunFacts;
  /** Purpose of the manifest of a shard, by its number. */
  readonly purposeOf: (index: number) => string;
  /** Reason why the store cannot be written; `undefined` if it can. */
  readonly readOnly: string | undefined;
  readonly signer?: Signer | undefined;
  readonly verifier?: Pick<Signer, 'isValid'> | undefined;
  readonly printer: Printer;
}

/** Files of the cache that a shard has made. */
export interface ShardFiles {
  /** Pages and compiled files of the share, and their lists. */
  readonly own: readonly SharedFile[];
  /** Files that all shards have: the bundle, and tables of plugins. */
  readonly common: readonly SharedFile[];
}

/** Manifest of a shard, of which `shard` is present. */
interface FoundShard extends Manifest {
  readonly shard: ShardRecord;
}

export interface FoundShards {
  /** In the order of their numbers. */
  readonly shards: readonly FoundShard[];
  /** Number of all shards of the run. */
  readonly count: number;
}

/**
 * The shards of one build in a store. Each shard writes a manifest and packs, as other builds do; the merge reads them
 * all into its cache folder, and then builds the site from that.
 */
export class ShardRun {
  readonly #input: ShardRunInput;
  readonly #connection: Connection;

  constructor(input: ShardRunInput) {
    this.#input = input;
    this.#connection = new Connection(input.store, {budgetMs: BUDGET_MS});
  }

  /** @throws {SiteError} `SHARD_NOT_SAVED` if the store cannot be written */
  checkWritable(): void {
    const {readOnly, store} = this.#input;
    if (readOnly !== undefined) throw errors.shardNotSaved({place: store.place, reason: readOnly});
  }

  /**
   * Writes the packs of a shard, then its manifest.
   *
   * @param known - what the store had when the build began
   * @returns number of packs and bytes that were written
   * @throws {SiteError} `SHARD_NOT_SAVED`
   */
  async save(
    {index, count}: ShardNumber,
    files: ShardFiles,
    {milliseconds, ...known}: Pick<SaveInput, 'known' | 'present'> & {readonly milliseconds: number},
  ): Promise<{readonly packs: number; readonly bytes: number}> {
    const {cacheDir, facts, purposeOf, signer, store} = this.#input;
    const connection = this.#connection;
    const own = await saveCache({cacheDir, files: files.own, ...known}, connection);
    const common = own && (await saveCache({cacheDir, files: files.common, ...known}, connection));
    if (common) {
      const purpose = purposeOf(index);
      const shard = {index, count, facts, common: common.packs};
      const bytes = writeManifest({purpose, packs: own.packs, coldMs: milliseconds, shard}, signer);
      await connection.phase(() => connection.put(manifestName(purpose), bytes));
    }
    if (!common || connection.failure)
      throw errors.shardNotSaved({place: store.place, reason: connection.failure?.message ?? ''});
    return {packs: own.written + common.written, bytes: connection.counts.bytesWritten};
  }

  /** Name of the store in messages. */
  get place(): string {
    return this.#input.store.place;
  }

  /**
   * Reads the manifests of all shards of the run. Prints a warning if shards are missing.
   *
   * @param wanted - number of the shards; `undefined` if it is not given
   * @returns `undefined` if the store has no shard of this run
   * @throws {SiteError} `SHARDS_DIFFER` if a shard was made of another state of the site
   */
  async find(wanted: number | undefined): Promise<FoundShards | undefined> {
    const shards = await this.#find(wanted);
    const count = wanted ?? shards[0]?.shard.count ?? 0;
    this.#check(shards, count);
    this.#warn(shards, count);
    return shards.length === 0 ? undefined : {shards, count};
  }

  /** Fills the cache folder with the packs of the shards. */
  async restore({shards, count}: FoundShards): Promise<MergedShards> {
    const startedAt = performance.now();
    const {cacheDir} = this.#input;
    // The last shard has loaded all locales of the shards before it.
    const listed = [...(shards.at(-1)?.shard.common ?? []), ...shards.flatMap(({packs}) => packs)];
    const unique = [...new Map(listed.map((pack) => [pack.hash, pack])).values()];
    const {names, tables} = await restorePacks(cacheDir, unique, this.#connection);
    this.#warnOfStore();
    mergeTables(
      cacheDir,
      listed.flatMap(({hash}) => tables.get(hash) ?? []),
    );
    const isPlain = ({hash}: PackRecord) => tables.get(hash)?.length === 0;
    const packs = unique.map((record) => ({
      record,
      names: isPlain(record) ? (names.get(record.hash) ?? []) : [],
    }));
    const milliseconds = performance.now() - startedAt;
    return {
      ...{found: shards.length, count, milliseconds},
      packs: packs.filter(({record}) => names.has(record.hash)),
      bytes: this.#connection.counts.bytesRead,
    };
  }

  /** Reads the manifests of all shards, in the order of their numbers. Those that are not valid are left out. */
  async #find(count: number | undefined): Promise<readonly FoundShard[]> {
    const first = await this.#readManifests(1, count ?? FIRST_SHARDS);
    const more = Math.max(0, ...first.map(({shard}) => shard.count));
    if (count !== undefined || more <= FIRST_SHARDS) return first;
    return [...first, ...(await this.#readManifests(FIRST_SHARDS + 1, more))];
  }

  async #readManifests(from: number, to: number): Promise<readonly FoundShard[]> {
    const {purposeOf, verifier: signer} = this.#input;
    const found: FoundShard[] = [];
    await this.#connection.phase(async () => {
      const indexes = Array.from({length: to - from + 1}, (_, at) => from + at);
      const manifests = await Promise.all(
        indexes.map(async (index) => {
          const purpose = purposeOf(index);
          const bytes = await this.#connection.get(manifestName(purpose), MAX_MANIFEST);
          return bytes && readManifest(bytes, {purpose, signer});
        }),
      );
      for (const manifest of manifests) if (manifest?.shard) found.push({...manifest, shard: manifest.shard});
    });
    return found;
  }

  #check(shards: readonly FoundShard[], total: number): void {
    const problems = shards.flatMap(({shard: {index, count, facts}}) => {
      const counts = count === total ? [] : [`the number of shards (${count} instead of ${total})`];
      const found = [...counts, ...differences(facts, this.#input.facts)];
      return found.length === 0 ? [] : {shard: `${index}/${count}`, differences: found};
    });
    if (problems.length > 0) throw errors.shardsDiffer(problems);
  }

  #warn(shards: readonly FoundShard[], total: number): void {
    const {printer, store} = this.#input;
    if (this.#connection.failure) {
      this.#warnOfStore();
      return;
    }
    const found = new Set(shards.map(({shard}) => shard.index));
    const missing = Array.from({length: total}, (_, at) => at + 1).filter((index) => !found.has(index));
    if (shards.length === 0)
      printer.warn(`${store.place} has no shard of this run. This build makes all pages.`);
    else if (missing.length > 0)
      printer.warn(
        `${store.place} lacks ${missing.length === 1 ? 'shard' : 'shards'} ${missing.join(', ')} of ${total}. This build makes the pages that are missing.`,
      );
  }

  #warnOfStore(): void {
    const {failure} = this.#connection;
    const {printer, store} = this.#input;
    if (failure)
      printer.warn(
        `The store ${store.place} failed: ${failure.message}. This build makes the pages that are missing.`,
      );
  }
}
