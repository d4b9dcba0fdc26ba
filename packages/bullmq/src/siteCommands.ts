import {createRequire} from 'node:module';
import path from 'node:path';
import type {BuildOfShards, ShardJob} from './ShardJob.js';

/** The commands of a build, as arguments of node. */
export interface BuildCommands {
  /** Builds one shard and puts it into the store. */
  shard(job: ShardJob): readonly string[];
  /** Assembles the site from the shards in the store, and builds those that are missing. */
  merge(build: BuildOfShards): readonly string[];
}

interface SiteInput {
  /** Absolute paths. */
  readonly siteDir: string;
  readonly siteConfigPath: string;
  /** Name of the queue: all machines of a build compute the same. */
  readonly queueName: string;
  /** Folder for the result, relative to the site. */
  readonly outDir?: string | undefined;
}

/** The commands of a site. Only the numbers and the name of the build come from Redis. */
export function siteCommands({siteDir, siteConfigPath, queueName, outDir}: SiteInput): BuildCommands {
  const core = createRequire(import.meta.url).resolve('@lectern/core/package.json');
  const site = [path.join(path.dirname(core), 'bin/site.mjs'), 'build', siteDir, '--config', siteConfigPath];
  // Shards of another build are never found, not even of one of the same commit with another number of shards.
  const runOf = ({build, of}: BuildOfShards) => ['--run', `${queueName}-${build}-${of}`];
  return {
    shard: (job) => [...site, '--shard', `${job.shard}/${job.of}`, ...runOf(job)],
    merge: (build) => [
      ...site,
      ...['--merge', String(build.of), ...runOf(build)],
      ...(outDir === undefined ? [] : ['--out-dir', outDir]),
    ],
  };
}
