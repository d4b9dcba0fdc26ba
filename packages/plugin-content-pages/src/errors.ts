import {SiteError} from '@lectern/core';

/** Errors of the pages plugin that report one mistake. */
export const errors = {
  /** @param file - absolute path of the page */
  untrustedCode: (file: string) =>
    new SiteError('PAGE_UNTRUSTED', 'This page is code, and it is among untrusted content.', {
      location: {file},
      hint: 'Move it to a folder of another instance of the plugin, or exclude it with the option "exclude".',
    }),
};
