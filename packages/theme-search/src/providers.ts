import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext} from '@lectern/core';
import {setUpAlgolia} from './algolia/setUpAlgolia.js';
import {errors} from './errors.js';
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

/** @throws {SiteError} `SEARCH_PROVIDER` if there is no such provider, and what the provider finds wrong with its options */
export function setUpProvider({name, options}: ProviderChoice, context: LoadContext): ProviderSetup {
  const setUp = BUILT_IN.get(name);
  if (setUp) return setUp(context, options);
  const module = findModule(name, context);
  if (module === undefined) {
    throw errors.providerMissing({
      name,
      known: [...BUILT_IN.keys()],
      configFile: context.siteConfigPath,
    });
  }
  return {module, publicOptions: options ?? {}, origins: [], hooks: {}};
}
