import {CODE_SIGNS, findCodeEnds} from './codeEnds.js';

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
