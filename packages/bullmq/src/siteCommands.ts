import {createRequire} from 'node:module';
import path from 'node:path';
import type {ShardJob} from './ShardJob.js';

/** The commands of a build, as arguments of node. */
export interface BuildCommands {
  /** Builds one shard and puts it into the store. */
  shard(job: ShardJob): readonly string[];
  /** Assembles the site from the shards in the store, and builds those that are missing. */
  merge(of: number): readonly string[];
}

interface SiteInput {
  /** Absolute paths. */
  readonly siteDir: string;
  readonly siteConfigPath: string;
  /** Folder for the result, relative to the site. */
  readonly outDir?: string | undefined;
}

/** The commands of a site. All but the numbers is of this machine. */
export function siteCommands({siteDir, siteConfigPath, outDir}: SiteInput): BuildCommands {
  const core = createRequire(import.meta.url).resolve('@lectern/core/package.json');
  const build = [path.join(path.dirname(core), 'bin/site.mjs'), 'build', siteDir, '--config', siteConfigPath];
  return {
    shard: ({shard, of}) => [...build, '--shard', `${shard}/${of}`],
    merge: (of) => [...build, '--merge', String(of), ...(outDir === undefined ? [] : ['--out-dir', outDir])],
  };
}
