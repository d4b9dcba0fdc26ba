import type {ContentAsset} from '@lectern/mdx';
import type {InjectedHtmlTags, PostBuildProps} from '../plugins/Plugin.js';
import type {PayloadRoute} from '../shared/payload.js';
import type {GlobalData} from '../shared/siteConfig.js';
import type {PageSearch} from './pageSearch.js';
import type {DuplicateRoute} from './planPages.js';
import type {ThemeAliases} from './themeAliases.js';

/** One HTML file to come. */
export interface PlannedPage {
  /** Route path, base URL included, trailing slash applied: "/docs/intro/". */
  readonly path: string;
  /** Relative to the output folder: "docs/intro/index.html". */
  readonly htmlFile: string;
  readonly payloadFile: string;
  /** Component chain, outermost first. */
  readonly chain: readonly PayloadRoute[];
  /** Sources ("@site/docs/intro.md") of the content in the chain; the first is what errors name. */
  readonly content: readonly string[];
  readonly noIndex?: boolean;
  /** For search plugins, from its routes; absent where there is none. */
  readonly search?: PageSearch;
}

export interface PlannedContent {
  /** "@site/docs/intro.md", or with a query: "@site/blog/post.md?truncated=true". */
  readonly source: string;
  /** Absolute. */
  readonly file: string;
  /** Number of its rule among those of `markdownRules`. */
  readonly rule: number;
}

export interface PlannedData {
  /** "plugin-content-docs/default/sidebar.json" */
  readonly name: string;
  /** JSON text. */
  readonly text: string;
  /** Relative to the output folder, content hash in the name. */
  readonly outputPath: string;
  /** Base URL included. */
  readonly url: string;
}

/** All that follows from configuration and content, before anything is bundled or rendered. JSON shows all of it. */
export interface SitePlan {
  /** Top-level routes, each with the plugin that added it. */
  readonly routes: PostBuildProps['routes'];
  readonly pages: readonly PlannedPage[];
  /** Routes that also answer for paths below them (`exact: false` and no children): the browser gets a list of these few. */
  readonly openRoutes: readonly string[];
  /** Paths of pages that are not those of the same path with, or without, a slash at the end. */
  readonly strictRoutes: readonly string[];
  /** Paths that several routes claim; `pages` holds the first of each. */
  readonly duplicates: readonly DuplicateRoute[];
  /** A plugin makes a search index: the text of content is kept for it. */
  readonly isIndexed: boolean;
  /** By source. */
  readonly contents: {readonly [source: string]: PlannedContent};
  /** Files that front matter names ("image: ./cover.png"); those in the text are found by compiling it. */
  readonly assets: readonly ContentAsset[];
  /** By name. */
  readonly data: {readonly [name: string]: PlannedData};
  readonly globalData: GlobalData;
  /** Requests of the code lane that routes name ("@theme/DocItem"); content adds its own. */
  readonly codeRequests: readonly string[];
  /** Absolute files or bare requests, in import order. */
  readonly clientModules: readonly string[];
  readonly htmlTags: readonly InjectedHtmlTags[];
  readonly themeAliases: ThemeAliases;
}
