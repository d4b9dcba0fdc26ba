/** Codes of the errors of this package. The folder `website/docs/errors` has a page for each code. */
type PackageErrorCode = 'DEBUG_OPTIONS';

declare global {
  namespace Lectern {
    interface ErrorCodes extends Record<PackageErrorCode, true> {}
  }
}

export {};
