/** Data that all pages of a build share; sent to each process once. */
export interface PageShell {
  /** Absolute file of the bundle's server entry. */
  readonly serverEntry: string;
  /** Folder of the package react-dom that the bundle was made from. */
  readonly reactDomDir: string;
  /** URL of the script that holds the locale's data; it comes before all others. */
  readonly siteScript: string;
  /** URLs of the entry's modules, in load order. */
  readonly scripts: readonly string[];
  readonly stylesheets: readonly string[];
  /** Request → URL paths of its chunks, for preload links. */
  readonly chunks: {readonly [request: string]: readonly string[]};
  /** Beginning of the URLs of files. */
  readonly baseUrl: string;
  readonly lang: string;
  readonly direction: 'ltr' | 'rtl';
  readonly generator: string;
  readonly noIndex: boolean;
  readonly headTags: string;
  readonly preBodyTags: string;
  readonly postBodyTags: string;
  /** The `ssrTemplate` option. */
  readonly template?: string;
  /** Folder that rendered pages are stored in. */
  readonly pagesDir: string;
  readonly development: boolean;
  /** Data reference → absolute file, of all data: components may read any of it while they render. */
  readonly dataFiles: {readonly [ref: string]: string};
}

/** One page to render: everything that the page depends on is in here or in the shell. */
export interface PageJob {
  /** Hash of all inputs; the name of the stored page. */
  readonly key: string;
  readonly path: string;
  /** JSON text of the `RoutePayload`. */
  readonly payload: string;
  /** `content:` and `data:` reference → absolute file. */
  readonly files: {readonly [ref: string]: string};
}

/** Record of a rendered page. */
export interface PageRecord {
  readonly key: string;
  readonly size: number;
  readonly mtimeMs: number;
  readonly hash: string;
  /** JSON of `PageDetails`: as a text it takes a fraction of the memory, and few builds read it. */
  readonly details: string;
  /** Hash of the anchors. */
  readonly anchorsKey: string;
  readonly noIndex: boolean;
  /** Data that components read beyond that in the payload. */
  readonly data: readonly string[];
}

/** Links and anchors of a page. They are parsed only if links are checked. */
export interface PageDetails {
  readonly links: readonly string[];
  readonly anchors: readonly string[];
}

/** A page that threw while it rendered. */
export interface PageFailure {
  readonly path: string;
  readonly message: string;
  readonly stack?: string;
  readonly componentStack?: string;
}

export interface RenderResult {
  readonly pages: readonly PageRecord[];
  readonly failures: readonly PageFailure[];
}
