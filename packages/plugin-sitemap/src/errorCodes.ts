/** Codes of the errors of this package. The folder `website/docs/errors` has a page for each code. */
type PackageErrorCode = 'SITEMAP_DATES' | 'SITEMAP_HASH_ROUTER' | 'SITEMAP_ITEMS';

declare global {
  namespace Lectern {
    interface ErrorCodes extends Record<PackageErrorCode, true> {}
  }
}

export {};
