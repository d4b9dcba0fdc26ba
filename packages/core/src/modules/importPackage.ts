import fs from 'node:fs';
import {createRequire} from 'node:module';
import {pathToFileURL} from 'node:url';
import {errorCode} from '@lectern/store';
import type {Token} from 'acorn';
import {unwrapExports} from '../shared/moduleExports.js';
import {localModules} from './localModules.js';
import {isNativeModule, readPackageOf} from './nativeModules.js';

/**
 * Error codes of Node for imports that bundlers and Docusaurus accept: without an extension, of a folder, or of JSON.
 */
const LOOSE_IMPORT: ReadonlySet<string> = new Set([
  'ERR_IMPORT_ATTRIBUTE_MISSING',
  'ERR_MODULE_NOT_FOUND',
  'ERR_UNSUPPORTED_DIR_IMPORT',
]);

const UNDEFINED_NAME = /^(?:__dirname|__filename|require|module|exports) is not defined/;

const COMMON_JS_NAME = /\b(?:__dirname|__filename|require\s*\(|require\.resolve|module\.exports)/;
const COMMON_JS_NAMES: ReadonlySet<string> = new Set(['__dirname', '__filename', 'require', 'module']);
/** Matches an ES module that defines a name of CommonJS, such as `const require = createRequire(…)`. */
const DEFINITION = /\b(?:const|let|var)\s+(?:__dirname|__filename|require)\b|\bcreateRequire\b/;

/**
 * Loads the entry of a package. As in Docusaurus, an ES module may import files without their extensions, and use names
 * that only CommonJS defines, such as `require`.
 *
 * @param transpile - loads the module and all its imports as CommonJS
 * @returns the exports; the default exports of compiled modules are unwrapped
 * @throws the error of Node if `transpile` fails too
 */
export async function importPackage(file: string, transpile: () => Promise<unknown>): Promise<unknown> {
  if (needsCommonJs(file)) return unwrapExports(await transpile());
  try {
    return unwrapExports(await import(pathToFileURL(file).href));
  } catch (error) {
    if (!isForCommonJs(error)) throw error;
    return unwrapExports(await transpile().catch(() => Promise.reject(error)));
  }
}

function isForCommonJs(error: unknown): boolean {
  if (error instanceof ReferenceError) return UNDEFINED_NAME.test(error.message);
  return LOOSE_IMPORT.has(errorCode(error) ?? '');
}

const requireHere = createRequire(import.meta.url);

/**
 * True if code uses a name of CommonJS (`require`, `__dirname`, …), outside of comments and strings and not as a
 * property, or if code with such a name cannot be parsed. False for code that defines one of these names itself.
 */
function hasCommonJsName(text: string): boolean {
  if (!COMMON_JS_NAME.test(text) || DEFINITION.test(text)) return false;
  // The parser is loaded only here, since few modules pass the checks above.
  const {parse}: typeof import('acorn') = requireHere('acorn');
  const tokens: Token[] = [];
  try {
    parse(text, {sourceType: 'module', ecmaVersion: 'latest', allowHashBang: true, onToken: tokens});
  } catch {
    return true;
  }
  return tokens.some(({type, start, end}, index) => {
    const before = tokens[index - 1]?.type.label;
    return (
      type.label === 'name' &&
      COMMON_JS_NAMES.has(text.slice(start, end)) &&
      before !== '.' &&
      before !== '?.'
    );
  });
}

/** True for an ES module that uses names which only CommonJS defines, such as `__dirname`. */
export function usesCommonJsNames(file: string): boolean {
  return isNativeModule(file) && fs.existsSync(file) && hasCommonJsName(fs.readFileSync(file, 'utf8'));
}

/**
 * True if an ES module has to be loaded as CommonJS, since the module, or a module that it imports by a relative path,
 * uses names of CommonJS. Our own packages use no such names, so their files are not read.
 */
export function needsCommonJs(entry: string): boolean {
  if (!isNativeModule(entry)) return false;
  const {name} = readPackageOf(entry);
  if (typeof name === 'string' && name.startsWith('@lectern/')) return false;
  for (const {file, text} of localModules(entry))
    if (isNativeModule(file) && hasCommonJsName(text)) return true;
  return false;
}
