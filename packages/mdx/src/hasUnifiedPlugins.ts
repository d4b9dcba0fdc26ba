import type {MarkdownRule} from './types.js';

/** Checks for remark and rehype plugins in a rule. */
export function hasUnifiedPlugins(rule: MarkdownRule): boolean {
  const lists = [
    rule.remarkPlugins,
    rule.rehypePlugins,
    rule.beforeDefaultRemarkPlugins,
    rule.beforeDefaultRehypePlugins,
  ];
  return lists.some((list) => list.length > 0);
}
