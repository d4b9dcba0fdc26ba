import fs from 'node:fs';
import path from 'node:path';
import {artifactKey, hasUnifiedPlugins} from '@lectern/mdx';
import {type FileStamp, sha256, stampOf} from '@lectern/store';
import type {ArtifactName, ContentRecord} from './ArtifactCache.js';
import type {CompileItem, CompileResult, CompileSetup} from './compileTypes.js';

export interface CompileAlikeInput {
  readonly setup: CompileSetup;
  /** Valid records of other files. */
  readonly fresh: readonly ContentRecord[];
  /** Returns the absolute path of an artifact. */
  codeFile(content: ArtifactName): string;
  compile(items: readonly CompileItem[]): Promise<CompileResult>;
}

/** A file with the name and size of another one. */
interface Duplicate {
  readonly stamp: FileStamp;
  /**
   * Key of options and text. Files with the same key have equal artifacts, unless these depend on the path of the file.
   */
  readonly key: string;
}

/**
 * Returns a key of each rule: a hash of the options that affect an artifact without references to files. `undefined`
 * for a rule whose artifacts may depend on the path of the file, because of functions of the site or footnote ids.
 */
function placelessKeys({site, rules}: CompileSetup): readonly (string | undefined)[] {
  return rules.map((rule) => {
    const input = {file: '', text: '', site, rule: {...rule, contentDirs: []}};
    const {preprocessor, parseFrontMatter} = site.markdown;
    const hasPlugins = hasUnifiedPlugins(rule) || rule.recmaPlugins.length > 0;
    const isPlaced = hasPlugins || rule.footnoteSuffix || preprocessor || parseFrontMatter;
    return isPlaced ? undefined : artifactKey(input);
  });
}

function duplicateKey(placelessKey: string, file: string, {hash}: FileStamp): string {
  return `${placelessKey} ${hash} ${path.extname(file)}`;
}

/** Finds the files with the name and size of another file, such as pages of frozen versions of the docs. */
function findDuplicates(
  items: readonly CompileItem[],
  fresh: readonly ContentRecord[],
  keys: readonly (string | undefined)[],
): ReadonlyMap<CompileItem, Duplicate> {
  const counts = new Map<string, number>();
  const look = (file: string, size: number | undefined) => `${path.basename(file)} ${size}`;
  const count = (file: string, size: number | undefined) =>
    counts.set(look(file, size), (counts.get(look(file, size)) ?? 0) + 1);
  const stats = items.map(({file}) => fs.statSync(file, {throwIfNoEntry: false}));
  for (const [at, {file}] of items.entries()) count(file, stats[at]?.size);
  const sizes = new Set(stats.map((stat) => stat?.size));
  for (const {file, stamp} of fresh) if (sizes.has(stamp.size)) count(file, stamp.size);

  const duplicates = new Map<CompileItem, Duplicate>();
  for (const [at, item] of items.entries()) {
    const stat = stats[at];
    const key = keys[item.rule];
    if (!stat || key === undefined || counts.get(look(item.file, stat.size)) === 1) continue;
    const stamp = stampOf(stat, sha256(fs.readFileSync(item.file)));
    duplicates.set(item, {stamp, key: duplicateKey(key, item.file, stamp)});
  }
  return duplicates;
}

/** Checks if an artifact is independent of the path of its file: it has no references and does not contain the path. */
function isPlaceless(record: ContentRecord, {setup, codeFile}: CompileAlikeInput): boolean {
  const {files, imports, assets, diagnostics, file, details} = record;
  const references = [files, details.permalinks, imports, assets, diagnostics];
  if (references.some((list) => list.length > 0)) return false;
  const name = path.relative(setup.site.siteDir, file).split(path.sep).join('/');
  return !fs.readFileSync(codeFile(record), 'utf8').includes(name);
}

/**
 * Compiles files, but equal files only once: pages of a frozen version of the docs are equal to those of the next
 * version until they are edited. Files with references are compiled one by one, since the same link leads elsewhere
 * from another folder.
 */
export async function dedupeCompile(
  items: readonly CompileItem[],
  input: CompileAlikeInput,
): Promise<CompileResult> {
  const {setup, fresh, compile} = input;
  const keys = placelessKeys(setup);
  const duplicates = findDuplicates(items, fresh, keys);
  if (duplicates.size === 0) return compile(items);

  const known = new Map<string, ContentRecord>();
  for (const record of fresh) {
    const key = keys[setup.optionsKeys.indexOf(record.optionsKey)];
    if (key !== undefined) known.set(duplicateKey(key, record.file, record.stamp), record);
  }
  const taken = new Set(known.keys());
  const isFirst = (item: CompileItem) => {
    const key = duplicates.get(item)?.key;
    return key === undefined || (!taken.has(key) && taken.add(key));
  };
  const firsts = items.filter(isFirst);
  const compiled = await compile(firsts);
  const itemOf = new Map(firsts.map((item) => [item.source, item]));
  for (const record of compiled.records) {
    const item = itemOf.get(record.source);
    const key = item && duplicates.get(item)?.key;
    if (key !== undefined) known.set(key, record);
  }

  const placeless = new Map<ContentRecord, boolean>();
  const shared: ContentRecord[] = [];
  const others: CompileItem[] = [];
  const firstItems = new Set(firsts);
  for (const item of items) {
    const duplicate = duplicates.get(item);
    if (!duplicate || firstItems.has(item)) continue;
    const record = known.get(duplicate.key);
    if (record && !placeless.has(record)) placeless.set(record, isPlaceless(record, input));
    if (record && placeless.get(record)) {
      const {source, file, rule} = item;
      const optionsKey = setup.optionsKeys[rule] ?? '';
      shared.push({...record, source, file, optionsKey, stamp: duplicate.stamp});
    } else others.push(item);
  }
  const rest = others.length > 0 ? await compile(others) : {records: [], failures: []};
  return {
    records: [...compiled.records, ...shared, ...rest.records],
    failures: [...compiled.failures, ...rest.failures],
  };
}
