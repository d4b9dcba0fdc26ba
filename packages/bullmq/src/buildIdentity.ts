import {createHash} from 'node:crypto';
import {findRepository, gitFailure, headCommit} from '@lectern/core/content-helpers';
import {errors} from './errors.js';

interface IdentityInput {
  /** Absolute path. */
  readonly siteDir: string;
  /** Name of the build that the user has given to all machines; by default, the commit and the place of the site. */
  readonly id?: string | undefined;
}

/**
 * Name of the queue of a build. It is the same on all machines that build the same commit of the same site on the same
 * kind of system, so that workers get no jobs that they cannot do. It is a hash: names of sites are not in Redis.
 *
 * @throws {SiteError} `QUEUE_COMMIT_UNKNOWN`
 */
export function queueName({siteDir, id}: IdentityInput): string {
  const build = id === undefined ? commitOf(siteDir) : [id];
  const identity = JSON.stringify([process.platform, process.arch, ...build]);
  return `build-${createHash('sha256').update(identity).digest('hex').slice(0, 32)}`;
}

function commitOf(siteDir: string): readonly string[] {
  const repository = findRepository(siteDir);
  if (!repository) throw errors.commitUnknown(`${siteDir} is not in a git repository`);
  try {
    return [headCommit(repository.root), repository.prefix];
  } catch (error) {
    throw errors.commitUnknown(gitFailure(error, siteDir));
  }
}
