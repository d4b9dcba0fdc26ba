import {itemAt} from '../shared/itemAt.js';
import {sharedLength} from '../shared/sharedLength.js';

/** Returns the maximum number of typing mistakes that are corrected in a word, by its length. */
const mistakesIn = (word: string) => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

const MAX_NEIGHBOURS = 4;

export interface Neighbour {
  readonly word: string;
  /** Number of typing mistakes, 1 or 2; plus 0.5 if only the beginning of the word is similar. */
  readonly mistakes: number;
}

/**
 * Computes the edit distance: the number of letters that are inserted, omitted or replaced, and of neighbouring letters
 * that are exchanged (optimal string alignment).
 *
 * @returns the distance to the whole word, and the least distance to any beginning of it; `undefined` if the distance is
 *   above `most`
 */
function distance(typed: string, word: string, most: number) {
  let older: readonly number[] = [];
  let old: readonly number[] = Array.from({length: word.length + 1}, (_, index) => index);
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row];
    let least = row;
    for (let column = 1; column <= word.length; column += 1) {
      const isSame = typed[row - 1] === word[column - 1];
      let cost = Math.min(
        itemAt(old, column) + 1,
        itemAt(next, column - 1) + 1,
        itemAt(old, column - 1) + (isSame ? 0 : 1),
      );
      const isExchanged =
        row > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (isExchanged) cost = Math.min(cost, itemAt(older, column - 2) + 1);
      next.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return undefined;
    older = old;
    old = next;
  }
  return {whole: itemAt(old, word.length), beginning: Math.min(...old)};
}

/**
 * Finds the words that are most similar to a misspelled one, best first.
 *
 * @param words - sorted words to compare
 * @param isPrefix - `true` if the end of the word may not be typed yet
 */
export function findNeighbours(
  typed: string,
  words: readonly string[],
  isPrefix: boolean,
): readonly Neighbour[] {
  const most = mistakesIn(typed);
  if (most === 0) return [];
  const found: Neighbour[] = [];
  for (const word of words) {
    if (word.length < typed.length - most || (!isPrefix && word.length > typed.length + most)) continue;
    const measured = distance(typed, word, most);
    if (!measured) continue;
    if (measured.whole <= most) found.push({word, mistakes: measured.whole});
    else if (isPrefix && measured.beginning <= most) found.push({word, mistakes: measured.beginning + 0.5});
  }
  const least = Math.min(...found.map(({mistakes}) => mistakes));
  return found
    .filter(({mistakes}) => mistakes < least + 1)
    .sort((a, b) => a.mistakes - b.mistakes || sharedLength(b.word, typed) - sharedLength(a.word, typed))
    .slice(0, MAX_NEIGHBOURS);
}
