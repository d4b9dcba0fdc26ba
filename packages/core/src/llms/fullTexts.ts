/** Markdown of a page, by its size. */
export interface SizedText {
  /** Path of the Markdown file, relative to the output folder. */
  readonly file: string;
  /** Bytes. */
  readonly size: number;
}

/** Text between the Markdown of two pages in a file. */
export const BETWEEN = '\n';

/**
 * Divides texts into files in their order. A file is as large as possible, but not larger than the limit unless it is a
 * single text.
 *
 * @param limit - bytes
 */
export function divideTexts<Text extends SizedText>(texts: readonly Text[], limit: number): Text[][] {
  const parts: Text[][] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const text of texts) {
    const size = text.size + BETWEEN.length;
    if (used + size > limit) {
      parts.push([]);
      used = 0;
    }
    parts.at(-1)?.push(text);
    used += size;
  }
  return parts;
}

/** Returns the names of the files for a number of parts: "llms-full.txt", or "llms-full-1.txt" and so on. */
export function partNames(parts: number): readonly string[] {
  if (parts === 1) return ['llms-full.txt'];
  return Array.from({length: parts}, (_, index) => `llms-full-${index + 1}.txt`);
}
