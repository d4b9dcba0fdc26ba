/** Number of the first term that is not before `wanted`. */
export function positionOf(terms: readonly string[], wanted: string): number {
  return firstWhere(terms.length, (at) => (terms[at] ?? '') >= wanted);
}

/** @param isTrue - of 0 to before `count`: false first, then true */
export function firstWhere(count: number, isTrue: (at: number) => boolean): number {
  let [from, to] = [0, count];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (isTrue(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}
