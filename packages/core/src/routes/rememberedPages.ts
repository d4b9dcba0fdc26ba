import {sha256} from '../cache/hash.js';
import type {RouteConfig} from '../plugins/Plugin.js';
import type {PayloadRoute} from '../shared/payload.js';
import {moduleRef, routeModules} from '../shared/payloadModules.js';
import {payloadFile} from '../shared/url.js';
import {type Link, linkOf, pageHtmlFile} from './links.js';
import type {RouteRules} from './normalizeRoutes.js';
import type {RememberedPage, RememberedPages, RememberedRoutes} from './PlanMemory.js';
import {inheritSearch, ownSearch, type PageSearch} from './pageSearch.js';
import type {RouteReader} from './RouteReader.js';
import type {KnownLeaf, PlannedPage} from './SitePlan.js';
import {hasChildren} from './unseenRoutes.js';

/** A route without children. */
export interface LeafRoute {
  readonly route: RouteConfig;
  readonly link: Link;
  /** The links from below the route that the search began with; siblings share the array. */
  readonly between: readonly Link[];
  /** Of the route and those between. */
  readonly search: PageSearch | undefined;
}

/** All routes without children below a route, in their order. */
export function leafRoutes(top: RouteConfig, reader: RouteReader): LeafRoute[] {
  const leaves: LeafRoute[] = [];
  const visit = ({routes = []}: RouteConfig, between: readonly Link[], outer: PageSearch | undefined) => {
    for (const route of routes) {
      const link = linkOf(route, undefined, reader);
      const search = inheritSearch(outer, ownSearch(route));
      if (hasChildren(route)) visit(route, [...between, link], search);
      else leaves.push({route, link, between, search});
    }
  };
  visit(top, [], undefined);
  return leaves;
}

function refsOf(route: PayloadRoute): string[] {
  return routeModules(route).map(moduleRef);
}

/** Whether the front matter of content names files. */
function hasAssets(route: PayloadRoute): boolean {
  return routeModules(route).some(
    (module) => typeof module === 'object' && Object.keys((module.assets ?? {}) as object).length > 0,
  );
}

/** Whether only the text of content can change a page while its routes and layout stay: files and data of its own might, too. */
export function isRememberable(leaves: readonly LeafRoute[]): boolean {
  return leaves.every(
    ({link, between, route}) =>
      !route.strict &&
      !route.metadata?.assets &&
      !hasAssets(link.payload) &&
      !refsOf(link.payload).some((ref) => ref.startsWith('data:')) &&
      !between.some(({payload}) => hasAssets(payload)),
  );
}

function codeRequestsOf(route: PayloadRoute): string[] {
  const refs = [route.component, ...refsOf(route)].filter((ref) => ref.startsWith('code:'));
  return refs.map((ref) => ref.slice('code:'.length));
}

/** Stands for a link: the same whether it is remembered or made. */
export function leafHash(link: PayloadRoute): string {
  return sha256(JSON.stringify(link)).slice(0, 32);
}

function rememberLeaf(
  {route, link, between, search}: LeafRoute,
  {rules, isIndexed}: LeafRules,
): RememberedPage {
  return {
    path: route.path,
    htmlFile: pageHtmlFile(route.path, rules),
    leafHash: leafHash(link.payload),
    // The innermost content is the page itself.
    content: [link, ...between.toReversed()].flatMap(({content}) => content),
    component: link.payload.component,
    ...(!route.exact && {isOpen: true}),
    ...(isIndexed && search !== undefined && {search}),
  };
}

interface LeafRules {
  readonly rules: RouteRules;
  /** Whether a plugin makes a search index. */
  readonly isIndexed: boolean;
}

export function rememberLeaves(leaves: readonly LeafRoute[], rules: LeafRules): RememberedRoutes {
  const groups: (RememberedPages & {readonly pages: RememberedPage[]})[] = [];
  const requests = new Set<string>();
  let last: readonly Link[] | undefined;
  for (const leaf of leaves) {
    if (leaf.between !== last) groups.push({links: leaf.between.map(({payload}) => payload), pages: []});
    last = leaf.between;
    groups.at(-1)?.pages.push(rememberLeaf(leaf, rules));
    for (const {payload} of [...leaf.between, leaf.link]) {
      for (const request of codeRequestsOf(payload)) requests.add(request);
    }
  }
  return {groups, codeRequests: [...requests]};
}

/** A page whose own link is made when somebody asks for the chain. */
class RememberedPlannedPage implements PlannedPage {
  readonly path: string;
  readonly htmlFile: string;
  readonly payloadFile: string;
  readonly content: readonly string[];
  readonly known: KnownLeaf;
  readonly noIndex?: boolean;
  readonly search?: PageSearch;
  readonly #leaf: () => PayloadRoute;

  constructor(page: RememberedPage, around: Around, leaf: () => PayloadRoute) {
    this.path = page.path;
    this.htmlFile = page.htmlFile;
    this.payloadFile = payloadFile(page.htmlFile);
    this.content = around.content.length === 0 ? page.content : [...page.content, ...around.content];
    this.known = {layout: around.layout, hash: page.leafHash, component: page.component as `code:${string}`};
    if (around.noIndex) this.noIndex = true;
    const search = around.isIndexed ? inheritSearch(around.search, page.search) : undefined;
    if (search !== undefined) this.search = search;
    this.#leaf = leaf;
  }

  get chain(): readonly PayloadRoute[] {
    return [...this.known.layout, this.#leaf()];
  }
}

interface Around {
  readonly layout: readonly PayloadRoute[];
  readonly content: readonly string[];
  readonly noIndex: boolean;
  readonly isIndexed: boolean;
  /** `metadata.search` of the parent routes. */
  readonly search: PageSearch | undefined;
}

/**
 * Pages below a route, from what is remembered of them.
 *
 * @param links - down to that route
 * @param leafAt - the leaf of a place in the order of the pages
 */
export function rememberedPages(
  {groups, codeRequests}: RememberedRoutes,
  {
    reader,
    links,
    leafAt,
    ...facts
  }: {
    reader: RouteReader;
    noIndex: boolean;
    isIndexed: boolean;
    search: PageSearch | undefined;
    links: readonly Link[];
    leafAt(place: number): LeafRoute;
  },
): {page: PlannedPage; isOpen: boolean}[] {
  for (const request of codeRequests) reader.codeRequests.add(request);
  const outer = links.map(({payload}) => payload);
  const content = links.toReversed().flatMap((link) => link.content);
  const pages: {page: PlannedPage; isOpen: boolean}[] = [];
  for (const group of groups) {
    const around: Around = {layout: [...outer, ...group.links], content, ...facts};
    for (const page of group.pages) {
      const place = pages.length;
      for (const source of page.content) reader.addContent(source);
      const planned = new RememberedPlannedPage(page, around, () => leafAt(place).link.payload);
      pages.push({page: planned, isOpen: page.isOpen === true});
    }
  }
  return pages;
}
