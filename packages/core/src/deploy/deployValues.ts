import {configLocation} from '../config/findFieldLine.js';
import {errors} from '../errors/catalog.js';
import type {SourceLocation} from '../errors/SiteError.js';
import type {DeployConfig, TargetInput} from './deployTarget.js';

interface Check {
  readonly pattern: RegExp;
  /** Description of a valid value, for error messages. */
  readonly expected: string;
}

const ORGANIZATION: Check = {
  pattern: /^\w[\w.-]*(?:\/\w[\w.-]*)*$/,
  expected: 'a name of letters, digits, ".", "_" and "-"',
};
const PROJECT: Check = {pattern: /^[\w.][\w.-]*$/, expected: 'a name of letters, digits, ".", "_" and "-"'};
const HOST: Check = {pattern: /^[a-z\d][a-z\d.-]*$/i, expected: 'the name of a host, such as "github.com"'};
const PORT: Check = {pattern: /^\d{1,5}$/, expected: 'a number'};
/**
 * Rules of `git check-ref-format --branch`. Names that git would read as another reference ("HEAD", "refs/…") are
 * invalid too.
 */
const BRANCH: Check = {
  pattern:
    /^(?![-/.])(?!(?:HEAD|@)$)(?!refs(?:\/|$))(?!.*(?:\.\.|\/\/|\/\.|@\{|\.lock(?:\/|$)))[^\s\p{Cc}~^:?*[\\]+(?<![/.])$/u,
  expected: 'the name of a branch',
};
const URL_OF_REPOSITORY: Check = {
  pattern:
    /^(?:(?:https?|ssh|git|file):\/\/(?!-|[^\s/]*@-)[^\s]+|[\w.][\w.-]*@[\w.][\w.-]*:[^\s-][^\s]*|\/[^\s]*)$/,
  expected: 'the address of a git repository: https://…, ssh://…, git@host:path or an absolute path',
};

/**
 * Throws if a value is not valid.
 *
 * @throws {SiteError} `DEPLOY_VALUE_INVALID`
 */
export function checkValue(
  isValid: boolean,
  value: Parameters<typeof errors.deployValueInvalid>[0],
  location?: SourceLocation,
): void {
  if (!isValid) throw errors.deployValueInvalid(value, location);
}

/** Returns the value of the first environment variable that is set, otherwise the value of the field in the config. */
function readValue(
  {env, config, configFile}: TargetInput,
  {pattern, expected}: Check,
  variables: readonly string[],
  field?: keyof DeployConfig,
): string | undefined {
  const name = variables.find((variable) => env[variable]);
  const value = name === undefined ? field && config[field] : env[name];
  if (!value) return undefined;
  const location = name === undefined && field ? configLocation(configFile, [field]) : undefined;
  checkValue(pattern.test(value), {name: name ?? `"${field}"`, value, expected}, location);
  return value;
}

/**
 * Values from the environment and the configuration. They are checked, except user and password, which are encoded as
 * parts of a URL. No value that becomes an argument of git begins with "-": git would read it as an option.
 */
export type DeployValues = ReturnType<typeof readValues>;

/**
 * Reads and checks the values for the target of `site deploy`.
 *
 * @throws {SiteError} `DEPLOY_VALUE_INVALID`
 */
export function readValues(input: TargetInput) {
  const {env} = input;
  const owner = ['ORGANIZATION_NAME', 'CIRCLE_PROJECT_USERNAME'];
  return {
    organization: readValue(input, ORGANIZATION, owner, 'organizationName'),
    project: readValue(input, PROJECT, ['PROJECT_NAME', 'CIRCLE_PROJECT_REPONAME'], 'projectName'),
    branch: readValue(input, BRANCH, ['DEPLOYMENT_BRANCH'], 'deploymentBranch'),
    host: readValue(input, HOST, ['GITHUB_HOST'], 'githubHost') ?? 'github.com',
    port: readValue(input, PORT, ['GITHUB_PORT'], 'githubPort'),
    url: readValue(input, URL_OF_REPOSITORY, ['DEPLOYMENT_URL']),
    user: env.GIT_USER || undefined,
    password: env.GIT_PASS || undefined,
    /**
     * Value of `USE_SSH`. If `undefined`, SSH is used if the remote of the site's repository uses it and there is no
     * `user`.
     */
    usesSsh: env.USE_SSH ? env.USE_SSH.toLowerCase() === 'true' : undefined,
  };
}
