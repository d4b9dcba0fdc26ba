import {spawnSync} from 'node:child_process';

/**
 * Runs git.
 *
 * @param {string} dir
 * @param {readonly string[]} args
 * @returns {string} its output, without the last line break
 * @throws {Error} with the messages of git
 */
export function git(dir, ...args) {
  const result = tryGit(dir, ...args);
  if (result.status === 0) return result.output;
  throw Object.assign(new Error(`git ${args.join(' ')} failed:\n${result.messages}`), {isExpected: true});
}

/** Runs git as `git` does, but returns `{status, output, messages}` also where it fails. */
export function tryGit(dir, ...args) {
  const {status, stdout, stderr, error} = spawnSync('git', args, {cwd: dir, encoding: 'utf8'});
  if (error) throw new Error(`git did not start: ${error.message}`);
  return {status, output: stdout.trimEnd(), messages: stderr.trim()};
}
