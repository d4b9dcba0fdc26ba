const BEFORE_TITLE =
  /^(?:import\s[\s\S]*?(['"])[^'"\n]+\1;?[^\n]*(?:\n|$)|[ \t]*\n|<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\})/;
const HEADING_ID = /\s*(?:\{#[^}]+\}|\{\/\*\s*#[\s\S]*?\*\/\}|<!--\s*#[\s\S]*?-->)\s*$/;
const CLOSING_MARKS = /[ \t]+#+[ \t]*$/;
const MAX_END = 1_000;

/**
 * The title that a page's text begins with: an h1, as `# Title` or underlined, before any other content but imports.
 *
 * @param content - the text below the front matter.
 * @returns the title without backticks and heading id, or `undefined`.
 */
export function parseContentTitle(content: string): string | undefined {
  let text = content.replace(/\r\n?/g, '\n');
  for (let match = BEFORE_TITLE.exec(text); match && match[0] !== ''; match = BEFORE_TITLE.exec(text)) {
    text = text.slice(match[0].length);
  }
  const title =
    /^ {0,3}#[ \t]+([^\n]+)/.exec(text)?.[1] ?? /^ {0,3}(\S[^\n]*)\n {0,3}=+[ \t]*(?:\n|$)/.exec(text)?.[1];
  if (title === undefined) return undefined;
  const plain = withoutEnd(withoutEnd(title, HEADING_ID), CLOSING_MARKS).replaceAll('`', '').trim();
  return plain || undefined;
}

/** Without what a pattern finds at the end of a text; it takes quadratic time, and is only tried on the last part. */
function withoutEnd(text: string, pattern: RegExp): string {
  const from = Math.max(0, text.length - MAX_END);
  return text.slice(0, from) + text.slice(from).replace(pattern, '');
}
