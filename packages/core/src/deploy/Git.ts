import {errors} from '../errors/catalog.js';
import type {Credentials} from './deployTarget.js';
import {runTool, type ToolResult} from './runTool.js';

/**
 * Variables that bind git to one repository. They are set if a git hook runs `site deploy`, and must not affect our
 * commands.
 */
const LOCAL_VARIABLES = [
  'GIT_DIR',
  'GIT_WORK_TREE',
  'GIT_INDEX_FILE',
  'GIT_OBJECT_DIRECTORY',
  'GIT_ALTERNATE_OBJECT_DIRECTORIES',
  'GIT_COMMON_DIR',
  'GIT_NAMESPACE',
  'GIT_PREFIX',
];

export interface GitOptions {
  /** Folder in which git runs. */
  readonly dir: string;
  /** Credentials that are sent with requests to `url`. */
  readonly login?: {readonly url: string; readonly credentials: Credentials} | undefined;
  /** Environment of the git process, without `LOCAL_VARIABLES`; `process.env` if absent. */
  readonly env?: NodeJS.ProcessEnv;
}

function basicToken({user, password}: Credentials): string {
  return Buffer.from(`${user}:${password}`).toString('base64');
}

/**
 * Runs git in one folder. The password is passed in the environment, so it appears neither in
 * the list of processes nor in a file.
 */
export class Git {
  readonly #options: GitOptions;
  readonly #secrets: readonly string[];

  constructor(options: GitOptions) {
    this.#options = options;
    const {credentials} = options.login ?? {};
    this.#secrets = credentials
      ? [credentials.password, encodeURIComponent(credentials.password), basicToken(credentials)]
      : [];
  }

  /**
   * Runs a command and returns its trimmed output.
   *
   * @throws {SiteError} `DEPLOY_GIT_MISSING`, `DEPLOY_GIT_FAILED`
   */
  async run(...args: readonly string[]): Promise<string> {
    const {code, stdout, stderr} = await this.#spawn(args);
    if (code === 0) return stdout.trim();
    const command = this.#mask(`git ${args.join(' ')}`);
    throw errors.deployGitFailed({command, code, output: this.#mask(stderr.trim() || stdout.trim())});
  }

  /**
   * Runs a command that may fail.
   *
   * @returns its trimmed output; `undefined` if it failed
   * @throws {SiteError} `DEPLOY_GIT_MISSING`
   */
  async query(...args: readonly string[]): Promise<string | undefined> {
    const {code, stdout} = await this.#spawn(args);
    return code === 0 ? stdout.trim() : undefined;
  }

  #spawn(args: readonly string[]): Promise<ToolResult> {
    const {dir} = this.#options;
    return runTool('git', {args, dir, env: this.#environment(), missing: errors.deployGitMissing});
  }

  #environment(): NodeJS.ProcessEnv {
    const {login, env = process.env} = this.#options;
    const own: NodeJS.ProcessEnv = {...env, LC_ALL: 'C'};
    for (const name of LOCAL_VARIABLES) delete own[name];
    if (!process.stdin.isTTY || login) own.GIT_TERMINAL_PROMPT = '0';
    if (!login) return own;
    const count = Number(own.GIT_CONFIG_COUNT) || 0;
    return {
      ...own,
      GIT_ASKPASS: '',
      GIT_CONFIG_COUNT: String(count + 1),
      [`GIT_CONFIG_KEY_${count}`]: `http.${login.url}.extraHeader`,
      [`GIT_CONFIG_VALUE_${count}`]: `Authorization: Basic ${basicToken(login.credentials)}`,
    };
  }

  #mask(text: string): string {
    const masked = this.#secrets.reduce((rest, secret) => rest.replaceAll(secret, '***'), text);
    return masked.replace(/(:\/\/[^\s:@/]*:)[^\s@/]+@/g, '$1***@');
  }
}
