import {SiteError, type Texts} from './SiteError.js';
import {listWords, messageOf} from './words.js';

/** Errors of `site upgrade`. */
export const upgradeErrors = {
  upgradeNoPackages: (file: string) =>
    new SiteError('UPGRADE_NO_PACKAGES', 'This package.json lists no package of Lectern.', {
      location: {file},
      hint: 'Run the command in the folder of a site, or name the folder: site upgrade website.',
    }),

  upgradeRegistry: ({output}: Texts<'output'>) =>
    new SiteError('UPGRADE_REGISTRY', `The registry cannot be read:\n${output}\nNothing was written.`, {
      hint: 'Check the network, and the registry that npm uses here: npm config get registry.',
    }),

  upgradeVersion: ({names, version}: {names: readonly string[]; version: string}) =>
    new SiteError(
      'UPGRADE_VERSION',
      `The registry has no version "${version}" of ${listWords(names, 'and')}.`,
      {
        hint: 'Name another version with --to, or remove the package from package.json. The changelog names packages that are gone.',
      },
    ),

  upgradeOlder: ({version, installed}: Texts<'version' | 'installed'>) =>
    new SiteError('UPGRADE_VERSION', `${version} is older than ${installed}, which the site has.`, {
      hint: 'Changes of code cannot be taken back. To install an older version, write it into package.json.',
    }),

  upgradeUncommitted: (files: readonly string[]) => {
    const have = files.length === 1 ? 'has' : 'have';
    return new SiteError(
      'UPGRADE_UNCOMMITTED',
      `${listWords(files, 'and')} ${have} changes that are not committed. Nothing was written.`,
      {hint: 'Commit them first, so that you can tell your changes from those above, or add --force.'},
    );
  },

  upgradeNotWritten: ({isTerminal}: {isTerminal: boolean}) =>
    new SiteError('UPGRADE_NOT_WRITTEN', 'Nothing was written.', {
      hint: isTerminal
        ? 'Run the command again to make the changes above.'
        : 'There is no terminal to ask in. "site upgrade --yes" makes the changes above.',
    }),

  upgradeFileChanged: (file: string) =>
    new SiteError('UPGRADE_FILE_CHANGED', 'This file changed after it was read. It was left as it is.', {
      location: {file},
      hint: 'Run the command again, or make the change above by hand.',
    }),

  upgradeInstallFailed: ({command, output}: Texts<'command' | 'output'>) =>
    new SiteError('UPGRADE_INSTALL_FAILED', `"${command}" failed:\n${output}`, {
      hint: `package.json and the lockfile are as they were. If a command fails now, run "${command}" to restore node_modules.`,
    }),

  upgradeCodemods: ({version, cause}: {version: string; cause: unknown}) =>
    new SiteError(
      'UPGRADE_CODEMODS',
      `The changes of code for ${version} cannot be made: ${messageOf(cause)}. Nothing was written.`,
      {hint: 'Please report it. Until it is repaired, update the packages by hand.', cause},
    ),

  upgradeNotMerged: () =>
    new SiteError('UPGRADE_NOT_MERGED', 'The packages are updated, but not all ejected files, see above.', {
      hint: 'Do what the message says, then run "site swizzle --update".',
    }),
};
