/** As the service takes them: all have to hold, those of an inner list are alternatives. */
export type FacetFilters = string | readonly (string | readonly string[])[];

function listed(filters: FacetFilters | undefined): readonly (string | readonly string[])[] {
  if (filters === undefined) return [];
  return typeof filters === 'string' ? [filters] : filters;
}

/** Filters that hold where both hold; `undefined` where there are none. */
export function mergeFacetFilters(
  first: FacetFilters | undefined,
  second: FacetFilters | undefined,
): FacetFilters | undefined {
  if (first === undefined) return second;
  if (second === undefined) return first;
  return [...listed(first), ...listed(second)];
}

/** Pages in a language that have one of some tags. */
export function contextualFacetFilters(locale: string, tags: readonly string[]): FacetFilters {
  return [`language:${locale}`, tags.map((tag) => `docusaurus_tag:${tag}`)];
}
