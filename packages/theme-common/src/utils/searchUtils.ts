/** Search tag of pages that belong to no docs version. */
export const DEFAULT_SEARCH_TAG = 'default';
