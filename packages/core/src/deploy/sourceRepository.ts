import type {SourceRepository} from './deployTarget.js';
import {Git} from './Git.js';

/** Data from git about the repository that contains the site; each value may be absent. */
export interface SiteRepository extends SourceRepository {
  /** Hash of the commit that is checked out. */
  readonly commit: string | undefined;
  /** Name and email of the author, as git settings for the commit: `["user.name=…", "user.email=…"]`. */
  readonly identity: readonly string[];
}

export async function readSourceRepository(siteDir: string, env: NodeJS.ProcessEnv): Promise<SiteRepository> {
  const git = new Git({dir: siteDir});
  const [url, branch, commit, name, email] = await Promise.all([
    git.query('remote', 'get-url', 'origin'),
    git.query('symbolic-ref', '--quiet', '--short', 'HEAD'),
    git.query('rev-parse', '--verify', '--quiet', 'HEAD'),
    env.GIT_USER_NAME || git.query('config', 'user.name'),
    env.GIT_USER_EMAIL || git.query('config', 'user.email'),
  ]);
  const identity = [...(name ? [`user.name=${name}`] : []), ...(email ? [`user.email=${email}`] : [])];
  return {url, branch, commit, identity};
}
