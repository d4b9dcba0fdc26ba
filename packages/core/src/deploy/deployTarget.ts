import {buildSshUrl, hasSSHProtocol} from '../compat/packages/utils/gitUrls.js';
import {errors} from '../errors/catalog.js';
import type {SiteConfig} from '../plugins/SiteConfig.js';
import {checkValue, type DeployValues, readValues} from './deployValues.js';
import {isSameRepository} from './isSameRepository.js';

export type DeployConfig = Pick<
  SiteConfig,
  'organizationName' | 'projectName' | 'deploymentBranch' | 'githubHost' | 'githubPort'
>;

/** Git repository that contains the site. A field is absent if git has no value for it. */
export interface SourceRepository {
  /** URL of its remote "origin". */
  readonly url?: string | undefined;
  /** Branch that is checked out; absent with a detached HEAD, as in most CI jobs. */
  readonly branch?: string | undefined;
}

export interface Credentials {
  readonly user: string;
  readonly password: string;
}

/** Repository and branch to which a site is pushed. */
export interface DeployTarget {
  /** URL for `git push`; never contains a password. */
  readonly url: string;
  readonly branch: string;
  /** User and password, sent to `url` in a header. */
  readonly credentials?: Credentials;
  /** The repository on GitHub, or on another `host`. Absent if it is configured by its URL (`DEPLOYMENT_URL`). */
  readonly repository?: {readonly host: string; readonly organization: string; readonly project: string};
}

export interface TargetInput {
  readonly config: DeployConfig;
  readonly configFile: string;
  readonly env: NodeJS.ProcessEnv;
  readonly source: SourceRepository;
}

/**
 * Determines the repository and branch to which the site is pushed, from the configuration and environment variables.
 * If both set a value, the environment variable is used.
 *
 * @throws {SiteError} `DEPLOY_VALUE_MISSING`, `DEPLOY_VALUE_INVALID`, `DEPLOY_ONTO_SOURCE`
 */
export function resolveTarget(input: TargetInput): DeployTarget {
  const values = readValues(input);
  const target = values.url === undefined ? hostedTarget(values, input) : urlTarget(values);
  const {url: sourceUrl, branch: sourceBranch} = input.source;
  const current = input.env.CURRENT_BRANCH || sourceBranch;
  if (target.branch === current && sourceUrl !== undefined && isSameRepository(target.url, sourceUrl)) {
    throw errors.deployOntoSource(target.branch);
  }
  return target;
}

/** Target for `DEPLOYMENT_URL`. A password in the URL is moved to `credentials`. */
function urlTarget(values: DeployValues): DeployTarget {
  const given = values.url ?? '';
  const branch = values.branch ?? 'gh-pages';
  if (!/^https?:\/\//.test(given)) return {url: given, branch};
  const url = new URL(given);
  const user = decodeURIComponent(url.username) || values.user;
  const password = decodeURIComponent(url.password) || values.password;
  return {...withCredentials(url, user, password), branch};
}

function withCredentials(
  url: URL,
  user: string | undefined,
  password: string | undefined,
): Pick<DeployTarget, 'url' | 'credentials'> {
  url.password = '';
  // A user without a password stays in the URL: git then prompts for the password, or gets it from its credential
  // helper.
  url.username = user !== undefined && password === undefined ? encodeURIComponent(user) : '';
  return {
    url: url.href,
    ...(user !== undefined && password !== undefined && {credentials: {user, password}}),
  };
}

function hostedTarget(values: DeployValues, input: TargetInput): DeployTarget {
  const {organization, project, host, port} = values;
  if (organization === undefined) throw missing(input, 'organizationName', 'ORGANIZATION_NAME');
  if (project === undefined) throw missing(input, 'projectName', 'PROJECT_NAME');
  const isUserSite = project.endsWith('.github.io');
  if (isUserSite && values.branch === undefined)
    throw missing(input, 'deploymentBranch', 'DEPLOYMENT_BRANCH');
  const branch = values.branch ?? 'gh-pages';
  const repository = {host, organization, project};
  const usesSsh =
    values.usesSsh ?? (input.source.url !== undefined && hasSSHProtocol(input.source.url) && !values.user);
  if (usesSsh) return {url: buildSshUrl(host, organization, project, port), branch, repository};
  const url = new URL(`https://${host}${port ? `:${port}` : ''}/${organization}/${project}.git`);
  return {...withCredentials(url, values.user, values.password), branch, repository};
}

function missing({configFile}: TargetInput, field: string, variable: string) {
  return errors.deployValueMissing({field, variable, file: configFile});
}

/**
 * Checks and normalises the folder of the branch to which the site is pushed: "./docs/" → "docs", "" → ".".
 *
 * @throws {SiteError} `DEPLOY_VALUE_INVALID` for a folder outside of the branch
 */
export function checkTargetDir(targetDir: string): string {
  const segments = targetDir.split(/[\\/]+/).filter((segment) => segment !== '' && segment !== '.');
  const isSafe =
    !/^(?:[\\/]|[A-Za-z]:)/.test(targetDir) && !segments.some((one) => /^\.{2}$|^\.git$/i.test(one));
  const expected = 'a folder of the branch, such as "docs"';
  checkValue(isSafe && !targetDir.startsWith('-'), {name: '--target-dir', value: targetDir, expected});
  return segments.join('/') || '.';
}
