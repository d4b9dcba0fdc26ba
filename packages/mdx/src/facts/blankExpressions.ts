/** Private-use character of Unicode that replaces an expression. No pattern for text matches it. */
const BLANK = '\uE000';

const SIGNS = /`+|\\\{|\{#|[{}]/g;

/**
 * Replaces `{expressions}` by a private-use character on each of their lines, so that all lines keep their numbers. Not
 * replaced are expressions in code spans, and expressions that contain a code span, an escaped brace or an id
 * ("{#id}").
 */
export function blankExpressions(content: string): string {
  const ranges: (readonly [start: number, end: number])[] = [];
  let open: number[] = [];
  let codeEnd = 0;
  for (const {0: sign, index} of content.matchAll(SIGNS)) {
    if (index + sign.length <= codeEnd) continue;
    if (sign === '{') open.push(index);
    else if (sign === '}') {
      const start = open.pop();
      if (start === undefined) continue;
      // Removes the ranges of nested expressions, which are part of this expression.
      while ((ranges.at(-1)?.[0] ?? -1) > start) ranges.pop();
      ranges.push([start, index + 1]);
    } else {
      open = [];
      if (sign.startsWith('`')) codeEnd = endOfCode(content, Math.max(index, codeEnd), index + sign.length);
    }
  }
  return replaceRanges(content, ranges);
}

/**
 * Finds the end of a code span. The next backticks count as the closing ones, even if they are fewer than the opening
 * ones.
 *
 * @param start - offset of the opening backticks
 * @param end - offset after the opening backticks
 * @returns the offset after the closing backticks; `end` if there are none.
 */
function endOfCode(content: string, start: number, end: number): number {
  const next = content.indexOf('`', end);
  if (next === -1) return end;
  let last = next;
  while (content[last] === '`' && last - next < end - start) last += 1;
  return last;
}

function replaceRanges(content: string, ranges: readonly (readonly [start: number, end: number])[]): string {
  let result = '';
  let position = 0;
  for (const [start, end] of ranges) {
    result += content.slice(position, start) + content.slice(start, end).replace(/[^\n]+|^$/gm, BLANK);
    position = end;
  }
  return result + content.slice(position);
}
