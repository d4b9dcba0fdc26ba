/** File that sidebar items come from. Mistakes are reported with the path of this file and a line. */
export interface SidebarSource {
  /** Absolute path; "sidebars" or "sidebarItemsGenerator" for items that come from no file. */
  readonly file: string;
  /** Text of the file, in which the line of a mistake is searched. */
  readonly text?: string | undefined;
}

/** True if the text of the file has a field `key` with this word as its value, in JSON, YAML or code: `key: 'word'`. */
export function namesKey({text}: SidebarSource, word: string): boolean {
  return new RegExp(`\\bkey['"]?\\s*:\\s*(['"\`]?)${escapePattern(word)}\\1\\s*(?:[,}\\n]|$)`).test(
    text ?? '',
  );
}

/** Escapes a text for use in a regular expression. */
export function escapePattern(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/**
 * Number (from 1) of the first line that contains a word in quotes, as a key, or as a value of YAML. Comment lines are
 * skipped.
 *
 * @param words - words that are searched in this order until a line is found; values other than text are skipped
 */
export function lineOfText({text}: SidebarSource, ...words: readonly unknown[]): number | undefined {
  const lines = text?.split('\n').map((line) => line.replace(/^\s*(?:\/\/|\/?\*|#).*/, '')) ?? [];
  for (const word of words) {
    if (typeof word !== 'string' || word === '') continue;
    const text = escapePattern(word);
    const pattern = new RegExp(`(['"\`])${text}\\1|(?<![\\w$/.-])${text}\\s*:(?!:)|[:-] +${text}\\s*$`);
    const at = lines.findIndex((line) => pattern.test(line));
    if (at !== -1) return at + 1;
  }
  return undefined;
}
