import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {isNativeModule} from '../config/nativeModules.js';
import {unwrapExports} from '../shared/moduleExports.js';

/** Codes of Node for imports without an extension, of a folder or of JSON, which bundlers and Docusaurus accept. */
const LOOSE_IMPORT = new Set([
  'ERR_IMPORT_ATTRIBUTE_MISSING',
  'ERR_MODULE_NOT_FOUND',
  'ERR_UNSUPPORTED_DIR_IMPORT',
]);

const UNDEFINED_NAME = /^(?:__dirname|__filename|require|module|exports) is not defined/;

const IMPORT = /\b(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"\n]+)['"]/g;
const COMMON_JS_NAME = /\b(?:__dirname|__filename|require\s*\(|require\.resolve|module\.exports)/;
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

/** Whether a file is an ES module that uses names which only CommonJS defines. */
export function usesCommonJsNames(file: string): boolean {
  if (!isNativeModule(file) || !fs.existsSync(file)) return false;
  const text = fs.readFileSync(file, 'utf8');
  return COMMON_JS_NAME.test(text) && !DEFINITION.test(text);
}

/** Whether Node has to load an ES module as CommonJS: it, or one that it imports by a relative path, uses such names. */
export function needsCommonJs(entry: string): boolean {
  const files = new Set([entry]);
  for (const file of files) {
    if (!isNativeModule(file) || !fs.existsSync(file)) continue;
    if (usesCommonJsNames(file)) return true;
    const imports = fs.readFileSync(file, 'utf8').matchAll(IMPORT);
    for (const [, request = ''] of imports) files.add(path.resolve(path.dirname(file), request));
  }
  return false;
}
