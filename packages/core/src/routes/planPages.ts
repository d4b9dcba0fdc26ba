import type {RouteConfig} from '../plugins/Plugin.js';
import {decodeFilePath} from '../shared/encodePath.js';
import type {Json, PayloadRoute} from '../shared/payload.js';
import {htmlFile, payloadFile, removeTrailingSlash} from '../shared/url.js';
import type {OwnedRoute, RouteOwner, RouteRules} from './normalizeRoutes.js';
import type {RouteReader} from './RouteReader.js';
import type {PlannedPage} from './SitePlan.js';

/** Attributes with a place of their own in the payload, or none. */
const KNOWN_ATTRIBUTES = new Set([
  'path',
  'component',
  'exact',
  'strict',
  'priority',
  'routes',
  'modules',
  'props',
  'context',
  'metadata',
]);

interface Link {
  readonly payload: PayloadRoute;
  /** Sources of its content. */
  readonly content: readonly string[];
}

/** Several routes that end in the same file. */
export interface DuplicateRoute {
  readonly path: string;
  /** "docusaurus-plugin-content-docs: docs/a.md", in the order in which they would be tried. */
  readonly claims: readonly string[];
}

export interface PlannedPages {
  readonly pages: readonly PlannedPage[];
  readonly openRoutes: readonly string[];
  readonly duplicates: readonly DuplicateRoute[];
}

function attributesOf(route: RouteConfig): PayloadRoute['attributes'] {
  const attributes: {[name: string]: Json | undefined} = {};
  let isEmpty = true;
  for (const name of Object.keys(route)) {
    if (KNOWN_ATTRIBUTES.has(name) || route[name] === undefined) continue;
    attributes[name] = route[name] as Json;
    isEmpty = false;
  }
  return isEmpty ? undefined : attributes;
}

function linkOf(route: RouteConfig, plugin: RouteOwner | undefined, reader: RouteReader): Link {
  const content: string[] = [];
  const attributes = attributesOf(route);
  const hasProps = route.props !== undefined && Object.keys(route.props).length > 0;
  const payload: PayloadRoute = {
    path: route.path,
    ...(route.exact && {exact: true}),
    component: reader.code(route.component),
    ...(route.modules && {modules: reader.modules(route.modules, content)}),
    ...(hasProps && {props: route.props as {readonly [prop: string]: Json}}),
    ...(attributes && {attributes}),
    ...(plugin && {plugin}),
    ...(route.context && {context: reader.modules(route.context, content)}),
  };
  return {payload, content};
}

function claimOf({metadata, component}: RouteConfig, {name, id}: RouteOwner): string {
  const label = id === 'default' ? name : `${name} (${id})`;
  return `${label}: ${metadata?.sourceFilePath ?? metadata?.origin ?? component}`;
}

/**
 * Makes one page of every route without children, with the components around it.
 * Of several routes to one file the first becomes the page.
 *
 * @param routes - normalised and sorted
 */
export function planPages(
  routes: readonly OwnedRoute[],
  {reader, rules, noIndex}: {reader: RouteReader; rules: RouteRules; noIndex: boolean},
): PlannedPages {
  const taken = new Map<string, {page: PlannedPage; route: RouteConfig; plugin: RouteOwner}>();
  const duplicates = new Map<string, {path: string; claims: string[]}>();
  const openRoutes: string[] = [];

  const addPage = (route: RouteConfig, plugin: RouteOwner, links: readonly Link[]) => {
    const page = createPage(route.path, links, rules, noIndex);
    const first = taken.get(page.htmlFile);
    if (!first) {
      taken.set(page.htmlFile, {page, route, plugin});
      if (!route.exact) openRoutes.push(route.path);
      return;
    }
    const duplicate = duplicates.get(page.htmlFile) ?? {
      path: first.page.path,
      claims: [claimOf(first.route, first.plugin)],
    };
    duplicate.claims.push(claimOf(route, plugin));
    duplicates.set(page.htmlFile, duplicate);
  };
  const visit = (route: RouteConfig, plugin: RouteOwner, outer: readonly Link[]) => {
    const links = [...outer, linkOf(route, outer.length === 0 ? plugin : undefined, reader)];
    if (!route.routes || route.routes.length === 0) return addPage(route, plugin, links);
    for (const child of route.routes) visit(child, plugin, links);
  };
  for (const {route, plugin} of routes) visit(route, plugin, []);

  return {
    pages: [...taken.values()].map(({page}) => page),
    openRoutes,
    duplicates: [...duplicates.values()],
  };
}

function createPage(
  path: string,
  links: readonly Link[],
  {baseUrl, trailingSlash}: RouteRules,
  noIndex: boolean,
): PlannedPage {
  const inSite = path === removeTrailingSlash(baseUrl) ? '/' : `/${path.slice(baseUrl.length)}`;
  const file = htmlFile(decodeFilePath(inSite), trailingSlash);
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
