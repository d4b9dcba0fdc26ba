import type {ContentAsset} from '@lectern/mdx';
import type {InjectedHtmlTags, PostBuildProps} from '../plugins/Plugin.js';
import type {PayloadRoute} from '../shared/payload.js';
import type {GlobalData} from '../shared/siteConfig.js';
import type {PageSearch} from './pageSearch.js';
import type {DuplicateRoute} from './planPages.js';
import type {ThemeAliases} from './themeAliases.js';

/** A page of the plan, which becomes one HTML file. */
export interface PlannedPage {
  /** Route path with base URL and trailing slash applied: "/docs/intro/". */
  readonly path: string;
  /** Path relative to the output folder: "docs/intro/index.html". */
  readonly htmlFile: string;
  /** File with the JSON data from which the browser shows the page, relative to the output folder. */
  readonly payloadFile: string;
  /** Routes whose components are nested in each other on this page, the outermost first: layouts, then the page. */
  readonly chain: readonly PayloadRoute[];
  /**
   * Sources of the content in the chain ("@site/docs/intro.md"). Error messages name the first one, which is the page
   * itself.
   */
  readonly content: readonly string[];
  /** Search settings from the routes of the page; absent if there are none. */
  readonly search?: PageSearch;
}

/** A Markdown file that is part of the site: the content of a page, or a file that other content imports. */
export interface PlannedContent {
  /** "@site/docs/intro.md", or with a query: "@site/blog/post.md?truncated=true". */
  readonly source: string;
  /** Absolute path. */
  readonly file: string;
  /** Index of the file's compile settings in the return value of `markdownRules`. */
  readonly rule: number;
}

/** A JSON file that a plugin made with `createData`, or the file with the global data of all plugins. */
export interface PlannedData {
  /** For example "plugin-content-docs/default/sidebar.json". */
  readonly name: string;
  /** Content of the file: JSON. */
  readonly text: string;
  /** Path relative to the output folder; the file name contains a hash of the content. */
  readonly outputPath: string;
  /** URL path, base URL included. */
  readonly url: string;
}

/** Everything that will be in the site, as plain JSON data, before anything is bundled or rendered. */
export interface SitePlan {
  /** Top-level routes, each with the plugin that added it. */
  readonly routes: PostBuildProps['routes'];
  readonly pages: readonly PlannedPage[];
  /**
   * Paths of routes that also match all paths below them (`exact: false` and no children). The browser gets this list.
   */
  readonly openRoutes: readonly string[];
  /** Paths of pages with `strict`: a URL matches only if it has, or lacks, the trailing slash as the path does. */
  readonly strictRoutes: readonly string[];
  /**
   * Paths that several routes have, or that are below the base URL of another locale. `pages` contains the first route
   * of each path.
   */
  readonly duplicates: readonly DuplicateRoute[];
  /** True if a plugin makes a search index: the text of content is then stored for this plugin. */
  readonly isIndexed: boolean;
  /** Markdown files to which routes refer, by source ("@site/docs/intro.md"). */
  readonly contents: {readonly [source: string]: PlannedContent};
  /** Files to which front matter refers ("image: ./cover.png"). Files in the text are found later, by the compiler. */
  readonly assets: readonly ContentAsset[];
  /** Data files, by name. */
  readonly data: {readonly [name: string]: PlannedData};
  readonly globalData: GlobalData;
  /** Code modules that routes import ("@theme/DocItem"). Modules that content imports are added later. */
  readonly codeRequests: readonly string[];
  /** Absolute paths of the client modules (`getClientModules`), in the order in which they are imported. */
  readonly clientModules: readonly string[];
  /** Absolute paths of the modules that run on still pages (`getStillModules`). */
  readonly stillModules: readonly string[];
  readonly htmlTags: readonly InjectedHtmlTags[];
  readonly themeAliases: ThemeAliases;
}
