/** Joins words for a sentence: "a", "a or b", "a, b or c". */
export function listWords(words: readonly string[], conjunction = 'or'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1)}`;
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

/** Returns a number with its noun in singular or plural: "1 file", "3 files". */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
