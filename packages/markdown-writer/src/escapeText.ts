/**
 * Matches what Markdown would not read as text: marks of emphasis, code and links, the begin of a tag, a character
 * reference. An underscore between letters is text.
 */
const MARKS = /[\\`*[\]~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|<(?=[a-zA-Z/!?])|&(?=#?[a-zA-Z0-9]{1,40};)/gu;
/** Signs with which a match of `MARKS` begins. Most texts have none, and this expression is several times as fast. */
const ANY_MARK = /[\\`*[\]~_<&]/;

/** Matches a sign in an address. GitHub's Markdown makes links of addresses, which are no links on the page. */
const ADDRESS = /(?<=https?|ftp):(?=\/\/)|(?<=\bwww)\.|(?<=[\w.+-])@(?=[\w-]+\.)/g;
const ANY_ADDRESS = /:\/\/|www\.|@/;

/** Matches the begin of a line that would start a heading, a quote, a list, a line across the page or a directive. */
const LINE_START = /^(?:#{1,6}(?=\s|$)|>|[-+](?=\s|$)|(?:-[ \t]*){3,}$|=+\s*$|:::|~~~)/;
const LIST_NUMBER = /^(\d{1,9})(?=[.)](?:\s|$))/;

/** Escapes a text within a line. */
export function escapeText(text: string): string {
  const escaped = ANY_MARK.test(text) ? text.replace(MARKS, '\\$&') : text;
  return ANY_ADDRESS.test(escaped) ? escaped.replace(ADDRESS, '\\$&') : escaped;
}

/** Escapes the begin of a line whose content is already escaped. */
export function escapeLineStart(line: string): string {
  return line.replace(LIST_NUMBER, '$1\\').replace(LINE_START, '\\$&');
}

/** Returns a run of backticks (or tildes) that is longer than any run in the code. */
export function fenceFor(code: string, minimum: number): string {
  const longest = Math.max(0, ...(code.match(/`+/g) ?? []).map((run) => run.length));
  return '`'.repeat(Math.max(minimum, longest + 1));
}

/** Writes a code span. Line breaks in it become spaces. */
export function codeSpan(text: string): string {
  const code = text.replace(/\s*\n\s*/g, ' ');
  if (code === '') return '';
  const fence = fenceFor(code, 1);
  const needsSpace = /^`|`$/.test(code) || (/^ .* $/.test(code) && code.trim() !== '');
  return needsSpace ? `${fence} ${code} ${fence}` : `${fence}${code}${fence}`;
}

/** Writes a URL so that it ends where it should. */
export function urlText(url: string): string {
  const encoded = url.replace(/[\s<>\\]/g, (mark) => encodeURIComponent(mark));
  return /[()]/.test(encoded) ? `<${encoded}>` : encoded;
}

/** Writes the title of a link, with a space before it; "" if there is none. */
export function titleText(title: string | undefined): string {
  if (!title) return '';
  return ` "${title.replace(/["\\]/g, '\\$&').replace(/\s*\n\s*/g, ' ')}"`;
}
