const BEFORE_TITLE =
  /^(?:import\s[\s\S]*?(['"])[^'"\n]+\1;?[^\n]*(?:\n|$)|[ \t]*\n|<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\})/;
const HEADING_ID = /\s*(?:\{#[^}]+\}|\{\/\*\s*#[\s\S]*?\*\/\}|<!--\s*#[\s\S]*?-->)\s*$/;
const HEADING = /^ {0,3}#[ \t]+([^\n]+)\n?/;
const UNDERLINED = /^ {0,3}(\S[^\n]*)\n {0,3}=+[ \t]*(?:\n|$)/;
const CLOSING_MARKS = /[ \t]+#+[ \t]*$/;
const MAX_END = 1_000;

/** Title at the beginning of a page's text. */
export interface ContentTitle {
  /** Text of the heading, without backticks and id. */
  readonly title: string;
  /** Offset in the content at which the heading begins. */
  readonly start: number;
  /** Offset of the line below the heading. */
  readonly end: number;
}

/**
 * Finds the title at the beginning of a page's text: an h1, as `# Title` or underlined. Only imports, comments and
 * blank lines may precede it.
 *
 * @param content - the text below the front matter, with "\n" line breaks
 * @returns `undefined` if the text does not begin with an h1.
 */
export function findContentTitle(content: string): ContentTitle | undefined {
  let start = 0;
  for (let text = content; ; text = content.slice(start)) {
    const skipped = BEFORE_TITLE.exec(text)?.[0].length ?? 0;
    if (skipped === 0) break;
    start += skipped;
  }
  const match = HEADING.exec(content.slice(start)) ?? UNDERLINED.exec(content.slice(start));
  const [heading = '', text = ''] = match ?? [];
  const title = withoutEnd(withoutEnd(text, HEADING_ID), CLOSING_MARKS).replaceAll('`', '').trim();
  return title ? {title, start, end: start + heading.length} : undefined;
}

/**
 * Returns the title at the beginning of a page's text, see `findContentTitle`.
 *
 * @param content - the text below the front matter.
 */
export function parseContentTitle(content: string): string | undefined {
  return findContentTitle(content.replace(/\r\n?/g, '\n'))?.title;
}

/**
 * Removes the match of a pattern at the end of a text. Searching takes time that grows with the square of the length,
 * so only the last `MAX_END` characters are searched.
 */
function withoutEnd(text: string, pattern: RegExp): string {
  const from = Math.max(0, text.length - MAX_END);
  return text.slice(0, from) + text.slice(from).replace(pattern, '');
}
