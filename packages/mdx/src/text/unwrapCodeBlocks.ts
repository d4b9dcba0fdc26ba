import {scanLines} from './outsideFences.js';

/** The content of "```mdx-code-block" fences is MDX itself; the fences become empty lines. */
export function unwrapCodeBlocks(text: string): string {
  if (!text.includes('mdx-code-block')) return text;
  let inside = false;
  return scanLines(text)
    .map((line) => {
      if (line.info === 'mdx-code-block') inside = true;
      else if (!inside || !line.isClosing) return line.text;
      else inside = false;
      return '';
    })
    .join('\n');
}
