import type {ShowcaseSite, ShowcaseTag} from './samples';

export type Operator = 'OR' | 'AND';

/** Filter that a visitor has chosen. Without name and tags, all sites match. */
export interface ShowcaseFilter {
  /** Text that the title must contain; upper and lower case are the same. */
  readonly name: string;
  readonly tags: readonly ShowcaseTag[];
  /** "OR": a site must have one of the tags; "AND": all of them. */
  readonly operator: Operator;
}

export function isFiltered({name, tags}: ShowcaseFilter): boolean {
  return name.trim() !== '' || tags.length > 0;
}

/** Returns the sites that match, in the given order. */
export function filterSites(
  sites: readonly ShowcaseSite[],
  {name, tags, operator}: ShowcaseFilter,
): readonly ShowcaseSite[] {
  const part = name.trim().toLowerCase();
  const hasTags = (site: ShowcaseSite) => {
    if (tags.length === 0) return true;
    const has = (tag: ShowcaseTag) => site.tags.includes(tag);
    return operator === 'AND' ? tags.every(has) : tags.some(has);
  };
  return sites.filter((site) => site.title.toLowerCase().includes(part) && hasTags(site));
}
