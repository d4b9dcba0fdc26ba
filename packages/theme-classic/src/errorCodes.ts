/** Codes of the errors of this package. The folder `website/docs/errors` has a page for each. */
type PackageErrorCode = 'CUSTOM_CSS_MISSING';

declare global {
  namespace Lectern {
    interface ErrorCodes extends Record<PackageErrorCode, true> {}
  }
}

export {};
