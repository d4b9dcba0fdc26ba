import fs from 'node:fs';
import {SourceMap} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {SourcePlace} from '../errors/SiteError.js';

const FRAME = /\(?((?:file:\/\/)?\/[^\s()]+):(\d+):(\d+)\)?\s*$/;

function readMap(file: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(fs.readFileSync(`${file}.map`, 'utf8')));
  } catch {
    return undefined;
  }
}

/** "webpack://name/./src/X.tsx?1a2b" → "src/X.tsx". */
function sourceName(url: string): string {
  return url
    .replace(/^webpack:\/\/[^/]*\//, '')
    .replace(/\?.*$/, '')
    .replace(/^\.\//, '');
}

/**
 * Finds where in the site's own code something was thrown, from a stack that names bundled files.
 *
 * @param outputDir - folder of the bundle, with its source maps
 * @returns the innermost frame that lies in the site, outside of packages
 */
export function placeInSource(
  stack: string | undefined,
  {outputDir, siteDir}: {outputDir: string; siteDir: string},
): SourcePlace | undefined {
  for (const line of (stack ?? '').split('\n')) {
    const [, name = '', row, column] = FRAME.exec(line) ?? [];
    const file = name.startsWith('file:') ? fileURLToPath(name) : name;
    if (!file.startsWith(outputDir + path.sep)) continue;
    const entry = readMap(file)?.findEntry(Number(row) - 1, Number(column) - 1);
    if (!entry || !('originalSource' in entry)) continue;
    const source = path.resolve(siteDir, sourceName(entry.originalSource));
    if (!source.startsWith(siteDir + path.sep) || /[\\/](node_modules|\.site)[\\/]/.test(source)) continue;
    if (fs.existsSync(source)) return {file: source, line: entry.originalLine + 1};
  }
  return undefined;
}
