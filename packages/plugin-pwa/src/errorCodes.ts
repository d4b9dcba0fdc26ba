/** Codes of the errors of this package. The folder `website/docs/errors` has a page for each code. */
type PackageErrorCode = 'PWA_FILE_EXISTS' | 'PWA_MODULE' | 'PWA_WORKER';

declare global {
  namespace Lectern {
    interface ErrorCodes extends Record<PackageErrorCode, true> {}
  }
}

export {};
