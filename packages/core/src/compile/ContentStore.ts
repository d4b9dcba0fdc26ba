import fs from 'node:fs';
import path from 'node:path';
import type {Artifact, ContentAsset, ContentLink, Dependency, Diagnostic} from '@lectern/mdx';
import {type FileIdentity, type FileStamp, stampOf, statUnchanged} from '../cache/FileStamps.js';
import {writeFileAtomic} from '../cache/files.js';
import {sha256} from '../cache/hash.js';
import {RecordFiles, type StoredRecord} from '../cache/RecordFiles.js';

/** All that later stages know of a compiled file; its code stays on disk. */
export interface CompiledContent {
  readonly source: string;
  readonly file: string;
  /** Hash of the artifact's text. */
  readonly codeHash: string;
  /** Of the artifact's file: proves that the cache still holds what was compiled. */
  readonly codeStamp: FileStamp;
  readonly imports: readonly string[];
  readonly assets: readonly ContentAsset[];
  readonly links: readonly ContentLink[];
  readonly diagnostics: readonly Diagnostic[];
}

/** A compiled file as the cache remembers it, with what proves that it is still true. */
export interface ContentRecord extends CompiledContent {
  readonly stamp: FileStamp;
  /** Hash of every option that decides the compile. */
  readonly optionsKey: string;
  readonly dependencies: readonly Dependency[];
  /** What the quick scan for imports found in the same text; absent where nobody scanned it. */
  readonly scanned?: readonly string[] | undefined;
  /** Hash of all permalinks of the rule when those among `dependencies` were last found to be true. */
  readonly permalinksKey?: string | undefined;
}

/** What is not asked for until a link is broken or a permalink changes; `dependencies` are the permalinks. */
type ContentDetails = Pick<ContentRecord, 'links' | 'dependencies'>;

interface ContentFacts extends Omit<ContentRecord, keyof ContentDetails> {
  /** Those of `dependencies` that are files. */
  readonly files: readonly Dependency[];
}

function toStored({links, dependencies, ...facts}: ContentRecord): StoredRecord<ContentFacts> {
  const files = dependencies.filter(({kind}) => kind === 'file');
  const permalinks = dependencies.filter(({kind}) => kind === 'link');
  return {facts: {...facts, files}, details: JSON.stringify({links, dependencies: permalinks})};
}

/** Details are left as they lie until somebody asks: to split them off takes longer than all else. */
function fromStored(stored: StoredRecord<ContentFacts>): ContentRecord {
  let parsed: ContentDetails | undefined;
  const read = () => {
    parsed ??= JSON.parse(stored.details) as ContentDetails;
    return parsed;
  };
  return {
    ...stored.facts,
    get links() {
      return read().links;
    },
    get dependencies() {
      return [...stored.facts.files, ...read().dependencies];
    },
  };
}

/**
 * Artifacts on disk, by the hash of their text, and an index of what they were made from.
 * The index is written last, so a build that is killed leaves files that nobody looks for.
 */
export class ContentStore {
  readonly #dir: string;
  readonly #index: RecordFiles<ContentFacts>;
  readonly #stored = new WeakMap<ContentRecord, StoredRecord<ContentFacts>>();
  readonly records: Map<string, ContentRecord>;
  /** Artifacts that the last index named. */
  readonly #lastHashes: ReadonlySet<string>;
  /** By hash. */
  readonly #identities = new Map<string, FileIdentity>();

  constructor(cacheDir: string, site: string) {
    this.#dir = path.join(cacheDir, 'artifacts');
    this.#index = new RecordFiles(path.join(cacheDir, `content-${site}`));
    const indexed = this.#index.load();
    this.#lastHashes = new Set(indexed.map(({facts}) => facts.codeHash));
    this.records = new Map(indexed.map((stored) => [stored.facts.source, this.#load(stored)]));
  }

  #load(stored: StoredRecord<ContentFacts>): ContentRecord {
    const record = fromStored(stored);
    this.#stored.set(record, stored);
    return record;
  }

  /** Those of a record's dependencies that are files: for the others a record of the same permalinks need not be asked. */
  filesOf(record: ContentRecord): readonly Dependency[] {
    return this.#stored.get(record)?.facts.files ?? record.dependencies.filter(({kind}) => kind === 'file');
  }

  codeFile(hash: string): string {
    return artifactFile(this.#dir, hash);
  }

  /** Whether the artifact of a record is really there and whole. */
  holds({codeHash, codeStamp}: ContentRecord): boolean {
    const stat = statUnchanged(this.codeFile(codeHash), codeStamp);
    if (stat) this.#identities.set(codeHash, {ino: stat.ino, dev: stat.dev, size: stat.size});
    return stat !== undefined;
  }

  /** Of an artifact that was there when somebody asked. */
  identity(codeHash: string): FileIdentity | undefined {
    return this.#identities.get(codeHash);
  }

  /** Remembers the records of these sources for the next build; artifacts that none of them needs any more go. */
  save(sources: Iterable<string>): void {
    const records = [...sources].flatMap((source) => this.records.get(source) ?? []);
    this.#index.save(records.map((record) => this.#stored.get(record) ?? toStored(record)));
    const kept = new Set(records.map(({codeHash}) => codeHash));
    for (const hash of this.#lastHashes) if (!kept.has(hash)) fs.rmSync(this.codeFile(hash), {force: true});
  }
}

function artifactFile(dir: string, hash: string): string {
  return `${dir}${path.sep}${hash}.js`;
}

/** Writes an artifact's text under its hash. Safe from any thread: equal text has an equal name. */
export function storeArtifact(
  artifactsDir: string,
  {code}: Artifact,
): {codeHash: string; codeStamp: FileStamp} {
  const hash = sha256(code);
  const codeHash = hash.slice(0, 20);
  const file = artifactFile(artifactsDir, codeHash);
  writeFileAtomic(file, code);
  return {codeHash, codeStamp: stampOf(fs.statSync(file), hash)};
}
