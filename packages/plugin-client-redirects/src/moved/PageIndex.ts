import {groupToMap} from '@lectern/core/shared/groupToMap';
import {lastPart} from './addressText.js';
import type {CandidatePage} from './findGone.js';
import type {PublishedAddress} from './publishedList.js';
import {SKETCH_LENGTH, similarity} from './sketch.js';

/**
 * Minimum similarity of the texts of a page before and after it moved. In our docs, two different pages have 0.33 at
 * most, and a page in which 30% of the lines were replaced has 0.37 or more in 95% of cases.
 */
const MIN_SIMILARITY = 0.4;
/** Pages whose similarity differs by less are equally good, and other reasons decide. */
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
  /** Part of a sketch (`partsOf`) → pages with this part. A comparison with all pages would take 16 times as long. */
  readonly #byPart = new Map<string, CandidatePage[]>();

  constructor(pages: readonly CandidatePage[]) {
    const isNew = pages.filter((page) => page.isNew);
    this.newByTitle = groupToMap(isNew, ({title}) => title ?? '');
    this.newByName = groupToMap(isNew, ({address}) => lastPart(address));
    for (const page of pages) for (const part of partsOf(page.sketch ?? '')) this.#add(part, page);
  }

  #add(part: string, page: CandidatePage): void {
    const pages = this.#byPart.get(part);
    if (pages) pages.push(page);
    else this.#byPart.set(part, [page]);
  }

  /**
   * Returns the page whose text is most similar to the page that an address had. Among pages with nearly the same
   * text, such as the versions of a doc, a new page comes first, then one with the same end of its address, then the
   * shortest address.
   */
  mostSimilar({sketch, address}: PublishedAddress): SimilarPage | undefined {
    if (sketch === undefined) return undefined;
    const pages = new Set(partsOf(sketch).flatMap((part) => this.#byPart.get(part) ?? []));
    const similar = [...pages]
      .map((page): SimilarPage => ({page, similarity: similarity(sketch, page.sketch ?? '')}))
      .filter((one) => one.similarity >= MIN_SIMILARITY);
    const best = similar.reduce((most, one) => Math.max(most, one.similarity), 0);
    const name = lastPart(address);
    const order = (one: SimilarPage) => [
      Number(!one.page.isNew),
      Number(lastPart(one.page.address) !== name),
      one.page.address.length,
      -one.similarity,
    ];
    return similar
      .filter((one) => one.similarity >= best - MARGIN)
      .sort((a, b) => compare(order(a), order(b)) || (a.page.address < b.page.address ? -1 : 1))[0];
  }
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
