/** A commit of a history. */
export interface Commit {
  readonly hash: string;
  /** In the order of git; those of a partial history are the nearest ones in it. */
  readonly parents: readonly string[];
  /** Files that differ from those of the parent; for a merge, from those of each parent. */
  readonly files: readonly string[];
}

/** A merge compared with one of its parents. */
export interface MergeParent {
  readonly merge: string;
  readonly parent: string;
  /** Files that differ between the two. */
  readonly changed: ReadonlySet<string>;
}

/** Files whose last commit is not found yet, by the hash of the commit at which their search goes on. */
class Searches {
  readonly #files = new Map<string, Set<string>>();

  /** Takes the files of a commit out. */
  take(hash: string): Set<string> {
    const files = this.#files.get(hash) ?? new Set();
    this.#files.delete(hash);
    return files;
  }

  /** Adds files to those of a commit; the smaller set goes into the larger one. */
  add(hash: string, files: Set<string>): void {
    if (files.size === 0) return;
    const others = this.#files.get(hash);
    const [small, large] = others && others.size > files.size ? [files, others] : [others ?? [], files];
    for (const file of small) large.add(file);
    this.#files.set(hash, large);
  }
}

/** Removes files from a set. @returns those that were in it */
function takeOut(files: Set<string>, names: Iterable<string>): Set<string> {
  const taken = new Set<string>();
  for (const name of names) if (files.delete(name)) taken.add(name);
  return taken;
}

/**
 * Finds the last commit of each file, as `git log` with the name of a file does: from a merge, it goes to the first parent
 * that has the same file, and to no other. A commit on a branch does not count if its merge kept the file of the other branch.
 *
 * @param commits - no parent before one of its children; the first one is where the search begins
 * @param merges - each merge with all of its parents but the last
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
