import path from 'node:path';
import type {LoaderContext} from 'webpack';

/**
 * Loader of the bundler that returns a facade: an ES module that re-exports a CommonJS component. The facade imports
 * the same file again, but without the query "?facade": the bundler then uses the component itself, not this loader.
 */
export function pitch(this: LoaderContext<unknown>): string {
  const request = JSON.stringify(`./${path.basename(this.resourcePath)}`);
  return `export * from ${request};\nexport {default} from ${request};\n`;
}

export default (source: string): string => source;
