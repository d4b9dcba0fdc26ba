import {blockText} from './facts/blockText.js';
import {excerptOf} from './facts/excerpt.js';

/** `createExcerpt` for callers that need the result synchronously. Importing this module loads the parser. */
export function createExcerptNow(content: string, format: 'mdx' | 'md'): string | undefined {
  return excerptOf(content, format, blockText);
}
