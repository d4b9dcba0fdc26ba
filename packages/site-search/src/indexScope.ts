import {type EncodedFile, encodeFile} from './encodeBlock.js';
import {type IndexedPage, type IndexedSection, pageFileOf, sectionsOfPage} from './IndexedPage.js';
import {mergeTerms} from './mergeTerms.js';
import {NewPlaces} from './NewPlaces.js';
import {startOfBlock} from './planBlocks.js';
import {noTerms, type ScopeTerms, type TermNames, takeTerms} from './ScopeTerms.js';
import {fileOf, PAGES_PER_TABLE, type ScopeFile} from './shared/format.js';
import {itemAt} from './shared/itemAt.js';
import {TermNumbers} from './TermNumbers.js';
import {vocabularyOf} from './vocabulary.js';
import {TermWeigher} from './weighTerms.js';
import {type BlockRecord, type WriteIndexFile, writeAll, writeBlocks} from './writeBlocks.js';

/**
 * A page in the index of the last build: its key (a hash of its content), and the hash that is the name of its file.
 */
export interface PageRecord {
  readonly path: string;
  readonly key: string;
  readonly file: string;
}

/** State of a scope (the pages of one tag), with which a later build indexes only pages that have changed. */
export interface ScopeState {
  readonly pages: readonly PageRecord[];
  readonly blocks: readonly BlockRecord[];
  /** Returns all terms; `undefined` if they are missing in the cache, or damaged. */
  terms(): ScopeTerms | undefined;
  /** Hash of the file of the scope. */
  readonly file: string;
  /** Hashes of the page tables and vocabularies: all files of the scope that are not in the other fields. */
  readonly auxiliaryFiles: readonly string[];
}

export const noState: ScopeState = {
  pages: [],
  blocks: [],
  terms: () => noTerms,
  file: '',
  auxiliaryFiles: [],
};

export interface ScopeInput {
  /** Pages of one tag, sorted by path. */
  readonly pages: readonly IndexedPage[];
  readonly before: ScopeState;
  readSections(page: IndexedPage): Promise<readonly IndexedSection[]>;
  readonly write: WriteIndexFile;
}

/**
 * Writes the index of one scope. The files depend only on the pages and their sections. With `before`, unchanged pages
 * are not read and unchanged blocks not encoded, unless one of their files is missing.
 */
export async function indexScope(input: ScopeInput): Promise<ScopeState> {
  if (isUnchanged(input)) return keepFiles(input);
  const known = input.before.terms();
  if (!known) return indexScope({...input, before: noState});
  const {pages, added, numbers} = await readPages(input);
  const {merged, changed} = mergeTerms(known, numbers, added);
  const blocks = await writeBlocks({
    names: merged,
    changed,
    read: (from, to) => takeTerms(merged, from, to),
    before: input.before.blocks,
    write: input.write,
  });
  return {pages, blocks, terms: () => merged, ...(await writeScope({pages, blocks, names: merged}, input))};
}

interface ScopeParts extends Pick<ScopeState, 'pages' | 'blocks'> {
  readonly names: TermNames;
}

/**
 * Writes the files of a scope (the pages of one tag): its page tables, its vocabulary, and the main file, which refers
 * to the others by hash.
 */
export async function writeScope(
  {pages, blocks, names}: ScopeParts,
  {write}: Pick<ScopeInput, 'write'>,
): Promise<Pick<ScopeState, 'file' | 'auxiliaryFiles'>> {
  const vocabulary = vocabularyOf(names);
  const tables = await writeAll(write, tablesOf(pages));
  const pieces = vocabulary.map(({content}) => encodeFile(content));
  const words = await writeAll(write, pieces);
  const content: ScopeFile = {
    pages: pages.length,
    tables,
    starts: startsOf(names, blocks),
    blocks: blocks.map(({file}) => file),
    vocabularyStarts: vocabulary.map(({start}) => start),
    vocabulary: words,
  };
  const [file = ''] = await writeAll(write, [encodeFile(content)]);
  return {file, auxiliaryFiles: [...tables, ...words]};
}

function isUnchanged({pages, before}: ScopeInput): boolean {
  return (
    pages.length === before.pages.length &&
    pages.every(({path, key}, at) => path === before.pages[at]?.path && key === before.pages[at]?.key)
  );
}

/** Returns the hashes of all files of a scope. */
export function filesOfScope({pages, blocks, auxiliaryFiles, file}: ScopeState): readonly string[] {
  return [
    ...pages.map((page) => page.file),
    ...blocks.flatMap((block) => [block.file, ...block.tails]),
    ...auxiliaryFiles,
    file,
  ];
}

/** Keeps the files of the earlier build. Pages are indexed again only if one of these files is missing. */
async function keepFiles(input: ScopeInput): Promise<ScopeState> {
  const {before, write} = input;
  let anew: Promise<ReadonlyMap<string, string>> | undefined;
  for (const hash of filesOfScope(before)) {
    const file = fileOf(hash);
    await write(file, async () => {
      anew ??= indexInMemory(input);
      return (await anew).get(file) ?? '';
    });
  }
  return before;
}

async function indexInMemory(input: ScopeInput): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  const write: WriteIndexFile = async (file, make) => void files.set(file, await make());
  await indexScope({...input, before: noState, write});
  return files;
}

function startsOf({terms}: TermNames, blocks: readonly BlockRecord[]): readonly string[] {
  let from = 0;
  return blocks.map(({first, count}) => {
    const start = from === 0 ? '' : startOfBlock(itemAt(terms, from - 1), first);
    from += count;
    return start;
  });
}

/** Reads and encodes the pages that are new or have changed. */
async function readPages(input: ScopeInput) {
  const known = new Map(input.before.pages.map((record, number) => [record.path, {record, number}]));
  /** Number of a page in `before` → its present number; -1 if the page was removed or changed. For `mergeTerms`. */
  const numbers = new Int32Array(input.before.pages.length).fill(-1);
  const pages: PageRecord[] = [];
  const names = new TermNumbers();
  const weigher = new TermWeigher(names);
  const added = new NewPlaces(names);
  for (const [number, page] of input.pages.entries()) {
    const old = known.get(page.path);
    if (old?.record.key === page.key) {
      numbers[old.number] = number;
      pages.push(old.record);
      await input.write(fileOf(old.record.file), async () => (await encodePage(input, page)).file.text);
      continue;
    }
    const {sections, file} = await encodePage(input, page);
    weigher.weigh(page, sections, (term, section, level) => added.add(term, number, section, level));
    pages.push({path: page.path, key: page.key, file: file.hash});
    await input.write(fileOf(file.hash), () => file.text);
  }
  return {pages, added: added.toTerms(), numbers};
}

export async function encodePage({readSections}: Pick<ScopeInput, 'readSections'>, page: IndexedPage) {
  const sections = sectionsOfPage(await readSections(page));
  return {sections, file: encodeFile(pageFileOf(page, sections))};
}

function tablesOf(pages: readonly PageRecord[]): readonly EncodedFile[] {
  const tables: EncodedFile[] = [];
  for (let from = 0; from < pages.length; from += PAGES_PER_TABLE) {
    tables.push(encodeFile(pages.slice(from, from + PAGES_PER_TABLE).map(({file}) => file)));
  }
  return tables;
}
