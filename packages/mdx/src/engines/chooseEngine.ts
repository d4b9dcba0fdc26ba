import type {CompileInput} from '../types.js';

/** The `remarkRehypeOptions` that satteri has too. */
const FOOTNOTE_OPTIONS = new Set([
  'footnoteLabel',
  'footnoteBackLabel',
  'footnoteBackContent',
  'clobberPrefix',
]);

/** Plugins of the unified ecosystem need its trees; all else is compiled by satteri, many times faster. */
export function needsUnified({rule, site}: CompileInput): boolean {
  const lists = [
    rule.remarkPlugins,
    rule.rehypePlugins,
    rule.recmaPlugins,
    rule.beforeDefaultRemarkPlugins,
    rule.beforeDefaultRehypePlugins,
  ];
  return (
    lists.some((list) => list.length > 0) ||
    Object.entries(site.markdown.remarkRehypeOptions).some(
      ([name, value]) => value !== undefined && !(FOOTNOTE_OPTIONS.has(name) && typeof value === 'string'),
    )
  );
}
