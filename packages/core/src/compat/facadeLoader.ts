import path from 'node:path';
import type {LoaderContext} from 'webpack';

/** webpack: makes the module that stands for a CommonJS component; its own text is that of the module behind it. */
export function pitch(this: LoaderContext<unknown>): string {
  const request = JSON.stringify(`./${path.basename(this.resourcePath)}`);
  return `export * from ${request};\nexport {default} from ${request};\n`;
}

export default (source: string): string => source;
