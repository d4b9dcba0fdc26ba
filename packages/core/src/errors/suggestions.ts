import {distance} from 'fastest-levenshtein';

/**
 * Finds the name that a misspelt word most probably means; `undefined` if none is similar.
 *
 * @param share - largest share of letters that may be wrong, from 0 to 1
 */
export function nearestWord(word: string, names: readonly string[], share = 0.4): string | undefined {
  const limit = Math.max(1, Math.floor(word.length * share));
  let best: {word: string; distance: number} | undefined;
  for (const candidate of names) {
    const away = distance(word.toLowerCase(), candidate.toLowerCase());
    if (away <= limit && (!best || away < best.distance)) best = {word: candidate, distance: away};
  }
  return best?.word;
}

/** Returns the question `Did you mean "…"?` with the result of `nearestWord`; `undefined` if no name is similar. */
export function nearestHint(word: string, names: readonly string[]): string | undefined {
  const nearest = nearestWord(word, names);
  return nearest ? `Did you mean "${nearest}"?` : undefined;
}

/**
 * Returns the candidates that are most similar to `word`, at most `count`: those with the smallest edit distance, or
 * with the same last path segment.
 */
export function nearest(word: string, candidates: Iterable<string>, count = 3): string[] {
  const lastSegment = (id: string) => id.slice(id.lastIndexOf('/') + 1).toLowerCase();
  // Authors may write the name of a file instead of an id: "guide\\install.md".
  const wanted = lastSegment(word.replaceAll('\\', '/').replace(/\.mdx?$/, ''));
  const scored: {candidate: string; score: number}[] = [];
  for (const candidate of candidates) {
    if (lastSegment(candidate) === wanted) scored.push({candidate, score: 1});
    else if (Math.abs(candidate.length - word.length) <= 4) {
      const score = distance(word.toLowerCase(), candidate.toLowerCase());
      if (score <= Math.max(2, word.length / 3)) scored.push({candidate, score});
    }
  }
  const best = Math.min(...scored.map(({score}) => score));
  return scored
    .filter(({score}) => score === best)
    .slice(0, count)
    .map(({candidate}) => candidate);
}

/** Suggestion to append to a sentence: ` Did you mean "x" or "y"?`. Empty if no candidate is similar to `word`. */
export function didYouMean(word: string, candidates: Iterable<string>): string {
  const guesses = nearest(word, candidates).map((guess) => `"${guess}"`);
  return guesses.length > 0 ? ` Did you mean ${guesses.join(' or ')}?` : '';
}

const LISTED = 20;

/**
 * Sentence that lists all names, or the first 20 of them.
 *
 * @param noun - plural: "doc ids"
 */
export function listKnown(noun: string, names: Iterable<string>): string {
  const sorted = [...names].sort();
  if (sorted.length === 0) return `There are no ${noun}.`;
  const listed = sorted
    .slice(0, LISTED)
    .map((name) => `"${name}"`)
    .join(', ');
  return sorted.length > LISTED
    ? `The first ${LISTED} of ${sorted.length} ${noun}: ${listed}.`
    : `The ${noun}: ${listed}.`;
}
