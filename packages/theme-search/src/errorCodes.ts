/** Codes of the errors of this package. The folder `website/docs/errors` has a page for each. */
type PackageErrorCode =
  | 'SEARCH_ADMIN_KEY'
  | 'SEARCH_ALGOLIA_CONFIG'
  | 'SEARCH_OPTIONS'
  | 'SEARCH_PROVIDER'
  | 'SEARCH_PUSH_FAILED'
  | 'SEARCH_PUSH_KEY'
  | 'SEARCH_PUSH_NAME'
  | 'SEARCH_PUSH_NO_BUILD'
  | 'SEARCH_PUSH_NO_TYPESENSE'
  | 'SEARCH_PUSH_RECORD'
  | 'SEARCH_PUSH_REFUSED'
  | 'SEARCH_PUSH_UNREACHABLE';

declare global {
  namespace Lectern {
    interface ErrorCodes extends Record<PackageErrorCode, true> {}
  }
}

export {};
