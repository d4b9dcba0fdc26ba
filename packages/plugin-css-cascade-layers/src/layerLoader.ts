import {wrapInLayer} from './wrapInLayer.js';

/** The part of webpack's loader context that this loader uses. */
interface LoaderContext {
  readonly resourcePath: string;
  callback(error: null, css: string, map?: unknown): void;
  getOptions(): {readonly layer: string};
}

/** Runs in webpack, after everything that makes CSS of other languages. */
export default function layerLoader(this: LoaderContext, css: string, map?: unknown): void {
  const {layer} = this.getOptions();
  this.callback(null, wrapInLayer(css, {layer, file: this.resourcePath}), map);
}
