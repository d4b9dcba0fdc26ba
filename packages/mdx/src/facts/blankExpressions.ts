/** Replaces an expression: a private character, to which no rule for text applies. */
const BLANK = '\uE000';

const SIGNS = /`+|\\\{|\{#|[{}]/g;

/**
 * Puts a private character in place of `{expressions}` on each of their lines. Those in code stay, and those that hold
 * code or an id ("{#id}").
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
      // Those inside are part of this one.
      while ((ranges.at(-1)?.[0] ?? -1) > start) ranges.pop();
      ranges.push([start, index + 1]);
    } else {
      open = [];
      if (sign.startsWith('`')) codeEnd = endOfCode(content, Math.max(index, codeEnd), index + sign.length);
    }
  }
  return replaceRanges(content, ranges);
}

/** @returns where code that begins with the marks between the two places ends; the second place if it never does. */
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
