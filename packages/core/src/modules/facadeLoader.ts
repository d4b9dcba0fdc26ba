import path from 'node:path';
import type {LoaderContext} from 'webpack';

/** Loader of webpack. Returns an ES module that exports a CommonJS component; the input is the source of that component. */
export function pitch(this: LoaderContext<unknown>): string {
  const request = JSON.stringify(`./${path.basename(this.resourcePath)}`);
  return `export * from ${request};\nexport {default} from ${request};\n`;
}

export default (source: string): string => source;
