import type {ComponentType, ReactNode} from 'react';
import type {PathMatch} from '../shared/matchPath.js';
import type {ClientSiteConfig, GlobalData, I18n, SiteMetadata} from '../shared/siteConfig.js';

/**
 * Location of a page. `pathname` is decoded where possible; `search` begins with "?" and `hash` with "#", unless empty.
 */
export interface Location {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
  /** Unique key of the history entry; absent on the server. */
  readonly key?: string;
}

/** Kind of a navigation. `PUSH`: new history entry. `REPLACE`: replaced entry. `POP`: back, forward or first load. */
export type Action = 'PUSH' | 'REPLACE' | 'POP';

export interface LocationObject {
  readonly pathname?: string;
  readonly search?: string;
  readonly hash?: string;
  readonly state?: unknown;
}

export type LocationListener = (location: Location, action: Action) => void;

/** Function that may block a navigation: `false` cancels it; a text is a question that the visitor has to confirm. */
export type Blocker = (location: Location, action: Action) => unknown;

/** The history object of React Router 5. It is always the same object; its fields change with the URL. */
export interface History {
  readonly action: Action;
  readonly location: Location;
  readonly length: number;
  push(to: string | LocationObject, state?: unknown): void;
  replace(to: string | LocationObject, state?: unknown): void;
  go(delta: number): void;
  goBack(): void;
  goForward(): void;
  /**
   * Adds a function that may block navigations. Instead of a function: a text, which is a question that the visitor has
   * to confirm, or `false` (the default), which blocks all navigations.
   *
   * @returns a function that removes the blocker
   */
  block(blocker?: Blocker | string | boolean): () => void;
  /**
   * Adds a listener that is called after each change of the location.
   *
   * @returns a function that removes the listener
   */
  listen(listener: LocationListener): () => void;
  createHref(to: string | LocationObject): string;
}

/** One of the nested routes of a page, as components see it. */
export interface ClientRoute {
  readonly path: string;
  readonly exact?: boolean;
  readonly strict?: boolean;
  readonly component: RouteComponent;
  /** List of one route: the next inner route of the page. Other inner routes belong to other pages. */
  readonly routes?: readonly ClientRoute[];
  /** Other attributes that the plugin set on the route ("sidebar"). */
  readonly [attribute: string]: unknown;
}

/** Props that every route component gets, in addition to its modules and its own props. */
export interface RouteComponentProps {
  readonly route: ClientRoute;
  readonly location: Location;
  readonly history: History;
  readonly match: PathMatch;
}

export type RouteComponent = ComponentType<RouteComponentProps & Record<string, unknown>>;

/**
 * Component of a Markdown page, passed as a prop to route components. Its properties are the metadata and exports of
 * the page.
 */
export interface ContentComponent {
  (props: Record<string, unknown>): ReactNode;
  readonly metadata: unknown;
  readonly frontMatter: {readonly [key: string]: unknown};
  readonly assets: {readonly [name: string]: unknown};
  readonly contentTitle: string | undefined;
  readonly toc: readonly {readonly value: string; readonly id: string; readonly level: number}[];
  /** Exports of the author's MDX file. */
  readonly [name: string]: unknown;
}

/** Return value of `useRouteContext`. */
export interface RouteContextValue {
  readonly plugin: {readonly name: string; readonly id: string};
  readonly data?: {readonly [name: string]: unknown};
}

/** Return value of `useDocusaurusContext`. */
export interface SiteContextValue {
  readonly siteConfig: ClientSiteConfig;
  readonly siteMetadata: SiteMetadata;
  readonly globalData: GlobalData;
  readonly i18n: I18n;
  readonly codeTranslations: {readonly [id: string]: string};
}

/** Argument of the hooks of client modules. */
export interface NavigationEvent {
  /** `null` on the first load. */
  readonly previousLocation: Location | null;
  readonly location: Location;
}

/** Exports of a client module: named exports, or properties of its default export. */
export interface ClientModule {
  /**
   * Called at the first load, and when the URL has changed, before the next page is shown. May return a function, which
   * is called when the page is shown, or when another navigation begins before that.
   */
  onRouteUpdate?(event: NavigationEvent): unknown;
  /** Called when the page of `location` is in the document. */
  onRouteDidUpdate?(event: NavigationEvent): void;
}
