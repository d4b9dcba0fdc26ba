import fs from 'node:fs';
import {isBuiltin} from 'node:module';

const ES_MODULE = /(?:^|[;}])[ \t]*(?:import|export)(?:[ \t]*[{*"']|[ \t]+\w)/m;

/** webpack rule: the media type of these modules, which are CommonJS. */
export const COMMON_JS_TYPE = 'text/x-commonjs';

const known = new Map<string, boolean>();

/** Checks that a file is an ES module by its syntax, minified or not. A file does not change while a package is installed. */
function isEsModule(file: string): boolean {
  const before = known.get(file);
  if (before !== undefined) return before;
  const isModule =
    /\.m?js$/.test(file) && fs.existsSync(file) && ES_MODULE.test(fs.readFileSync(file, 'utf8'));
  known.set(file, isModule);
  return isModule;
}

/**
 * Module in the place of one of Node which an ES module of a package requires: such a call is in a function that runs in Node
 * alone, since `require` is not defined in an ES module. In browsers the module is empty.
 *
 * @param dependencyType - of webpack: "commonjs" for `require`
 */
export function lazyBuiltin(request: string, issuer: string, dependencyType: string): string | undefined {
  if (dependencyType !== 'commonjs' || !isBuiltin(request) || !isEsModule(issuer)) return undefined;
  const name = JSON.stringify(request);
  return `data:${COMMON_JS_TYPE},module.exports = globalThis.process?.getBuiltinModule?.(${name}) ?? {};`;
}
