import type {Compilation} from '../compilation.js';
import type {MdNode} from '../tree.js';
import {transformAdmonitions} from './admonitions.js';
import {transformAlerts} from './alerts.js';
import {transformCodeBlocks, transformMermaid} from './codeBlocks.js';
import {extractContentTitle} from './contentTitle.js';
import {restoreDirectives} from './directives.js';
import {mapElements} from './elements.js';
import {replaceEmoji} from './emoji.js';
import {suffixFootnotes} from './footnotes.js';
import {addHeadingIds} from './headings.js';
import {hideCode} from './hideCode.js';
import {resolveImages} from './images.js';
import {includeCode} from './includeCode.js';
import {resolveLinks} from './links.js';
import {reportMdxSyntax} from './mdxSyntax.js';
import {placeCut} from './placeCut.js';
import {inlineReferences} from './references.js';
import {collectSections} from './sections.js';
import {collectToc} from './toc.js';

/** Function for one Markdown feature. It changes the tree in place, and adds its results to the compilation. */
type Transform = (root: MdNode, compilation: Compilation) => void;

/**
 * Transforms that run before `remarkPlugins` of the site. These plugins therefore receive a tree with ids of headings,
 * with the code of files in code blocks, and with URLs of pages in place of the paths of Markdown files.
 */
const BEFORE_PLUGINS: readonly Transform[] = [
  reportMdxSyntax,
  includeCode,
  hideCode,
  addHeadingIds,
  extractContentTitle,
  placeCut,
  suffixFootnotes,
  transformAlerts,
  transformAdmonitions,
  replaceEmoji,
  collectToc,
  mapElements,
  transformMermaid,
  inlineReferences,
  resolveImages,
  resolveLinks,
];

/** Transforms that run after `remarkPlugins` of the site, on directives and code blocks that no plugin has replaced. */
const AFTER_PLUGINS: readonly Transform[] = [restoreDirectives, transformCodeBlocks, collectSections];

export function transformBeforePlugins(root: MdNode, compilation: Compilation): void {
  for (const transform of BEFORE_PLUGINS) transform(root, compilation);
}

export function transformAfterPlugins(root: MdNode, compilation: Compilation): void {
  for (const transform of AFTER_PLUGINS) transform(root, compilation);
}
