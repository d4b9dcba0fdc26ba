import type {Config} from '@svgr/core';
import {svgComponent} from './svgComponent.js';

/** What this loader uses of webpack. */
interface LoaderContext {
  readonly resourcePath: string;
  async(): (error: unknown, code?: string) => void;
  getOptions(): Config;
}

/** Runs in webpack: the text of an SVG becomes the module of a component. */
export default function svgLoader(this: LoaderContext, svg: string): void {
  const callback = this.async();
  svgComponent(svg, this.resourcePath, this.getOptions()).then((code) => callback(null, code), callback);
}
