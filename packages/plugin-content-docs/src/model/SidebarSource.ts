/** Where items come from, so that a mistake can be shown. */
export interface SidebarSource {
  /** Absolute; "the sidebar items generator" and the like where there is no file. */
  readonly file: string;
  /** Of the file; used to find lines. */
  readonly text?: string | undefined;
}

/** Finds the word as the value of `key`, in JSON, YAML or code. */
export function namesKey({text}: SidebarSource, word: string): boolean {
  return new RegExp(`\\bkey['"]?\\s*:\\s*(['"\`]?)${escapePattern(word)}\\1\\s*(?:[,}\\n]|$)`).test(
    text ?? '',
  );
}

/** A pattern of exactly this text. */
export function escapePattern(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** The first line that holds one of the texts in quotes, as a key or as a value of YAML, comments aside; the texts are tried in order. */
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
