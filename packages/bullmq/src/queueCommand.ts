import type {LoadContext, Plugin} from '@lectern/core';
import {log} from '@lectern/core/content-helpers';
import {queueName} from './buildIdentity.js';
import {errors} from './errors.js';
import type {PluginOptions} from './options.js';
import {resolveRedisUrl} from './redisUrl.js';
import {MAX_SHARDS} from './ShardJob.js';
import {siteCommands} from './siteCommands.js';

type Cli = Parameters<NonNullable<Plugin['extendCli']>>[0];

/** Options of the commands. commander 5 passes all values as text. */
interface QueueFlags {
  readonly run?: string;
}

interface BuildFlags extends QueueFlags {
  readonly shards: string;
  readonly wait: string;
  readonly outDir?: string;
}

interface WorkFlags extends QueueFlags {
  readonly idle: string;
  readonly limit: string;
}

const MAX_SECONDS = 86_400;

/**
 * Parses a whole number from 1 to `max`.
 *
 * @throws {SiteError} `QUEUE_OPTION_INVALID`
 */
export function parseNumber(flag: string, value: string, max: number): number {
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < 1 || number > max)
    throw errors.optionInvalid({flag, value, range: `a whole number from 1 to ${max}`});
  return number;
}

/** The queue of this state of the site, and the commands of its builds. */
async function openBuild(
  {siteDir, siteConfigPath}: LoadContext,
  {url: option, prefix}: PluginOptions,
  {run, outDir}: QueueFlags & Partial<BuildFlags>,
) {
  const url = resolveRedisUrl(option, process.env);
  const name = await queueName({siteDir, siteConfigPath, run});
  const commands = siteCommands({siteDir, siteConfigPath, queueName: name, outDir});
  return {url, prefix, siteDir, queueName: name, commands};
}

async function runBuild(context: LoadContext, options: PluginOptions, flags: BuildFlags): Promise<void> {
  const shards = parseNumber('--shards', flags.shards, MAX_SHARDS);
  const waitMs = 1000 * parseNumber('--wait', flags.wait, MAX_SECONDS);
  const build = await openBuild(context, options, flags);
  const {buildWithWorkers} = await import('./buildWithWorkers.js');
  process.exitCode = await buildWithWorkers({...build, shards, waitMs});
}

async function runWork(context: LoadContext, options: PluginOptions, flags: WorkFlags): Promise<void> {
  const idleMs = 1000 * parseNumber('--idle', flags.idle, MAX_SECONDS);
  const limitMs = 1000 * parseNumber('--limit', flags.limit, MAX_SECONDS);
  const build = await openBuild(context, options, flags);
  const {workOnShards} = await import('./workOnShards.js');
  const built = await workOnShards({...build, limitMs, idleMs});
  log.success(`No shards are left. This worker has built ${built}.`);
}

const RUN_HELP = 'name of the build, in place of the commit: workers take shards of the same name only';

/** Adds the commands `site queue build` and `site queue work`, unless another instance of the plugin has added them. */
export function addQueueCommand(cli: Cli, context: LoadContext, options: PluginOptions): void {
  if (cli.commands.some((command: {name(): string}) => command.name() === 'queue')) return;
  const queue = cli
    .command('queue')
    .description('Build the site by workers that take shards from a queue on Redis.');
  queue
    .command('build')
    .description('Put the shards of a build into the queue, wait for them, and merge.')
    .option('--shards <number>', 'number of shards', '8')
    .option(
      '--wait <seconds>',
      'time without a working worker after which this machine builds the rest',
      '60',
    )
    .option('--out-dir <dir>', 'folder for the result, relative to the site folder (default: build)')
    .option('--run <name>', RUN_HELP)
    .action((flags: BuildFlags) => runBuild(context, options, flags));
  queue
    .command('work')
    .description('Build shards of this commit, until there were none for some time.')
    .option('--idle <seconds>', 'time without a shard after which this worker ends', '60')
    .option('--limit <seconds>', 'time that a shard may take', '3600')
    .option('--run <name>', RUN_HELP)
    .action((flags: WorkFlags) => runWork(context, options, flags));
}
