import path from 'node:path';
import {frameAt} from '../errors/frameAt.js';
import {isMarkdownError, isSiteError} from '../errors/SiteError.js';
import {relativePath} from '../paths.js';
import type {DevError} from '../shared/devEvents.js';

function shownFile(file: string, siteDir: string): string {
  const relative = relativePath(siteDir, path.resolve(siteDir, file));
  return relative.startsWith('..') ? file : relative;
}

/** Removes terminal colours, since browsers cannot show them. */
function plain(text: string): string {
  return text.replace(/\u001b\[[\d;]*m/g, '');
}

/** Converts any thrown value for the error overlay. */
export function devError(error: unknown, siteDir: string): DevError {
  if (isMarkdownError(error)) {
    const {code, message, file, line, column, frame, hint} = error;
    return {
      code,
      message: plain(message),
      file: shownFile(file, siteDir),
      line,
      column,
      frame: plain(frame ?? frameAt(error, siteDir) ?? ''),
      hint,
    };
  }
  if (isSiteError(error)) {
    const {code, place, hint} = error;
    const frame = place && frameAt(place, siteDir);
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
