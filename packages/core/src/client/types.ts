import type {ComponentType, ReactNode} from 'react';
import type {PathMatch} from '../shared/matchPath.js';
import type {ClientSiteConfig, GlobalData, I18n, SiteMetadata} from '../shared/siteConfig.js';

/** Where the visitor is. `pathname` is decoded as far as it can be; `search` and `hash` keep their first character. */
export interface Location {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
  /** Unique to the history entry; absent on the server. */
  readonly key?: string;
}

export type Action = 'PUSH' | 'REPLACE' | 'POP';

export interface LocationObject {
  readonly pathname?: string;
  readonly search?: string;
  readonly hash?: string;
  readonly state?: unknown;
}

export type LocationListener = (location: Location, action: Action) => void;

/** `false` cancels the navigation; text is shown to the visitor to confirm. */
export type Blocker = (location: Location, action: Action) => unknown;

/** The history object of react-router 5: one stable object whose fields follow the URL. */
export interface History {
  readonly action: Action;
  readonly location: Location;
  readonly length: number;
  push(to: string | LocationObject, state?: unknown): void;
  replace(to: string | LocationObject, state?: unknown): void;
  go(delta: number): void;
  goBack(): void;
  goForward(): void;
  /** @returns removes the blocker */
  block(blocker?: Blocker | string | boolean): () => void;
  /** @returns removes the listener */
  listen(listener: LocationListener): () => void;
  createHref(to: string | LocationObject): string;
}

/** One link of the chain of components that make a page, as components see it. */
export interface ClientRoute {
  readonly path: string;
  readonly exact?: boolean;
  readonly strict?: boolean;
  readonly component: RouteComponent;
  /** The next link of the chain; a page never needs its siblings. */
  readonly routes?: readonly ClientRoute[];
  /** Attributes that the plugin gave to the route ("sidebar"). */
  readonly [attribute: string]: unknown;
}

/** Given to every route component, beside its modules and props. */
export interface RouteComponentProps {
  readonly route: ClientRoute;
  readonly location: Location;
  readonly history: History;
  readonly match: PathMatch;
}

export type RouteComponent = ComponentType<RouteComponentProps & Record<string, unknown>>;

/** A Markdown page as a route prop: renders the page, and has its metadata. */
export interface ContentComponent {
  (props: Record<string, unknown>): ReactNode;
  readonly metadata: unknown;
  readonly frontMatter: {readonly [key: string]: unknown};
  readonly assets: {readonly [name: string]: unknown};
  readonly contentTitle: string | undefined;
  readonly toc: readonly {readonly value: string; readonly id: string; readonly level: number}[];
  /** Exports of the author. */
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

export interface NavigationEvent {
  /** `null` on the first load. */
  readonly previousLocation: Location | null;
  readonly location: Location;
}

/** Exports of a client module, named or on its default export. */
export interface ClientModule {
  /** The URL has changed, the next page is not there yet. A function that is returned is called once it is. */
  onRouteUpdate?(event: NavigationEvent): unknown;
  /** The page of `location` is in the document. */
  onRouteDidUpdate?(event: NavigationEvent): void;
}
