import fs from 'node:fs';
import {isBuiltin} from 'node:module';
import {onceFor} from '../shared/onceFor.js';

const ES_MODULE = /(?:^|[;}])[ \t]*(?:import|export)(?:[ \t]*[{*"']|[ \t]+\w)/m;

/**
 * True if a file contains the syntax of ES modules, minified or not. Cached: files of an installed package do not
 * change.
 */
// Module state: cache by file, for all bundles of the process.
const isEsModule = onceFor(
  (file: string) =>
    /\.m?js$/.test(file) && fs.existsSync(file) && ES_MODULE.test(fs.readFileSync(file, 'utf8')),
);

/**
 * Expression that replaces a built-in module of Node ("fs") in a `require` call of an ES module. Its value is the
 * built-in module in Node, and an empty object in browsers.
 *
 * @param dependencyType - the bundler's type of the import: "commonjs" for `require`
 * @returns `undefined` for other requests and other importing files
 */
export function lazyBuiltin(request: string, issuer: string, dependencyType: string): string | undefined {
  if (dependencyType !== 'commonjs' || !isBuiltin(request) || !isEsModule(issuer)) return undefined;
  return `(globalThis.process?.getBuiltinModule?.(${JSON.stringify(request)}) ?? {})`;
}
