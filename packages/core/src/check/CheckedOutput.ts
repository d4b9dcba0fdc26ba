import type {CompiledContent} from '../compile/ArtifactCache.js';
import type {LoadContext, LoadedPlugin} from '../plugins/Plugin.js';
import type {PageDetails} from '../render/RenderJob.js';
import type {SitePlan} from '../routes/SitePlan.js';

/** A locale of a built site. */
export interface CheckedLocale extends Pick<SitePlan, 'openRoutes' | 'strictRoutes'> {
  readonly context: LoadContext;
  readonly plugins: readonly LoadedPlugin[];
  /** Absolute path of the folder with the files of the locale. */
  readonly outDir: string;
  /**
   * Returns the compiled Markdown of these sources, and of the Markdown that they import: source → compiled file. Files that
   * cannot be compiled are missing.
   */
  contentsOf(sources: readonly string[]): Promise<ReadonlyMap<string, CompiledContent>>;
}

/** A page of a built site. */
export interface CheckedPage {
  /** URL path: "/docs/intro/". */
  readonly path: string;
  /** Absolute path of the HTML file; `undefined` with the hash router, which has one file for all pages. */
  readonly htmlFile: string | undefined;
  /** Sources of the Markdown that the page shows: "@site/docs/intro.md". Empty for a static HTML file. */
  readonly sources: readonly string[];
  /** Absolute paths of the code files of the site that are components of the page. */
  readonly code: readonly string[];
  /** Locale of the page; `undefined` for an HTML file that is not made from a route, such as one of a static folder. */
  readonly locale: CheckedLocale | undefined;
  /**
   * Links and anchors of a page without an HTML file; `undefined` for pages with one, and if the page could not be
   * rendered.
   */
  readonly details?: PageDetails | undefined;
}

/** The files of a built site. */
export interface CheckedOutput {
  /** Absolute path. */
  readonly outDir: string;
  readonly locales: readonly CheckedLocale[];
  readonly pages: readonly CheckedPage[];
}
