import {SiteError} from '@lectern/core';

/** Errors of the debug plugin that stop a build. */
export const errors = {
  unknownOption: (name: string) =>
    new SiteError('DEBUG_OPTIONS', `plugin-debug has no option "${name}".`, {
      hint: 'Take it out: the plugin has no options, and a site has one instance of it.',
    }),
};
