import type {RouteConfig} from '../plugins/Plugin.js';
import {payloadFile, removeTrailingSlash} from '../shared/url.js';
import {type Link, linkOf, pageHtmlFile} from './links.js';
import type {OwnedRoute, RouteOwner, RouteRules} from './normalizeRoutes.js';
import type {PlanMemory} from './PlanMemory.js';
import type {RouteReader} from './RouteReader.js';
import {
  isRememberable,
  type LeafRoute,
  leafRoutes,
  rememberedPages,
  rememberLeaves,
} from './rememberedPages.js';
import type {PlannedPage} from './SitePlan.js';
import {hasChildren, unseenKey} from './unseenRoutes.js';

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

interface Taken {
  readonly page: PlannedPage;
  /** What reports call the route: made when there is something to report. */
  claim(): string;
}

export interface PlanPagesInput {
  readonly reader: RouteReader;
  readonly rules: RouteRules;
  readonly noIndex: boolean;
  /** Without one, all routes are looked at. */
  readonly memory?: PlanMemory | undefined;
}

function isSlashVariant(path: string, other: string): boolean {
  return path !== other && removeTrailingSlash(path) === removeTrailingSlash(other);
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

  visit(route: RouteConfig, plugin: RouteOwner, outer: readonly Link[]): void {
    const {reader, rules, noIndex, memory} = this.#input;
    const links = [...outer, linkOf(route, outer.length === 0 ? plugin : undefined, reader)];
    if (!hasChildren(route)) {
      const page = createPage(route.path, links, rules, noIndex);
      this.#add(page, route, () => claimOf(route, plugin));
      return;
    }
    const key = memory && unseenKey(route.routes);
    if (key !== undefined) this.#visitKeyed(key, route, plugin, links);
    else for (const child of route.routes ?? []) this.visit(child, plugin, links);
  }

  /**
   * Of several routes to one file the first becomes the page. "/a" and "/a/" are no mistake: some plugins add both, as a
   * router may take only one of them.
   */
  #add(page: PlannedPage, {exact, strict}: Pick<RouteConfig, 'exact' | 'strict'>, claim: () => string): void {
    const taken = this.#taken.get(page.htmlFile);
    if (!taken) {
      this.#taken.set(page.htmlFile, {page, claim});
      if (!exact) this.#openRoutes.push(page.path);
      if (strict) this.#strictRoutes.push(page.path);
      return;
    }
    const first = isSlashVariant(taken.page.path, page.path) ? this.#slashVariants.get(page.path) : taken;
    if (!first) {
      this.#slashVariants.set(page.path, {page, claim});
      return;
    }
    const {path} = first.page;
    const duplicate = this.#duplicates.get(path) ?? {path, claims: [first.claim()]};
    duplicate.claims.push(claim());
    this.#duplicates.set(path, duplicate);
  }

  /** The pages below a route of which an earlier build may know. */
  #visitKeyed(key: string, route: RouteConfig, plugin: RouteOwner, links: readonly Link[]): void {
    const {reader, rules, noIndex, memory} = this.#input;
    let seen: readonly LeafRoute[] | undefined;
    const leaves = () => {
      seen ??= leafRoutes(route, reader);
      return seen;
    };
    const known = memory?.find(key);
    if (!known && !isRememberable(leaves())) {
      for (const leaf of leaves()) {
        const page = createPage(leaf.route.path, [...links, ...leaf.between, leaf.link], rules, noIndex);
        this.#add(page, leaf.route, () => claimOf(leaf.route, plugin));
      }
      return;
    }
    const found = known ?? rememberLeaves(leaves(), rules);
    if (!known) memory?.remember(key, found);
    const leafAt = (place: number) => {
      const leaf = leaves()[place];
      if (!leaf) throw new Error(`The routes below ${route.path} are not those of their key.`);
      return leaf;
    };
    for (const [place, {page, isOpen}] of rememberedPages(found, {
      reader,
      noIndex,
      links,
      leafAt,
    }).entries()) {
      this.#add(page, {exact: !isOpen}, () => claimOf(leafAt(place).route, plugin));
    }
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
  for (const {route, plugin} of routes) planner.visit(route, plugin, []);
  return planner.planned();
}

function createPage(path: string, links: readonly Link[], rules: RouteRules, noIndex: boolean): PlannedPage {
  const file = pageHtmlFile(path, rules);
  return {
    path,
    htmlFile: file,
    payloadFile: payloadFile(file),
    chain: links.map(({payload}) => payload),
    // The innermost content is the page itself.
    content: links.toReversed().flatMap(({content}) => content),
    ...(noIndex && {noIndex}),
  };
}

/** The page for every path that there is no page for; written to 404.html, where hosts look for it. */
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
