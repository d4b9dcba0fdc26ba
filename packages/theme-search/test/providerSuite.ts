import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest';
import type {MatchedText, SearchProvider, SearchQuery, SearchResults} from '../src/provider.js';
import {TEST_PAGES, type TestPage, ZEBRAS} from './corpus.js';
import type {ServerMode} from './loopbackServer.js';

/** Environment of a provider in a test, such as a server that replaces its engine. */
export interface ProviderFixture {
  createProvider(input: {locale: string}): SearchProvider;
  setMode(mode: ServerMode): void;
  stop(): Promise<void>;
}

const CURRENT = ['default', 'docs-default-current'];

function plainText(text: MatchedText): string {
  return text.map((piece) => piece.text).join('');
}

function matches(text: MatchedText): string[] {
  return text.filter((piece) => piece.isMatch).map((piece) => piece.text.toLowerCase());
}

function ask(provider: SearchProvider, query: Partial<SearchQuery> & {text: string}): Promise<SearchResults> {
  return provider.search({page: 0, hitsPerPage: 10, ...query}, {signal: new AbortController().signal});
}

/**
 * Runs the tests that every provider must pass, over the pages of `corpus.ts`. The provider's base URL must be
 * `BASE_URL`.
 */
export function testSearchProvider(
  name: string,
  start: (pages: readonly TestPage[]) => Promise<ProviderFixture>,
): void {
  describe(`search by ${name}`, () => {
    let fixture: ProviderFixture;
    let provider: SearchProvider;
    beforeAll(async () => {
      fixture = await start(TEST_PAGES);
    });
    beforeEach(() => {
      fixture.setMode('answer');
      provider = fixture.createProvider({locale: 'en'});
    });
    afterAll(() => fixture.stop());

    test('finds a page by its title', async () => {
      const {hits} = await ask(provider, {text: 'installation'});
      expect(hits[0]).toMatchObject({url: '/base/docs/install/', kind: 'page'});
      expect(plainText(hits[0]?.title ?? [])).toBe('Installation');
      expect(matches(hits[0]?.title ?? [])).not.toEqual([]);
    });

    test('finds a place by its heading, and names the page', async () => {
      const {hits} = await ask(provider, {text: 'trailing'});
      expect(hits[0]).toMatchObject({url: '/base/docs/routing/#slash', kind: 'heading'});
      expect(plainText(hits[0]?.title ?? [])).toBe('Routing');
      expect(hits[0]?.headings.map(plainText)).toEqual(['Trailing slash']);
      expect(hits[0]?.headings.flatMap(matches)).toEqual(['trailing']);
    });

    test('finds text below a heading and shows the words around it', async () => {
      const {hits} = await ask(provider, {text: 'newer'});
      expect(hits[0]).toMatchObject({url: '/base/docs/install/#requirements', kind: 'text'});
      expect(plainText(hits[0]?.snippet ?? [])).toContain('20.19 or newer');
      expect(matches(hits[0]?.snippet ?? [])).toEqual(['newer']);
    });

    test('finds words while they are typed', async () => {
      const {hits} = await ask(provider, {text: 'hedgeh'});
      expect(hits[0]?.url).toBe('/base/blog/release/');
    });

    test('limits a search to tags', async () => {
      const {hits} = await ask(provider, {text: 'routing', tags: CURRENT});
      expect(hits.length).toBeGreaterThan(0);
      expect(hits.filter(({url}) => url.includes('/2.0/'))).toEqual([]);
      const others = await ask(provider, {text: 'routing', tags: ['docs-default-2.0']});
      expect(new Set(others.hits.map(({url}) => url.split('#')[0]))).toEqual(
        new Set(['/base/docs/2.0/routing/']),
      );
    });

    test('finds pages of the current language alone', async () => {
      expect((await ask(provider, {text: 'kangourou', tags: CURRENT})).hits).toEqual([]);
      const french = fixture.createProvider({locale: 'fr'});
      expect((await ask(french, {text: 'kangourou', tags: CURRENT})).hits[0]?.url).toBe(
        '/base/fr/docs/install/',
      );
    });

    test('gives page after page of results, each hit once', async () => {
      const urls: string[] = [];
      let hasMore = true;
      for (let page = 0; hasMore; page += 1) {
        const results: SearchResults = await ask(provider, {text: 'zebra', page, hitsPerPage: 10});
        expect(results.total).toBe(ZEBRAS);
        expect(results.hits.length).toBeLessThanOrEqual(10);
        urls.push(...results.hits.map(({url}) => url));
        hasMore = results.hasMore;
      }
      expect(urls).toHaveLength(ZEBRAS);
      expect(new Set(urls).size).toBe(ZEBRAS);
    });

    test('gives hits ids that are unique, and the same in the next query', async () => {
      const ids = async () => (await ask(provider, {text: 'install'})).hits.map(({id}) => id);
      const first = await ids();
      expect(new Set(first).size).toBe(first.length);
      expect(await ids()).toEqual(first);
    });

    test('gives markup of a page as text', async () => {
      const {hits} = await ask(provider, {text: 'markup'});
      expect(plainText(hits[0]?.title ?? [])).toBe('Using <Head> & co');
      expect(plainText(hits[0]?.snippet ?? [])).toContain('<script>alert(1)</script>');
    });

    test('finds nothing where there is nothing', async () => {
      expect(await ask(provider, {text: 'xylophonist'})).toEqual({hits: [], total: 0, hasMore: false});
    });

    test.each([
      ['regular expressions', '(.*)+[a-z]{1,$^\\'],
      ['markup', '<script>alert(1)</script>'],
      ['punctuation alone', '?!"§$%&/()=`'],
      ['names of properties', '__proto__ constructor toString'],
      ['a very long word', 'a'.repeat(512)],
      ['many words', 'word '.repeat(100).trim()],
    ])('answers a query of %s', async (_, text) => {
      const {hits, total} = await ask(provider, {text});
      expect(hits.length).toBeLessThanOrEqual(total);
    });

    test('stops when nobody waits any more', async () => {
      const controller = new AbortController();
      fixture.setMode('silent');
      const results = provider.search(
        {text: 'installation', page: 0, hitsPerPage: 10},
        {signal: controller.signal},
      );
      setTimeout(() => controller.abort(), 20);
      await expect(results).rejects.toMatchObject({name: 'AbortError'});
      const late = provider.search(
        {text: 'installation', page: 0, hitsPerPage: 10},
        {signal: controller.signal},
      );
      await expect(late).rejects.toMatchObject({name: 'AbortError'});
    });

    test.each(['down', 'html', 'error'] as const)(
      'rejects and works again later where the server is "%s"',
      async (mode) => {
        fixture.setMode(mode);
        const attempt = ask(provider, {text: `installation`});
        await expect(attempt).rejects.toBeInstanceOf(Error);
        fixture.setMode('answer');
        expect((await ask(provider, {text: 'installation'})).hits[0]?.url).toBe('/base/docs/install/');
      },
    );
  });
}
