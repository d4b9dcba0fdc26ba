import {SiteError} from '@lectern/core';

function styleError(type: 'rss' | 'atom', message: string, file: string): SiteError {
  return new SiteError('BLOG_XSLT', message, {
    location: {file},
    hint: `The option "feedOptions.xslt.${type}" names an .xsl file below the blog folder, with a .css file of the same name beside it.`,
  });
}

/** Errors of the blog plugin that report one mistake. */
export const errors = {
  /** @param file - absolute path of the last place where the file was searched */
  feedStyleMissing: (type: 'rss' | 'atom', file: string) =>
    styleError(type, 'The style of a feed does not exist.', file),

  /** @param file - absolute path of the missing CSS file */
  feedStylesheetMissing: (type: 'rss' | 'atom', file: string) =>
    styleError(type, 'The stylesheet of this feed style does not exist.', file),
};
