import {type EncodedFile, encodeFile} from './encodeBlock.js';
import {type IndexedPage, type IndexedSection, pageFileOf, sectionsOfPage} from './IndexedPage.js';
import {startOfBlock} from './planBlocks.js';
import {mergeTerms, NewPlaces, noTerms, type ScopeTerms} from './ScopeTerms.js';
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

/** All that a later build needs to make an index again of which a few pages have changed. */
export interface ScopeState {
  readonly pages: readonly PageRecord[];
  readonly terms: ScopeTerms;
  readonly blocks: readonly BlockRecord[];
}

export const noState: ScopeState = {pages: [], terms: noTerms, blocks: []};

export interface ScopeInput {
  /** With one tag, in order of path. */
  readonly pages: readonly IndexedPage[];
  readonly before: ScopeState;
  readSections(page: IndexedPage): Promise<readonly IndexedSection[]>;
  readonly write: WriteIndexFile;
}

export interface IndexedScope {
  readonly state: ScopeState;
  /** Hash of the file of the scope. */
  readonly file: string;
}

/**
 * Writes the index of one scope. The files follow from the pages and their sections alone; `before` spares reading pages and
 * encoding blocks that are as they were.
 */
export async function indexScope(input: ScopeInput): Promise<IndexedScope> {
  const {pages, added, numbers} = await readPages(input);
  const merged = mergeTerms(input.before.terms, numbers, added);
  const blocks = await writeBlocks({merged, before: input.before.blocks, write: input.write});
  const terms = merged.merged;
  const vocabulary = vocabularyOf(terms);
  const content: ScopeFile = {
    pages: pages.length,
    tables: await writeAll(input, tablesOf(pages)),
    starts: startsOf(terms, blocks),
    blocks: blocks.map(({file}) => file),
    vocabularyStarts: vocabulary.map(({start}) => start),
    vocabulary: await writeAll(
      input,
      vocabulary.map(({content}) => encodeFile(content)),
    ),
  };
  const [file = ''] = await writeAll(input, [encodeFile(content)]);
  return {state: {pages, terms, blocks}, file};
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
}

/** Reads the pages that have changed. */
async function readPages(input: ScopeInput): Promise<ReadPages> {
  const known = new Map(input.before.pages.map((record, number) => [record.path, {record, number}]));
  const numbers = new Int32Array(input.before.pages.length).fill(-1);
  const pages: PageRecord[] = [];
  const added = new NewPlaces();
  for (const [number, page] of input.pages.entries()) {
    const old = known.get(page.path);
    if (old?.record.key === page.key) {
      numbers[old.number] = number;
      pages.push(old.record);
      await input.write(fileOf(old.record.file), async () => (await encodePage(input, page)).file.text);
      continue;
    }
    const {sections, file} = await encodePage(input, page);
    weighTerms(page, sections, (term, section, level) => added.add(term, number, section, level));
    pages.push({path: page.path, key: page.key, file: file.hash});
    await input.write(fileOf(file.hash), () => file.text);
  }
  return {pages, added, numbers};
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
