import type {ShowcaseSite, ShowcaseTag} from './samples';

export type Operator = 'OR' | 'AND';

/** Choice of a visitor; without any, all sites are shown. */
export interface ShowcaseFilter {
  /** Part of a title, in any case. */
  readonly name: string;
  readonly tags: readonly ShowcaseTag[];
  /** A site needs one of the tags, or all of them. */
  readonly operator: Operator;
}

export function isFiltered({name, tags}: ShowcaseFilter): boolean {
  return name.trim() !== '' || tags.length > 0;
}

/** The sites that match, in the order in which they are given. */
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
