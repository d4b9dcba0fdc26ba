import fs from 'node:fs';
import {createRequire} from 'node:module';
import {pathToFileURL} from 'node:url';
import type {Token} from 'acorn';
import {unwrapExports} from '../shared/moduleExports.js';
import {localModules} from './localModules.js';
import {isNativeModule, readPackageOf} from './nativeModules.js';

/** Codes of Node for imports without an extension, of a folder or of JSON, which bundlers and Docusaurus accept. */
const LOOSE_IMPORT = new Set([
  'ERR_IMPORT_ATTRIBUTE_MISSING',
  'ERR_MODULE_NOT_FOUND',
  'ERR_UNSUPPORTED_DIR_IMPORT',
]);

const UNDEFINED_NAME = /^(?:__dirname|__filename|require|module|exports) is not defined/;

const COMMON_JS_NAME = /\b(?:__dirname|__filename|require\s*\(|require\.resolve|module\.exports)/;
const COMMON_JS_NAMES: ReadonlySet<string> = new Set(['__dirname', '__filename', 'require', 'module']);
/** A definition of such a name, as ES modules write it. */
const DEFINITION = /\b(?:const|let|var)\s+(?:__dirname|__filename|require)\b|\bcreateRequire\b/;

/**
 * Loads the entry of a package, as Docusaurus does: an ES module may import without extensions and use the names of CommonJS.
 *
 * @param transpile - loads the module and all its imports as CommonJS
 * @returns the exports, without the wrappers of interop
 * @throws the error of Node if `transpile` fails as well
 */
export async function importPackage(file: string, transpile: () => Promise<unknown>): Promise<unknown> {
  if (needsCommonJs(file)) return unwrapExports(await transpile());
  try {
    return unwrapExports(await import(pathToFileURL(file).href));
  } catch (error) {
    if (!isForCommonJs(error)) throw error;
    const exports = await transpile().catch(() => {
      throw error;
    });
    return unwrapExports(exports);
  }
}

function isForCommonJs(error: unknown): boolean {
  if (error instanceof ReferenceError) return UNDEFINED_NAME.test(error.message);
  return LOOSE_IMPORT.has((error as NodeJS.ErrnoException).code ?? '');
}

const requireHere = createRequire(import.meta.url);

/** True if code uses such a name: not in a comment or a string, nor as a property. True for code that cannot be parsed, too. */
function hasCommonJsName(text: string): boolean {
  if (!COMMON_JS_NAME.test(text) || DEFINITION.test(text)) return false;
  // Few modules get here: the parser is loaded for them alone.
  const {parse} = requireHere('acorn') as typeof import('acorn');
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

/** True for a file that is an ES module and uses names which only CommonJS defines. */
export function usesCommonJsNames(file: string): boolean {
  return isNativeModule(file) && fs.existsSync(file) && hasCommonJsName(fs.readFileSync(file, 'utf8'));
}

/**
 * True if Node has to load an ES module as CommonJS: it, or one that it imports by a relative path, uses such names. Packages of Lectern
 * use none: they are not read.
 */
export function needsCommonJs(entry: string): boolean {
  if (!isNativeModule(entry)) return false;
  const {name} = readPackageOf(entry);
  if (typeof name === 'string' && name.startsWith('@lectern/')) return false;
  for (const {file, text} of localModules(entry))
    if (isNativeModule(file) && hasCommonJsName(text)) return true;
  return false;
}
