import type {Config} from '@svgr/core';
import {svgComponent} from './svgComponent.js';

/** The part of webpack's loader context that this loader uses. */
interface LoaderContext {
  readonly resourcePath: string;
  async(): (error: unknown, code?: string) => void;
  getOptions(): Config;
}

/** webpack loader that turns the text of an SVG into the module of a React component. */
export default function svgLoader(this: LoaderContext, svg: string): void {
  const callback = this.async();
  svgComponent(svg, this.resourcePath, this.getOptions()).then((code) => callback(null, code), callback);
}
