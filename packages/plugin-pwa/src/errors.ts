import {SiteError} from '@lectern/core';
import {configLocation} from '@lectern/core/content-helpers';

/** Errors of the pwa plugin that stop a build. */
export const errors = {
  workerInvalid: (reason: string) =>
    new SiteError('PWA_WORKER', `The service worker cannot be built: ${reason}`, {
      hint: 'Check the options "swCustom" and "injectManifestConfig" of the pwa plugin.',
    }),

  moduleMissing: ({option, name, configFile}: {option: string; name: string; configFile: string}) =>
    new SiteError(
      'PWA_MODULE',
      `The option "${option}" of the pwa plugin names "${name}", which does not exist.`,
      {location: configLocation(configFile, [option]), hint: 'Paths start from the folder of the site.'},
    ),

  /** @param file - absolute path of the file that already has the name of the worker */
  workerExists: (file: string) =>
    new SiteError(
      'PWA_FILE_EXISTS',
      'The pwa plugin cannot write its service worker: there is a file "sw.js".',
      {
        location: {file},
        hint: 'Remove the file, or write what it does into the module that the option "swCustom" names.',
      },
    ),
};
