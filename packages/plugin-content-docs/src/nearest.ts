/** Number of single-character edits between two words. */
function editDistance(a: string, b: string): number {
  let previous = Array.from({length: b.length + 1}, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const substitution = (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      current.push(Math.min(substitution, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}

/** The candidates that look like `word`, best first: few edits apart, or with the same last path segment. */
export function nearest(word: string, candidates: Iterable<string>, count = 3): string[] {
  const lastSegment = (id: string) => id.slice(id.lastIndexOf('/') + 1).toLowerCase();
  const scored: {candidate: string; score: number}[] = [];
  for (const candidate of candidates) {
    if (lastSegment(candidate) === lastSegment(word)) scored.push({candidate, score: 1});
    else if (Math.abs(candidate.length - word.length) <= 4) {
      const score = editDistance(word.toLowerCase(), candidate.toLowerCase());
      if (score <= Math.max(2, word.length / 3)) scored.push({candidate, score});
    }
  }
  return scored
    .sort((a, b) => a.score - b.score)
    .slice(0, count)
    .map(({candidate}) => candidate);
}
