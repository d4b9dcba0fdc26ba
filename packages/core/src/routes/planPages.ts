import type {RouteRules} from '../contentHelpers/normalizePath.js';
import type {RouteConfig} from '../plugins/Plugin.js';
import {payloadFile, removeTrailingSlash} from '../shared/url.js';
import {type Link, linkOf, pageHtmlFile} from './links.js';
import type {OwnedRoute, RouteOwner} from './normalizeRoutes.js';
import {inheritSearch, ownSearch, type PageSearch} from './pageSearch.js';
import type {RouteReader} from './RouteReader.js';
import type {PlannedPage} from './SitePlan.js';
import {hasChildren} from './sortRoutes.js';

/** Several routes that end in the same file. */
export interface DuplicateRoute {
  readonly path: string;
  /** "docusaurus-plugin-content-docs: docs/a.md", in the order in which they would be tried. */
  readonly claims: readonly string[];
}

export interface PlannedPages {
  readonly pages: readonly PlannedPage[];
  readonly openRoutes: readonly string[];
  readonly strictRoutes: readonly string[];
  readonly duplicates: readonly DuplicateRoute[];
}

function claimOf({metadata, component}: RouteConfig, {name, id}: RouteOwner): string {
  const label = id === 'default' ? name : `${name} (${id})`;
  return `${label}: ${metadata?.sourceFilePath ?? metadata?.origin ?? component}`;
}

/** Source file of a route; `undefined` if the route has none. */
function sourceOf({metadata, component}: RouteConfig): string | undefined {
  const code = component.startsWith('@site/') ? component : undefined;
  return metadata?.sourceFilePath ?? metadata?.origin ?? code;
}

interface Taken {
  readonly page: PlannedPage;
  /** From `sourceOf`. */
  readonly source: string | undefined;
  /** Name of the route in reports: made when there is something to report. */
  claim(): string;
}

export interface PlanPagesInput {
  readonly reader: RouteReader;
  readonly rules: RouteRules;
  readonly noIndex: boolean;
  /** A plugin makes a search index. */
  readonly isIndexed: boolean;
}

/** Parts around a route. */
interface Around {
  readonly plugin: RouteOwner;
  readonly links: readonly Link[];
  readonly search: PageSearch | undefined;
}

/** Checks that two routes differ in the slash at the end, and are not made of two files. */
function isSlashVariant(one: Omit<Taken, 'claim'>, other: Omit<Taken, 'claim'>): boolean {
  const [path, otherPath] = [one.page.path, other.page.path];
  const hasTwoSources = one.source !== undefined && other.source !== undefined && one.source !== other.source;
  return path !== otherPath && removeTrailingSlash(path) === removeTrailingSlash(otherPath) && !hasTwoSources;
}

class PagePlanner {
  readonly #input: PlanPagesInput;
  /** By HTML file. */
  readonly #taken = new Map<string, Taken>();
  /** Routes to the file of another page whose path differs in the slash at its end, by path. */
  readonly #slashVariants = new Map<string, Taken>();
  /** By path. */
  readonly #duplicates = new Map<string, {path: string; claims: string[]}>();
  readonly #openRoutes: string[] = [];
  readonly #strictRoutes: string[] = [];

  constructor(input: PlanPagesInput) {
    this.#input = input;
  }

  visit(route: RouteConfig, outer: Around): void {
    const {plugin} = outer;
    const {reader} = this.#input;
    const links = [...outer.links, linkOf(route, outer.links.length === 0 ? plugin : undefined, reader)];
    const search = inheritSearch(outer.search, ownSearch(route));
    if (!hasChildren(route)) {
      const page = createPage(route.path, {...this.#input, links, search});
      this.#add(route, {page, source: sourceOf(route), claim: () => claimOf(route, plugin)});
      return;
    }
    for (const child of route.routes ?? []) this.visit(child, {plugin, links, search});
  }

  /**
   * Of several routes to one file the first becomes the page. "/a" and "/a/" are no mistake of a plugin: some add both, as a
   * router may take only one of them. Two files with these paths are one.
   */
  #add({exact, strict}: Pick<RouteConfig, 'exact' | 'strict'>, added: Taken): void {
    const {page} = added;
    const taken = this.#taken.get(page.htmlFile);
    if (!taken) {
      this.#taken.set(page.htmlFile, added);
      if (!exact) this.#openRoutes.push(page.path);
      if (strict) this.#strictRoutes.push(page.path);
      return;
    }
    const first = isSlashVariant(taken, added) ? this.#slashVariants.get(page.path) : taken;
    if (!first) {
      this.#slashVariants.set(page.path, added);
      return;
    }
    const {path} = first.page;
    const duplicate = this.#duplicates.get(path) ?? {path, claims: [first.claim()]};
    duplicate.claims.push(added.claim());
    this.#duplicates.set(path, duplicate);
  }

  planned(): PlannedPages {
    return {
      pages: [...this.#taken.values()].map(({page}) => page),
      openRoutes: this.#openRoutes,
      strictRoutes: this.#strictRoutes,
      duplicates: [...this.#duplicates.values()],
    };
  }
}

/**
 * Makes one page of every route without children, with the components around it.
 *
 * @param routes - normalised and sorted
 */
export function planPages(routes: readonly OwnedRoute[], input: PlanPagesInput): PlannedPages {
  const planner = new PagePlanner(input);
  for (const {route, plugin} of routes) planner.visit(route, {plugin, links: [], search: undefined});
  return planner.planned();
}

interface NewPage extends Pick<PlanPagesInput, 'rules' | 'noIndex' | 'isIndexed'> {
  readonly links: readonly Link[];
  readonly search: PageSearch | undefined;
}

function createPage(path: string, {links, rules, noIndex, isIndexed, search}: NewPage): PlannedPage {
  const file = pageHtmlFile(path, rules);
  return {
    path,
    htmlFile: file,
    payloadFile: payloadFile(file),
    chain: links.map(({payload}) => payload),
    // The innermost content is the page itself.
    content: links.toReversed().flatMap(({content}) => content),
    ...(noIndex && {noIndex}),
    ...(isIndexed && search !== undefined && {search}),
  };
}

/** The 404 page, written where hosts look for it. */
export function notFoundPage(reader: RouteReader, {baseUrl}: RouteRules): PlannedPage {
  const chain = [
    {path: '*', component: reader.code('@theme/NotFound'), plugin: {name: 'native', id: 'default'}},
  ];
  return {
    path: `${baseUrl}404.html`,
    htmlFile: '404.html',
    payloadFile: payloadFile('404.html'),
    chain,
    content: [],
    noIndex: true,
  };
}
