import {fileURLToPath} from 'node:url';
import {checkOptions} from '../checkOptions.js';
import {errors} from '../errors.js';
import type {SetUpProvider} from '../ProviderSetup.js';
import type {TypesenseClientOptions} from './client/options.js';
import {type TypesenseOptions, typesenseSchema} from './options.js';
import {addPushCommand} from './pushCommand.js';
import {ADMIN_KEY} from './pushErrors.js';
import {cacheRecords} from './recordCache.js';

/**
 * Checks that the public key for browsers is not the secret key (`ADMIN_KEY`). @throws {SiteError} `SEARCH_ADMIN_KEY`
 */
function checkKey({searchKey}: TypesenseOptions, configFile: string): void {
  if (searchKey === process.env[ADMIN_KEY]) throw errors.adminKeyPublished({variable: ADMIN_KEY, configFile});
}

/** Sets up the Typesense provider, and the command `site search:push`, which sends records to the server. */
export const setUpTypesense: SetUpProvider = (context, given) => {
  const {siteConfigPath, mode} = context;
  const options = checkOptions(typesenseSchema, given, {name: 'typesense', configFile: siteConfigPath});
  checkKey(options, siteConfigPath);
  const {nodes, collection, searchKey, searchParameters, externalUrlRegex} = options;
  // Lists the public options one by one: an option that is added for the build alone does not become public.
  const publicOptions: TypesenseClientOptions = {
    nodes,
    collection,
    searchKey,
    searchParameters,
    externalUrlRegex,
  };
  return {
    module: fileURLToPath(new URL('./client/index.js', import.meta.url)),
    publicOptions,
    origins: [new URL(nodes[0] ?? '').origin],
    hooks: {
      getPolicySources: () => ({'connect-src': nodes.map((node) => new URL(node).origin)}),
      extendCli: (cli) => addPushCommand(cli, context, options),
      ...(mode === 'production' && {indexPages: (input) => cacheRecords(context, input)}),
    },
  };
};
