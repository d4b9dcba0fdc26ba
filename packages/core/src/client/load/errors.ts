/** Error of a page that the running app cannot show: the browser has to load the document of the page. */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError';
}

/**
 * Error of a file that the server does not have: the server answered with 404, or with an HTML page instead of the
 * file.
 */
export class MissingFileError extends Error {
  override readonly name = 'MissingFileError';
}
