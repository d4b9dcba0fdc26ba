const BEFORE_TITLE =
  /^(?:import\s[\s\S]*?(['"])[^'"\n]+\1;?[^\n]*(?:\n|$)|[ \t]*\n|<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\})/;
const HEADING_ID = /\s*(?:\{#[^}]+\}|\{\/\*\s*#[\s\S]*?\*\/\}|<!--\s*#[\s\S]*?-->)\s*$/;
const HEADING = /^ {0,3}#[ \t]+([^\n]+)\n?/;
const UNDERLINED = /^ {0,3}(\S[^\n]*)\n {0,3}=+[ \t]*(?:\n|$)/;
const CLOSING_MARKS = /[ \t]+#+[ \t]*$/;
const MAX_END = 1_000;

/** The title that a page's text begins with. */
export interface ContentTitle {
  /** Without backticks and heading id. */
  readonly title: string;
  /** Where the heading begins, and where the line below it begins. */
  readonly start: number;
  readonly end: number;
}

/**
 * Finds the title that a page's text begins with: an h1, as `# Title` or underlined, before any other content but imports.
 *
 * @param content - the text below the front matter, with "\n" line breaks
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
 * The title that a page's text begins with, see `findContentTitle`.
 *
 * @param content - the text below the front matter.
 */
export function parseContentTitle(content: string): string | undefined {
  return findContentTitle(content.replace(/\r\n?/g, '\n'))?.title;
}

/** Without what a pattern finds at the end of a text; it takes quadratic time, and is only tried on the last part. */
function withoutEnd(text: string, pattern: RegExp): string {
  const from = Math.max(0, text.length - MAX_END);
  return text.slice(0, from) + text.slice(from).replace(pattern, '');
}
