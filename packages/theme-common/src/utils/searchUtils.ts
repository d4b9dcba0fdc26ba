/** Tag of pages that belong to no version. */
export const DEFAULT_SEARCH_TAG = 'default';
