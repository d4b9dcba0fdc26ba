import type {MarkdownRule} from './types.js';

/**
 * True if a Markdown rule (settings for a set of files) has remark or rehype plugins. Recma plugins do not count: they
 * change the compiled JavaScript.
 */
export function hasUnifiedPlugins(rule: MarkdownRule): boolean {
  const lists = [
    rule.remarkPlugins,
    rule.rehypePlugins,
    rule.beforeDefaultRemarkPlugins,
    rule.beforeDefaultRehypePlugins,
  ];
  return lists.some((list) => list.length > 0);
}
