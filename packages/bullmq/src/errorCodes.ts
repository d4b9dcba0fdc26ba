/** Codes of the errors of this package. The folder `website/docs/errors` has a page for each code. */
type PackageErrorCode = 'QUEUE_COMMIT_UNKNOWN' | 'QUEUE_OPTION_INVALID' | 'QUEUE_REDIS_URL';

declare global {
  namespace Lectern {
    interface ErrorCodes extends Record<PackageErrorCode, true> {}
  }
}

export {};
