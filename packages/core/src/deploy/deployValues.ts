import {configPlace} from '../config/findFieldLine.js';
import {errors} from '../errors/catalog.js';
import type {SourcePlace} from '../errors/SiteError.js';
import type {DeployConfig, TargetInput} from './deployTarget.js';

/**
 * Checked values from the environment and the configuration. No value that becomes an argument of git begins with "-":
 * git would read it as an option.
 */
export interface DeployValues {
  readonly organization: string | undefined;
  readonly project: string | undefined;
  readonly branch: string | undefined;
  readonly host: string;
  readonly port: string | undefined;
  readonly url: string | undefined;
  readonly user: string | undefined;
  readonly password: string | undefined;
  /**
   * Value of `USE_SSH`. If `undefined`, SSH is used if the remote of the site's repository uses it and there is no
   * `user`.
   */
  readonly usesSsh: boolean | undefined;
}

interface Check {
  readonly pattern: RegExp;
  /** Description of a valid value. */
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
  pattern: /^(?:(?:https?|ssh|git|file):\/\/[^\s]+|[\w.-]+@[\w.-]+:[^\s-][^\s]*|\/[^\s]*)$/,
  expected: 'the address of a git repository: https://…, ssh://…, git@host:path or an absolute path',
};

/**
 * Throws if a value is not valid.
 *
 * @throws {SiteError} `DEPLOY_VALUE_INVALID`
 */
export function checkValue({
  name,
  value,
  isValid,
  expected,
  place,
}: {
  name: string;
  value: string;
  isValid: boolean;
  expected: string;
  place?: SourcePlace;
}): void {
  if (!isValid) throw errors.deployValueInvalid({name, value, expected}, place);
}

class ValueReader {
  readonly #input: TargetInput;

  constructor(input: TargetInput) {
    this.#input = input;
  }

  /** Returns the value of the first variable that is set, otherwise that of the field in the configuration. */
  read(check: Check, variables: readonly string[], field?: keyof DeployConfig): string | undefined {
    const {env, config, configFile} = this.#input;
    const {pattern, expected} = check;
    for (const name of variables) {
      const value = env[name];
      if (!value) continue;
      checkValue({name, value, isValid: pattern.test(value), expected});
      return value;
    }
    const value = field && config[field];
    if (!field || value === undefined || value === '') return undefined;
    const isValid = pattern.test(value);
    checkValue({name: `"${field}"`, value, isValid, expected, place: configPlace(configFile, [field])});
    return value;
  }
}

/**
 * Reads and checks the values for the target of `site deploy`.
 *
 * @throws {SiteError} `DEPLOY_VALUE_INVALID`
 */
export function readValues(input: TargetInput): DeployValues {
  const {env} = input;
  const reader = new ValueReader(input);
  return {
    organization: reader.read(
      ORGANIZATION,
      ['ORGANIZATION_NAME', 'CIRCLE_PROJECT_USERNAME'],
      'organizationName',
    ),
    project: reader.read(PROJECT, ['PROJECT_NAME', 'CIRCLE_PROJECT_REPONAME'], 'projectName'),
    branch: reader.read(BRANCH, ['DEPLOYMENT_BRANCH'], 'deploymentBranch'),
    host: reader.read(HOST, ['GITHUB_HOST'], 'githubHost') ?? 'github.com',
    port: reader.read(PORT, ['GITHUB_PORT'], 'githubPort'),
    url: reader.read(URL_OF_REPOSITORY, ['DEPLOYMENT_URL']),
    user: env.GIT_USER || undefined,
    password: env.GIT_PASS || undefined,
    usesSsh: env.USE_SSH ? env.USE_SSH.toLowerCase() === 'true' : undefined,
  };
}
