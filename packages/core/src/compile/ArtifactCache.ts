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
import {StoredPaths} from './storedPaths.js';

/** Data of a compiled Markdown file for later stages, without the compiled code (the artifact), which stays on disk. */
export interface CompiledContent {
  /** Path of the Markdown file with the alias of the site folder, and maybe a query: "@site/docs/intro.md". */
  readonly source: string;
  /** Absolute path of the Markdown file. */
  readonly file: string;
  readonly type: ArtifactType;
  /** First 20 hex digits of the SHA-256 of the artifact's text. Part of the artifact's file name in the cache. */
  readonly codeHash: string;
  /** Time, size and hash of the artifact's file, by which a later build checks that the file is unchanged. */
  readonly codeStamp: FileStamp;
  readonly imports: readonly string[];
  readonly assets: readonly ContentAsset[];
  readonly diagnostics: readonly Diagnostic[];
  /**
   * Reason why the file was compiled by `@mdx-js/mdx` instead of the faster parser; absent if the faster parser was
   * used.
   */
  readonly fallback?: string | undefined;
  /** Present if a plugin makes a search index. */
  readonly sections?: SectionsName | undefined;
  readonly details: ContentDetails;
}

/** Title of a file, and key of its text in the `SectionCache`. */
export interface SectionsName {
  /** Hash of the JSON of the sections: the text of the file, split at its headings. */
  readonly hash: string;
  /** Title in the text, or else in the front matter; empty if there is none. */
  readonly title: string;
}

/** Fields that a build reads only to check pages for broken links, or if a permalink has changed. */
export interface ContentDetails {
  readonly links: readonly ContentLink[];
  /** Dependencies of kind `link`: permalinks of other files, which the compile has read. */
  readonly permalinks: readonly Dependency[];
  /** Sections (text under each heading) as JSON; present only if this build has compiled the file. */
  readonly sections?: string | undefined;
}

/**
 * Record of a compiled file in the cache, with the inputs of the compile. A later build compares these inputs with its
 * own.
 */
export interface ContentRecord extends CompiledContent {
  /** Time, size and hash of the Markdown file. */
  readonly stamp: FileStamp;
  /** Result of `optionsKeyOf`: hash of all options of the compile. */
  readonly optionsKey: string;
  /** CPU time in milliseconds that the compile took, on the machine that compiled the file. */
  readonly cost: number;
  /** Dependencies of the kinds `file` (files that the compile has read) and `place` (files whose real path it used). */
  readonly files: readonly Dependency[];
  /** Imports that the quick scan found in the text of the file; absent if the file was not scanned. */
  readonly scanned?: readonly string[] | undefined;
  /**
   * Hash of all permalinks of the rule (settings for a content folder) when `details.permalinks` were last checked. If
   * the hash is the same in a later build, the permalinks need no check.
   */
  readonly permalinksKey?: string | undefined;
}

/** Fields of a record that are always loaded. The other field, `details`, is parsed only if it is read. */
export type ContentFacts = Omit<ContentRecord, 'details'>;

/** Returns the stored form of a record, in which no path is absolute. */
export function toStored({details, ...facts}: ContentRecord, paths: StoredPaths): ListRecord<ContentFacts> {
  return paths.toStored({facts, details});
}

/**
 * Details of a stored record. Their JSON is parsed on first access, since parsing takes most of the time of loading
 * records.
 */
class StoredDetails implements ContentDetails {
  readonly #stored: ListRecord<ContentFacts>;
  readonly #paths: StoredPaths;
  #parsed: ContentDetails | undefined;

  constructor(stored: ListRecord<ContentFacts>, paths: StoredPaths) {
    this.#stored = stored;
    this.#paths = paths;
  }

  #read(): ContentDetails {
    this.#parsed ??= this.#paths.details(this.#stored.details);
    return this.#parsed;
  }

  get links(): readonly ContentLink[] {
    return this.#read().links;
  }

  get permalinks(): readonly Dependency[] {
    return this.#read().permalinks;
  }
}

/** Fields from which the file name of an artifact (compiled Markdown file) in the cache is made. */
export type ArtifactName = Pick<CompiledContent, 'codeHash' | 'type'>;

/** File endings of artifacts, by type. Web servers choose the content type by the ending. */
const ARTIFACT_ENDINGS: {readonly [type in ArtifactType]: string} = {data: '.txt', module: '.js'};

/**
 * Opens the list, on disk, of the records of all compiled files of a locale.
 *
 * @param site - hash of base URL and locale (8 hex digits), which is part of the names of the locale's cache files
 */
export function contentIndex(cacheDir: string, site: string): CacheList<ContentFacts> {
  return new CacheList(path.join(cacheDir, `content-${site}`));
}

/**
 * Cache of artifacts (compiled Markdown files), which are files named by the hash of their text, and an index with
 * their records. The index is written last: a killed build leaves unused files, but no record without its file.
 */
export class ArtifactCache {
  readonly #dir: string;
  readonly #paths: StoredPaths;
  readonly #index: CacheList<ContentFacts>;
  readonly #stored = new WeakMap<ContentRecord, ListRecord<ContentFacts>>();
  /** Records of the last build, and of files that this build has compiled: source → record. */
  readonly records: Map<string, ContentRecord>;
  /** Absolute paths of the artifacts in the index that the last build has written. */
  readonly #lastFiles: ReadonlySet<string>;
  /** `codeHash` → identity (inode, device and size) of the artifact's file. */
  readonly #identities = new Map<string, FileIdentity>();

  /**
   * @param site - hash of base URL and locale (8 hex digits), which is part of the names of the locale's cache files
   * @param siteDir - absolute path of the site
   */
  constructor(cacheDir: string, site: string, siteDir: string) {
    this.#dir = path.join(cacheDir, 'artifacts');
    this.#paths = new StoredPaths(siteDir);
    this.#index = contentIndex(cacheDir, site);
    const indexed = this.#index.read();
    this.#lastFiles = new Set(indexed.map(({facts}) => this.codeFile(facts)));
    this.records = new Map(indexed.map((stored) => [stored.facts.source, this.#load(stored)]));
  }

  #load(stored: ListRecord<ContentFacts>): ContentRecord {
    const details = new StoredDetails(stored, this.#paths);
    const record: ContentRecord = {...this.#paths.facts(stored.facts), details};
    this.#stored.set(record, stored);
    return record;
  }

  codeFile(content: ArtifactName): string {
    return artifactFile(this.#dir, content);
  }

  /** Returns true if the file with the artifact of a record exists and is unchanged. */
  holds(record: ContentRecord): boolean {
    const stat = statUnchanged(this.codeFile(record), record.codeStamp);
    if (stat) this.#identities.set(record.codeHash, {ino: stat.ino, dev: stat.dev, size: stat.size});
    return stat !== undefined;
  }

  /** Returns the identity of an artifact's file, if `holds` has found the file. */
  identity(codeHash: string): FileIdentity | undefined {
    return this.#identities.get(codeHash);
  }

  /** Returns true if the time or size of any Markdown file has changed since its compile. Does not find new files. */
  hasChangedFiles(): boolean {
    return [...this.records.values()].some(({file, stamp}) => {
      const stat = fs.statSync(file, {throwIfNoEntry: false});
      return stat?.mtimeMs !== stamp.mtimeMs || stat.size !== stamp.size;
    });
  }

  /**
   * Stores the records of these sources for the next build. Deletes artifacts of the last build that none of these
   * records needs.
   */
  write(sources: Iterable<string>): void {
    const records = [...sources].flatMap((source) => this.records.get(source) ?? []);
    this.#index.write(records.map((record) => this.#stored.get(record) ?? toStored(record, this.#paths)));
    const kept = new Set(records.map((record) => this.codeFile(record)));
    for (const file of this.#lastFiles) if (!kept.has(file)) fs.rmSync(file, {recursive: true, force: true});
  }
}

export function artifactFile(dir: string, {codeHash, type}: ArtifactName): string {
  return `${dir}${path.sep}${codeHash}${ARTIFACT_ENDINGS[type]}`;
}

/** Folder of compiled Markdown files (artifacts) in a build, relative to the output folder. */
const ARTIFACTS_FOLDER = 'assets/content';

/**
 * Returns the path of an artifact, relative to the output folder: "assets/content/intro.1a2b3c4d.txt". The file name
 * contains a hash of the artifact's text.
 */
export function artifactPath({
  source,
  codeHash,
  type,
}: ArtifactName & Pick<CompiledContent, 'source'>): string {
  const name = path
    .basename(source.replace(/\?.*$/, ''))
    .replace(/\.mdx?$/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${ARTIFACTS_FOLDER}/${name === '' ? 'page' : name.slice(0, 40)}.${codeHash.slice(0, 8)}${ARTIFACT_ENDINGS[type]}`;
}

/**
 * Writes an artifact to a file that is named by the hash of its text. Several processes may write the same file at the
 * same time, since they write the same text.
 */
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
