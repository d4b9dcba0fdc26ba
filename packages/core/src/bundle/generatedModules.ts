import path from 'node:path';
import {writeFileIfChanged} from '@lectern/store';
import {readsGlobalData} from '../compat/globalDataReaders.js';
import {usesHashRouter} from '../config/filesUrl.js';
import type {LoadContext} from '../plugins/Plugin.js';
import type {SitePlan} from '../routes/SitePlan.js';
import type {PayloadRoute} from '../shared/payload.js';
import type {SiteMetadata} from '../shared/siteConfig.js';
import {SITE_DATA_GLOBAL, type SiteData} from '../shared/siteData.js';

interface GeneratedInput {
  readonly context: LoadContext;
  readonly siteMetadata: SiteMetadata;
  readonly plan: Pick<SitePlan, 'clientModules'>;
}

function defaultExport(value: unknown): string {
  return `export default ${JSON.stringify(value, null, 2)};\n`;
}

/**
 * Components that always load together share a chunk: requests are grouped by the set of distinct chains that name them.
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
  let index = 0;
  for (const components of distinct.values()) {
    for (const request of new Set(components)) {
      const list = users.get(request) ?? [];
      users.set(request, list);
      list.push(String(index));
    }
    index += 1;
  }
  const groups = new Map<string, string>();
  const names = new Map<string, string>();
  for (const request of requests) {
    const signature = users.get(request)?.join(',') ?? request;
    if (!names.has(signature)) names.set(signature, chunkName(request));
    groups.set(request, names.get(signature) ?? chunkName(request));
  }
  return groups;
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
 * A module of the registry: what loads each request.
 *
 * @param pages - their components share chunks where they always load together
 */
export function registryModule(requests: readonly string[], pages: SitePlan['pages']): string {
  const groups = groupRequests(
    requests,
    pages.map(({chain}) => chain),
  );
  const entries = requests.map((request) => {
    const hint = `/* webpackChunkName: ${JSON.stringify(groups.get(request))} */`;
    return `  ${JSON.stringify(request)}: () => import(${hint} ${JSON.stringify(request)}),`;
  });
  return `export default {\n${entries.join('\n')}\n};\n`;
}

/**
 * Client modules by number instead of by file: webpack makes variable names of requests,
 * and the same site in another folder must give the same bytes.
 */
export function clientModuleAliases(files: readonly string[]): Map<string, string> {
  return new Map(files.map((file, index) => [`@generated/client-module/${index}`, file]));
}

/** Those that read the global data when they are evaluated are functions, called once it is loaded, and add no request. */
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

/** Reads one field of the data of the locale, which a script has set before. */
function siteDataModule(field: keyof SiteData): string {
  return `import site from './site.mjs';\nexport default site.${field};\n`;
}

/** Name of the module that holds the requests of routes and content. */
export const REGISTRY = 'registry.mjs';

/** Those that routes name, and all others. */
export const ROUTE_REGISTRY = 'routeRegistry.mjs';
export const CONTENT_REGISTRY = 'contentRegistry.mjs';

/** The registry of a build: requests of routes are found before those of content. */
export const joinedRegistry = `import routes from './${ROUTE_REGISTRY}';
import content from './${CONTENT_REGISTRY}';
export default {...routes, ...content};
`;

/**
 * The modules behind `@generated/*` but for the registry, by name. None of them grows with the number of content pages, and what
 * differs between locales comes from the locale's `SiteData`.
 */
export function generatedModules({context, siteMetadata, plan}: GeneratedInput): Map<string, string> {
  return new Map([
    ['site.mjs', `export default globalThis.${SITE_DATA_GLOBAL};\n`],
    ['docusaurus.config.mjs', siteDataModule('siteConfig')],
    ['i18n.mjs', siteDataModule('i18n')],
    ['codeTranslations.mjs', siteDataModule('codeTranslations')],
    // The app fills it: the data is no part of the bundle.
    ['globalData.mjs', 'export default {};\n'],
    ['build.mjs', siteDataModule('build')],
    ['site-metadata.mjs', defaultExport(siteMetadata)],
    ['site-storage.mjs', defaultExport(context.siteStorage)],
    ['router.mjs', `export const usesHashRouter = ${usesHashRouter(context.siteConfig)};\n`],
    ['client-modules.mjs', clientModulesModule(plan.clientModules)],
  ]);
}

/** Writes generated modules below the generated folder; unchanged ones keep their time. */
export function writeGeneratedModules(dir: string, modules: ReadonlyMap<string, string>): void {
  for (const [name, text] of modules) writeFileIfChanged(path.join(dir, name), text);
}
