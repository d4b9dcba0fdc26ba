import {readRecord, sha256, writeRecord} from '@lectern/store';
import type {RenderedPage} from '../render/renderPages.js';
import {engineVersion} from '../version.js';

interface Remembered {
  /** Hash of all that links can lead to, files aside. */
  readonly targetsKey: string;
  /** Pages without a broken link, as `nameOf` has them. */
  readonly whole: readonly string[];
  /** URL paths of the files that they link to. */
  readonly files: readonly string[];
}

export interface LinkCacheInput {
  /** Absolute; beside the other records of the locale. */
  readonly file: string;
  readonly pages: readonly RenderedPage[];
  readonly openRoutes: readonly string[];
  readonly strictRoutes: readonly string[];
  /** Checks that the output has a file at a URL path. */
  hasFile(path: string): boolean;
}

/** Two pages of one name hold the same links. */
function nameOf({record: {key, hash}}: RenderedPage): string {
  return `${key} ${hash.slice(0, 16)}`;
}

/** Everything besides files that decides whether a link is whole. */
function targetsKeyOf({pages, openRoutes, strictRoutes}: LinkCacheInput): string {
  const targets = pages.map(
    ({path, record, hasFailed}) => `${path}\n${hasFailed ? 'any' : record.anchorsKey}`,
  );
  return sha256(JSON.stringify([engineVersion(), openRoutes, strictRoutes, targets.join('\n')]));
}

/** Remembers which pages had no broken link: while there is the same to link to, only new pages have to be checked. */
export class LinkCache {
  readonly #input: LinkCacheInput;
  readonly #targetsKey: string;
  readonly #whole: ReadonlySet<string>;
  readonly #files: Set<string>;
  /** Of the pages of this build. */
  readonly #names: readonly string[];

  constructor(input: LinkCacheInput) {
    this.#input = input;
    this.#targetsKey = targetsKeyOf(input);
    this.#names = input.pages.map(nameOf);
    const known = readRecord<Partial<Remembered>>(input.file);
    const {targetsKey, whole = [], files = []} = known ?? {};
    const isTrue = targetsKey === this.#targetsKey && files.every((file) => input.hasFile(file));
    this.#whole = new Set(isTrue ? whole : []);
    this.#files = new Set(isTrue ? files : []);
  }

  /** As `LinkCacheInput.hasFile`. The result is stored for the next build. */
  hasFile(path: string): boolean {
    const isThere = this.#input.hasFile(path);
    if (isThere) this.#files.add(path);
    return isThere;
  }

  /** @param at - of the page among those of this build */
  isWhole(at: number): boolean {
    return !this.#input.pages[at]?.hasFailed && this.#whole.has(this.#names[at] ?? '');
  }

  /** @param broken - paths of the pages with a broken link */
  save(broken: ReadonlySet<string>): void {
    const {pages} = this.#input;
    const isWhole = ({path, hasFailed}: RenderedPage) => !hasFailed && !broken.has(path);
    const whole = this.#names.filter((_name, at) => isWhole(pages[at] as RenderedPage));
    const remembered: Remembered = {targetsKey: this.#targetsKey, whole, files: [...this.#files]};
    writeRecord(this.#input.file, remembered);
  }
}
