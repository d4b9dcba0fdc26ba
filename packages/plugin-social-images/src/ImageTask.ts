import type {Node} from '@takumi-rs/helpers';
import type {FontFile} from './fonts/loadFonts.js';
import type {LocalImage} from './ImageFiles.js';
import type {PluginOptions} from './options.js';

/** Data that all images of a locale share. */
export interface ImageSetup extends Pick<PluginOptions, 'size' | 'format' | 'quality'> {
  readonly fonts: readonly FontFile[];
  /** Language of texts, which determines forms of Chinese characters: "ja". */
  readonly lang: string;
}

/** An image to make. */
export interface ImageJob {
  readonly node: Node;
  readonly css: readonly string[];
  readonly images: readonly LocalImage[];
}

/** Bytes of an image file, or the message of an error. */
export type MadeImage = {readonly bytes: Uint8Array} | {readonly problem: string};
