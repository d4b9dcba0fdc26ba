import path from 'node:path';
import type {MarkdownRule} from '@lectern/mdx';
import {z} from 'zod';
import {compileSettings, markdownOptions} from '../contentHelpers/options.js';
import type {PlannedContent} from './SitePlan.js';

/** For Markdown outside of all content folders (a README that a page imports): the defaults of content, and no pages to link to. */
export const PARTIAL_RULE: MarkdownRule = {
  id: 'partials',
  dirs: [],
  contentDirs: [],
  permalinks: new Map(),
  ...compileSettings(z.object(markdownOptions).parse({})),
};

/** The rule of a file: the one with the deepest folder around it. */
export function ruleOf(file: string, rules: readonly MarkdownRule[]): MarkdownRule {
  let best = PARTIAL_RULE;
  let depth = -1;
  for (const rule of rules) {
    for (const dir of rule.dirs) {
      if (dir.length > depth && file.startsWith(dir + path.sep)) [best, depth] = [rule, dir.length];
    }
  }
  return best;
}

/** Plans a Markdown file that content imports. */
export function planImported(
  source: string,
  {siteDir, rules}: {siteDir: string; rules: readonly MarkdownRule[]},
): PlannedContent {
  const name = source.replace(/\?.*$/, '');
  const file = name.startsWith('@site/') ? path.join(siteDir, name.slice('@site/'.length)) : name;
  return {source, file, rule: ruleOf(file, rules)};
}
