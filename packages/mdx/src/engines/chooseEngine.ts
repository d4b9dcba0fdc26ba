import type {CompileInput} from '../types.js';

/** Plugins of the unified ecosystem need its processor; all else is parsed by satteri, many times faster. */
export function needsUnified({rule}: CompileInput): boolean {
  const lists = [
    rule.remarkPlugins,
    rule.rehypePlugins,
    rule.beforeDefaultRemarkPlugins,
    rule.beforeDefaultRehypePlugins,
  ];
  return lists.some((list) => list.length > 0);
}
