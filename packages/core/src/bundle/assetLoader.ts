import path from 'node:path';
import type {LoaderContext} from 'webpack';

/**
 * Makes an ES module of an image or a file that code imports: `import url from './a.png'` and `require('./a.png').default` are
 * its URL, and so is `require('./a.png')` wherever it becomes a string. The file itself is what the module imports. Loaders and
 * types that another rule gives the file go first.
 */
export function pitch(this: LoaderContext<unknown>): string | undefined {
  if (this.loaders.length > 1 || !this._module?.type.startsWith('javascript')) return undefined;
  const file = JSON.stringify(`./${path.basename(this.resourcePath)}${this.resourceQuery}`);
  return `import url from ${file};\nexport {default} from ${file};\nexport const toString = () => url;\n`;
}
