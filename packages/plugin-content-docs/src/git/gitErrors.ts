import {SiteError, type SourceLocation} from '@lectern/core';
import {didYouMean, type GitRef} from '@lectern/core/content-helpers';

const FETCH = 'Fetch them: "git fetch --tags", or "fetch-depth: 0" for actions/checkout on GitHub Actions.';

/** Errors of versions that are read from git. */
export const gitErrors = {
  unavailable: (reason: string) =>
    new SiteError('DOCS_GIT_UNAVAILABLE', `Versions of the docs cannot be read from git: ${reason}.`, {
      hint: 'Build in a clone of the repository with git installed, or freeze the versions as folders with "site docs:freeze".',
    }),

  refMissing: (pattern: string, location: SourceLocation, refs: readonly GitRef[]) =>
    new SiteError(
      'DOCS_GIT_REF',
      `No tag or branch has the name "${pattern}", which the docs option "gitVersions" names.${didYouMean(
        pattern,
        refs.map(({name}) => name),
      )}`,
      {
        location,
        hint: `If it was deleted, remove it from the option. If this clone lacks tags or branches: ${FETCH}`,
      },
    ),

  name: (ref: string, problem: string) =>
    new SiteError('DOCS_VERSION_NAME', `The ref "${ref}" cannot become a version: ${problem}`, {
      hint: 'Leave the ref out with "exclude" of the docs option "gitVersions".',
    }),

  sameName: (name: string, [first, second]: readonly [string, string]) =>
    new SiteError(
      'DOCS_VERSION_NAME',
      `The refs "${first}" and "${second}" both become the version "${name}".`,
      {
        hint: 'Leave one of them out with "exclude" of the docs option "gitVersions".',
      },
    ),

  range: (entry: string) =>
    new SiteError('DOCS_VERSION_OPTION', `Docs option "gitVersions": "${entry}" is no range of versions.`, {
      hint: 'Write a comparison such as "<2.0" or ">=3.0 <3.2", or a pattern such as "v1.*".',
    }),

  outside: (file: string) =>
    new SiteError(
      'DOCS_VERSION_OPTION',
      `Versions from git cannot have ${file}, which is outside of the repository.`,
      {
        hint: 'Correct the docs options "path" and "sidebarPath", or "moved" of "gitVersions".',
      },
    ),

  folderMissing: (ref: string, folder: string) =>
    new SiteError('DOCS_GIT_FOLDER', `The ref "${ref}" has no folder "${folder}" with docs.`, {
      hint: 'Name the folder that it had then in "moved" of the docs option "gitVersions", or leave the ref out with "exclude".',
    }),

  tooLarge: (ref: string, folder: string, problem: string) =>
    new SiteError('DOCS_GIT_FOLDER', `The folder "${folder}" of the ref "${ref}" ${problem}.`, {
      hint: 'Leave the ref out with "exclude" of the docs option "gitVersions".',
    }),

  objectMissing: (ref: string, isShallow: boolean) =>
    new SiteError('DOCS_GIT_OBJECTS', `This clone does not have all files of the ref "${ref}".`, {
      hint: isShallow
        ? `It is a shallow clone. ${FETCH}`
        : `It is a partial clone, and Lectern uses no network. Fetch the files with "git archive --output=/dev/null ${ref}", or clone without "--filter".`,
    }),

  lfsMissing: (ref: string, files: readonly string[]) =>
    new SiteError(
      'DOCS_GIT_OBJECTS',
      `Git LFS has not fetched ${files.length === 1 ? 'a file' : `${files.length} files`} of the ref "${ref}": ${files.slice(0, 5).join(', ')}.`,
      {hint: `Run "git lfs fetch origin ${ref}" before the build.`},
    ),

  noRefs: () =>
    new SiteError('DOCS_VERSION_OPTION', 'No docs version is read from git.', {
      hint: 'Name tags or branches in the docs option "gitVersions": gitVersions: {refs: ["v*"]}.',
    }),

  notFromGit: (name: string, known: readonly string[]) =>
    new SiteError(
      'DOCS_VERSION_NAME',
      `No tag or branch of the docs option "gitVersions" becomes the version "${name}".${didYouMean(name, known)}`,
      {hint: `Versions from git: ${known.map((one) => `"${one}"`).join(', ')}.`},
    ),

  noFolder: (name: string, folders: readonly string[]) =>
    new SiteError(
      'DOCS_VERSION_NAME',
      `The version "${name}" is no folder: versions.json does not list it.${didYouMean(name, folders)}`,
    ),

  /** @param differences - at least one, as sentences */
  folderDiffers: (name: string, differences: readonly string[]) =>
    new SiteError(
      'DOCS_FREEZE',
      `The folders of the version "${name}" are not equal to its ref:\n${differences
        .slice(0, 10)
        .map((one) => `- ${one}`)
        .join('\n')}`,
      {hint: 'Nothing was removed. Commit the changes to the branch of the version, or keep the folders.'},
    ),

  notConfirmed: () =>
    new SiteError('DOCS_FREEZE', 'Nothing was removed.', {
      hint: 'Answer "y", or run the command with "--yes".',
    }),

  sidebarImports: (file: string, limit: number) =>
    new SiteError('DOCS_GIT_FOLDER', `The sidebars file ${file} imports more than ${limit} files.`, {
      hint: 'Leave the ref out with "exclude" of the docs option "gitVersions".',
    }),
};
