/**
 * Filters such as "docusaurus_tag:default". All filters of a list must match; of an inner list, one filter must match.
 */
export type FacetFilters = string | readonly (string | readonly string[])[];

/** Combines filters so that both must match; `undefined` if both are absent. */
export function mergeFacetFilters(first: FacetFilters, second: FacetFilters): FacetFilters;
export function mergeFacetFilters(
  first: FacetFilters | undefined,
  second: FacetFilters | undefined,
): FacetFilters | undefined;
export function mergeFacetFilters(
  first: FacetFilters | undefined,
  second: FacetFilters | undefined,
): FacetFilters | undefined {
  if (first === undefined) return second;
  if (second === undefined) return first;
  return [first, second].flatMap((filters) => (typeof filters === 'string' ? [filters] : filters));
}

/**
 * Returns the filters of contextual search: a record must have the locale, and one of the search tags
 * ("docs-default-current"). DocSearch's crawler reads both from `<meta>` elements of pages.
 */
export function contextualFacetFilters(
  locale: string,
  tags: readonly string[],
): readonly (string | readonly string[])[] {
  return [`language:${locale}`, tags.map((tag) => `docusaurus_tag:${tag}`)];
}
