import path from 'node:path';
import {parseJson} from '../errors/parseJson.js';
import type {RouteConfig, RouteModule} from '../plugins/Plugin.js';
import {docuHash} from './packages/utils/hashes.js';

interface CreatedData {
  /** By name: "docusaurus-plugin-x/default/site-docs-intro-md-1a2.json" → text. */
  readonly data: ReadonlyMap<string, string>;
  /** Of the plugin instance in the names: "docusaurus-plugin-x/default". */
  readonly prefix: string;
  readonly siteDir: string;
  readonly generatedFilesDir: string;
}

const MARKDOWN = /\.mdx?$/;

/** The names that the data of a Markdown file may have, by the file's name in the generated folder, or by its source. */
function metadataNames(module: string, {prefix, siteDir, generatedFilesDir}: CreatedData): readonly string[] {
  const inFolder = (dir: string) =>
    path.isAbsolute(module) && module.startsWith(dir + path.sep)
      ? module.slice(dir.length + 1).replaceAll(path.sep, '/')
      : undefined;
  const created = inFolder(generatedFilesDir);
  // Of docusaurus-plugin-openapi 0.8, which creates the Markdown file as well.
  if (created !== undefined) return [created.replace(/(?:-content)?\.mdx?$/, '.json')];
  const below = inFolder(siteDir);
  const source = below === undefined ? module : `@site/${below}`;
  return [`${prefix}/${docuHash(source)}.json`];
}

function isMarkdown(module: RouteModule): module is string {
  return typeof module === 'string' && MARKDOWN.test(module);
}

function describeModule(module: RouteModule, created: CreatedData): RouteModule {
  if (!isMarkdown(module)) return module;
  const text = metadataNames(module, created)
    .map((name) => created.data.get(name))
    .find((found) => found !== undefined);
  const parsed = text === undefined ? undefined : parseJson(text);
  return parsed && 'value' in parsed ? {path: module, metadata: parsed.value} : module;
}

function describeModules(modules: NonNullable<RouteConfig['modules']>, created: CreatedData) {
  const entries = Object.entries(modules);
  if (!entries.some(([, module]) => isMarkdown(module))) return modules;
  return Object.fromEntries(entries.map(([name, module]) => [name, describeModule(module, created)]));
}

/**
 * Gives Markdown files of routes the metadata that their plugin has created for them. Plugins made like those of Docusaurus pass it to
 * the loader of webpack, by the option `metadataPath`, as JSON with the hash of the source in its name.
 *
 * @returns the same route where there is none
 */
export function withCreatedMetadata(route: RouteConfig, created: CreatedData): RouteConfig {
  const modules = route.modules && describeModules(route.modules, created);
  const routes = route.routes?.map((child) => withCreatedMetadata(child, created));
  const isEqual =
    modules === route.modules && (routes?.every((child, at) => child === route.routes?.[at]) ?? true);
  return isEqual ? route : {...route, ...(modules && {modules}), ...(routes && {routes})};
}
