import {isRecord} from '@lectern/core/content-helpers';
import type {Node} from '@takumi-rs/helpers';
import type {ReactNode} from 'react';
import {type ImageFiles, type LocalImage, RefusedSource} from './ImageFiles.js';
import type {SocialImageProps} from './SocialImageProps.js';

/** Component of a template. */
export type SocialImageComponent = (props: SocialImageProps) => ReactNode | Promise<ReactNode>;

/** An image as plain data: elements with styles and texts, and the files that it shows. */
export interface ImageTree {
  readonly node: Node;
  readonly css: readonly string[];
  readonly images: readonly LocalImage[];
}

const MAX_NODES = 2_000;
const MAX_LENGTH = 500_000;

/** The tree of an image is larger than an image needs. */
export class LargeTree extends Error {
  override readonly name = 'LargeTree';
}

const CSS_URL = /url\(\s*(["']?)(.*?)\1\s*\)|@import\b/gis;

/** Replaces the files of a tree by names that depend on their content, and changes its texts. */
class TreeReader {
  readonly images = new Map<string, LocalImage>();
  readonly #files: ImageFiles;
  readonly #textOf: (text: string) => string;
  #nodes = 0;

  constructor(files: ImageFiles, textOf: (text: string) => string) {
    this.#files = files;
    this.#textOf = textOf;
  }

  #source(source: string): string {
    const image = this.#files.find(source);
    if (!image) return source;
    this.images.set(image.name, image);
    return image.name;
  }

  css(text: string): string {
    return text.replace(CSS_URL, (found: string, _quote: string, url: string | undefined) => {
      if (url === undefined) throw new RefusedSource(found, 'Styles with @import are not read.');
      return url.startsWith('data:image/') ? found : `url("${this.#source(url)}")`;
    });
  }

  #value(key: string, value: unknown): unknown {
    // Only selectors of attributes read them; they would repeat the paths of images.
    if (key === 'attributes') return undefined;
    if (key === 'src') {
      if (typeof value === 'string') return this.#source(value);
      throw new RefusedSource(typeof value, 'The source of an image is a text.');
    }
    if (key === 'text' && typeof value === 'string') return this.#textOf(value);
    if (key === 'children' && Array.isArray(value)) return value.map((child: unknown) => this.read(child));
    if (key === 'style' && isRecord(value)) {
      const styles = Object.entries(value).map(([name, style]) => [
        name,
        typeof style === 'string' ? this.css(style) : style,
      ]);
      return Object.fromEntries(styles);
    }
    return typeof value === 'string' ? this.css(value) : value;
  }

  read(node: unknown): unknown {
    this.#nodes += 1;
    if (this.#nodes > MAX_NODES) throw new LargeTree();
    if (!isRecord(node)) return node;
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, this.#value(key, value)]));
  }
}

export interface RenderTreeInput {
  readonly component: SocialImageComponent;
  readonly props: SocialImageProps;
  readonly files: ImageFiles;
  /** Changes each text of the image. */
  textOf(text: string): string;
}

/**
 * Renders a template to plain data.
 *
 * @throws {RefusedSource} for an image that cannot be shown; {LargeTree}; and what the component throws
 */
export async function renderTree({component, props, files, textOf}: RenderTreeInput): Promise<ImageTree> {
  const [{fromJsx}, {createElement}] = await Promise.all([import('@takumi-rs/helpers/jsx'), import('react')]);
  const {node, css} = await fromJsx(
    createElement(component as (props: SocialImageProps) => ReactNode, props),
  );
  const reader = new TreeReader(files, textOf);
  const tree = {
    node: reader.read(node) as Node,
    css: css.map((text) => reader.css(String(text))),
    images: [...reader.images.values()],
  };
  if (JSON.stringify(tree).length > MAX_LENGTH) throw new LargeTree();
  return tree;
}
