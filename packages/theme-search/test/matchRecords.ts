/** Search over a few records, for the servers that replace hosted engines in tests. */

export interface TestRecord {
  readonly id: string;
  readonly fields: {readonly [name: string]: string};
}

const WORD = /[\p{L}\p{N}]+/gu;

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(WORD) ?? [];
}

/** Puts tags around the words of a text that begin with a word of the query. */
export function markWords(text: string, query: string, [start, end]: readonly [string, string]): string {
  const wanted = wordsOf(query);
  return text.replace(WORD, (word) =>
    wanted.some((beginning) => word.toLowerCase().startsWith(beginning)) ? start + word + end : word,
  );
}

/**
 * Returns the records that have, for each word of the query, a word that begins with it. Records with a match in an
 * earlier field are first.
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
