import {CODE_SIGNS, findCodeEnds} from './codeEnds.js';
import type {SourceLine} from './outsideFences.js';

/** Removes HTML comments outside of fenced code. The number of lines stays the same. */
export function withoutComments(lines: readonly SourceLine[]): readonly SourceLine[] {
  if (!lines.some(({text, isCode}) => !isCode && text.includes('<!--'))) return lines;
  const result: SourceLine[] = [];
  let plain: string[] = [];
  const flush = () => {
    result.push(...blankComments(plain).map((text) => ({text, isCode: false})));
    plain = [];
  };
  for (const line of lines) {
    if (!line.isCode) plain.push(line.text);
    else {
      flush();
      result.push(line);
    }
  }
  flush();
  return result;
}

/**
 * Removes `<!-- … -->` except in code spans. Line breaks in comments stay, so that lines keep their numbers.
 *
 * @param lines - consecutive lines without fenced code.
 */
export function blankComments(lines: readonly string[]): string[] {
  const text = lines.join('\n');
  if (!text.includes('<!--')) return [...lines];
  const codeEnds = findCodeEnds(text);
  let result = '';
  let copied = 0;
  let position = 0;
  for (const {0: sign, index} of text.matchAll(CODE_SIGNS)) {
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
