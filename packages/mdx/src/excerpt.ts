import {blockText} from './facts/blockText.js';
import {excerptOf} from './facts/excerpt.js';

/** `createExcerpt` for callers that cannot wait. This module loads the parser at once. */
export function createExcerptNow(content: string, format: 'mdx' | 'md'): string | undefined {
  return excerptOf(content, format, blockText);
}
