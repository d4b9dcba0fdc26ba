/** The page cannot be shown from here; the browser has to load it as a whole. */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError';
}

/** The answer was 404. */
export class MissingFileError extends Error {
  override readonly name = 'MissingFileError';
}
