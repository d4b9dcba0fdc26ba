import fs from 'node:fs';
import {artifactKey, type FileTime, isFresh, type MarkdownRule, type MarkdownSite} from '@lectern/mdx';
import {isUnchanged, sha256} from '@lectern/store';
import type {PlannedContent} from '../routes/SitePlan.js';
import type {ArtifactCache, CompiledContent, ContentRecord} from './ArtifactCache.js';
import type {ImportsOf} from './contentImports.js';

/** Imports that a scan found, and the time and size of the file then. */
interface Scanned {
  readonly imports: readonly string[];
  readonly stat: Pick<fs.Stats, 'mtimeMs' | 'size'> | undefined;
}

/** Hash of every option that decides how the files of a rule are compiled. */
export function optionsKeyOf(
  rule: MarkdownRule,
  {site, version}: {readonly site: MarkdownSite; readonly version: string},
): string {
  return `${version}:${artifactKey({file: '', text: '', site, rule})}`;
}

/** The texts of files for search. */
interface StoredSections {
  holds(record: Pick<ContentRecord, 'sections' | 'details'>): boolean;
}

export interface ContentCacheInput {
  /** From `markdownRules`. */
  readonly rules: readonly MarkdownRule[];
  /** By rule, from `optionsKeyOf`. */
  readonly optionsKeys: readonly string[];
  /** Where the text of files is for search: a file whose text is not there has to be compiled. */
  readonly sections?: StoredSections | undefined;
}

/** Cache lookups of one build; each file is checked once. */
export class ContentCache {
  readonly artifacts: ArtifactCache;
  readonly #rules: readonly MarkdownRule[];
  readonly #optionsKeys: readonly string[];
  readonly #sections: StoredSections | undefined;
  /** By rule. */
  readonly #permalinksKeys: string[] = [];
  /** Real paths of the folders of linked files. */
  readonly #folders = new Map<string, string | undefined>();
  /** By source; `undefined` where the file has to be compiled. */
  readonly #found = new Map<string, ContentRecord | undefined>();
  readonly #made = new Set<CompiledContent>();
  /** By absolute file. */
  readonly #scanned = new Map<string, Scanned>();

  constructor(artifacts: ArtifactCache, {rules, optionsKeys, sections}: ContentCacheInput) {
    this.artifacts = artifacts;
    this.#rules = rules;
    this.#optionsKeys = optionsKeys;
    this.#sections = sections;
  }

  /** @returns the record of the last compile, if compiling the file again would give the same. */
  find(content: PlannedContent): ContentRecord | undefined {
    const {source} = content;
    if (!this.#found.has(source)) this.#found.set(source, this.#check(content));
    return this.#found.get(source);
  }

  #check({source, file, rule: number}: PlannedContent): ContentRecord | undefined {
    const record = this.artifacts.records.get(source);
    const rule = this.#rules[number];
    const isSame =
      record !== undefined &&
      rule !== undefined &&
      record.optionsKey === this.#optionsKeys[number] &&
      record.file === file &&
      (isTimed(record.stamp, rule.fileTimes?.get(file)) || isUnchanged(file, record.stamp)) &&
      this.artifacts.holds(record) &&
      (this.#sections?.holds(record) ?? true);
    if (!isSame) return undefined;
    const permalinksKey = this.#permalinksKey(number);
    if (record.permalinksKey === permalinksKey) {
      return isFresh({dependencies: record.files}, rule.permalinks, this.#folders) ? record : undefined;
    }
    const dependencies = [...record.files, ...record.details.permalinks];
    return isFresh({dependencies}, rule.permalinks, this.#folders) ? {...record, permalinksKey} : undefined;
  }

  #permalinksKey(rule: number): string {
    const links = [...(this.#rules[rule]?.permalinks ?? [])];
    this.#permalinksKeys[rule] ??= sha256(links.map(([file, link]) => `${file}\n${link ?? '-'}`).join('\n'));
    return this.#permalinksKeys[rule];
  }

  /** Imports of files: from a scan now, or when they were compiled. */
  async importsOf(contents: readonly PlannedContent[], scan: ImportsOf): ReturnType<ImportsOf> {
    const recorded = contents.map((content) => this.find(content)?.scanned);
    const unknown = contents.filter((_content, at) => !recorded[at]);
    const stats = unknown.map(({file}) => fs.statSync(file, {throwIfNoEntry: false}));
    const found = await scan(unknown);
    for (const [at, {file}] of unknown.entries()) {
      this.#scanned.set(file, {imports: found[at] ?? [], stat: stats[at]});
    }
    return contents.map(({file}, at) => recorded[at] ?? this.#scanned.get(file)?.imports ?? []);
  }

  /** Holds a record that this build has made. @returns it, with what saves the next build work. */
  add(made: ContentRecord, rule: number): ContentRecord {
    const record = this.complete(made, rule);
    this.#found.set(record.source, record);
    this.#made.add(record);
    return record;
  }

  /** Checks that this build has compiled the file of a record. */
  isMade(record: CompiledContent): boolean {
    return this.#made.has(record);
  }

  /** Adds to a new record what saves the next build work; what the scan found only if the file is still the same. */
  complete(record: ContentRecord, rule: number): ContentRecord {
    const {file, stamp} = record;
    const {stat, imports} = this.#scanned.get(file) ?? {};
    const isSame = stat?.mtimeMs === stamp.mtimeMs && stat.size === stamp.size;
    // Without one, a record that was made of that of an equal file would keep the imports of that file.
    return {...record, scanned: isSame ? imports : undefined, permalinksKey: this.#permalinksKey(rule)};
  }
}

function isTimed({mtimeMs, size}: FileTime, seen: FileTime | undefined): boolean {
  return seen?.mtimeMs === mtimeMs && seen.size === size;
}
