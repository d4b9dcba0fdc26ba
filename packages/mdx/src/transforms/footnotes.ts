import {hash} from 'node:crypto';
import path from 'node:path';
import type {Compilation} from '../compilation.js';
import {hasUnifiedPlugins} from '../hasUnifiedPlugins.js';
import {type MdNode, visitTree} from '../tree.js';

/**
 * Adds a suffix to the ids of footnotes if the Markdown rule (settings for a set of files) has `footnoteSuffix`: a page
 * may show several files, whose ids must differ.
 */
export function suffixFootnotes(root: MdNode, compilation: Compilation): void {
  const {source, input} = compilation;
  if (!source.includes('[^') && !hasUnifiedPlugins(input.rule)) return;
  const suffix = footnoteSuffix(compilation);
  if (suffix === '') return;
  visitTree(root, (node) => {
    if (node.type === 'footnoteReference' || node.type === 'footnoteDefinition') node.identifier += suffix;
  });
}

/** Returns the suffix for ids of footnotes: a hash of the file's path relative to the site ("-1a2b3c4d"), or "". */
export function footnoteSuffix({input: {file, rule, site}}: Pick<Compilation, 'input'>): string {
  if (!rule.footnoteSuffix) return '';
  const source = path.relative(site.siteDir, file).split(path.sep).join('/');
  return `-${hash('sha256', source, 'hex').slice(0, 8)}`;
}
