import {groupToMap} from '@lectern/core/shared/groupToMap';
import {lastPart} from '../addressText.js';
import type {CandidatePage} from './findGone.js';
import type {PublishedAddress} from './publishedList.js';
import {SKETCH_LENGTH, similarity} from './sketch.js';

/**
 * Minimum similarity of the texts of a page before and after it moved. In our docs, two different pages have 0.33 at
 * most, and a page in which 30% of the lines were replaced has 0.37 or more in 95% of cases.
 */
const MIN_SIMILARITY = 0.4;
/**
 * Added to the similarity of a new page: a page that was published before, with nearly the same text, is mostly another
 * version of the page and not the place that it moved to.
 */
const NEW_PAGE = 0.25;
/** Pages whose scores differ by less are equally good, and their addresses decide. */
const MARGIN = 0.1;

interface SimilarPage {
  readonly page: CandidatePage;
  readonly similarity: number;
}

/** Parts of a sketch: two neighbouring characters with their position. Similar sketches share some of them. */
function partsOf(sketch: string): readonly string[] {
  const starts = Array.from({length: SKETCH_LENGTH / 2}, (_, at) => 2 * at);
  return starts.map((at) => `${at} ${sketch.slice(at, at + 2)}`).filter((part) => !part.endsWith(' ..'));
}

/** Index of pages by their text, title and the end of their address. */
export class PageIndex {
  readonly newByTitle: ReadonlyMap<string, readonly CandidatePage[]>;
  readonly newByName: ReadonlyMap<string, readonly CandidatePage[]>;
  readonly #pages: readonly CandidatePage[];
  /** Part of a sketch (`partsOf`) → indices of pages with this part. To compare with all pages would take far longer. */
  readonly #byPart = new Map<string, number[]>();

  constructor(pages: readonly CandidatePage[]) {
    const isNew = pages.filter((page) => page.isNew);
    this.newByTitle = groupToMap(isNew, ({title}) => title ?? '');
    this.newByName = groupToMap(isNew, ({address}) => lastPart(address));
    this.#pages = pages;
    for (const [at, {sketch = ''}] of pages.entries())
      for (const part of partsOf(sketch)) this.#add(part, at);
  }

  #add(part: string, at: number): void {
    const pages = this.#byPart.get(part);
    if (pages) pages.push(at);
    else this.#byPart.set(part, [at]);
  }

  /** Returns the pages that share a part of a sketch. */
  #sharing(sketch: string): readonly CandidatePage[] {
    const found = new Set<number>();
    for (const part of partsOf(sketch)) for (const at of this.#byPart.get(part) ?? []) found.add(at);
    return [...found].flatMap((at) => this.#pages[at] ?? []);
  }

  /**
   * Returns the page whose text is most similar to the page that an address had. Among pages with nearly the same
   * text, such as the versions of a doc, a new page comes first, then one with the same end of its address, then the
   * shortest address.
   */
  mostSimilar({sketch, address}: PublishedAddress): SimilarPage | undefined {
    if (sketch === undefined) return undefined;
    const similar = this.#sharing(sketch)
      .map((page): SimilarPage => ({page, similarity: similarity(sketch, page.sketch ?? '')}))
      .filter((one) => one.similarity >= MIN_SIMILARITY);
    if (similar.length === 0) return undefined;
    const best = Math.max(...similar.map(scoreOf));
    const name = lastPart(address);
    const order = ({page}: SimilarPage) => [
      Number(!page.isNew),
      Number(lastPart(page.address) !== name),
      page.address.length,
    ];
    return similar
      .filter((one) => scoreOf(one) >= best - MARGIN)
      .sort((a, b) => compare(order(a), order(b)) || (a.page.address < b.page.address ? -1 : 1))[0];
  }
}

function scoreOf({page, similarity: own}: SimilarPage): number {
  return own + (page.isNew ? NEW_PAGE : 0);
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
