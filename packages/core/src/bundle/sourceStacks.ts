import fs from 'node:fs';
import {SourceMap} from 'node:module';
import path from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {isGenerated} from '../config/generatedDir.js';
import type {SourceLocation} from '../errors/SiteError.js';
import {isBelow} from '../paths.js';

/** A frame of a stack: "at Footer (file:///site/x.js:1:20)". Paths may contain spaces and brackets. */
const FRAME = /((?:file:\/\/)?\/.*):(\d+):(\d+)\)?\s*$/;

/** True if a file is the site's own source: not generated, and not in a package. */
function isWritten(file: string, site: Pick<BundledStack, 'siteDir' | 'cacheDir'>): boolean {
  const isInSite = isBelow(site.siteDir, file) && !/[\\/]node_modules[\\/]/.test(file);
  return isInSite && !isGenerated(file, site);
}

/** Path of a source in a source map: "webpack://name/./src/X.tsx?1a2b" → "src/X.tsx". */
function sourceName(url: string): string {
  return url
    .replace(/^webpack:\/\/[^/]*\//, '')
    .replace(/\?.*$/, '')
    .replace(/^\.\//, '');
}

export interface BundledStack {
  readonly stack: string | undefined;
  /** Folder of the bundle, absolute. */
  readonly outputDir: string;
  readonly siteDir: string;
  /** Absolute path. */
  readonly cacheDir: string;
  /** Returns the source map of a file of the bundle as text; `undefined` if there is none. */
  readMap(file: string): string | undefined;
}

/** True if a stack contains a file of a folder, as a path or as a URL (in which a space is "%20"). */
export function namesFolder(stack: string | undefined, dir: string): boolean {
  return stack !== undefined && (stack.includes(dir) || stack.includes(pathToFileURL(dir).href));
}

/**
 * Finds file and line in the site's own code where an error was thrown.
 *
 * @param stack - refers to bundled files
 * @returns the innermost stack frame in the site's own code; `undefined` if there is none
 */
export function locationInSource(bundled: BundledStack): SourceLocation | undefined {
  const {stack, outputDir, siteDir, readMap} = bundled;
  for (const line of (stack ?? '').split('\n')) {
    const [, name = '', row, column] = FRAME.exec(line) ?? [];
    const file = name.startsWith('file:') ? fileURLToPath(name) : name;
    if (!isBelow(outputDir, file)) continue;
    const map = readMap(file);
    if (map === undefined) continue;
    const entry = new SourceMap(JSON.parse(map)).findEntry(Number(row) - 1, Number(column) - 1);
    if (!('originalSource' in entry)) continue;
    const source = path.resolve(siteDir, sourceName(entry.originalSource));
    if (!isWritten(source, bundled)) continue;
    if (fs.existsSync(source)) return {file: source, line: entry.originalLine + 1};
  }
  return undefined;
}
