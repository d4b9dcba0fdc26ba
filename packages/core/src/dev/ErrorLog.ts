import {formatError} from '../cli/printError.js';

/** Prints each mistake once, however many pages and requests run into it, until it is mended. */
export class ErrorLog {
  readonly #siteDir: string;
  readonly #print: (text: string) => void;
  /** Printed text → where the mistake comes from. */
  readonly #printed = new Map<string, string>();

  constructor(siteDir: string, print: (text: string) => void) {
    this.#siteDir = siteDir;
    this.#print = print;
  }

  /** @param origin - "code", "site", "page" or a file */
  report(error: unknown, origin: string): void {
    const text = formatError(error, {siteDir: this.#siteDir});
    if (this.#printed.has(text)) return;
    this.#printed.set(text, origin);
    this.#print(text);
  }

  /** What a page ran into may have any cause, so it counts as mended along with anything but the index of the site. */
  mend(origin: string): void {
    for (const [text, from] of this.#printed) {
      if (from === origin || (from === 'page' && origin !== 'site')) this.#printed.delete(text);
    }
  }
}
