// Repeatable random numbers: the same seed gives the same cases on every machine.

/**
 * Random number generator, whose seed is any text (mulberry32 over an FNV-1a hash). It returns numbers from 0 up to 1.
 */
export function createRandom(seed) {
  let state = 0x811c9dc5;
  for (let at = 0; at < seed.length; at += 1) state = Math.imul(state ^ seed.charCodeAt(at), 0x01000193);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit) => Math.floor(next() * limit);
  return {next, below, pick: (list) => list[below(list.length)], chance: (share) => next() < share};
}
