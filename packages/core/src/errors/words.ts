import {distance} from 'fastest-levenshtein';

/** Joins words for a sentence: "a", "a or b", "a, b or c". */
export function listWords(words: readonly string[], conjunction = 'or'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1)}`;
}

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

/** The question `Did you mean "…"?` with the result of `nearestWord`; `undefined` if no name is similar. */
export function nearestHint(word: string, names: readonly string[]): string | undefined {
  const nearest = nearestWord(word, names);
  return nearest ? `Did you mean "${nearest}"?` : undefined;
}

/** Message of an error, or a thrown value as text. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

/** Short form of a value for messages, such as `"text"`, `5`, "an array", "a function", "missing". */
export function showValue(value: unknown): string {
  if (typeof value === 'function') return 'a function';
  if (value === undefined) return 'missing';
  if (typeof value === 'bigint' || typeof value === 'symbol') return String(value);
  const text = safeJson(value) ?? String(value);
  if (text.length <= 60) return text;
  if (Array.isArray(value)) return 'an array';
  return typeof value === 'object' ? 'an object' : `${text.slice(0, 57)}…`;
}

function safeJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}

/** Number with a noun: "1 file", "3 files". */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
