import {itemAt} from '../shared/itemAt.js';
import {type FoundWord, findMisspelled, findWord, isFound, type Stem} from './findTerms.js';
import {TextMatcher} from './matchText.js';
import {type RankedPage, type RankedWord, rankPages, rankSections} from './rankPages.js';
import type {QueryWord} from './readQuery.js';
import type {ScopeReader} from './ScopeReader.js';
import type {SearchCall, SearchHit, SearchQuery, SearchResults} from './search.js';
import {hasUnsureWords, hitsOfPage} from './showPage.js';
import {WordPlaces} from './WordPlaces.js';

interface ScopeWords {
  readonly scope: ScopeReader;
  readonly words: readonly RankedWord[];
}

interface Candidate extends ScopeWords {
  /** Key of the page, which is unique in all scopes. */
  readonly key: string;
  readonly ranked: RankedPage;
}

interface FoundPage extends Pick<Candidate, 'key'> {
  readonly hits: readonly SearchHit[];
}

/**
 * Maximum number of unsure pages whose files are loaded for one page of results. A page is unsure if the loaded parts
 * of the index do not show whether it has all words of the query.
 */
const MAX_UNSURE_PAGES = 8;
/**
 * Maximum number of parts of a word's tail that are loaded for one page of results. The tail lists the sections with
 * the word, except the best ones.
 */
const MAX_TAIL_PARTS = 3;
/**
 * Number of parts of each word's tail that are loaded before the files of unsure pages, if too few pages surely have
 * all words. Page files need more requests.
 */
const MIN_TAIL_PARTS = 2;
/**
 * Maximum number of page files that are loaded at once: over HTTP/1.1, browsers make six requests to one host at a
 * time.
 */
const READ_AT_ONCE = 6;
/** Average number of hits in one page of the site (measured). The number of page files to load is estimated from it. */
const HITS_PER_PAGE = 3.4;
/**
 * Results are shown once at least this share of the wanted pages is loaded. More pages would need another round of
 * requests.
 */
const MIN_LOADED_SHARE = 1 / 2;
/** Number of page files that are loaded first: their hits fill the visible part of the list. */
const FIRST_PAGES = 2;

/** Factor by which the weight of optional words, such as "how" or "the", is multiplied. */
const OPTIONAL = 0.2;

/**
 * State of one query of a visitor, for all its pages of results. It stores which pages of the site were shown, so that
 * no later page of results shows them again.
 */
export class QuerySession {
  readonly #scopes: readonly ScopeWords[];
  readonly #matcher: TextMatcher;
  /** Number of words in the query that are not optional. */
  readonly #required: number;
  /** Words that are not optional: one object for each word and each scope (the pages of one tag). */
  readonly #requiredWords: readonly RankedWord[];
  readonly #batches: SearchResults[] = [];
  readonly #shown = new Set<string>();
  readonly #refused = new Set<string>();
  #last: Promise<unknown> = Promise.resolve();

  private constructor(scopes: readonly ScopeWords[], matcher: TextMatcher) {
    this.#scopes = scopes;
    this.#matcher = matcher;
    this.#requiredWords = scopes.flatMap(({words}) => words.filter(({isOptional}) => !isOptional));
    this.#required = scopes[0]?.words.filter(({isOptional}) => !isOptional).length ?? 0;
  }

  static async open(
    words: readonly QueryWord[],
    scopes: readonly ScopeReader[],
    stem: Stem,
  ): Promise<QuerySession> {
    const found = await findWords(words, scopes, stem);
    const pages = scopes.reduce((sum, scope) => sum + scope.pages, 0);
    const ranked = words.map((word, index): readonly RankedWord[] => {
      const inScopes = itemAt(found, index).map((one, at) => {
        const scope = itemAt(scopes, at);
        return {scope, places: new WordPlaces(scope, one)};
      });
      const known = inScopes.reduce((sum, {places}) => sum + places.knownPages, 0);
      const rarity = rarityOf(known, pages) * (word.isOptional ? OPTIONAL : 1);
      return inScopes.map(({scope, places}) => {
        const share = Math.min(1, places.knownPages / Math.max(1, scope.pages));
        return {places, rarity, share, isOptional: word.isOptional};
      });
    });
    const byScope = scopes.map((scope, index) => ({
      scope,
      words: ranked.map((inScopes) => itemAt(inScopes, index)),
    }));
    return new QuerySession(byScope, new TextMatcher(words, found));
  }

  /**
   * Returns one page of results. @throws the reason of the signal if the signal is aborted; a later call can continue
   */
  results(query: Pick<SearchQuery, 'page' | 'hitsPerPage'>, call: SearchCall): Promise<SearchResults> {
    const results = this.#last.then(() => this.#resultsInTurn(query, call));
    this.#last = results.catch(() => undefined);
    return results;
  }

  async #resultsInTurn(
    {page, hitsPerPage}: Pick<SearchQuery, 'page' | 'hitsPerPage'>,
    {signal, onFirstHits}: SearchCall,
  ): Promise<SearchResults> {
    while (this.#batches.length <= page) {
      signal.throwIfAborted();
      const isWanted = this.#batches.length === page;
      this.#batches.push(await this.#nextBatch(hitsPerPage, isWanted ? onFirstHits : undefined));
    }
    return this.#batches[page] ?? {hits: [], total: 0, hasMore: false};
  }

  async #nextBatch(hitsPerPage: number, onFirstHits: SearchCall['onFirstHits']): Promise<SearchResults> {
    const wanted = Math.max(1, Math.ceil(hitsPerPage / HITS_PER_PAGE));
    const candidates = await this.#candidates(wanted + 1);
    const left = this.#toRead(candidates);
    const first = onFirstHits ? await this.#readPages(left, FIRST_PAGES) : [];
    if (onFirstHits && first.length > 0) {
      const hits = first.flatMap((page) => page.hits).slice(0, hitsPerPage);
      onFirstHits({hits, total: this.#total(candidates), hasMore: true});
    }
    const pages = [...first];
    while (pages.length < wanted && left.length > 0) {
      pages.push(...(await this.#readPages(left, wanted - pages.length)));
      if (pages.length >= wanted * MIN_LOADED_SHARE) break;
    }
    return this.#resultsOf(pages, candidates, hitsPerPage);
  }

  /** Returns up to `hitsPerPage` hits of these pages, and marks the pages as shown. */
  #resultsOf(
    pages: readonly FoundPage[],
    candidates: readonly Candidate[],
    hitsPerPage: number,
  ): SearchResults {
    const hits: SearchHit[] = [];
    for (const {key, hits: ofPage} of pages) {
      if (hits.length >= hitsPerPage) break;
      hits.push(...ofPage.slice(0, hitsPerPage - hits.length));
      this.#shown.add(key);
    }
    const hasUnshown = candidates.some((candidate) => !this.#isDone(candidate));
    return {
      hits,
      total: this.#total(candidates),
      hasMore: hasUnshown || (hits.length > 0 && this.#canReadMore()),
    };
  }

  #canReadMore(): boolean {
    return this.#requiredWords.some(({places}) => places.canReadMore);
  }

  #isDone({key}: Candidate): boolean {
    return this.#shown.has(key) || this.#refused.has(key);
  }

  /**
   * Returns the pages that have, or may have, all required words. If there are none, returns the pages with the most
   * required words.
   */
  async #candidates(wanted: number): Promise<readonly Candidate[]> {
    let candidates = this.#rank(this.#required);
    for (let parts = 0; parts < MAX_TAIL_PARTS && this.#canReadMore(); parts += 1) {
      if (!this.#needsMore(candidates, wanted, parts)) break;
      await this.#readMore(candidates.slice(0, wanted));
      candidates = this.#rank(this.#required);
    }
    return this.#orFewerWords(candidates);
  }

  /**
   * Returns `true` if more parts of tails must be loaded, since too few pages surely or probably have all words.
   *
   * @param parts - number of parts loaded so far
   */
  #needsMore(candidates: readonly Candidate[], wanted: number, parts: number): boolean {
    const left = candidates.filter((one) => !this.#isDone(one));
    const sure = left.filter(({ranked}) => ranked.unsure.length === 0).length;
    if (sure >= wanted) return false;
    return parts < MIN_TAIL_PARTS || sure + this.#likely(left.slice(0, MAX_UNSURE_PAGES)) < wanted;
  }

  /**
   * Loads the next part of each word's tail.
   *
   * @param likely - pages whose files will probably be loaded: the names of these files are loaded at the same time
   */
  async #readMore(likely: readonly Candidate[]): Promise<void> {
    await Promise.all([
      ...this.#requiredWords.map(({places}) => places.readMore()),
      ...likely.map(({scope, ranked}) => scope.pageFile(ranked.page)),
    ]);
  }

  /** Returns the given pages or, if there are none, the pages with the most required words. */
  #orFewerWords(all: readonly Candidate[]): readonly Candidate[] {
    let candidates = all;
    for (let least = this.#required - 1; candidates.length === 0 && least > 0; least -= 1) {
      candidates = this.#rank(least);
    }
    return candidates;
  }

  #rank(least: number): readonly Candidate[] {
    return this.#scopes
      .flatMap(({scope, words}) =>
        rankPages(words, least).map((ranked) => ({key: `${ranked.page} ${scope.tag}`, scope, words, ranked})),
      )
      .sort((a, b) => b.ranked.score - a.ranked.score);
  }

  #toRead(candidates: readonly Candidate[]): Candidate[] {
    let unsure = 0;
    return candidates.filter((one) => {
      if (this.#isDone(one)) return false;
      if (one.ranked.unsure.length > 0) unsure += 1;
      return one.ranked.unsure.length === 0 || unsure <= MAX_UNSURE_PAGES;
    });
  }

  /**
   * Removes pages from `left` and loads their files at once: as many as are needed so that probably `wanted` of them
   * have all words.
   */
  async #readPages(left: Candidate[], wanted: number): Promise<readonly FoundPage[]> {
    const batch = left.splice(0, howManyToRead(left, wanted));
    const pages = await Promise.all(batch.map((one) => this.#readPage(one)));
    return pages.filter((page) => page !== undefined);
  }

  /**
   * Loads the file of a page and makes its hits, while the files of other pages are still loading.
   *
   * @returns `undefined` if the page does not have all words
   */
  async #readPage({key, scope, words, ranked}: Candidate): Promise<FoundPage | undefined> {
    const page = await scope.page(ranked.page);
    if (!hasUnsureWords(page, ranked.unsure, this.#matcher)) {
      this.#refused.add(key);
      return undefined;
    }
    const sections = rankSections(words, ranked.page);
    return {key, hits: hitsOfPage({tag: scope.tag, page, sections}, this.#matcher)};
  }

  /** Returns the number of pages that match. It is an estimate as long as some tails are not loaded. */
  #total(candidates: readonly Candidate[]): number {
    const sure = candidates.filter(({ranked}) => ranked.unsure.length === 0).length;
    if (this.#required !== 1)
      return Math.max(sure, this.#shown.size, Math.round(sure + this.#likely(candidates)));
    const known = this.#scopes.reduce(
      (sum, {words}) =>
        sum + Math.max(...words.map(({places, isOptional}) => (isOptional ? 0 : places.knownPages))),
      0,
    );
    return Math.max(sure, known);
  }

  /** Estimates how many of the unsure pages have all words. */
  #likely(candidates: readonly Candidate[]): number {
    return candidates
      .filter(({key, ranked}) => ranked.unsure.length > 0 && !this.#refused.has(key))
      .reduce((sum, {ranked}) => sum + ranked.likelihood, 0);
  }
}

/** Inverse document frequency of a word: the fewer of all `pages` have it, the higher the result. */
const rarityOf = (known: number, pages: number) =>
  Math.log(1 + (pages - Math.min(known, pages) + 0.5) / (known + 0.5));

function howManyToRead(candidates: readonly Candidate[], wanted: number): number {
  let [count, expected] = [0, 0];
  while (expected < wanted && count < Math.min(READ_AT_ONCE, candidates.length)) {
    expected += candidates[count]?.ranked.likelihood ?? 0;
    count += 1;
  }
  return count;
}

/** Finds the terms for each word of the query. @returns for each word, one result for each scope */
async function findWords(
  words: readonly QueryWord[],
  scopes: readonly ScopeReader[],
  stem: Stem,
): Promise<readonly (readonly FoundWord[])[]> {
  return Promise.all(
    words.map(async (word) => {
      const found = await Promise.all(scopes.map((scope) => findWord(scope, word, stem)));
      if (found.some(isFound)) return found;
      return Promise.all(scopes.map((scope) => findMisspelled(scope, word, stem)));
    }),
  );
}
