import fs from 'node:fs';
import {onceFor} from '../shared/onceFor.js';
import {isNativeModule} from './nativeModules.js';

/** Query in requests for facades (see `withFacades`). The bundler's rule for `facadeLoader` matches this query. */
export const FACADE_QUERY = '?facade';

const ES_SYNTAX = /(?:^|[;}])[ \t]*(?:import\b(?!\s*[(.])|export\b(?!\s*[=.:]))/m;

/** True if a JavaScript file is CommonJS: it is no ES module by its extension, its package.json and its syntax. */
export function isCommonJsFile(file: string): boolean {
  return /\.c?js$/.test(file) && !isNativeModule(file) && !ES_SYNTAX.test(fs.readFileSync(file, 'utf8'));
}

/**
 * Replaces theme components in CommonJS by facades: ES modules that re-export the component's default export. Without a
 * facade, our theme would get `module.exports` instead, since webpack follows Node in packages with `"type": "module"`.
 *
 * @param aliases - files of theme components: request ("@theme/Tag") → absolute path
 * @returns the same aliases; the paths of CommonJS files end with `FACADE_QUERY`
 */
export function withFacades(aliases: {readonly [request: string]: string}): Map<string, string> {
  const targetOf = onceFor((file: string) => (isCommonJsFile(file) ? file + FACADE_QUERY : file));
  return new Map(Object.entries(aliases).map(([request, file]) => [request, targetOf(file)]));
}
