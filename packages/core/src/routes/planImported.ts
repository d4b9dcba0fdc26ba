import path from 'node:path';
import type {MarkdownRule} from '@lectern/mdx';
import {z} from '#zod';
import type {PluginContent} from '../content/PluginContent.js';
import {compileSettings, markdownOptions} from '../contentHelpers/options.js';
import {isBelow} from '../paths.js';
import type {PlannedContent} from './SitePlan.js';

/**
 * Rule (compile settings) for Markdown outside of all content folders, such as a README that a page imports. It has the
 * default options, and no pages to which links to Markdown files could be resolved.
 */
export const PARTIAL_RULE: MarkdownRule = {
  id: 'partials',
  dirs: [],
  contentDirs: [],
  permalinks: new Map(),
  ...compileSettings(z.object(markdownOptions).parse({})),
};

/** Lists the compile rules of all plugins, and `PARTIAL_RULE` for files outside of the content folders. */
export function markdownRules(contents: readonly Pick<PluginContent, 'rules'>[]): readonly MarkdownRule[] {
  return [...contents.flatMap(({rules}) => rules), PARTIAL_RULE];
}

/**
 * Finds the rule of a file: the rule with the deepest folder that contains the file.
 *
 * @param rules - return value of `markdownRules`
 * @returns index in `rules`
 */
export function ruleOf(file: string, rules: readonly Pick<MarkdownRule, 'dirs'>[]): number {
  let [best, depth] = [rules.length - 1, -1];
  for (const [at, {dirs}] of rules.entries()) {
    for (const dir of dirs) {
      if (dir.length > depth && isBelow(dir, file)) [best, depth] = [at, dir.length];
    }
  }
  return best;
}

/** Finds the absolute path and the rule (compile settings) of a Markdown file that other content imports. */
export function planImported(
  source: string,
  {siteDir, rules}: {siteDir: string; rules: readonly MarkdownRule[]},
): PlannedContent {
  const name = source.replace(/\?.*$/, '');
  const file = name.startsWith('@site/') ? path.join(siteDir, name.slice('@site/'.length)) : name;
  return {source, file, rule: ruleOf(file, rules)};
}
