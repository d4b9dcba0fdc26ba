import {CacheTable, sha256} from '@lectern/store';
import type {RenderedPage} from '../render/renderPages.js';
import type {SitePlan} from '../routes/SitePlan.js';
import {engineVersion} from '../version.js';

/** Result of a link check that is stored for the next build. */
interface CheckedLinks {
  /** Names (`nameOf`) of the pages without a broken link. */
  readonly unbroken: readonly string[];
  /** URL paths of the files to which pages of the site link: "/img/logo.png". */
  readonly files: readonly string[];
}

export interface LinkCacheInput extends Pick<SitePlan, 'openRoutes' | 'strictRoutes'> {
  /** Absolute path of the table in the cache, without the ending ".table". */
  readonly table: string;
  readonly pages: readonly RenderedPage[];
  /** Checks if the output has a file for a URL path. */
  hasFile(path: string): boolean;
}

/** Makes a name from a page's key and the hash of its HTML: two pages with the same name have the same links. */
function nameOf({record: {key, hash}}: RenderedPage): string {
  return `${key} ${hash.slice(0, 16)}`;
}

/** Returns a hash of all possible link targets except files: pages, their anchors, and routes. */
function targetsKeyOf({pages, openRoutes, strictRoutes}: LinkCacheInput): string {
  const targets = pages.map(
    ({path, record, hasFailed}) => `${path}\n${hasFailed ? 'any' : record.anchorsKey}`,
  );
  return sha256(JSON.stringify([engineVersion(), openRoutes, strictRoutes, targets.join('\n')]));
}

/**
 * Cache of the pages without broken links. While all link targets stay the same, only new pages, changed pages and
 * pages with broken links have to be checked.
 */
export class LinkCache {
  readonly #input: LinkCacheInput;
  /** Table whose version is the result of `targetsKeyOf`: it reads as empty after a link target has changed. */
  readonly #table: CacheTable<CheckedLinks>;
  readonly #unbroken: ReadonlySet<string>;
  readonly #files: Set<string>;

  constructor(input: LinkCacheInput) {
    this.#input = input;
    this.#table = new CacheTable(input.table, targetsKeyOf(input));
    const {unbroken = [], files = []} = this.#table.readAll();
    const isValid = files.every((file) => input.hasFile(file));
    this.#unbroken = new Set(isValid ? unbroken : []);
    this.#files = new Set(isValid ? files : []);
  }

  /**
   * Calls `LinkCacheInput.hasFile`. If the file exists, its path is stored in the cache: a later build uses the cache
   * only if all these files still exist.
   */
  hasFile(path: string): boolean {
    const isThere = this.#input.hasFile(path);
    if (isThere) this.#files.add(path);
    return isThere;
  }

  /** Returns true if the cache shows that a page has no broken link. */
  hasNoBrokenLinks(page: RenderedPage): boolean {
    return !page.hasFailed && this.#unbroken.has(nameOf(page));
  }

  /**
   * Stores the result of the check for the next build.
   *
   * @param broken - paths of the pages with a broken link
   */
  write(broken: ReadonlySet<string>): void {
    const unbroken = this.#input.pages.filter(({path, hasFailed}) => !hasFailed && !broken.has(path));
    this.#table.write({unbroken: unbroken.map(nameOf), files: [...this.#files]});
  }
}
