import {createRequire} from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** Absolute folder of a package. */
export const dirOf = (name: string): string => path.dirname(require.resolve(`${name}/package.json`));

/** Loads a separate copy of a build ("production") of React or react-dom, as a bundle contains one. */
export function copyOf<T>(name: string, build: string): T {
  const file = path.join(dirOf(name), `cjs/${name}.${build}.js`);
  delete require.cache[file];
  const copy = require(file) as T;
  delete require.cache[file];
  return copy;
}
