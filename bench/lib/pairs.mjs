// Compares two states by measurements in pairs.

/** Smallest number of pairs whose smallest and largest ratio are a 95 % interval of the median. */
const LEAST_PAIRS = 6;

/**
 * Estimates how many times larger the values of one state are than those of the other.
 *
 * @param ratios - a ratio for each pair
 * @returns `median`; `low` and `high`, a 95 % interval of the median, from order statistics. It assumes nothing about
 *   the distribution, so single disturbed runs do not matter. Without enough pairs, it is from 0 to Infinity
 */
export function medianRatio(ratios) {
  const sorted = [...ratios].sort((a, b) => a - b);
  const count = sorted.length;
  const middle = count / 2;
  const median = (sorted[Math.ceil(middle) - 1] + sorted[Math.floor(middle)]) / 2;
  if (count < LEAST_PAIRS) return {median, low: 0, high: Infinity};
  const rank = rankOfInterval(count);
  return {median, low: sorted[rank], high: sorted[count - 1 - rank]};
}

/**
 * Largest rank r (from 0) for which the median of the distribution is below the value of rank r with a probability of
 * at most 2.5 %.
 */
function rankOfInterval(count) {
  let rank = -1;
  let term = 0.5 ** count;
  for (let sum = term; sum <= 0.025; sum += term) {
    rank += 1;
    term *= (count - rank) / (rank + 1);
  }
  return rank;
}

/**
 * Judges a ratio.
 *
 * @param limit - largest ratio that passes: 1.05
 * @param precision - wanted half width of the interval: 0.03
 * @returns "slower": certainly above 1, and by the best estimate above the limit; "kept": certainly not above the
 *   limit, or measured with the wanted precision; otherwise "unsure", which more pairs can change
 */
export function verdictOf({median, low, high}, {limit, precision}) {
  const isPrecise = (high - low) / 2 <= precision;
  if (median > limit && low > 1) return isPrecise || low > limit ? 'slower' : 'unsure';
  return high <= limit || isPrecise ? 'kept' : 'unsure';
}
