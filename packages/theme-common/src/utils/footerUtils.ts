import type {Footer, FooterColumnItem} from '../themeConfig.js';

/** True if the links come in titled columns. */
export function isMultiColumnFooterLinks(links: Footer['links']): links is readonly FooterColumnItem[] {
  return links[0] !== undefined && 'title' in links[0] && 'items' in links[0];
}
