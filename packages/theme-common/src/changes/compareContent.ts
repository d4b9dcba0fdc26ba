import {Budget} from './Budget.js';
import type {ContentElement} from './blocks.js';
import {type Change, compareBlocks} from './compareBlocks.js';
import {Keys} from './Keys.js';
import {readBlocks} from './readBlocks.js';

/** One of the two versions of a page. */
export interface ComparedContent {
  /** The elements that the component of the page returns. */
  readonly elements: unknown;
  /** Returns a text that is equal for addresses of the same page in both versions. */
  urlKey(url: string): string;
}

/**
 * Compares the elements of two versions of a page: first its blocks, then the words in those that have changed.
 *
 * @param expand - returns the elements of an imported Markdown file; `undefined` for other components
 */
export function compareContent(
  before: ComparedContent,
  after: ComparedContent,
  expand: (element: ContentElement) => unknown = () => undefined,
): readonly Change[] {
  const keys = new Keys();
  const read = ({elements, urlKey}: ComparedContent) => readBlocks(elements, {keys, urlKey, expand});
  return compareBlocks(read(before), read(after), new Budget());
}
