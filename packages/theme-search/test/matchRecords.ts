/** A search over a few records, for servers that replace engines in tests. */

export interface TestRecord {
  readonly id: string;
  readonly fields: {readonly [name: string]: string};
}

const WORD = /[\p{L}\p{N}]+/gu;

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(WORD) ?? [];
}

/** A text with the words of a query between tags. */
export function markWords(text: string, query: string, [start, end]: readonly [string, string]): string {
  const wanted = wordsOf(query);
  return text.replace(WORD, (word) =>
    wanted.some((beginning) => word.toLowerCase().startsWith(beginning)) ? start + word + end : word,
  );
}

/**
 * Records that have all words of the query, or a word that begins so; those with more of them in earlier fields first.
 */
export function matchRecords<T extends TestRecord>(records: readonly T[], query: string): T[] {
  const wanted = wordsOf(query);
  if (wanted.length === 0) return [];
  const scored = records.flatMap((record) => {
    const fields = Object.values(record.fields).map(wordsOf);
    const places = wanted.map((beginning) =>
      fields.findIndex((words) => words.some((word) => word.startsWith(beginning))),
    );
    return places.includes(-1) ? [] : [{record, place: Math.min(...places)}];
  });
  return scored.sort((a, b) => a.place - b.place).map(({record}) => record);
}
