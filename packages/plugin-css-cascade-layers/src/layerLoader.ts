import {wrapInLayer} from './wrapInLayer.js';

/** The part of webpack's loader context that this loader uses. */
interface LoaderContext {
  readonly resourcePath: string;
  callback(error: null, css: string, map?: unknown): void;
  getOptions(): {readonly layer: string};
}

/**
 * webpack loader that wraps CSS in a layer. Runs after the loaders that compile other languages, such as Sass, to CSS.
 */
export default function layerLoader(this: LoaderContext, css: string, map?: unknown): void {
  const {layer} = this.getOptions();
  this.callback(null, wrapInLayer(css, {layer, file: this.resourcePath}), map);
}
