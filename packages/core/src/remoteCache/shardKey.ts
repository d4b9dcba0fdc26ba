import {sha256} from '@lectern/store';
import type {LoadedConfig} from '../config/LoadedConfig.js';
import {errors} from '../errors/catalog.js';
import {siteNameOf} from './purpose.js';
import {readRunFacts} from './runFacts.js';

/** The state of a site that the machines of a sharded build have in common. */
export interface ShardKey {
  /** Hash of the commit that is checked out; empty if git is not there. */
  readonly commit: string;
  /**
   * Hash of the name of the site, the commit, the lockfile, the configuration, the system, and the versions of Lectern and
   * Node.js.
   */
  readonly hash: string;
}

/** @throws {SiteError} `SHARDS_WITHOUT_STORE` */
export async function shardKeyOf(config: LoadedConfig): Promise<ShardKey> {
  if (!config.cache) throw errors.shardsWithoutStore({configFile: config.configFile, isOff: false});
  const facts = await readRunFacts(config, []);
  return {commit: facts.commit, hash: sha256(JSON.stringify([siteNameOf(config.context.siteDir), facts]))};
}
