import {blockText} from './facts/blockText.js';
import {definitionsIn, plainText} from './facts/excerpt.js';
import {textBlocks} from './facts/textBlocks.js';

/** `createExcerpt` for callers that need the result synchronously. Importing this module loads the parser. */
export function createExcerptNow(content: string, format: 'mdx' | 'md'): string | undefined {
  for (const block of textBlocks(content, format)) {
    const text = plainText(block) ?? blockText(block, format, definitionsIn(block, content));
    if (text !== '') return text;
  }
  return undefined;
}
