import {createHash} from 'node:crypto';
import {readShardKey} from '@lectern/core';
import {errors} from './errors.js';

interface IdentityInput {
  /** Absolute paths. */
  readonly siteDir: string;
  readonly siteConfigPath: string;
  /** Name of the build that the user has given to all machines, in place of the commit. */
  readonly run?: string | undefined;
}

/**
 * Name of the queue of a build. It is the same on all machines whose shards fit together, so workers get no jobs whose
 * result the merge would refuse. It is a hash: Redis has no names of sites.
 *
 * @throws {SiteError} `QUEUE_COMMIT_UNKNOWN`, `SHARDS_WITHOUT_STORE`
 */
export async function queueName({siteDir, siteConfigPath, run}: IdentityInput): Promise<string> {
  const {commit, hash} = await readShardKey(siteDir, siteConfigPath);
  if (run === undefined && commit === '') throw errors.commitUnknown(siteDir);
  const identity = JSON.stringify([hash, run ?? null]);
  return `build-${createHash('sha256').update(identity).digest('hex').slice(0, 32)}`;
}
