import type {PageHead} from './PageHead.js';
import type {RouteConfig} from './Plugin.js';

/**
 * Functions that `contentLoaded` and `allContentLoaded` call to add routes and data to the site. They only record what
 * is added; the routes are planned later.
 */
export interface PluginActions {
  /**
   * Adds a route: a page, or a page with nested pages.
   *
   * @when in `contentLoaded` and `allContentLoaded`
   * @input the route: its `path` with the base URL, its `component`, and the `modules`, `props` and `context` of the
   *   component
   * @output nothing. The plan of the site contains the route once the hooks of all plugins have ended.
   * @example
   * actions.addRoute({
   *   path: `${context.baseUrl}people`,
   *   component: '@site/src/components/People.tsx',
   *   exact: true,
   *   props: {people: content},
   * });
   */
  addRoute(route: RouteConfig): void;
  /**
   * Stores data under `<plugin name>/<plugin id>/<name>` of the generated folder.
   *
   * @when in `contentLoaded` and `allContentLoaded`
   * @input the name of the file, which may contain folders, and data: JSON-serialisable, or text, which is written
   *   unchanged. Equal data under equal names is written once.
   * @output a promise of the absolute path to use in `modules`, `context` or an import
   * @example
   * const people = await actions.createData('people.json', content);
   * actions.addRoute({path, component: '@site/src/components/People.tsx', modules: {people}});
   */
  createData(name: string, data: unknown): Promise<string>;
  /**
   * Sets the return value of `usePluginData` for this plugin. Every page loads it: keep it small.
   *
   * @when in `contentLoaded` and `allContentLoaded`. A later call replaces the data of an earlier one in the same hook;
   *   the objects of the two hooks are merged one level deep.
   * @input JSON. A `LazyData` in it names a file from `createData`, which is loaded where a component reads that property.
   * @output nothing
   * @example
   * actions.setGlobalData({count: content.length});
   */
  setGlobalData(data: unknown): void;
  /**
   * Sets tags in the head of a page of any plugin. Tags of the page itself replace them, and they replace tags of the
   * theme. If the page sets its own `og:image`, all tags of images (`og:image…`, `twitter:image…`) are left out.
   *
   * @when in `contentLoaded` and `allContentLoaded`. A later call for the same page replaces an earlier one.
   * @input the `path` of the page, and `tags`: `meta` and `link` elements. Without a `path`, the tags are for all pages
   *   that no other call of the plugin names. They are part of the data of each page: keep them small.
   * @output nothing
   * @example
   * actions.setPageHead({
   *   path: `${context.baseUrl}people`,
   *   tags: [{tagName: 'meta', attributes: {name: 'author', content: 'The team'}}],
   * });
   */
  setPageHead(head: PageHead): void;
}
