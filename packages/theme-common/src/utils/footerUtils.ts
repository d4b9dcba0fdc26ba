import type {Footer, FooterColumnItem} from '../themeConfig.js';

/** True if the links of the footer are columns with a title. */
export function isMultiColumnFooterLinks(links: Footer['links']): links is readonly FooterColumnItem[] {
  return links[0] !== undefined && 'title' in links[0] && 'items' in links[0];
}
