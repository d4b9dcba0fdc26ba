/** Values that `JSON.stringify` and `JSON.parse` restore unchanged. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | {readonly [key: string]: Json | undefined};

/**
 * Reference to a file that the browser loads for a page.
 *
 * - `code:<request>`: a lazy chunk of the bundle, by its request in content or in a route ("@theme/DocItem").
 * - `content:<source>`: a compiled Markdown file, by its source ("@site/docs/intro.md").
 * - `data:<name>`: a JSON file, by its name below the generated folder ("plugin-content-docs/default/sidebar.json").
 */
export type ModuleRef = `code:${string}` | `content:${string}` | `data:${string}`;

export function isDataRef(ref: string): ref is `data:${string}` {
  return ref.startsWith('data:');
}

/**
 * A Markdown page as a prop of a route component: the reference of its compiled file, and its metadata, which plugins
 * set and which is not in the compiled file.
 */
export interface PayloadContent {
  readonly content: `content:${string}`;
  readonly metadata?: Json;
  /** URLs of files that front matter refers to, by field: `{image: '/assets/images/x-1a2b3c4d.png'}`. */
  readonly assets?: Json;
  /**
   * Set if the component renders only the excerpt: the text above the excerpt mark, or the whole page if it has no such
   * mark. If `part` is absent, the component renders the whole page.
   */
  readonly part?: 'excerpt';
}

/**
 * A module of a route, or a list or group of modules. An object whose `content` is a reference "content:…" is a
 * `PayloadContent`, never a group.
 */
export type PayloadModule =
  | ModuleRef
  | PayloadContent
  | readonly PayloadModule[]
  | {readonly [key: string]: PayloadModule};

/** Element in the head of a page: `{tagName: 'meta', attributes: {property: 'og:image', content: 'https://…'}}`. */
export interface HeadTag {
  readonly tagName: 'meta' | 'link';
  readonly attributes: {readonly [name: string]: string};
}

/** One of the nested routes of a page, which form its chain: a list with the outermost route first. */
export interface PayloadRoute {
  readonly path: string;
  readonly exact?: boolean;
  /** Matches only paths that end like `path`: both with a trailing slash, or both without. */
  readonly strict?: boolean;
  readonly component: `code:${string}`;
  /** References of modules, by prop of the component: the prop gets the loaded module. */
  readonly modules?: {readonly [prop: string]: PayloadModule};
  /** Props that are passed to the component unchanged. */
  readonly props?: {readonly [prop: string]: Json | undefined};
  /** Other attributes of the route ("sidebar"), which components read from the route object. */
  readonly attributes?: {readonly [name: string]: Json | undefined};
  /**
   * The plugin that added the route. Only set on the outermost route of a chain: inner routes belong to the same
   * plugin.
   */
  readonly plugin?: {readonly name: string; readonly id: string};
  /** References of modules, by field of `useRouteContext().data`: the field is the loaded module. */
  readonly context?: {readonly [name: string]: PayloadModule};
  /** Head tags that plugins have set for the page. Only on the innermost route of a chain. */
  readonly head?: readonly HeadTag[];
}

/**
 * Data that the browser needs to show the page of one URL. It is in the page's HTML as `<script type="application/json"
 * id="__lectern_payload">`; for client-side navigation, a file beside the HTML has it (see `payloadFile`).
 */
export interface RoutePayload {
  /** URL of the page as Markdown, base URL included; absent if there is no such file. */
  readonly markdown?: string;
  /** Hash of the bundle that rendered the page. If the browser runs another bundle, it loads the page in full. */
  readonly code: string;
  readonly path: string;
  /** The nested routes of the page, outermost first. */
  readonly chain: readonly PayloadRoute[];
  /** Name of the layout (the outer routes) that the page shares with other pages; see `PayloadLayout`. */
  readonly layout?: string;
  /** URL path of each `content:` and `data:` reference of the chain, base URL included; dependencies come first. */
  readonly files: {readonly [ref: string]: string};
  /**
   * URLs of the chunks of the page, for prefetching. Only the payload file has this field, since the HTML has preload
   * links.
   */
  readonly scripts?: readonly string[];
}

/**
 * Data that all pages of one layout share: all routes of the chain except the innermost route, and the files of these
 * routes.
 */
export type PayloadLayout = Pick<RoutePayload, 'chain' | 'files' | 'scripts'>;

/** Content of a payload file: the payload without the data of its layout. */
export interface ShortPayload extends Pick<RoutePayload, 'markdown' | 'code' | 'path' | 'files' | 'scripts'> {
  readonly layout: string;
  /** The innermost route of the chain. */
  readonly leaf: PayloadRoute;
}

/** Path of a layout file, relative to the base URL. */
export function layoutFile(layout: string): string {
  return `assets/data/layout.${layout}.json`;
}
