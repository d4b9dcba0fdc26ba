import type {RouteRules} from '../contentHelpers/normalizePath.js';
import {pluginLabel} from '../plugins/callHook.js';
import type {RouteConfig} from '../plugins/Plugin.js';
import {payloadFile, removeTrailingSlash} from '../shared/url.js';
import type {HeadOf} from './createHeadIndex.js';
import {type Link, linkOf, pageHtmlFile} from './links.js';
import type {OwnedRoute, RouteOwner} from './normalizeRoutes.js';
import {inheritSearch, ownSearch, type PageSearch} from './pageSearch.js';
import type {RouteReader} from './RouteReader.js';
import type {PlannedPage, SitePlan} from './SitePlan.js';
import {hasChildren} from './sortRoutes.js';

/** A path that several routes have, or that is below the base URL of another locale. */
export interface DuplicateRoute {
  readonly path: string;
  /**
   * Plugins and source files of the routes, in matching order: "docusaurus-plugin-content-docs: docs/a.md". For a path
   * of another locale, the last entry is 'the pages of the locale "fr"'.
   */
  readonly claims: readonly string[];
}

export type PlannedPages = Pick<SitePlan, 'pages' | 'openRoutes' | 'strictRoutes' | 'duplicates'>;

/** Returns the file from which the page of a route is made: a Markdown file, or a component of the site. */
function sourceOf({metadata, component}: RouteConfig): string | undefined {
  const code = component.startsWith('@site/') ? component : undefined;
  return metadata?.sourceFilePath ?? metadata?.origin ?? code;
}

/** A route without children, with the page that it would become. */
interface Taken {
  readonly page: PlannedPage;
  /** Return value of `sourceOf`. */
  readonly source: string | undefined;
  /** Returns the entry of the route in `DuplicateRoute.claims`. A function, since most routes need no entry. */
  claim(): string;
}

export interface PlanPagesInput {
  readonly reader: RouteReader;
  /** Base URL and `trailingSlash`, which determine the names of HTML files. */
  readonly rules: RouteRules;
  /** True if a plugin makes a search index: only then do pages get search settings. */
  readonly isIndexed: boolean;
  readonly headOf: HeadOf;
}

/** Data that a route gets from its outer routes, such as the layout routes whose components surround its component. */
interface Around {
  readonly plugin: RouteOwner;
  readonly links: readonly Link[];
  readonly search: PageSearch | undefined;
}

/** Returns true if two routes differ only in the trailing slash and do not have two different source files. */
function isSlashVariant(one: Omit<Taken, 'claim'>, other: Omit<Taken, 'claim'>): boolean {
  const [path, otherPath] = [one.page.path, other.page.path];
  const hasTwoSources = one.source !== undefined && other.source !== undefined && one.source !== other.source;
  return path !== otherPath && removeTrailingSlash(path) === removeTrailingSlash(otherPath) && !hasTwoSources;
}

class PagePlanner {
  readonly #input: PlanPagesInput;
  /** First route of each HTML file, by the path of the file. */
  readonly #taken = new Map<string, Taken>();
  /** Routes whose path differs from the path of a page only in the trailing slash, by path. */
  readonly #slashVariants = new Map<string, Taken>();
  /** Paths that several routes have (field `duplicates` of the plan), by path. */
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
      const page = this.#createPage(route.path, links, search);
      const source = sourceOf(route);
      const claim = () => `${pluginLabel({plugin, id: plugin.id})}: ${source ?? route.component}`;
      this.#add(route, {page, source, claim});
      return;
    }
    for (const child of route.routes ?? []) this.visit(child, {plugin, links, search});
  }

  #createPage(path: string, links: readonly Link[], search: PageSearch | undefined): PlannedPage {
    const {rules, isIndexed, headOf} = this.#input;
    const file = pageHtmlFile(path, rules);
    const head = headOf(path);
    const chain = links.map(({payload}, at) =>
      head && at === links.length - 1 ? {...payload, head} : payload,
    );
    return {
      path,
      htmlFile: file,
      payloadFile: payloadFile(file),
      chain,
      // Content of the innermost route first: this is the Markdown file of the page; others belong to layouts.
      content: links.toReversed().flatMap(({content}) => content),
      ...(isIndexed && search !== undefined && {search}),
    };
  }

  /**
   * Adds a page. If several routes have the same HTML file, the first becomes the page and the others are duplicates.
   * Two routes "/a" and "/a/" with the same source file are no duplicates: some plugins add both for one page.
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
 * Makes a page of each route without children. The field `chain` of the page contains this route and all its outer
 * routes, the outermost first.
 *
 * @param routes - normalised and sorted
 */
export function planPages(routes: readonly OwnedRoute[], input: PlanPagesInput): PlannedPages {
  const planner = new PagePlanner(input);
  for (const {route, plugin} of routes) planner.visit(route, {plugin, links: [], search: undefined});
  return planner.planned();
}

/** Makes the page "404.html", which hosts show for paths without a page. */
export function notFoundPage(reader: RouteReader, {baseUrl}: RouteRules): PlannedPage {
  const plugin = {name: 'native', id: 'default'};
  return {
    path: `${baseUrl}404.html`,
    htmlFile: '404.html',
    payloadFile: payloadFile('404.html'),
    chain: [{path: '*', component: reader.code('@theme/NotFound'), plugin}],
    content: [],
  };
}
