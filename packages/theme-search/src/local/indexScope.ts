import {changedTerms, placesOfPages} from './changedTerms.js';
import {type EncodedFile, encodeFile} from './encodeBlock.js';
import {type IndexedPage, type IndexedSection, pageFileOf, sectionsOfPage} from './IndexedPage.js';
import {startOfBlock} from './planBlocks.js';
import {type MergeInput, mergeTerms, NewPlaces, noTerms, type ScopeTerms} from './ScopeTerms.js';
import {fileOf, PAGES_PER_TABLE, type ScopeFile} from './shared/format.js';
import {vocabularyOf} from './vocabulary.js';
import {weighTerms} from './weighTerms.js';
import {type BlockRecord, type WriteIndexFile, writeBlocks} from './writeBlocks.js';

/** What the last build made of a page. */
export interface PageRecord {
  readonly path: string;
  readonly key: string;
  readonly file: string;
}

/** The places of a page: term, section, level; the sections in ascending order. */
export type PagePlaces = readonly (readonly [term: string, section: number, level: number])[];

export type PageEdits = ReadonlyMap<number, PagePlaces>;

/** With more edited pages than that, their places are merged into the stored terms. */
const MOST_EDITS = 64;

/** All that a later build needs to make an index again of which a few pages have changed. */
export interface ScopeState {
  readonly pages: readonly PageRecord[];
  readonly blocks: readonly BlockRecord[];
  /** @returns `undefined` if they are lost */
  terms(): ScopeTerms | undefined;
  /**
   * Pages whose places are here and not those of the stored terms, by number: to write all terms takes longer than an edit. Absent
   * after a build that has read more pages than `MOST_EDITS`.
   */
  readonly edits: PageEdits | undefined;
  /** Hash of the file of the scope. */
  readonly file: string;
  /** Hashes of all files that are neither the file of the scope nor those of pages and blocks. */
  readonly others: readonly string[];
}

const noEdits: PageEdits = new Map();

export const noState: ScopeState = {
  pages: [],
  blocks: [],
  terms: () => noTerms,
  edits: noEdits,
  file: '',
  others: [],
};

export interface ScopeInput {
  /** With one tag, in order of path. */
  readonly pages: readonly IndexedPage[];
  readonly before: ScopeState;
  readSections(page: IndexedPage): Promise<readonly IndexedSection[]>;
  readonly write: WriteIndexFile;
}

/**
 * Writes the index of one scope. The files follow from the pages and their sections alone; `before` spares reading pages and
 * encoding blocks that are as they were.
 */
export async function indexScope(input: ScopeInput): Promise<ScopeState> {
  if (isUnchanged(input)) return keepFiles(input);
  const known = input.before.terms();
  if (!known) return indexScope({...input, before: noState});
  const {pages, added, numbers, places} = await readPages(input);
  const merged = mergeTerms(known, numbers, {added, ...comparison(input, known, places)});
  const blocks = await writeBlocks({merged, before: input.before.blocks, write: input.write});
  const terms = merged.merged;
  const vocabulary = vocabularyOf(terms);
  const tables = await writeAll(input, tablesOf(pages));
  const words = await writeAll(
    input,
    vocabulary.map(({content}) => encodeFile(content)),
  );
  const content: ScopeFile = {
    pages: pages.length,
    tables,
    starts: startsOf(terms, blocks),
    blocks: blocks.map(({file}) => file),
    vocabularyStarts: vocabulary.map(({start}) => start),
    vocabulary: words,
  };
  const [file = ''] = await writeAll(input, [encodeFile(content)]);
  return {pages, blocks, terms: () => terms, edits: places, file, others: [...tables, ...words]};
}

function isUnchanged({pages, before}: ScopeInput): boolean {
  return (
    pages.length === before.pages.length &&
    pages.every(({path, key}, at) => path === before.pages[at]?.path && key === before.pages[at]?.key)
  );
}

/**
 * Blocks were made from the terms with the edits beside them. Where no page has another number now, the terms that differ from
 * those are the ones that differ in a page that was read.
 */
function comparison(
  {pages, before}: ScopeInput,
  known: ScopeTerms,
  places: PageEdits | undefined,
): Pick<MergeInput, 'isChanged'> {
  const edits = before.edits ?? noEdits;
  if (edits.size === 0) return {};
  const hasSamePaths =
    pages.length === before.pages.length && pages.every(({path}, at) => path === before.pages[at]?.path);
  if (!hasSamePaths || !places) return {isChanged: () => true};
  const read = new Set([...places.keys()].filter((at) => pages[at]?.key !== before.pages[at]?.key));
  const stored = placesOfPages(known, new Set([...read].filter((at) => !edits.has(at))));
  const changed = new Set<string>();
  for (const at of read) {
    const old = edits.get(at) ?? stored.get(at) ?? [];
    for (const term of changedTerms(old, places.get(at) ?? [])) changed.add(term);
  }
  return {isChanged: (term) => changed.has(term)};
}

/** Reads no page, unless the files of the earlier build are gone. */
async function keepFiles(input: ScopeInput): Promise<ScopeState> {
  const {before, write} = input;
  const files = [
    ...before.pages.map(({file}) => file),
    ...before.blocks.flatMap(({file, tails}) => [file, ...tails]),
    ...before.others,
    before.file,
  ];
  let anew: Promise<ReadonlyMap<string, string>> | undefined;
  for (const hash of files) {
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

function startsOf({terms}: ScopeTerms, blocks: readonly BlockRecord[]): readonly string[] {
  let from = 0;
  return blocks.map(({first, count}) => {
    const start = from === 0 ? '' : startOfBlock(terms[from - 1] ?? '', first);
    from += count;
    return start;
  });
}

async function writeAll({write}: ScopeInput, files: readonly EncodedFile[]): Promise<readonly string[]> {
  for (const {hash, text} of files) await write(fileOf(hash), () => text);
  return files.map(({hash}) => hash);
}

interface ReadPages {
  readonly pages: readonly PageRecord[];
  readonly added: NewPlaces;
  /** As `mergeTerms` takes it. */
  readonly numbers: Int32Array;
  /** Of the pages in `added`, by number; absent where these are many. */
  readonly places: PageEdits | undefined;
}

/** Reads the pages that have changed. */
async function readPages(input: ScopeInput): Promise<ReadPages> {
  const known = new Map(input.before.pages.map((record, number) => [record.path, {record, number}]));
  const numbers = new Int32Array(input.before.pages.length).fill(-1);
  const pages: PageRecord[] = [];
  const added = new NewPlaces();
  const edits = input.before.edits ?? noEdits;
  const isKnown = ({path, key}: IndexedPage) => known.get(path)?.record.key === key;
  const isFew = edits.size + input.pages.filter((page) => !isKnown(page)).length <= MOST_EDITS;
  const kept = new Map<number, PagePlaces>();
  const addPage = (number: number, places: PagePlaces) => {
    if (isFew) kept.set(number, places);
    for (const [term, section, level] of places) added.add(term, number, section, level);
  };
  for (const [number, page] of input.pages.entries()) {
    const old = known.get(page.path);
    if (old?.record.key === page.key) {
      const edited = edits.get(old.number);
      if (edited) addPage(number, edited);
      else numbers[old.number] = number;
      pages.push(old.record);
      await input.write(fileOf(old.record.file), async () => (await encodePage(input, page)).file.text);
      continue;
    }
    const {sections, file} = await encodePage(input, page);
    const places: [string, number, number][] = [];
    weighTerms(page, sections, (term, section, level) => places.push([term, section, level]));
    addPage(number, places);
    pages.push({path: page.path, key: page.key, file: file.hash});
    await input.write(fileOf(file.hash), () => file.text);
  }
  return {pages, added, numbers, places: isFew ? kept : undefined};
}

async function encodePage({readSections}: ScopeInput, page: IndexedPage) {
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
