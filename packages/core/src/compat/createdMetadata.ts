import {parseJson} from '../errors/parseJson.js';
import {isBelow, toPosix} from '../paths.js';
import type {RouteConfig, RouteModule} from '../plugins/Plugin.js';
import {docuHash} from './packages/utils/hashes.js';

interface CreatedData {
  /** Data files of the plugin instance: name ("docusaurus-plugin-x/default/site-docs-intro-md-1a2.json") → text. */
  readonly data: ReadonlyMap<string, string>;
  /** Beginning of the names of the data files of this plugin instance: "docusaurus-plugin-x/default". */
  readonly prefix: string;
  readonly siteDir: string;
  readonly generatedFilesDir: string;
}

const MARKDOWN = /\.mdx?$/;

/**
 * Name of the data file that contains the metadata of a Markdown file. It is made from the path of the Markdown file in
 * the generated folder, or else from its path with the alias of the site folder ("@site/docs/intro.md").
 */
function metadataName(module: string, {prefix, siteDir, generatedFilesDir}: CreatedData): string {
  const inFolder = (dir: string) =>
    isBelow(dir, module) ? toPosix(module.slice(dir.length + 1)) : undefined;
  const created = inFolder(generatedFilesDir);
  // docusaurus-plugin-openapi 0.8 also creates the Markdown file: "x-content.mdx" beside the data file "x.json".
  if (created !== undefined) return created.replace(/(?:-content)?\.mdx?$/, '.json');
  const below = inFolder(siteDir);
  const source = below === undefined ? module : `@site/${below}`;
  return `${prefix}/${docuHash(source)}.json`;
}

function isMarkdown(module: RouteModule): module is string {
  return typeof module === 'string' && MARKDOWN.test(module);
}

function describeModule(module: RouteModule, created: CreatedData): RouteModule {
  if (!isMarkdown(module)) return module;
  const text = created.data.get(metadataName(module, created));
  const parsed = text === undefined ? undefined : parseJson(text);
  return parsed && 'value' in parsed ? {path: module, metadata: parsed.value} : module;
}

function describeModules(modules: NonNullable<RouteConfig['modules']>, created: CreatedData) {
  const entries = Object.entries(modules);
  if (!entries.some(([, module]) => isMarkdown(module))) return modules;
  return Object.fromEntries(entries.map(([name, module]) => [name, describeModule(module, created)]));
}

/**
 * Adds metadata to the Markdown files of a route, if the plugin of the route has created data files for them. Plugins
 * that work like those of Docusaurus pass metadata through a webpack loader (option `metadataPath`): as a JSON file
 * whose name contains a hash of the path of the Markdown file.
 *
 * @returns the same object if nothing is added
 */
export function withCreatedMetadata(route: RouteConfig, created: CreatedData): RouteConfig {
  const modules = route.modules && describeModules(route.modules, created);
  const routes = route.routes?.map((child) => withCreatedMetadata(child, created));
  const isEqual =
    modules === route.modules && (routes?.every((child, at) => child === route.routes?.[at]) ?? true);
  return isEqual ? route : {...route, ...(modules && {modules}), ...(routes && {routes})};
}
