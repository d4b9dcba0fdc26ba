import path from 'node:path';
import type {LoaderContext} from 'webpack';

/**
 * Loader of webpack that returns a facade: an ES module that re-exports a CommonJS component. The facade imports the
 * component without this loader.
 */
export function pitch(this: LoaderContext<unknown>): string {
  const request = JSON.stringify(`./${path.basename(this.resourcePath)}`);
  return `export * from ${request};\nexport {default} from ${request};\n`;
}

export default (source: string): string => source;
