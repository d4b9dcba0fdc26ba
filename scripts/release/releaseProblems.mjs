/** First npm that exchanges the identity of a workflow for the right to publish. */
const NPM_NEEDED = [11, 5, 1];

/**
 * Facts about the repository and the registry, before anything is changed.
 *
 * @typedef {object} ReleaseState
 * @property {string} version - version to release: "0.2.0"
 * @property {boolean} isUnfinished - the version is committed, but not tagged: it is published from its commit
 * @property {boolean} hasChanges - there are changesets
 * @property {boolean} hasTag - there is a tag of the version
 * @property {readonly string[]} versions - of all packages, as they are now
 * @property {readonly string[]} changedFiles - lines of `git status --porcelain`
 * @property {string} branch - empty if HEAD is on none
 * @property {string} releaseBranch
 * @property {boolean} isInBranch - HEAD is a commit of the release branch
 * @property {string} head - hash
 * @property {string} [releaseCommit] - of an unfinished release: hash of the commit with its versions
 * @property {boolean} isPublished - the registry has the version of @lectern/core
 * @property {boolean} isLoopback - the registry is on this machine
 * @property {boolean} hasOidc - the process can prove to the registry which workflow runs it
 * @property {string} npmVersion
 */

/**
 * Lists why no release can be made, as sentences with what to do; empty if one can.
 *
 * @param {ReleaseState} state
 * @returns {readonly string[]}
 */
export function releaseProblems(state) {
  return [...treeProblems(state), ...versionProblems(state), ...registryProblems(state)];
}

function treeProblems({changedFiles, branch, releaseBranch, isUnfinished, isInBranch}) {
  const shown = changedFiles.slice(0, 5).map((line) => line.slice(3));
  const more = changedFiles.length > 5 ? `, and ${changedFiles.length - 5} more` : '';
  const isPlaced = branch === releaseBranch || (isUnfinished && isInBranch);
  return [
    ...(changedFiles.length > 0
      ? [`the tree has changes that are not committed (${shown.join(', ')}${more}). Commit or remove them.`]
      : []),
    ...(isPlaced
      ? []
      : [`releases are made on the branch ${releaseBranch}, and this is ${branch || 'none'}. Switch to it.`]),
  ];
}

function versionProblems({
  version,
  versions,
  hasChanges,
  hasTag,
  isUnfinished,
  isPublished,
  head,
  releaseCommit,
}) {
  const different = [...new Set(versions)];
  return [
    ...(different.length > 1
      ? [`the packages have different versions (${different.join(', ')}). Give all of them the same one.`]
      : []),
    ...(isUnfinished && head !== releaseCommit
      ? [
          `${version} is not published to its end. Finish it from its commit first: git switch --detach ${releaseCommit}, then the same command.`,
        ]
      : []),
    ...(!isUnfinished && hasChanges && hasTag
      ? [`there is a tag v${version} already. Remove it if it is wrong: git tag --delete v${version}.`]
      : []),
    ...(!isUnfinished && hasChanges && isPublished
      ? [`the registry has a version ${version} already, which was not made from this branch.`]
      : []),
  ];
}

function registryProblems({isLoopback, hasOidc, npmVersion}) {
  if (isLoopback) return [];
  return [
    ...(hasOidc
      ? []
      : [
          'packages are published with their provenance, which only a workflow can prove. Run release.yml instead.',
        ]),
    ...(isOlder(npmVersion, NPM_NEEDED)
      ? [`npm ${npmVersion} is too old to publish without a token. Install ${NPM_NEEDED.join('.')} or newer.`]
      : []),
  ];
}

function isOlder(version, needed) {
  const parts = version.split('.').map(Number);
  const index = needed.findIndex((part, at) => part !== parts[at]);
  return index !== -1 && (parts[index] ?? 0) < needed[index];
}
