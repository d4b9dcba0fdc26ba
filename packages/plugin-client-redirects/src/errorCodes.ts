/** Codes of the errors of this package. The folder `website/docs/errors` has a page for each code. */
type PackageErrorCode =
  | 'REDIRECT_ADDRESS_UNKNOWN'
  | 'REDIRECT_BROKEN'
  | 'REDIRECT_FILE_INVALID'
  | 'REDIRECT_HASH_ROUTER'
  | 'REDIRECT_HOST_FILE'
  | 'REDIRECT_MISSING'
  | 'REDIRECT_NOT_BUILT'
  | 'REDIRECT_SKIPPED';

declare global {
  namespace Lectern {
    interface ErrorCodes extends Record<PackageErrorCode, true> {}
  }
}

export {};
