/** Codes of the errors of this package. The folder `website/docs/errors` has a page for each code. */
type PackageErrorCode =
  | 'BLOG_AUTHORS'
  | 'BLOG_AUTHORS_FILE'
  | 'BLOG_DATE'
  | 'BLOG_FRONT_MATTER'
  | 'BLOG_INLINE_AUTHORS'
  | 'BLOG_INLINE_TAGS'
  | 'BLOG_SLUG'
  | 'BLOG_UNTRUNCATED'
  | 'BLOG_XSLT';

declare global {
  namespace Lectern {
    interface ErrorCodes extends Record<PackageErrorCode, true> {}
  }
}

export {};
