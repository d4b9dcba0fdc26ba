import {z} from 'zod';
import {hashOf} from './encodeBlock.js';
import type {ScopeState} from './indexScope.js';
import type {SiteState} from './indexSite.js';
import {packTerms, unpackTerms} from './packTerms.js';

const scopeSchema = z.object({
  tag: z.string(),
  pages: z.array(z.tuple([z.string(), z.string(), z.string()])),
  blocks: z.array(z.tuple([z.string(), z.number(), z.string(), z.string(), z.array(z.string())])),
  file: z.string(),
  others: z.array(z.string()),
});
type StoredScope = z.infer<typeof scopeSchema>;

const storedSchema = z.object({
  hash: z.string(),
  scopes: z.array(scopeSchema),
  /** Of each scope. Read when one of its pages has changed. */
  terms: z.array(z.string()),
});

const checksum = (scopes: readonly StoredScope[], terms: readonly string[]) =>
  hashOf(JSON.stringify(scopes) + terms.map(hashOf).join());

/** As JSON for a cache. */
export function storeState(state: SiteState): z.infer<typeof storedSchema> {
  const scopes = [...state].map(([tag, scope]) => storeScope(tag, scope));
  const terms = [...state.values()].map(({terms: {packed, read}}) => packed ?? packTerms(read()));
  return {hash: checksum(scopes, terms), scopes, terms};
}

function storeScope(tag: string, {pages, blocks, file, others}: ScopeState): StoredScope {
  return {
    tag,
    pages: pages.map((page) => [page.path, page.key, page.file]),
    blocks: blocks.map(({first, count, prefixes, file, tails}) => [first, count, prefixes, file, [...tails]]),
    file,
    others: [...others],
  };
}

/** @returns nothing for what is no state, or was damaged. */
export function parseState(stored: unknown): SiteState {
  const {success, data} = storedSchema.safeParse(stored);
  if (!success || checksum(data.scopes, data.terms) !== data.hash) return new Map();
  return new Map(data.scopes.map((scope, index) => [scope.tag, parseScope(scope, data.terms[index] ?? '')]));
}

function parseScope({pages, blocks, file, others}: StoredScope, packed: string): ScopeState {
  return {
    pages: pages.map(([path, key, pageFile]) => ({path, key, file: pageFile})),
    blocks: blocks.map(([first, count, prefixes, block, tails]) => ({
      first,
      count,
      prefixes,
      file: block,
      tails,
    })),
    terms: {packed, read: () => unpackTerms(packed)},
    file,
    others,
  };
}
