import fs from 'node:fs';
import {isNativeModule} from './nativeModules.js';

/** webpack rule: the resource query of a facade. */
export const FACADE_QUERY = '?facade';

const ES_SYNTAX = /(?:^|[;}])[ \t]*(?:import\b(?!\s*[(.])|export\b(?!\s*[=.:]))/m;

/** Checks that a file is CommonJS for webpack: no ES module by its name, its package or its syntax. */
export function isCommonJsFile(file: string): boolean {
  return /\.c?js$/.test(file) && !isNativeModule(file) && !ES_SYNTAX.test(fs.readFileSync(file, 'utf8'));
}

/**
 * Leads imports of CommonJS theme components to a facade: an ES module with the default export of the component. An import in an ES
 * module of a package with `"type": "module"`, as our theme is, would get `module.exports` instead, as in Node.
 *
 * @param aliases - request → file
 */
export function withFacades(aliases: {readonly [request: string]: string}): Map<string, string> {
  const targets = new Map<string, string>();
  const targetOf = (file: string) => {
    const target = targets.get(file) ?? (isCommonJsFile(file) ? file + FACADE_QUERY : file);
    targets.set(file, target);
    return target;
  };
  return new Map(Object.entries(aliases).map(([request, file]) => [request, targetOf(file)]));
}
