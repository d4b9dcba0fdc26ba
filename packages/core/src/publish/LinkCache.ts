import {CacheTable, sha256} from '@lectern/store';
import type {RenderedPage} from '../render/renderPages.js';
import {engineVersion} from '../version.js';

interface CheckedLinks {
  /** Pages without a broken link, as `nameOf` has them. */
  readonly whole: readonly string[];
  /** URL paths of the files that they link to. */
  readonly files: readonly string[];
}

export interface LinkCacheInput {
  /** Absolute name of the table, beside those of the locale. */
  readonly table: string;
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

/** Hash of all that links can lead to, files aside. */
function targetsKeyOf({pages, openRoutes, strictRoutes}: LinkCacheInput): string {
  const targets = pages.map(
    ({path, record, hasFailed}) => `${path}\n${hasFailed ? 'any' : record.anchorsKey}`,
  );
  return sha256(JSON.stringify([engineVersion(), openRoutes, strictRoutes, targets.join('\n')]));
}

/** Remembers which pages had no broken link: while there is the same to link to, only new pages have to be checked. */
export class LinkCache {
  readonly #input: LinkCacheInput;
  /** Its version is that of the link targets. */
  readonly #table: CacheTable<CheckedLinks>;
  readonly #whole: ReadonlySet<string>;
  readonly #files: Set<string>;
  /** Of the pages of this build. */
  readonly #names: readonly string[];

  constructor(input: LinkCacheInput) {
    this.#input = input;
    this.#table = new CacheTable(input.table, targetsKeyOf(input));
    this.#names = input.pages.map(nameOf);
    const {whole = [], files = []} = this.#table.readAll();
    const isTrue = files.every((file) => input.hasFile(file));
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
  write(broken: ReadonlySet<string>): void {
    const {pages} = this.#input;
    const isWhole = ({path, hasFailed}: RenderedPage) => !hasFailed && !broken.has(path);
    const whole = this.#names.filter((_name, at) => isWhole(pages[at] as RenderedPage));
    this.#table.write({whole, files: [...this.#files]});
  }
}
