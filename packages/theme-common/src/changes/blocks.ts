import type {ReactElement} from 'react';

export type Props = {readonly children?: unknown; readonly [name: string]: unknown};
/** An element of content. Its type is the name of an HTML or Markdown element ("h2", "admonition"), or a component. */
export type ContentElement = ReactElement<Props>;

/** A word, a sign, or an element in a line that is compared as a whole: a link, an image, code. */
export interface Word {
  /** Equal for words that look the same. */
  readonly key: number;
  readonly text: string;
  /** Absent if the word is text. */
  readonly element?: ContentElement;
  /** Elements around the word, such as `<strong>`, outermost first. */
  readonly around: readonly ContentElement[];
  /** True if a space follows. */
  readonly space: boolean;
}

/** Text with its elements, as in a paragraph. */
export interface Run {
  readonly kind: 'run';
  readonly key: number;
  readonly words: readonly Word[];
}

/** An element with blocks: a paragraph has a run, a list has items. */
export interface Box {
  readonly kind: 'box';
  readonly key: number;
  readonly element: ContentElement;
  /** Name of the element; "" for a component of the site. */
  readonly name: string;
  /** Equal for elements with the same name and attributes. */
  readonly shape: number;
  readonly blocks: readonly Block[];
}

/** A block of code. */
export interface Code {
  readonly kind: 'code';
  readonly key: number;
  readonly element: ContentElement;
  readonly text: string;
}

/** An element that is compared as a whole: a line across the page, a diagram, a component without children. */
export interface Leaf {
  readonly kind: 'leaf';
  readonly key: number;
  readonly element: ContentElement;
}

/** A part of a page. Equal blocks have the same `key`. */
export type Block = Run | Box | Code | Leaf;

/** Returns the text of blocks, with a space between words. */
export function textOfBlock(block: Block): string {
  if (block.kind === 'code') return block.text;
  if (block.kind === 'leaf') return '';
  if (block.kind === 'box') return block.blocks.map(textOfBlock).join(' ');
  return block.words
    .map(({text, space}) => (space ? `${text} ` : text))
    .join('')
    .trim();
}
