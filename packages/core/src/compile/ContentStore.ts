import fs from 'node:fs';
import path from 'node:path';
import type {Artifact, ContentAsset, ContentLink, Dependency, Diagnostic} from '@lectern/mdx';
import {type FileIdentity, type FileStamp, stampOf, statUnchanged} from '../cache/FileStamps.js';
import {readJsonIfPresent, writeFileAtomic} from '../cache/files.js';
import {sha256} from '../cache/hash.js';

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
}

/**
 * Artifacts on disk, by the hash of their text, and one index of what they were made from.
 * The index is written last, so a build that is killed leaves files that nobody looks for.
 */
export class ContentStore {
  readonly #dir: string;
  readonly #indexFile: string;
  readonly records: Map<string, ContentRecord>;
  /** Artifacts that the last index named. */
  readonly #lastHashes: ReadonlySet<string>;
  /** By hash. */
  readonly #identities = new Map<string, FileIdentity>();

  constructor(cacheDir: string, site: string, version: string) {
    this.#dir = path.join(cacheDir, 'artifacts');
    this.#indexFile = path.join(cacheDir, `content-${site}.json`);
    const index = readJsonIfPresent<{version: string; records: ContentRecord[]}>(this.#indexFile);
    const indexed = Array.isArray(index?.records) ? index.records : [];
    this.#lastHashes = new Set(indexed.map(({codeHash}) => codeHash));
    const records = index?.version === version ? indexed : [];
    this.records = new Map(records.map((record) => [record.source, record]));
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
  save(version: string, sources: Iterable<string>): void {
    const records = [...sources].flatMap((source) => this.records.get(source) ?? []);
    writeFileAtomic(this.#indexFile, JSON.stringify({version, records}));
    const kept = new Set(records.map(({codeHash}) => codeHash));
    for (const hash of this.#lastHashes) if (!kept.has(hash)) fs.rmSync(this.codeFile(hash), {force: true});
  }
}

function artifactFile(dir: string, hash: string): string {
  return path.join(dir, `${hash}.js`);
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
