import fs from 'node:fs';
import path from 'node:path';
import {runGitSync} from './runGit.js';

/** A tag or branch of a repository. */
export interface GitRef {
  /** Name as people write it: "v3.2.1", "release/2.x", "origin/release/2.x". */
  readonly name: string;
  readonly kind: 'tag' | 'branch' | 'remote';
  /** Id of the object to which the ref points, hexadecimal: a commit or a tag. */
  readonly id: string;
}

/** Git repository around a folder. */
export interface GitRepository {
  /** Absolute path of the work tree. */
  readonly root: string;
  /** Absolute path of the folder ".git" with refs and objects, which work trees of a repository share. */
  readonly commonDir: string;
  /** Path of the folder relative to `root`, with "/"; "" for the root. */
  readonly prefix: string;
}

/** Follows the file ".git" of a work tree or submodule to the folder with refs and objects. */
function commonDirOf(dotGit: string): string {
  if (fs.statSync(dotGit).isDirectory()) return dotGit;
  const [, target = ''] = /^gitdir: (.+)$/m.exec(fs.readFileSync(dotGit, 'utf8')) ?? [];
  const gitDir = path.resolve(path.dirname(dotGit), target.trim());
  const shared = path.join(gitDir, 'commondir');
  return fs.existsSync(shared) ? path.resolve(gitDir, fs.readFileSync(shared, 'utf8').trim()) : gitDir;
}

/** Finds the repository around a folder without running git. @returns `undefined` if there is none */
export function findRepository(folder: string): GitRepository | undefined {
  const real = fs.realpathSync(folder);
  for (let root = real; ; root = path.dirname(root)) {
    const dotGit = path.join(root, '.git');
    if (fs.existsSync(dotGit)) {
      const prefix = path.relative(root, real).split(path.sep).join('/');
      return {root, commonDir: commonDirOf(dotGit), prefix};
    }
    if (path.dirname(root) === root) return undefined;
  }
}

/** Absolute globs of the files in which git stores refs: a change of one may be a new, moved or deleted ref. */
export function refFiles({commonDir}: GitRepository): readonly string[] {
  const files = ['packed-refs', 'reftable/tables.list'].map((name) => path.join(commonDir, name));
  const folders = ['heads', 'tags', 'remotes'].map((name) => path.join(commonDir, 'refs', name, '**'));
  return [...folders, ...files];
}

const PREFIXES = {tag: 'refs/tags/', branch: 'refs/heads/', remote: 'refs/remotes/'} as const;

/**
 * Lists tags, local branches and remote branches, in this order. Synchronous: one process, which takes some
 * milliseconds.
 *
 * @throws an error of `runGitSync`; `gitFailure` describes it
 */
export function listRefs(root: string): readonly GitRef[] {
  const format = '--format=%(refname)%00%(objectname)%00%(symref)';
  const output = runGitSync(root, ['for-each-ref', format, ...Object.values(PREFIXES)]);
  const refs = output.split('\n').flatMap((line): readonly GitRef[] => {
    const [full = '', id = '', symref] = line.split('\0');
    const kind = (['tag', 'branch', 'remote'] as const).find((one) => full.startsWith(PREFIXES[one]));
    // "origin/HEAD" is another name of a branch.
    if (kind === undefined || symref) return [];
    return [{name: full.slice(PREFIXES[kind].length), kind, id}];
  });
  const order = Object.keys(PREFIXES);
  return refs.sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}

/** True if the history of a repository is cut off (shallow clone). */
export function isShallow({commonDir}: GitRepository): boolean {
  return fs.existsSync(path.join(commonDir, 'shallow'));
}
