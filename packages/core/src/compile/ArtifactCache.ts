import fs from 'node:fs';
import path from 'node:path';
import type {Artifact, ArtifactType, ContentAsset, ContentLink, Dependency, Diagnostic} from '@lectern/mdx';
import {
  CacheList,
  type FileIdentity,
  type FileStamp,
  type ListRecord,
  sha256,
  stampOf,
  statUnchanged,
  writeFileAtomic,
} from '@lectern/store';

/** Record of a compiled file for later stages; its code stays on disk. */
export interface CompiledContent {
  readonly source: string;
  readonly file: string;
  readonly type: ArtifactType;
  /** Hash of the artifact's text. */
  readonly codeHash: string;
  /** Of the artifact's file: proves that the cache still holds what was compiled. */
  readonly codeStamp: FileStamp;
  readonly imports: readonly string[];
  readonly assets: readonly ContentAsset[];
  readonly diagnostics: readonly Diagnostic[];
  /** As in the artifact. */
  readonly fallback?: string | undefined;
  /** Present where a plugin makes a search index. */
  readonly sections?: SectionsName | undefined;
  readonly details: ContentDetails;
}

/** Name of the text of a file in the `SectionCache`. */
export interface SectionsName {
  /** Of the sections as JSON. */
  readonly hash: string;
  /** The title of the text, else that of the front matter, else empty. */
  readonly title: string;
}

/** Fields that are only read when a link is broken or a permalink changes. */
export interface ContentDetails {
  readonly links: readonly ContentLink[];
  /** Those of the file's dependencies that are permalinks. */
  readonly permalinks: readonly Dependency[];
  /** JSON; only of a file that was just compiled. */
  readonly sections?: string | undefined;
}

/** A compiled file as the cache remembers it, with what proves that it is still true. */
export interface ContentRecord extends CompiledContent {
  readonly stamp: FileStamp;
  /** Hash of every option that decides the compile. */
  readonly optionsKey: string;
  /** Those of the file's dependencies that are files. */
  readonly files: readonly Dependency[];
  /** Imports that the quick scan found in the same text; absent without a scan. */
  readonly scanned?: readonly string[] | undefined;
  /** Hash of all permalinks of the rule when those among `details` were last found to be true. */
  readonly permalinksKey?: string | undefined;
}

export type ContentFacts = Omit<ContentRecord, 'details'>;

export function toStored({details, ...facts}: ContentRecord): ListRecord<ContentFacts> {
  const {links, permalinks} = details;
  return {facts, details: JSON.stringify({links, permalinks} satisfies ContentDetails)};
}

/** Parsed lazily: splitting the details dominates load time. */
class StoredDetails implements ContentDetails {
  readonly #stored: ListRecord<ContentFacts>;
  #parsed: ContentDetails | undefined;

  constructor(stored: ListRecord<ContentFacts>) {
    this.#stored = stored;
  }

  #read(): ContentDetails {
    this.#parsed ??= JSON.parse(this.#stored.details) as ContentDetails;
    return this.#parsed;
  }

  get links(): readonly ContentLink[] {
    return this.#read().links;
  }

  get permalinks(): readonly Dependency[] {
    return this.#read().permalinks;
  }
}

/** Name of the file of an artifact. */
export type ArtifactName = Pick<CompiledContent, 'codeHash' | 'type'>;

/** Hosts and browsers decide by the ending how a file is served and loaded. */
export const ARTIFACT_ENDINGS: {readonly [type in ArtifactType]: string} = {data: '.txt', module: '.js'};

/** Records of the compiled files of a locale. */
export function contentIndex(cacheDir: string, site: string): CacheList<ContentFacts> {
  return new CacheList(path.join(cacheDir, `content-${site}`));
}

/**
 * Artifacts on disk, by the hash of their text, and an index of their inputs. The index is written last, so a build that is
 * killed only leaves unused files.
 */
export class ArtifactCache {
  readonly #dir: string;
  readonly #index: CacheList<ContentFacts>;
  readonly #stored = new WeakMap<ContentRecord, ListRecord<ContentFacts>>();
  readonly records: Map<string, ContentRecord>;
  /** Files of artifacts that the last index named. */
  readonly #lastFiles: ReadonlySet<string>;
  /** By hash. */
  readonly #identities = new Map<string, FileIdentity>();

  constructor(cacheDir: string, site: string) {
    this.#dir = path.join(cacheDir, 'artifacts');
    this.#index = contentIndex(cacheDir, site);
    const indexed = this.#index.read();
    this.#lastFiles = new Set(indexed.map(({facts}) => this.codeFile(facts)));
    this.records = new Map(indexed.map((stored) => [stored.facts.source, this.#load(stored)]));
  }

  #load(stored: ListRecord<ContentFacts>): ContentRecord {
    const record: ContentRecord = {...stored.facts, details: new StoredDetails(stored)};
    this.#stored.set(record, stored);
    return record;
  }

  codeFile(content: ArtifactName): string {
    return artifactFile(this.#dir, content);
  }

  /** Checks that the artifact of a record is there and whole. */
  holds(record: ContentRecord): boolean {
    const stat = statUnchanged(this.codeFile(record), record.codeStamp);
    if (stat) this.#identities.set(record.codeHash, {ino: stat.ino, dev: stat.dev, size: stat.size});
    return stat !== undefined;
  }

  /** Of an artifact that `holds` has found. */
  identity(codeHash: string): FileIdentity | undefined {
    return this.#identities.get(codeHash);
  }

  /** Checks that files look different than when they were compiled, by time and size. New files do not count. */
  hasChangedFiles(): boolean {
    return [...this.records.values()].some(({file, stamp}) => {
      const stat = fs.statSync(file, {throwIfNoEntry: false});
      return stat?.mtimeMs !== stamp.mtimeMs || stat.size !== stamp.size;
    });
  }

  /** Remembers the records of these sources for the next build; artifacts that none of them needs any more go. */
  write(sources: Iterable<string>): void {
    const records = [...sources].flatMap((source) => this.records.get(source) ?? []);
    this.#index.write(records.map((record) => this.#stored.get(record) ?? toStored(record)));
    const kept = new Set(records.map((record) => this.codeFile(record)));
    for (const file of this.#lastFiles) if (!kept.has(file)) fs.rmSync(file, {recursive: true, force: true});
  }
}

export function artifactFile(dir: string, {codeHash, type}: ArtifactName): string {
  return `${dir}${path.sep}${codeHash}${ARTIFACT_ENDINGS[type]}`;
}

/** Writes an artifact's text under its hash. Safe from any thread: equal text has an equal name. */
export function storeArtifact(
  artifactsDir: string,
  {code, type}: Artifact,
): ArtifactName & Pick<CompiledContent, 'codeStamp'> {
  const hash = sha256(code);
  const name: ArtifactName = {type, codeHash: hash.slice(0, 20)};
  const file = artifactFile(artifactsDir, name);
  writeFileAtomic(file, code);
  return {...name, codeStamp: stampOf(fs.statSync(file), hash)};
}
