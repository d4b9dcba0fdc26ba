/** Marks of code, the beginning of a comment, and the line break before an empty line. */
const SIGNS = /`+|<!--|\n(?=[ \t]*\n)/g;

/** Backticks in a row. */
interface Marks {
  readonly start: number;
  readonly length: number;
}

/**
 * Removes `<!-- … -->`, all but its line breaks, except in code spans.
 *
 * @param lines - neighbouring lines without fenced code.
 */
export function blankComments(lines: readonly string[]): string[] {
  const text = lines.join('\n');
  if (!text.includes('<!--')) return [...lines];
  const codeEnds = findCodeEnds(text);
  let result = '';
  let copied = 0;
  let position = 0;
  for (const {0: sign, index} of text.matchAll(SIGNS)) {
    if (index < position) continue;
    if (sign.startsWith('`')) position = codeEnds.get(index) ?? position;
    if (sign !== '<!--') continue;
    const end = text.indexOf('-->', index + sign.length);
    if (end === -1) break;
    position = end + '-->'.length;
    result += text.slice(copied, index) + text.slice(index, position).replace(/[^\n]+/g, '');
    copied = position;
  }
  return (result + text.slice(copied)).split('\n');
}

/** Where the code that backticks would open ends, by their place: at the next ones of the same number in the paragraph. */
function findCodeEnds(text: string): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  const last = new Map<number, Marks>();
  for (const {0: sign, index} of text.matchAll(SIGNS)) {
    if (sign === '\n') last.clear();
    if (!sign.startsWith('`')) continue;
    const opening = last.get(sign.length);
    if (opening) ends.set(opening.start, index + sign.length);
    last.set(sign.length, {start: index, length: sign.length});
  }
  return ends;
}
