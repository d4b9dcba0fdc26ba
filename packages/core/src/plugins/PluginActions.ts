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
}
