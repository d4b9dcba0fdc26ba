/**
 * Removes `<!-- … -->`, all but its line breaks, except in code spans.
 *
 * @param lines - neighbouring lines without fenced code.
 */
export function blankComments(lines: readonly string[]): string[] {
  const text = lines.join('\n');
  if (!text.includes('<!--')) return [...lines];
  const spans = /(?<!`)(`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?(?<!`)\1(?!`)|<!--[\s\S]*?-->/g;
  return text
    .replace(spans, (match) => (match.startsWith('<!--') ? match.replace(/[^\n]/g, '') : match))
    .split('\n');
}
