import path from 'node:path';
import type {LoaderContext} from 'webpack';

/**
 * Turns an imported image or file into an ES module: `import url from './a.png'` and `require('./a.png').default` are
 * its URL, and the object of `require('./a.png')` has a `toString` that returns the URL. The generated module imports
 * the same file again; for this second import, a rule of `moduleRules.ts` (`issuer`) emits the file instead. Does
 * nothing if another rule has a loader or a type for the file.
 */
export function pitch(this: LoaderContext<unknown>): string | undefined {
  if (this.loaders.length > 1 || !this._module?.type.startsWith('javascript')) return undefined;
  const file = JSON.stringify(`./${path.basename(this.resourcePath)}${this.resourceQuery}`);
  return `import url from ${file};\nexport {default} from ${file};\nexport const toString = () => url;\n`;
}
