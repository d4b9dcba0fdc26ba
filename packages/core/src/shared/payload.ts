/** Plain values that survive `JSON.stringify`. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | {readonly [key: string]: Json | undefined};

/**
 * How data names what the browser must load.
 *
 * - `code:<request>`: a lazy module of the code lane, by the request that content or a route wrote ("@theme/DocItem").
 * - `content:<source>`: a compiled Markdown file, by its source ("@site/docs/intro.md").
 * - `data:<name>`: a JSON file, by its name below the generated folder ("plugin-content-docs/default/sidebar.json").
 */
export type ModuleRef = `code:${string}` | `content:${string}` | `data:${string}`;

/** A Markdown page as a route prop: the artifact, and its metadata from the plan (never part of the artifact). */
export interface PayloadContent {
  readonly content: `content:${string}`;
  readonly metadata?: Json;
  /** Front matter paths that were bundled ("image" → "/assets/images/x-1a2b3c4d.png"). */
  readonly assets?: Json;
  /** The component renders the excerpt of the page, or all of a page without one. Absent for the whole page. */
  readonly part?: 'excerpt';
}

/** A group within a module may have a page called "content", which is then a `PayloadContent`: a text there is the page of one. */
export type PayloadModule =
  | ModuleRef
  | PayloadContent
  | readonly PayloadModule[]
  | {readonly [key: string]: PayloadModule};

/** One link of the component chain, outermost first. */
export interface PayloadRoute {
  readonly path: string;
  readonly exact?: boolean;
  /** The path must end as this one does, with or without a slash. */
  readonly strict?: boolean;
  readonly component: `code:${string}`;
  /** Loaded, then passed to the component under the same names. */
  readonly modules?: {readonly [prop: string]: PayloadModule};
  /** Passed as they are. */
  readonly props?: {readonly [prop: string]: Json | undefined};
  /** Any further attribute of the route ("sidebar"); visible on the client route object. */
  readonly attributes?: {readonly [name: string]: Json | undefined};
  /** Only on the outermost route of a chain: those inside are of the same plugin. */
  readonly plugin?: {readonly name: string; readonly id: string};
  /** Return value of `useRouteContext().data`. */
  readonly context?: {readonly [name: string]: PayloadModule};
}

/**
 * Data of one URL. It is in its HTML as `<script type="application/json" id="__lectern_payload">`, and beside it as a file (see
 * `payloadPath`) for client-side navigation.
 */
export interface RoutePayload {
  /** Hash of the code lane that rendered the page; another one in the browser means a full page load. */
  readonly code: string;
  readonly path: string;
  readonly chain: readonly PayloadRoute[];
  /** Name of the layout that the page shares with others; see `PayloadLayout`. */
  readonly layout?: string;
  /** Where each `content:` and `data:` reference of the chain lives (a URL path, base URL included), dependencies first. */
  readonly files: {readonly [ref: string]: string};
  /** Chunks of its components, for prefetching. Only in the file beside the page: the HTML loads them itself. */
  readonly scripts?: readonly string[];
}

/** Shared data of all pages of one layout: the chain but its innermost link, and the files of those links. */
export interface PayloadLayout {
  readonly chain: readonly PayloadRoute[];
  readonly files: RoutePayload['files'];
  readonly scripts?: readonly string[];
}

/** A payload as the file beside its page: the data of its layout is left out. */
export interface ShortPayload extends Pick<RoutePayload, 'code' | 'path' | 'files' | 'scripts'> {
  readonly layout: string;
  /** The innermost link of the chain. */
  readonly leaf: PayloadRoute;
}

/** Where the layout of a short payload lives, relative to the base URL. */
export function layoutFile(layout: string): string {
  return `assets/data/layout.${layout}.json`;
}
