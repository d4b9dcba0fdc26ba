import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

export interface CommitInput {
  readonly author: string;
  /** ISO 8601. */
  readonly date: string;
}

/** Runs git with the given author and date. @returns its output */
export function gitAt(root: string, args: readonly string[], {author, date}: CommitInput): string {
  const env = {...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date};
  const settings = [`user.name=${author}`, 'user.email=a@example.com', 'commit.gpgsign=false'];
  const flags = settings.flatMap((setting) => ['-c', setting]);
  return execFileSync('git', [...flags, ...args], {cwd: root, env, encoding: 'utf8', stdio: 'pipe'});
}

/** Writes a file and commits all that has changed; a merge that is under way ends with it. */
export function commit(root: string, file: string, text: string, input: CommitInput): void {
  fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  fs.writeFileSync(path.join(root, file), text);
  gitAt(root, ['add', '.'], input);
  gitAt(root, ['commit', '-qm', 'change'], input);
}
