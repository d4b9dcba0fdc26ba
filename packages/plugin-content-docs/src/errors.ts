import {SiteError, type SourceLocation} from '@lectern/core';

/**
 * Errors of the docs plugin that report one mistake. The messages of checks that collect several mistakes as `Problem`s
 * are in the files of these checks.
 */
export const errors = {
  sidebarsNotJson: (location: SourceLocation, reason: string) =>
    new SiteError('SIDEBARS_FILE_SYNTAX', `The sidebars are not JSON: ${reason}.`, {
      location,
      hint: 'Write {} for no sidebar.',
    }),

  sidebarsOfOtherKind: (file: string) =>
    new SiteError('SIDEBARS_FILE_KIND', 'Sidebars are written in TypeScript, JavaScript or JSON.', {
      location: {file},
      hint: 'Name the file sidebars.ts, sidebars.js or sidebars.json, and export the sidebars from it.',
    }),

  /** @param isWindowsPath - `true` if the file exists once each "\" in its path is replaced by "/" */
  sidebarsMissing: (file: string, {isFolder, isWindowsPath}: {isFolder: boolean; isWindowsPath: boolean}) =>
    new SiteError(
      'SIDEBARS_FILE_MISSING',
      `Docs option "sidebarPath" names ${isFolder ? 'a folder, not a file' : 'a file that does not exist'}.`,
      {
        location: {file},
        hint: isWindowsPath
          ? 'Write "/" between folders: it works everywhere.'
          : 'Create it, or leave "sidebarPath" out for a sidebar that follows the folders; "false" is for no sidebar.',
      },
    ),

  messagesNotJson: (location: SourceLocation, reason: string) =>
    new SiteError('TRANSLATION_FILE_INVALID', `This translation file is not JSON: ${reason}.`, {location}),

  messagesMissing: (file: string) =>
    new SiteError('TRANSLATION_FILE_INVALID', 'This translation file holds no object of messages.', {
      location: {file, line: 1},
      hint: 'Write {} for no messages.',
    }),

  versionName: (problem: string) =>
    new SiteError('DOCS_VERSION_NAME', problem, {hint: 'Choose another name, such as "1.0".'}),

  versionExists: (version: string) =>
    new SiteError('DOCS_VERSION_NAME', `The docs version "${version}" exists already.`, {
      hint: 'Choose another name, or remove the old version from versions.json, versioned_docs and versioned_sidebars.',
    }),

  versionsOff: () =>
    new SiteError('DOCS_VERSION_NAME', 'Versions are switched off.', {
      hint: 'Remove the docs option "disableVersioning".',
    }),

  /** @param file - path relative to the site */
  versionFilesExist: ({file, version}: {file: string; version: string}) =>
    new SiteError('DOCS_VERSION_NAME', `${file} exists already, though "${version}" is no version.`, {
      hint: 'Nothing is overwritten: move it away, or choose another name.',
    }),

  /** @param folder - absolute path of the folder of the docs */
  versionEmpty: (folder: string) =>
    new SiteError('DOCS_EMPTY_VERSION', 'There are no docs to make a version of.', {
      location: {file: folder},
      hint: 'Add a Markdown file, or correct the docs options "path", "include" and "exclude".',
    }),

  versionsNotJson: (location: SourceLocation, {reason, hint}: {reason: string; hint: string}) =>
    new SiteError('DOCS_VERSIONS_FILE', `The list of docs versions is not JSON: ${reason}.`, {
      location,
      hint,
    }),

  versionsAndCurrentOff: (current: string) =>
    new SiteError(
      'DOCS_VERSION_OPTION',
      'Docs option "includeCurrentVersion": without versioning, the current version is all there is.',
      {hint: `Versions of this docs plugin: "${current}".`},
    ),

  noVersion: (location: SourceLocation | undefined) =>
    new SiteError('DOCS_NO_VERSION', 'The docs plugin has no version to show.', {
      location,
      hint: 'Set "includeCurrentVersion: true", or add a version with "site docs:version 1.0".',
    }),

  versionsAtOnePath: ({names: [first, second], path}: {names: readonly [string, string]; path: string}) =>
    new SiteError(
      'DOCS_VERSION_OPTION',
      `Docs option "versions": the versions "${first}" and "${second}" have the same path, ${path}.`,
      {hint: `Give one of them a "path" of its own: versions: {'${second}': {path: '…'}}.`},
    ),
};
