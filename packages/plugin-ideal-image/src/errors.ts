import path from 'node:path';
import {SiteError, type SourcePlace} from '@lectern/core';

/** Errors of the ideal-image plugin that stop a build. */
export const errors = {
  /** @param file - absolute path of the image */
  imageFailed: ({file, place, cause}: {file: string; place: SourcePlace; cause: Error}) =>
    new SiteError(
      'IMAGE_FAILED',
      `No copies of the image "${path.basename(file)}" can be made. ${cause.message}`,
      {place, cause},
    ),
};
