import path from 'node:path';
import {SiteError, type SourceLocation} from '@lectern/core';

/** Errors of the ideal-image plugin that stop a build. */
export const errors = {
  /** @param file - absolute path of the image */
  imageFailed: ({file, location, cause}: {file: string; location: SourceLocation; cause: Error}) =>
    new SiteError(
      'IMAGE_FAILED',
      `No copies of the image "${path.basename(file)}" can be made. ${cause.message}`,
      {location, cause},
    ),
};
