import {fromMarkdown, type Extension as TreeExtension} from 'mdast-util-from-markdown';
import {gfmFootnoteFromMarkdown} from 'mdast-util-gfm-footnote';
import {gfmStrikethroughFromMarkdown} from 'mdast-util-gfm-strikethrough';
import {gfmTableFromMarkdown} from 'mdast-util-gfm-table';
import {gfmTaskListItemFromMarkdown} from 'mdast-util-gfm-task-list-item';
import {mdxExpressionFromMarkdown} from 'mdast-util-mdx-expression';
import {cjkFriendlyExtension} from 'micromark-extension-cjk-friendly';
import {gfmStrikethroughCjkFriendly} from 'micromark-extension-cjk-friendly-gfm-strikethrough';
import {gfmFootnote} from 'micromark-extension-gfm-footnote';
import {gfmTable} from 'micromark-extension-gfm-table';
import {gfmTaskListItem} from 'micromark-extension-gfm-task-list-item';
import {mdxExpression} from 'micromark-extension-mdx-expression';
import {mdxJsx} from 'micromark-extension-mdx-jsx';
import {mdxMd} from 'micromark-extension-mdx-md';
import type {Extension} from 'micromark-util-types';
import {textOfHtml} from '../text/textOfHtml.js';
import type {MdNode} from '../tree.js';
import {joinText} from './joinText.js';
import type {TextBlock} from './textBlocks.js';

/**
 * Extension of the parser: `syntax` for its tokens, `tree` for its nodes. It is used only for texts that match `sign`,
 * since each extension makes the parser slower.
 */
interface Syntax {
  readonly sign: RegExp;
  readonly syntax: Extension;
  readonly tree?: TreeExtension;
}

const MARKDOWN: readonly Syntax[] = [
  {sign: /\[\^/, syntax: gfmFootnote(), tree: gfmFootnoteFromMarkdown()},
  {sign: /\|/, syntax: gfmTable(), tree: gfmTableFromMarkdown()},
  {sign: /\[[ x]\]/i, syntax: gfmTaskListItem(), tree: gfmTaskListItemFromMarkdown()},
  {sign: /[\u1100-\uFFFF]/, syntax: cjkFriendlyExtension()},
  {sign: /~/, syntax: gfmStrikethroughCjkFriendly(), tree: gfmStrikethroughFromMarkdown()},
];

/** Turns `<br>` into a line break. Of all other tags within a paragraph, only the content is in the tree. */
const TAGS: TreeExtension = {
  exit: {
    mdxJsxTextTagNamePrimary(token) {
      if (this.sliceSerialize(token) !== 'br') return;
      this.enter({type: 'break'}, token);
      this.exit(token);
    },
  },
};

const MDX: readonly Syntax[] = [
  ...MARKDOWN,
  {sign: /\{/, syntax: mdxExpression(), tree: mdxExpressionFromMarkdown()},
  // No tag except `<br>` becomes a node. Each block is parsed alone, and its start tag may have the end tag in another
  // block, which would be a syntax error.
  {sign: /</, syntax: mdxJsx(), tree: TAGS},
  {sign: /^/, syntax: mdxMd()},
];

/** Matches the code of an expression that is a string literal: `{' '}`. */
const STRING = /^\s*(?:'([^'\\]*)'|"([^"\\]*)"|`([^`\\$]*)`)\s*$/;
const HEADING_ID = /\s*\{#[^\s}]*\}\s*$/;
const ALERT = /^\[!(?:note|tip|important|warning|caution)\][ \t]*(?:\n|$)/i;
/** Matches a shortcode (":tada:"), but no part of "std::vec::Vec" or "10:30:00". */
const EMOJI = /\s?(?<![\w:]):(?:\+1|-1|[a-zA-Z][\w-]*):(?![\w:])/g;

/**
 * Parses a block, and returns the visible text of the first paragraph, heading (h2 to h6), table row or piece of HTML
 * in it that has text.
 *
 * @param definitions - labels to define, so that `[text][label]` and `[^label]` in the block are parsed as references
 * @returns "" for a block without text.
 */
export function blockText(block: TextBlock, format: 'mdx' | 'md', definitions: readonly string[]): string {
  const texts = textsOf(parse(block, format, definitions), undefined);
  for (const text of texts) if (text !== '') return text;
  return '';
}

function parse({text, blanked}: TextBlock, format: 'mdx' | 'md', definitions: readonly string[]): MdNode {
  const stubs = definitions.map((label) => `\n\n[${label}]: #`).join('');
  try {
    return parseWith(format === 'mdx' ? MDX : MARKDOWN, text + stubs);
  } catch {
    // The block has a tag or an expression of MDX that ends in another block.
    return parseWith(MARKDOWN, blanked + stubs);
  }
}

function parseWith(parts: readonly Syntax[], text: string): MdNode {
  const needed = parts.filter(({sign}) => sign.test(text));
  return fromMarkdown(text, {
    extensions: needed.map(({syntax}) => syntax),
    mdastExtensions: needed.flatMap(({tree}) => tree ?? []),
  }) as MdNode;
}

/**
 * Yields the texts of the paragraphs, headings, table rows and pieces of HTML in a node. Titles (h1) and footnotes
 * are left out.
 */
function* textsOf(node: MdNode, parent: MdNode | undefined): Generator<string> {
  const {type, depth, value = '', children = []} = node;
  if (type === 'paragraph' || (type === 'heading' && depth !== 1) || type === 'tableRow') {
    yield cleanText(node, parent);
  } else if (type === 'html' && !/^\s*<h1\b/i.test(value)) {
    yield joinText(textOfHtml(value));
  } else if (type !== 'footnoteDefinition') {
    for (const child of children) yield* textsOf(child, node);
  }
}

function cleanText(node: MdNode, parent: MdNode | undefined): string {
  const text = inlineText(node);
  if (node.type === 'heading') return joinText(text.replace(HEADING_ID, ''));
  return joinText(parent?.type === 'blockquote' ? text.replace(ALERT, '') : text);
}

function inlineText(node: MdNode): string {
  const {type, value = '', alt, children = []} = node;
  switch (type) {
    case 'text':
      return value.replace(EMOJI, '').replaceAll('\uE000', '');
    case 'inlineCode':
      return value;
    case 'break':
      return '\n';
    case 'html':
      return /^<br\b/i.test(value) ? '\n' : '';
    case 'mdxTextExpression': {
      const [, ...strings] = STRING.exec(value) ?? [];
      return strings.find((text) => text !== undefined) ?? '';
    }
    case 'image':
    case 'imageReference':
      return alt ?? '';
    case 'footnoteReference':
      return '';
    default:
      return children.map(inlineText).join(type === 'tableRow' ? ' ' : '');
  }
}
