import fs from 'node:fs';
import path from 'node:path';
import {codeFrame} from '@lectern/mdx/code-frame';
import type {SourceLocation} from './SiteError.js';

/**
 * Code frame: the lines of a file around the given line, which is marked. `undefined` if no line is given, or the file
 * cannot be read.
 */
export function frameAt({file, line, column}: SourceLocation, siteDir: string): string | undefined {
  if (line === undefined) return undefined;
  try {
    const text = fs.readFileSync(path.resolve(siteDir, file), 'utf8').replace(/^\uFEFF/, '');
    return line < 1 || line > text.split(/\r\n|\r|\n/).length ? undefined : codeFrame(text, line, column);
  } catch {
    return undefined;
  }
}
