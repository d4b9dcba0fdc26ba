import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {type LoadContext, SiteError} from '@lectern/core';
import {configPlace, didYouMean} from '@lectern/core/content-helpers';
import {setUpAlgolia} from './algolia/setUpAlgolia.js';
import {setUpLocal} from './local/setUpLocal.js';
import type {SearchOptions} from './options.js';
import type {ProviderSetup, SetUpProvider} from './ProviderSetup.js';
import {setUpTypesense} from './typesense/setUpTypesense.js';

/** The providers that come with the theme, by the names that sites choose them by. */
const BUILT_IN: ReadonlyMap<string, SetUpProvider> = new Map<string, SetUpProvider>([
  ['local', setUpLocal],
  ['algolia', setUpAlgolia],
  ['typesense', setUpTypesense],
]);

/** Name and options of the provider that a site chose. */
export interface ProviderChoice {
  readonly name: string;
  readonly options?: unknown;
}

/** The provider that the options name; without a name, Algolia where the site configures it. */
export function chosenProvider(
  {provider}: Pick<SearchOptions, 'provider'>,
  themeConfig: {readonly [key: string]: unknown},
): ProviderChoice {
  if (typeof provider === 'string') return {name: provider};
  if (provider) return {name: provider[0], options: provider[1]};
  return {name: themeConfig.algolia === undefined ? 'local' : 'algolia'};
}

const EXTENSIONS = ['', '.ts', '.tsx', '.js', '.jsx', '.mjs'];

function isFile(file: string): boolean {
  return fs.statSync(file, {throwIfNoEntry: false})?.isFile() ?? false;
}

/** The file of a provider that is no built-in: relative to the site folder, or in a package. */
function findModule(name: string, {siteDir, siteConfigPath}: LoadContext): string | undefined {
  if (name.startsWith('.') || name.startsWith('@site/') || path.isAbsolute(name)) {
    const file = path.resolve(siteDir, name.replace(/^@site\//, ''));
    return EXTENSIONS.map((extension) => file + extension).find(isFile);
  }
  try {
    return createRequire(siteConfigPath).resolve(name);
  } catch {
    return undefined;
  }
}

function notFound(name: string, {siteConfigPath}: LoadContext): SiteError {
  const names = [...BUILT_IN.keys()];
  return new SiteError(
    'SEARCH_PROVIDER',
    `There is no search provider "${name}".${didYouMean(name, names)}`,
    {
      place: configPlace(siteConfigPath, [name]),
      hint: `Write ${names.map((known) => `"${known}"`).join(', ')}, the path of a module ("./src/search.ts"), or the name of a package.`,
    },
  );
}

/** @throws {SiteError} `SEARCH_PROVIDER` if there is no such provider, and what the provider finds wrong with its options */
export function setUpProvider({name, options}: ProviderChoice, context: LoadContext): ProviderSetup {
  const setUp = BUILT_IN.get(name);
  if (setUp) return setUp(context, options);
  const module = findModule(name, context);
  if (module === undefined) throw notFound(name, context);
  return {module, publicOptions: options ?? {}, origins: [], hooks: {}};
}
