import fs from 'node:fs';
import {artifactKey, type FileTime, isFresh, type MarkdownRule, type MarkdownSite} from '@lectern/mdx';
import {isUnchanged, sha256} from '@lectern/store';
import type {PlannedContent} from '../routes/SitePlan.js';
import {onceFor} from '../shared/onceFor.js';
import type {ArtifactCache, CompiledContent, ContentRecord} from './ArtifactCache.js';
import type {CompileSetup} from './compileTypes.js';
import type {ImportsOf} from './contentImports.js';

/** Imports that a scan found in a file, and time and size of the file before the scan. */
interface Scanned {
  readonly imports: readonly string[];
  readonly stat: Pick<fs.Stats, 'mtimeMs' | 'size'> | undefined;
}

/** Hash of all options that decide how the files of a rule (settings for a content folder) are compiled. */
export function optionsKeyOf(
  rule: MarkdownRule,
  {site, version}: {readonly site: MarkdownSite; readonly version: string},
): string {
  return `${version}:${artifactKey({file: '', text: '', site, rule})}`;
}

/** The method of `SectionCache` (text of compiled files, for search) that `ContentCache` calls. */
interface StoredSections {
  holds(record: ContentRecord): boolean;
}

export interface ContentCacheInput extends Pick<CompileSetup, 'rules' | 'optionsKeys'> {
  /**
   * Cache of the text of files, on sites with a search index. A file whose text is not in this cache has to be
   * compiled.
   */
  readonly sections?: StoredSections | undefined;
}

/** Finds the files whose compiled result in the cache is still valid. In one build, each file is checked once. */
export class ContentCache {
  readonly artifacts: ArtifactCache;
  readonly #input: ContentCacheInput;
  /**
   * Index of a rule → hash of its permalinks, computed once, since the check of every file of the rule needs this hash.
   */
  readonly #permalinksKey = onceFor((rule: number) => permalinksHash(this.#input.rules[rule]?.permalinks));
  /** Real paths of folders that `isFresh` has looked up: folder of a linked file → real path. */
  readonly #folders = new Map<string, string | undefined>();
  /** Source → record; `undefined` if the file has to be compiled. */
  readonly #found = new Map<string, ContentRecord | undefined>();
  /** Records of the files that this build has compiled. */
  readonly #made = new Set<CompiledContent>();
  /** Absolute path of a file → result of its scan. */
  readonly #scanned = new Map<string, Scanned>();

  constructor(artifacts: ArtifactCache, input: ContentCacheInput) {
    this.artifacts = artifacts;
    this.#input = input;
  }

  /**
   * Finds the record of a file in the cache.
   *
   * @returns `undefined` if the file has to be compiled: it has no record, or its text, options or dependencies have
   *   changed
   */
  find(content: PlannedContent): ContentRecord | undefined {
    const {source} = content;
    if (!this.#found.has(source)) this.#found.set(source, this.#check(content));
    return this.#found.get(source);
  }

  #check({source, file, rule: number}: PlannedContent): ContentRecord | undefined {
    const {rules, optionsKeys, sections} = this.#input;
    const record = this.artifacts.records.get(source);
    const rule = rules[number];
    const isSame =
      record !== undefined &&
      rule !== undefined &&
      record.optionsKey === optionsKeys[number] &&
      record.file === file &&
      (isTimed(record.stamp, rule.fileTimes?.get(file)) || isUnchanged(file, record.stamp)) &&
      this.artifacts.holds(record) &&
      (sections?.holds(record) ?? true);
    if (!isSame) return undefined;
    const permalinksKey = this.#permalinksKey(number);
    if (record.permalinksKey === permalinksKey) {
      return isFresh({dependencies: record.files}, rule.permalinks, this.#folders) ? record : undefined;
    }
    const dependencies = [...record.files, ...record.details.permalinks];
    return isFresh({dependencies}, rule.permalinks, this.#folders) ? {...record, permalinksKey} : undefined;
  }

  /**
   * Returns the imports of each file: from its record in the cache, or else from a scan.
   *
   * @param scan - scans the files without a valid record
   */
  async importsOf(contents: readonly PlannedContent[], scan: ImportsOf): ReturnType<ImportsOf> {
    const recorded = new Map(contents.map((content) => [content, this.find(content)?.scanned]));
    const unknown = contents.filter((content) => !recorded.get(content));
    const stats = new Map(unknown.map(({file}) => [file, fs.statSync(file, {throwIfNoEntry: false})]));
    for (const {content, imports} of await scan(unknown)) {
      this.#scanned.set(content.file, {imports, stat: stats.get(content.file)});
    }
    return contents.map((content) => ({
      content,
      imports: recorded.get(content) ?? this.#scanned.get(content.file)?.imports ?? [],
    }));
  }

  /**
   * Adds the record of a file that this build has compiled.
   *
   * @param rule - index of the rule of the file
   * @returns the result of `complete`
   */
  add(made: ContentRecord, rule: number): ContentRecord {
    const record = this.complete(made, rule);
    this.#found.set(record.source, record);
    this.#made.add(record);
    return record;
  }

  /** Returns true if this build has compiled the file of a record. */
  isMade(record: CompiledContent): boolean {
    return this.#made.has(record);
  }

  /**
   * Adds fields to a new record that save time in the next build. `scanned` is added only if the file has not changed
   * since the scan.
   */
  complete(record: ContentRecord, rule: number): ContentRecord {
    const {file, stamp} = record;
    const {stat, imports} = this.#scanned.get(file) ?? {};
    return {
      ...record,
      scanned: isTimed(stamp, stat) ? imports : undefined,
      permalinksKey: this.#permalinksKey(rule),
    };
  }
}

function isTimed({mtimeMs, size}: FileTime, seen: FileTime | undefined): boolean {
  return seen?.mtimeMs === mtimeMs && seen.size === size;
}

function permalinksHash(permalinks: MarkdownRule['permalinks'] | undefined): string {
  const lines = [...(permalinks ?? [])].map(([file, link]) => `${file}\n${link ?? '-'}`);
  return sha256(lines.join('\n'));
}
