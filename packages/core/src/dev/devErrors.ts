import path from 'node:path';
import {frameAt} from '../errors/frameAt.js';
import {isMarkdownError, isSiteError} from '../errors/SiteError.js';
import {shownPath} from '../paths.js';
import type {DevError} from '../shared/devEvents.js';

function shownFile(file: string, siteDir: string): string {
  return shownPath(siteDir, path.resolve(siteDir, file));
}

/** Removes terminal colours, since browsers cannot show them. */
function plain(text: string): string {
  return text.replace(/\u001b\[[\d;]*m/g, '');
}

/** Converts any thrown value to the data that the error overlay of open pages, and the error page, show. */
export function devError(error: unknown, siteDir: string): DevError {
  const isMarkdown = isMarkdownError(error);
  if (isMarkdown || isSiteError(error)) {
    const {code, message, hint} = error;
    const location = isMarkdown ? error : error.location;
    const frame = (isMarkdown ? error.frame : undefined) ?? (location && frameAt(location, siteDir));
    return {
      code,
      message: plain(message),
      file: location && shownFile(location.file, siteDir),
      line: location?.line,
      column: location?.column,
      frame: frame && plain(frame),
      hint,
    };
  }
  const {message, stack} = error instanceof Error ? error : {message: String(error), stack: undefined};
  return {code: 'ERROR', message: plain(message), ...(stack && {frame: plain(stack)})};
}
