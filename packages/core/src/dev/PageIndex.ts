import type {PlannedPage, SitePlan} from '../routes/SitePlan.js';
import {markdownFile} from '../shared/markdownUrl.js';
import {matchesStrictly, normalizeLocationPath, pageKey} from '../shared/url.js';

/** Finds pages of the plan by the URL path of a request, by their payload file (JSON data of the page) or by their Markdown file. */
export class PageIndex {
  readonly #plan: Pick<SitePlan, 'pages' | 'openRoutes' | 'strictRoutes'>;
  readonly #pages: ReadonlyMap<string, PlannedPage>;
  readonly #payloads: ReadonlyMap<string, PlannedPage>;
  readonly #markdown: ReadonlyMap<string, PlannedPage>;

  constructor(plan: Pick<SitePlan, 'pages' | 'openRoutes' | 'strictRoutes'>) {
    this.#plan = plan;
    this.#pages = new Map(plan.pages.map((page) => [pageKey(page.path), page]));
    this.#payloads = new Map(plan.pages.map((page) => [page.payloadFile, page]));
    this.#markdown = new Map(plan.pages.map((page) => [markdownFile(page.htmlFile), page]));
  }

  /**
   * @param urlPath - base URL included
   * @returns the page with this path, otherwise the page of an open route (a route that also matches all paths below
   *   it); `undefined` if there is neither, or if the route of the page is `strict` and the trailing slash differs
   */
  find(urlPath: string): PlannedPage | undefined {
    const page =
      this.#pages.get(pageKey(urlPath)) ?? this.#pages.get(pageKey(normalizeLocationPath(urlPath)));
    if (page) return this.#answers(page, urlPath) ? page : undefined;
    const open = this.#plan.openRoutes.find((route) => urlPath.startsWith(route.replace(/\/?$/, '/')));
    return open === undefined ? undefined : this.#pages.get(pageKey(open));
  }

  #answers({path: route}: PlannedPage, urlPath: string): boolean {
    return !this.#plan.strictRoutes.includes(route) || matchesStrictly(route, urlPath);
  }

  /**
   * Finds a page by its payload file.
   *
   * @param payloadFile - relative to the base URL
   */
  findPayload(payloadFile: string): PlannedPage | undefined {
    return this.#payloads.get(payloadFile);
  }

  /**
   * Finds a page by its Markdown file.
   *
   * @param file - relative to the base URL: "docs/intro.md"
   */
  findMarkdown(file: string): PlannedPage | undefined {
    return this.#markdown.get(file);
  }

  get notFoundPage(): PlannedPage | undefined {
    return this.#plan.pages.find((page) => page.htmlFile === '404.html');
  }
}
