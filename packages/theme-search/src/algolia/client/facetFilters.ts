/** All filters have to hold; of a list within the list, one. "docusaurus_tag:default" */
export type FacetFilters = string | readonly (string | readonly string[])[];

/** Both filters together. */
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

/** The filters of contextual search, by the names that DocSearch's crawler takes from the heads of pages. */
export function contextualFacetFilters(
  locale: string,
  tags: readonly string[],
): readonly (string | readonly string[])[] {
  return [`language:${locale}`, tags.map((tag) => `docusaurus_tag:${tag}`)];
}
