import {z} from 'zod';
import {hashOf} from './encodeBlock.js';
import type {ScopeState} from './indexScope.js';
import type {SiteState} from './indexSite.js';
import type {ScopeTerms} from './ScopeTerms.js';

const pageRecord = z.tuple([z.string(), z.string(), z.string()]);
const blockRecord = z.tuple([z.string(), z.number(), z.string(), z.string(), z.array(z.string())]);
const scopeSchema = z.object({
  tag: z.string(),
  pages: z.array(pageRecord),
  blocks: z.array(blockRecord),
  terms: z.string(),
  offsets: z.string(),
  termPages: z.string(),
  sections: z.string(),
  levels: z.string(),
});
const storedSchema = z.object({hash: z.string(), scopes: z.string()});

type NumberArray = Uint8Array | Uint16Array | Uint32Array;

const toText = ({buffer, byteOffset, byteLength}: NumberArray) =>
  Buffer.from(buffer, byteOffset, byteLength).toString('base64');

/** A copy, so that its first byte is where arrays of larger numbers may begin. */
const toBytes = (text: string): ArrayBuffer => Uint8Array.from(Buffer.from(text, 'base64')).buffer;

/** As JSON for a cache. Numbers have the byte order of the machine: a cache stays on one. */
export function storeState(state: SiteState): unknown {
  const scopes = JSON.stringify([...state].map(([tag, scope]) => storeScope(tag, scope)));
  return {hash: hashOf(scopes), scopes};
}

function storeScope(tag: string, {pages, blocks, terms}: ScopeState): z.infer<typeof scopeSchema> {
  return {
    tag,
    pages: pages.map(({path, key, file}) => [path, key, file]),
    blocks: blocks.map(({first, count, prefixes, file, tails}) => [first, count, prefixes, file, [...tails]]),
    terms: terms.terms.join(' '),
    offsets: toText(terms.offsets),
    termPages: toText(terms.pages),
    sections: toText(terms.sections),
    levels: toText(terms.levels),
  };
}

/** @returns nothing for what is no state, or was damaged. */
export function parseState(stored: unknown): SiteState {
  const envelope = storedSchema.safeParse(stored);
  if (!envelope.success || hashOf(envelope.data.scopes) !== envelope.data.hash) return new Map();
  const scopes = z.array(scopeSchema).safeParse(JSON.parse(envelope.data.scopes));
  if (!scopes.success) return new Map();
  return new Map(scopes.data.map((scope) => [scope.tag, parseScope(scope)]));
}

function parseScope(scope: z.infer<typeof scopeSchema>): ScopeState {
  const terms: ScopeTerms = {
    terms: scope.terms === '' ? [] : scope.terms.split(' '),
    offsets: new Uint32Array(toBytes(scope.offsets)),
    pages: new Uint32Array(toBytes(scope.termPages)),
    sections: new Uint16Array(toBytes(scope.sections)),
    levels: new Uint8Array(toBytes(scope.levels)),
  };
  return {
    pages: scope.pages.map(([path, key, file]) => ({path, key, file})),
    blocks: scope.blocks.map(([first, count, prefixes, file, tails]) => ({
      first,
      count,
      prefixes,
      file,
      tails,
    })),
    terms,
  };
}
