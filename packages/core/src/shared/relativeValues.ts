/**
 * Converts one URL of a document.
 *
 * @returns the URL itself if it does not begin with the base URL of the site
 */
export type ToRelative = (url: string) => string;

/** Converts the URLs in `url(…)` of a stylesheet. */
export function relativeStyle(css: string, toRelative: ToRelative): string {
  if (!css.includes('url(')) return css;
  return css.replace(
    /(url\(\s*["']?)([^"'()\s\\]+)/g,
    (_, start: string, url: string) => start + toRelative(url),
  );
}

const SEPARATORS = /[\s,]*/y;
const SOURCE = /\S+/y;
const SIZE = /[^,]*/y;

/** Converts the URLs of a source set. A URL may contain commas, but one at its end separates it from the next URL. */
export function relativeSourceSet(text: string, toRelative: ToRelative): string {
  let result = '';
  let at = 0;
  while (at < text.length) {
    const start = endOf(SEPARATORS, text, at);
    const end = endOf(SOURCE, text, start);
    const url = withoutCommas(text.slice(start, end));
    const next = end - start > url.length ? start + url.length : endOf(SIZE, text, end);
    result += text.slice(at, start) + toRelative(url) + text.slice(start + url.length, next);
    at = next;
  }
  return result;
}

function withoutCommas(text: string): string {
  let end = text.length;
  while (text[end - 1] === ',') end -= 1;
  return text.slice(0, end);
}

/** Returns the position after the match of a sticky pattern. */
function endOf(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : from;
}
