import type {RouteRules} from '../contentHelpers/normalizePath.js';
import type {RouteConfig} from '../plugins/Plugin.js';
import {tryDecodeUriComponent} from '../shared/encodePath.js';
import type {Json, PayloadRoute} from '../shared/payload.js';
import {htmlFile, removeTrailingSlash} from '../shared/url.js';
import type {RouteOwner} from './normalizeRoutes.js';
import type {RouteReader} from './RouteReader.js';

/**
 * Fields of routes that are not copied to `attributes` of the payload: the payload has a separate field for them, or
 * does not contain them.
 */
const KNOWN_ATTRIBUTES: ReadonlySet<string> = new Set([
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

/** A route in the form in which payloads (the JSON data of pages) contain it. */
export interface Link {
  readonly payload: PayloadRoute;
  /** Sources of the Markdown files that the modules of the route refer to: "@site/docs/intro.md". */
  readonly content: readonly string[];
}

function attributesOf(route: RouteConfig): PayloadRoute['attributes'] {
  const own = Object.entries(route).filter(
    ([name, value]) => !KNOWN_ATTRIBUTES.has(name) && value !== undefined,
  );
  return own.length === 0 ? undefined : (Object.fromEntries(own) as PayloadRoute['attributes']);
}

export function linkOf(route: RouteConfig, plugin: RouteOwner | undefined, reader: RouteReader): Link {
  const content: string[] = [];
  const attributes = attributesOf(route);
  const hasProps = route.props !== undefined && Object.keys(route.props).length > 0;
  const payload: PayloadRoute = {
    path: route.path,
    ...(route.exact && {exact: true}),
    ...(route.strict && {strict: true}),
    component: reader.code(route.component),
    ...(route.modules && {modules: reader.modules(route.modules, content)}),
    ...(hasProps && {props: route.props as {readonly [prop: string]: Json}}),
    ...(attributes && {attributes}),
    ...(plugin && {plugin}),
    ...(route.context && {context: reader.modules(route.context, content)}),
  };
  return {payload, content};
}

/** Path of a page's HTML file, relative to the output folder. */
export function pageHtmlFile(path: string, {baseUrl, trailingSlash}: RouteRules): string {
  const inSite = path === removeTrailingSlash(baseUrl) ? '/' : `/${path.slice(baseUrl.length)}`;
  return htmlFile(tryDecodeUriComponent(inSite), trailingSlash);
}
