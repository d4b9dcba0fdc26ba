import type {FileStamp} from '@lectern/store';

/** Data that all pages of a locale share: scripts, stylesheets, tags, folders. Sent to each render process once. */
export interface PageShell {
  /** Absolute path of the bundle's server entry. */
  readonly serverEntry: string;
  /** Absolute folder of the package react-dom whose code is in the bundle. */
  readonly reactDomDir: string;
  /** URL of the script with data of the locale, which runs before all other scripts. */
  readonly siteScript: string;
  /** URLs of the scripts that each page loads at startup, in load order. The last one is the browser entry. */
  readonly scripts: readonly string[];
  readonly stylesheets: readonly string[];
  /** URL of the script of still pages; absent if all pages of the site start React at once. */
  readonly stillScript?: string;
  /** True if no tag of plugins or the configuration keeps browsers from rendering pages before the visitor opens them. */
  readonly mayPrerender: boolean;
  /** URL of the script that loads all others in a relocatable site; absent in other sites. */
  readonly loaderScript?: string;
  /** Request of a code module → URLs of its chunks, for preload links. */
  readonly chunks: {readonly [request: string]: readonly string[]};
  /** Prefix of the URLs of the site's files: the base URL, or "./" with the hash router. */
  readonly baseUrl: string;
  readonly lang: string;
  readonly direction: 'ltr' | 'rtl';
  readonly generator: string;
  readonly noIndex: boolean;
  readonly headTags: string;
  readonly preBodyTags: string;
  readonly postBodyTags: string;
  /** Value of the option `ssrTemplate`. */
  readonly template?: string;
  /** Settings for the Markdown file of each page; absent if pages have none. */
  readonly markdown?: {
    /** Origin of the site: "https://example.com". */
    readonly siteUrl: string;
    /** Base URL of the locale. */
    readonly baseUrl: string;
    readonly trailingSlash: boolean | undefined;
    readonly locale: string;
  };
  /** Absolute path of the folder to which rendered pages are written. */
  readonly pagesDir: string;
  readonly development: boolean;
  /**
   * Reference of each data file ("data:…") → absolute path. Contains all data files, since components may read any of
   * them.
   */
  readonly dataFiles: {readonly [ref: string]: string};
}

/** One page to render. The job and the `PageShell` together contain all inputs of the page's HTML. */
export interface PageJob {
  /** Hash of all inputs, which is also the file name of the rendered page. */
  readonly key: string;
  readonly path: string;
  /** JSON of the `RoutePayload`. */
  readonly payload: string;
  /** First module of the page that may need React at once; absent if there is none. See `UnprovenCode`. */
  readonly unproven?: string;
  /** Files of the payload: reference ("content:…" or "data:…") → absolute path. */
  readonly files: {readonly [ref: string]: string};
  /** Absolute path of the file with the entries of all collections; absent until a page needs it. */
  readonly collections?: string;
}

/** Metadata of a rendered page, without its HTML, which is in a separate file. */
export interface PageRecord {
  readonly key: string;
  /** Route path of the page: "/docs/intro/". */
  readonly path: string;
  /** CPU time in milliseconds that rendering took, on the machine that rendered the page. */
  readonly cost: number;
  /** Size of the HTML file in bytes. */
  readonly size: number;
  /** Modification time of the HTML file: Unix time in milliseconds. */
  readonly mtimeMs: number;
  /** Hash of the HTML. */
  readonly hash: string;
  /** Stamp of the page's Markdown file; absent if it has none. */
  readonly markdown?: FileStamp;
  /** JSON of `PageDetails`. Kept as text, which needs far less memory, since few builds read it. */
  readonly details: string;
  /** Hash of all anchors (ids) of the page. If it changes, the links of all pages are checked again. */
  readonly anchorsKey: string;
  readonly noIndex: boolean;
  /** Reasons why the page cannot be still; absent for still pages, and if the site has none. */
  readonly liveReasons?: readonly string[];
  /** References of data files and results of queries that components have read and that are not in the payload. */
  readonly data: readonly string[];
}

/** URLs of all links of a page, and its anchors (ids of elements). Parsed only if links are checked. */
export interface PageDetails {
  readonly links: readonly string[];
  readonly anchors: readonly string[];
}

/** Error of a page that could not be rendered, since a component threw or the render process ended. */
export interface PageFailure {
  readonly path: string;
  readonly message: string;
  readonly stack?: string;
  readonly componentStack?: string;
}

/**
 * Result of rendering: each page is in `pages` or, if it threw or its process ended, in `failures`, or in `waiting`.
 */
export interface RenderResult {
  readonly pages: readonly PageRecord[];
  readonly failures: readonly PageFailure[];
  /** Paths of pages with a query whose job had no `collections`. They have to be rendered again. */
  readonly waiting: readonly string[];
}
