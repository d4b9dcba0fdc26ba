/** A commit of the git history, with the files that it changes. */
export interface Commit {
  readonly hash: string;
  /**
   * Hashes of the parents, in git's order. If the log is limited to some paths, the nearest ancestors that are in the
   * log.
   */
  readonly parents: readonly string[];
  /** Files that differ from their version in the parent; for a merge commit, from their versions in all parents. */
  readonly files: readonly string[];
}

/** Comparison of a merge commit with one of its parents. */
export interface MergeParent {
  readonly merge: string;
  readonly parent: string;
  /** Files that differ between the merge commit and this parent. */
  readonly changed: ReadonlySet<string>;
}

/**
 * Files whose last commit is not found yet, by hash of a commit: their last commit is this commit or one of its
 * ancestors.
 */
class Searches {
  readonly #files = new Map<string, Set<string>>();

  /** Removes the files whose search has reached a commit, and returns them. */
  take(hash: string): Set<string> {
    const files = this.#files.get(hash) ?? new Set();
    this.#files.delete(hash);
    return files;
  }

  /** Adds files to the set of a commit. For speed, the smaller set is copied into the larger one. */
  add(hash: string, files: Set<string>): void {
    if (files.size === 0) return;
    const others = this.#files.get(hash);
    const [small, large] = others && others.size > files.size ? [files, others] : [others ?? [], files];
    for (const file of small) large.add(file);
    this.#files.set(hash, large);
  }
}

/** Removes names from a set and returns those that were in it. */
function takeOut(files: Set<string>, names: Iterable<string>): Set<string> {
  const taken = new Set<string>();
  for (const name of names) if (files.delete(name)) taken.add(name);
  return taken;
}

/**
 * Finds the last commit of each file with the rules of `git log -- <file>`: at a merge, the search continues only at
 * the first parent with the same version of the file. A commit on a branch is ignored if the merge of that branch kept
 * the other branch's version of the file.
 *
 * @param commits - newest first; each commit comes before its parents
 * @param merges - each merge, compared with all of its parents except the last
 */
export function lastCommits<C extends Commit>(
  commits: readonly C[],
  merges: readonly MergeParent[],
): Map<string, C> {
  const changes = new Map(merges.map(({merge, parent, changed}) => [`${merge} ${parent}`, changed]));
  const found = new Map<string, C>();
  const searches = new Searches();
  const [newest] = commits;
  if (newest) searches.add(newest.hash, new Set(commits.flatMap(({files}) => files)));
  for (const commit of commits) {
    const {hash, parents, files} = commit;
    let open = searches.take(hash);
    for (const file of takeOut(open, files)) found.set(file, commit);
    for (const parent of parents) {
      const others = takeOut(open, changes.get(`${hash} ${parent}`) ?? []);
      searches.add(parent, open);
      open = others;
    }
  }
  return found;
}
