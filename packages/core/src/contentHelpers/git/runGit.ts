import {execFile, execFileSync, type SpawnOptions, spawn} from 'node:child_process';
import {promisify} from 'node:util';

const run = promisify(execFile);

/**
 * Settings of git with which no program of the configuration runs: no monitor of the file system, no hooks, no program
 * that checks signatures.
 */
const SETTINGS = [
  'core.fsmonitor=false',
  'core.hooksPath=/dev/null',
  'diff.relative=false',
  'log.showSignature=false',
  'log.showRoot=true',
];

/** The settings as options of git, before the name of the command. */
const SETTING_ARGS: readonly string[] = SETTINGS.flatMap((setting) => ['-c', setting]);

/**
 * Environment in which git reads the repository around `cwd`, and nothing else. In a partial clone, git fetches missing
 * objects: git 2.45 does not with `GIT_NO_LAZY_FETCH`, and older versions find no protocol that is allowed.
 */
function environment(): NodeJS.ProcessEnv {
  const {GIT_DIR: _dir, GIT_WORK_TREE: _tree, GIT_INDEX_FILE: _index, ...env} = process.env;
  return {
    ...env,
    LC_ALL: 'C',
    GIT_NO_LAZY_FETCH: '1',
    GIT_ALLOW_PROTOCOL: 'none',
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_NO_REPLACE_OBJECTS: '1',
  };
}

const MAX_OUTPUT = 1 << 30;

/** Runs a command of git in a folder, without network. @throws an error with `stderr` and `code` */
export function runGit(cwd: string, args: readonly string[]) {
  return run('git', [...SETTING_ARGS, ...args], {cwd, maxBuffer: MAX_OUTPUT, env: environment()});
}

/** Runs a command of git like `runGit`, for hooks of plugins that have to be synchronous. @returns its output */
export function runGitSync(cwd: string, args: readonly string[]): string {
  return execFileSync('git', [...SETTING_ARGS, ...args], {
    cwd,
    maxBuffer: MAX_OUTPUT,
    env: environment(),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Starts a command of git that reads from its standard input. */
export function spawnGit(cwd: string, args: readonly string[]) {
  const options = {cwd, env: environment(), stdio: ['pipe', 'pipe', 'pipe']} satisfies SpawnOptions;
  return spawn('git', [...SETTING_ARGS, ...args], options);
}

/** Reason for which a command of git failed, as part of a sentence: "git is not installed". */
export function gitFailure(error: unknown, cwd: string): string {
  const {code, stderr = '', message} = error as Error & {code?: unknown; stderr?: string | Buffer};
  const text = String(stderr);
  if (code === 'ENOENT') return 'git is not installed';
  if (text.includes('not a git repository')) return `${cwd} is not in a git repository`;
  if (text.includes('dubious ownership'))
    return `the repository of ${cwd} belongs to another user of this machine`;
  if (text.includes('does not have any commits')) return `the repository of ${cwd} has no commits`;
  return `git failed: ${(text || message).trim().replace(/^fatal: /, '')}`;
}
