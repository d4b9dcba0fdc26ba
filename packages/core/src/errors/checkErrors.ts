import {SiteError} from './SiteError.js';
import {nearestWord} from './suggestions.js';
import {listWords} from './words.js';

/** Errors of `site check`. */
export const checkErrors = {
  checkUnknown: ({name, known}: {name: string; known: readonly string[]}) => {
    const nearest = nearestWord(name, known);
    return new SiteError('CHECK_UNKNOWN', `There is no check "${name}".`, {
      hint: nearest ? `Did you mean "${nearest}"?` : `The checks are ${listWords(known, 'and')}.`,
    });
  },

  checkBuildNotFound: (dir: string) =>
    new SiteError('BUILD_NOT_FOUND', `There is no build in ${dir}.`, {
      hint: 'Run site build first, or leave out --no-build.',
    }),

  checkNeedsBuild: () =>
    new SiteError(
      'CHECK_NEEDS_BUILD',
      'The output of a site with the hash router is one document, from which its pages cannot be read.',
      {hint: 'Leave out --no-build.'},
    ),

  /** @param command - how to install the packages: "npm install -D axe-core" */
  checkNotInstalled: ({
    packages,
    siteDir,
    command,
  }: {
    packages: readonly string[];
    siteDir: string;
    command: string;
  }) =>
    new SiteError(
      'CHECK_NOT_INSTALLED',
      `The check "accessibility" needs ${listWords(packages, 'and')}, which ${packages.length === 1 ? 'is' : 'are'} not installed.`,
      {hint: `Run this in ${siteDir}: ${command}`},
    ),

  /** @param file - value of `CHROMIUM_PATH` */
  checkBrowserNotFound: (file: string | undefined) =>
    new SiteError(
      'CHECK_BROWSER_NOT_FOUND',
      file === undefined
        ? 'The check "accessibility" needs Chromium or Chrome, which was not found.'
        : `CHROMIUM_PATH names ${file}, which does not exist.`,
      {
        hint: 'Run npx playwright-core install chromium, or set the variable CHROMIUM_PATH to the file of a browser.',
      },
    ),
};
