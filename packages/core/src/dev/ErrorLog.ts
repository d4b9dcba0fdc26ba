import path from 'node:path';
import {PoolClosedError} from '@lectern/worker-pool';
import {formatError} from '../errors/printError.js';
import {isMarkdownError, isSiteError, type Problem} from '../errors/SiteError.js';

/** Mistakes of an error, one by one; an empty list if there is a single one. */
function problemsOf(error: unknown): {readonly code: string; readonly problems: readonly Problem[]} {
  if (isMarkdownError(error)) return {code: error.code, problems: [error]};
  return isSiteError(error)
    ? {code: error.code, problems: error.report?.problems ?? []}
    : {code: '', problems: []};
}

/** Prints each mistake once, however many pages and requests run into it, until it is corrected. */
export class ErrorLog {
  readonly #siteDir: string;
  #print: (text: string) => void;
  /** Printed text → origin of the mistakes, and each of them. */
  readonly #printed = new Map<string, {readonly origin: string; readonly mistakes: readonly string[]}>();

  constructor(siteDir: string, print: (text: string) => void) {
    this.#siteDir = siteDir;
    this.#print = print;
  }

  /** Prints nothing from now on: what fails after the site was closed is no mistake in it. */
  close(): void {
    this.#print = () => {};
  }

  /** @param origin - "code", "site", "page" or a file */
  report(error: unknown, origin: string): void {
    // The site restarts or ends: requests are repeated by the browser, or not at all.
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

  /** Errors of pages may have any cause, so any update but that of the index of the site clears them. */
  clear(origin: string): void {
    for (const [text, {origin: from}] of this.#printed) {
      if (from === origin || (from === 'page' && origin !== 'site')) this.#printed.delete(text);
    }
  }
}
