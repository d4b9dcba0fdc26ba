/** Search tag (value by which search engines filter pages) of pages that belong to no docs version. */
export const DEFAULT_SEARCH_TAG = 'default';
