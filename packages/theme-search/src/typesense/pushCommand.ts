import type {LoadContext, Plugin} from '@lectern/core';
import {log} from '@lectern/core/content-helpers';
import type {TypesenseOptions} from './options.js';
import {ADMIN_KEY, missingKey, missingRecords} from './pushErrors.js';
import {type PushReport, pushRecords} from './pushRecords.js';
import {readRecords} from './recordCache.js';
import type {SearchRecord} from './searchRecords.js';

type Cli = Parameters<NonNullable<Plugin['extendCli']>>[0];

/** Reads the records of all locales from the cache. */
function recordsOf(context: LoadContext): SearchRecord[] {
  return context.i18n.locales.flatMap((locale) => {
    const records = readRecords(context, locale);
    if (!records) throw missingRecords(locale);
    return records;
  });
}

async function createClient({nodes}: TypesenseOptions, apiKey: string) {
  // Imported only here, so that builds do not load the package.
  const {Client} = await import('./client.js');
  return new Client({
    nodes: nodes.map((url) => ({url})),
    apiKey,
    logLevel: 'silent',
    connectionTimeoutSeconds: 10,
  });
}

function sentence({sent, deleted, unchanged, collection, isSwitched}: PushReport, alias: string): string {
  const counts = `Search records: ${sent} sent, ${deleted} deleted, ${unchanged} unchanged.`;
  return isSwitched ? `${counts} "${alias}" leads to the collection "${collection}" now.` : counts;
}

async function runPush(context: LoadContext, options: TypesenseOptions): Promise<void> {
  const key = process.env[ADMIN_KEY];
  if (!key) throw missingKey();
  const records = recordsOf(context);
  const client = await createClient(options, key);
  const {locales} = context.i18n;
  const report = await pushRecords({client, alias: options.collection, locales, records});
  log.info(sentence(report, options.collection));
}

/** Adds the command `site search:push`. */
export function addPushCommand(cli: Cli, context: LoadContext, options: TypesenseOptions): void {
  cli
    .command('search:push')
    .description('Send what the last build found to Typesense: changed records only')
    .action(() => runPush(context, options));
}
