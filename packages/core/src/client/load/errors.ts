/** The running app cannot show a page; the browser has to load the document. */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError';
}

/** The server has no such file: it answered with 404, or with an HTML page instead. */
export class MissingFileError extends Error {
  override readonly name = 'MissingFileError';
}
