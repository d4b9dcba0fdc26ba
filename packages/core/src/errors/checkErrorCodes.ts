/** Codes of the errors of `site check`. The folder `website/docs/errors` has a page for each. */
export type CheckErrorCode =
  | 'CHECK_BROWSER_NOT_FOUND'
  | 'CHECK_NEEDS_BUILD'
  | 'CHECK_NOT_INSTALLED'
  | 'CHECK_UNKNOWN';
