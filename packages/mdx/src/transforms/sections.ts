import type {Compilation} from '../compilation.js';
import {type MdNode, textOf} from '../tree.js';
import type {TextSection} from '../types.js';
import {headingId} from './headings.js';

interface OpenSection extends Omit<TextSection, 'text'> {
  readonly parts: string[];
}

const PHRASING = new Set([
  'paragraph',
  'heading',
  'tableCell',
  'text',
  'inlineCode',
  'code',
  'emphasis',
  'strong',
  'delete',
  'link',
  'mdxJsxTextElement',
]);

/** The words of the page, cut at its headings, for search. */
export function collectSections(root: MdNode, {sections, contentTitle}: Compilation): void {
  const open: OpenSection[] = [{id: null, heading: contentTitle ?? '', level: 1, parts: []}];
  collect(root, open);
  for (const {parts, ...section} of open) {
    const text = parts
      .join(' ')
      .replace(/\s{2,}|[^\S ]/g, ' ')
      .trim();
    if (text !== '' || section.heading !== '') sections.push({...section, text});
  }
}

function collect(node: MdNode, open: OpenSection[]): void {
  if (node.data?.searchText !== undefined) open.at(-1)?.parts.push(node.data.searchText);
  const id = node.type === 'heading' ? headingId(node) : undefined;
  if (node.type === 'heading' && node.depth === 1 && open.length === 1 && open[0]?.parts.length === 0) return;
  if (node.type === 'emphasis' && node.data?.hName !== undefined) collectAll(node, open);
  else if (id !== undefined) open.push({id, heading: textOf(node).trim(), level: node.depth ?? 2, parts: []});
  else if (PHRASING.has(node.type)) open.at(-1)?.parts.push(textOf(node));
  else collectAll(node, open);
}

function collectAll(node: MdNode, open: OpenSection[]): void {
  for (const child of node.children ?? []) collect(child, open);
}
