import {scanLines} from './outsideFences.js';

/** Replaces the fences of "```mdx-code-block" by empty lines, so that the content of the block is parsed as MDX. */
export function unwrapCodeBlocks(text: string): string {
  if (!text.includes('mdx-code-block')) return text;
  let inside = false;
  const lines = scanLines(text).map((line) => {
    if (line.info === 'mdx-code-block') inside = true;
    else if (!inside || !line.isClosing) return line.text;
    else inside = false;
    return '';
  });
  return lines.join('\n');
}
