import path from 'node:path';
import {PoolClosedError} from '@lectern/worker-pool';
import {formatError} from '../errors/printError.js';
import {isMarkdownError, isSiteError, type Problem} from '../errors/SiteError.js';

/**
 * Returns the error code ("DUPLICATE_ROUTES") of an error and the list of mistakes in the error. A Markdown error has
 * one mistake, a report (such as broken links) has several, and other errors have none.
 */
function problemsOf(error: unknown): {readonly code: string; readonly problems: readonly Problem[]} {
  if (isMarkdownError(error)) return {code: error.code, problems: [error]};
  if (isSiteError(error)) return {code: error.code, problems: error.report?.problems ?? []};
  return {code: '', problems: []};
}

/**
 * Prints errors. A mistake is printed only once until it is corrected, even if many pages and requests fail because of
 * it.
 */
export class ErrorLog {
  readonly #siteDir: string;
  #print: (text: string) => void;
  /** Errors that were printed and are not corrected: printed text → origin of the error, and the mistakes in it. */
  readonly #printed = new Map<string, {readonly origin: string; readonly mistakes: readonly string[]}>();

  constructor(siteDir: string, print: (text: string) => void) {
    this.#siteDir = siteDir;
    this.#print = print;
  }

  /** Stops printing: errors after the site was closed are not mistakes of the user. */
  close(): void {
    this.#print = () => {};
  }

  /**
   * Prints an error unless it, or all mistakes in it, are already printed.
   *
   * @param origin - part of the site that has the error: "code", "site", "page" or an absolute file
   */
  report(error: unknown, origin: string): void {
    // The pool of workers is closed: the site restarts or ends, which is not a mistake of the user.
    if (error instanceof PoolClosedError) return;
    const text = formatError(error, {siteDir: this.#siteDir});
    const mistakes = this.#mistakesOf(error);
    const said = new Set([...this.#printed.values()].flatMap((printed) => printed.mistakes));
    if (this.#printed.has(text) || (mistakes.length > 0 && mistakes.every((mistake) => said.has(mistake))))
      return;
    this.#printed.set(text, {origin, mistakes});
    this.#print(text);
  }

  #mistakesOf(error: unknown): readonly string[] {
    const {code, problems} = problemsOf(error);
    return problems.map(({file, line, message}) =>
      [code, path.resolve(this.#siteDir, file), line, message].join(' '),
    );
  }

  /**
   * Removes the printed errors of an origin whose mistake was corrected, so that they are printed if they occur again.
   * Also removes the errors of origin "page", which may have any cause, unless the corrected origin is "site".
   */
  clear(origin: string): void {
    for (const [text, {origin: from}] of this.#printed) {
      if (from === origin || (from === 'page' && origin !== 'site')) this.#printed.delete(text);
    }
  }
}
