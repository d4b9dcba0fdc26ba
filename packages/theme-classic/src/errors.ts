import {SiteError} from '@lectern/core';
import {configLocation} from '@lectern/core/content-helpers';

/** Errors of the theme that stop a build. */
export const errors = {
  /** @param names - the missing stylesheets, as written in the option `customCss` */
  stylesheetsMissing: ({names, configFile}: {names: readonly string[]; configFile: string}) =>
    new SiteError(
      'CUSTOM_CSS_MISSING',
      `The option "customCss" names stylesheets that do not exist: ${names.map((name) => `"${name}"`).join(', ')}.`,
      {
        location: configLocation(configFile, ['customCss']),
        hint: 'Create them, or correct the paths: they start from the folder of the site.',
      },
    ),
};
