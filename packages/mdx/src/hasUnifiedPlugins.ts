import type {MarkdownRule} from './types.js';

/** Whether a rule has remark or rehype plugins. */
export function hasUnifiedPlugins(rule: MarkdownRule): boolean {
  const lists = [
    rule.remarkPlugins,
    rule.rehypePlugins,
    rule.beforeDefaultRemarkPlugins,
    rule.beforeDefaultRehypePlugins,
  ];
  return lists.some((list) => list.length > 0);
}
