import fs from 'node:fs';
import path from 'node:path';

const IMPORT = /(?:\bfrom|\bimport|\brequire)\s*\(?\s*['"](@generated\/globalData|\.{1,2}\/[^'"\n]+)['"]/g;
const ENDINGS = ['', '.mjs', '.js', '.jsx', '.ts', '.tsx', '/index.js', '/index.ts', '/index.tsx'];

function isFile(file: string): boolean {
  return fs.statSync(file, {throwIfNoEntry: false})?.isFile() ?? false;
}

/** The file of an import, whose extension may be left out. */
function existingFile(request: string): string | undefined {
  return ENDINGS.map((ending) => request + ending).find(isFile);
}

/**
 * Whether a client module, or a file that it imports by a relative path, imports `@generated/globalData`. Docusaurus has that data in
 * its bundle, and published modules read it as soon as they are evaluated. Here it is a file, so they have to wait for it.
 */
export function readsGlobalData(clientModule: string): boolean {
  const files = new Set([existingFile(clientModule)]);
  for (const file of files) {
    if (file === undefined || !/\.[mc]?[jt]sx?$/.test(file)) continue;
    for (const [, request = ''] of fs.readFileSync(file, 'utf8').matchAll(IMPORT)) {
      if (request === '@generated/globalData') return true;
      files.add(existingFile(path.resolve(path.dirname(file), request)));
    }
  }
  return false;
}
