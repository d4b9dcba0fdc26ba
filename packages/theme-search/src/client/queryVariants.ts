const MAX_VARIANTS = 6;
const MIN_LENGTH = 3;

/** Returns shorter beginnings of a word: "configuration" → "configura", "configu". */
function beginnings(word: string): string[] {
  return [2 / 3, 1 / 2].map((part) => word.slice(0, Math.ceil(word.length * part)));
}

/**
 * Returns shorter forms of a query that found nothing, most similar first: without its last or first word, its single
 * words from the longest to the shortest, and beginnings of these words.
 */
export function queryVariants(query: string): readonly string[] {
  const words = query.split(/\s+/).filter(Boolean);
  const longestFirst = [...words].sort((a, b) => b.length - a.length);
  const variants = [
    words.slice(0, -1).join(' '),
    words.slice(1).join(' '),
    ...longestFirst,
    ...longestFirst.flatMap(beginnings),
  ];
  const isUseful = (variant: string) => variant.length >= MIN_LENGTH && variant !== query;
  return [...new Set(variants.filter(isUseful))].slice(0, MAX_VARIANTS);
}
