import path from 'node:path';
import {writeFileIfChanged} from '@lectern/store';
import {readsGlobalData} from '../compat/globalDataReaders.js';
import {isRelocatable, usesHashRouter} from '../config/filesUrl.js';
import {siteMetadata} from '../config/siteMetadata.js';
import type {LoadedContent} from '../content/PluginContent.js';
import type {LoadContext} from '../plugins/Plugin.js';
import type {SitePlan} from '../routes/SitePlan.js';
import type {PayloadRoute} from '../shared/payload.js';
import {SITE_DATA_GLOBAL, type SiteData} from '../shared/siteData.js';

function defaultExport(value: unknown): string {
  return `export default ${JSON.stringify(value, null, 2)};\n`;
}

/**
 * Groups components that always load together, so that they share a chunk. Two components are in one group if all pages
 * that use the first one also use the second one, and the reverse.
 *
 * @param chains - for each page, its component and the layouts around it
 * @returns request → name of its chunk
 */
export function groupRequests(
  requests: readonly string[],
  chains: Iterable<readonly Pick<PayloadRoute, 'component'>[]>,
): Map<string, string> {
  const distinct = new Map<string, readonly string[]>();
  for (const chain of chains) {
    const components = chain.map((route) => route.component.slice('code:'.length));
    distinct.set(components.join('\n'), components);
  }
  const users = new Map<string, string[]>();
  for (const [index, components] of [...distinct.values()].entries()) {
    for (const request of new Set(components)) {
      const list = users.get(request) ?? [];
      users.set(request, list);
      list.push(String(index));
    }
  }
  const names = new Map<string, string>();
  return new Map(
    requests.map((request) => {
      const signature = users.get(request)?.join(',') ?? request;
      const name = names.get(signature) ?? chunkName(request);
      names.set(signature, name);
      return [request, name];
    }),
  );
}

function chunkName(request: string): string {
  const name = request
    .replace(/\.\w+$/, '')
    .replace(/^@site\/(src\/)?/, '')
    .replace(/[^\w]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase();
  return name === '' ? 'module' : name.slice(-48);
}

/**
 * Makes the text of a registry module, which exports an object: request of a code module → function that imports it.
 *
 * @param pages - determine which requests share a chunk, by the components that each page uses
 */
export function registryModule(requests: readonly string[], pages: SitePlan['pages']): string {
  const chains = pages.map(({chain}) => chain);
  const groups = groupRequests(requests, chains);
  const entries = requests.map((request) => {
    const hint = `/* webpackChunkName: ${JSON.stringify(groups.get(request))} */`;
    return `  ${JSON.stringify(request)}: () => import(${hint} ${JSON.stringify(request)}),`;
  });
  return `export default {\n${entries.join('\n')}\n};\n`;
}

/**
 * Aliases of client modules that contain a number instead of the path. The bundler derives variable names from
 * requests, and the bundle of a site must have the same bytes in any folder.
 */
export function clientModuleAliases(files: readonly string[]): Map<string, string> {
  return new Map(files.map((file, index) => [`@generated/client-module/${index}`, file]));
}

/**
 * Text of the module that imports all client modules. A client module that reads global data when it is evaluated is
 * imported by a function, which the app calls once global data is loaded. It is in the same chunk as the others.
 */
export function clientModulesModule(files: readonly string[]): string {
  const requests = [...clientModuleAliases(files)].map(([request, file]) => ({
    text: JSON.stringify(request),
    isLate: readsGlobalData(file),
  }));
  const imports = requests.map(({text, isLate}, index) =>
    isLate ? '' : `import * as m${index} from ${text};\n`,
  );
  const modules = requests.flatMap(({isLate}, index) => (isLate ? [] : `m${index}`));
  const late = requests.flatMap(({text, isLate}) =>
    isLate ? `() => import(/* webpackMode: "eager" */ ${text})` : [],
  );
  return `${imports.join('')}export default [${modules.join(', ')}];\nexport const afterGlobalData = [${late.join(', ')}];\n`;
}

/**
 * Text of a module that exports one field of the locale's data. Another script sets this data before the module runs.
 */
function siteDataModule(field: keyof SiteData): string {
  return `import site from './site.mjs';\nexport default site.${field};\n`;
}

/** Text of the module with the constants of the build on which the form of URLs depends. */
function routerModule(context: LoadContext): string {
  const relocates = isRelocatable(context);
  const functions = relocates
    ? "export * as relocation from '@lectern/core/client/relocatable/relocation';"
    : 'export const relocation = null;';
  return [
    `export const usesHashRouter = ${usesHashRouter(context.siteConfig)};`,
    `export const isRelocatable = ${relocates};`,
    functions,
    '',
  ].join('\n');
}

/** File name of the registry: the module that imports all code modules of routes and content, each by its request. */
export const REGISTRY = 'registry.mjs';

/**
 * File names of the two parts of the registry in a build: the first part imports the code of routes, the second part
 * imports the code that only Markdown files import.
 */
export const ROUTE_REGISTRY = 'routeRegistry.mjs';
export const CONTENT_REGISTRY = 'contentRegistry.mjs';

/**
 * Text of `REGISTRY` in a build. It joins two modules, since the imports of content are found later than those of
 * routes.
 */
export const joinedRegistry = `import routes from './${ROUTE_REGISTRY}';
import content from './${CONTENT_REGISTRY}';
export default {...routes, ...content};
`;

/**
 * Makes the modules that code imports as `@generated/*`, except the registry: file name → text. Their size does not
 * depend on the number of pages. Data that differs between locales is read from the locale's `SiteData`.
 */
export function generatedModules(
  site: LoadedContent,
  {clientModules}: Pick<SitePlan, 'clientModules'>,
): Map<string, string> {
  const {siteStorage} = site.context;
  return new Map([
    ['site.mjs', `export default globalThis.${SITE_DATA_GLOBAL};\n`],
    ['docusaurus.config.mjs', siteDataModule('siteConfig')],
    ['i18n.mjs', siteDataModule('i18n')],
    ['codeTranslations.mjs', siteDataModule('codeTranslations')],
    // Empty in the bundle; the app fills this object when it starts.
    ['globalData.mjs', 'export default {};\n'],
    ['build.mjs', siteDataModule('build')],
    ['site-metadata.mjs', defaultExport(siteMetadata(site))],
    ['site-storage.mjs', defaultExport(siteStorage)],
    ['router.mjs', routerModule(site.context)],
    ['client-modules.mjs', clientModulesModule(clientModules)],
  ]);
}

/** Writes generated modules to a folder. Unchanged files keep their modification time. */
export function writeGeneratedModules(dir: string, modules: ReadonlyMap<string, string>): void {
  for (const [name, text] of modules) writeFileIfChanged(path.join(dir, name), text);
}
