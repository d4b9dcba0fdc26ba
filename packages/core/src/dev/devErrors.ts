import fs from 'node:fs';
import path from 'node:path';
import {codeFrame} from '../cli/codeFrame.js';
import {isMarkdownError, isSiteError, type SourcePlace} from '../errors/SiteError.js';
import type {DevError} from '../shared/devEvents.js';

function shownFile(file: string, siteDir: string): string {
  const relative = path.relative(siteDir, path.resolve(siteDir, file));
  return relative.startsWith('..') ? file : relative.split(path.sep).join('/');
}

function frameOf({file, line, column}: SourcePlace, siteDir: string): string | undefined {
  if (line === undefined) return undefined;
  try {
    return codeFrame(fs.readFileSync(path.resolve(siteDir, file), 'utf8'), {line, column});
  } catch {
    return undefined;
  }
}

/** Terminal colours mean nothing in a browser. */
function plain(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what colours are made of
  return text.replace(/\u001b\[[\d;]*m/g, '');
}

/** Any thrown value, as the overlay shows it. */
export function devError(error: unknown, siteDir: string): DevError {
  if (isMarkdownError(error)) {
    const {code, message, file, line, column, frame, hint} = error;
    return {
      code,
      message: plain(message),
      file: shownFile(file, siteDir),
      line,
      column,
      frame: plain(frame ?? frameOf(error, siteDir) ?? ''),
      hint,
    };
  }
  if (isSiteError(error)) {
    const {code, place, hint} = error;
    const frame = place && frameOf(place, siteDir);
    return {
      code,
      message: plain(error.message),
      ...(place && {...place, file: shownFile(place.file, siteDir)}),
      ...(frame && {frame}),
      hint,
    };
  }
  const {message, stack} = error instanceof Error ? error : {message: String(error), stack: undefined};
  return {code: 'ERROR', message: plain(message), ...(stack && {frame: plain(stack)})};
}
