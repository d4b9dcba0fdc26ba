/** Number of characters of a sketch. */
export const SKETCH_LENGTH = 32;
/** Character of a sketch for a place that no part of the text falls into, as in a short text. */
const EMPTY = '.';
const EMPTY_CODE = EMPTY.charCodeAt(0);
/** Value of a place without a pair of words. All hashes are smaller. */
const NONE = 0xffffffff;
/** Minimum number of places that both texts fill. Fewer may be equal by chance. */
const MIN_FILLED = 6;
/** Text that is read for a sketch, in characters. A page is recognised by its beginning. */
const MAX_LENGTH = 200_000;

// Scripts without spaces between words: each character counts as a word.
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]|[\p{L}\p{N}_]+/gu;

/** Mixes the bits of a 32-bit number, so that each bit of the result depends on all bits (finalizer of MurmurHash3). */
function mix(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** FNV-1a hash of a word. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash;
}

/**
 * Returns the sketch of a text: 32 characters, of which similar texts share many. The pairs of neighbouring words are
 * distributed to 32 places by their hash; each place keeps four bits of its smallest hash (MinHash with one
 * permutation, b-bit). An edit changes the places of the pairs that it adds or removes.
 */
export function sketchOf(text: string): string {
  const smallest = new Uint32Array(SKETCH_LENGTH).fill(NONE);
  let previous = 0;
  for (const word of text.slice(0, MAX_LENGTH).toLowerCase().match(WORD) ?? []) {
    const own = hashOf(word);
    const pair = mix(Math.imul(previous, 31) ^ own);
    const place = pair % SKETCH_LENGTH;
    const value = Math.floor(pair / SKETCH_LENGTH);
    if (value < (smallest[place] ?? 0)) smallest[place] = value;
    previous = own;
  }
  return Array.from(smallest, (value) => (value === NONE ? EMPTY : (value % 16).toString(16))).join('');
}

/**
 * Estimates which share of their pairs of words two texts have in common, from 0 to 1. Equal texts have 1; texts of
 * different subjects have about 0.
 */
export function similarity(a: string, b: string): number {
  let both = 0;
  let either = 0;
  let equal = 0;
  for (let at = 0; at < SKETCH_LENGTH; at += 1) {
    const one = a.charCodeAt(at);
    const other = b.charCodeAt(at);
    if (one === EMPTY_CODE && other === EMPTY_CODE) continue;
    either += 1;
    if (one === EMPTY_CODE || other === EMPTY_CODE) continue;
    both += 1;
    if (one === other) equal += 1;
  }
  if (equal === either) return either === 0 ? 0 : 1;
  if (both < MIN_FILLED) return 0;
  // One of 16 places is equal by chance.
  return Math.max(0, (equal / either - 1 / 16) / (1 - 1 / 16));
}
