import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext} from '@lectern/core';
import {isFileSync} from '@lectern/core/content-helpers';
import {setUpAlgolia} from './algolia/setUpAlgolia.js';
import {errors} from './errors.js';
import {setUpLocal} from './local/setUpLocal.js';
import type {SearchOptions} from './options.js';
import type {ProviderSetup, SetUpProvider} from './ProviderSetup.js';
import {setUpTypesense} from './typesense/setUpTypesense.js';

/** Built-in search providers: name in the option `provider` → function that sets up the provider. */
const BUILT_IN: ReadonlyMap<string, SetUpProvider> = new Map(
  Object.entries({local: setUpLocal, algolia: setUpAlgolia, typesense: setUpTypesense}),
);

/** Name and options of the provider that a site has chosen. */
export interface ProviderChoice {
  readonly name: string;
  readonly options?: unknown;
}

/** Returns the provider that the options name; without a name, "algolia" if the site configures it, else "local". */
export function chosenProvider(
  {provider}: Pick<SearchOptions, 'provider'>,
  themeConfig: {readonly [key: string]: unknown},
): ProviderChoice {
  if (typeof provider === 'string') return {name: provider};
  if (provider) return {name: provider[0], options: provider[1]};
  return {name: themeConfig.algolia === undefined ? 'local' : 'algolia'};
}

const EXTENSIONS = ['', '.ts', '.tsx', '.js', '.jsx', '.mjs'];

/** Resolves the module of a provider that is not built-in: a path relative to the site's folder, or a package. */
function findModule(name: string, {siteDir, siteConfigPath}: LoadContext): string | undefined {
  if (name.startsWith('.') || name.startsWith('@site/') || path.isAbsolute(name)) {
    const file = path.resolve(siteDir, name.replace(/^@site\//, ''));
    return EXTENSIONS.map((extension) => file + extension).find(isFileSync);
  }
  try {
    return createRequire(siteConfigPath).resolve(name);
  } catch {
    return undefined;
  }
}

/**
 * Sets up the chosen provider.
 *
 * @throws {SiteError} `SEARCH_PROVIDER` if it does not exist; errors of the provider about its options
 */
export function setUpProvider({name, options}: ProviderChoice, context: LoadContext): ProviderSetup {
  const setUp = BUILT_IN.get(name);
  if (setUp) return setUp(context, options);
  const module = findModule(name, context);
  if (module === undefined) {
    throw errors.providerMissing({name, known: [...BUILT_IN.keys()], configFile: context.siteConfigPath});
  }
  return {module, publicOptions: options ?? {}, origins: [], hooks: {}};
}
