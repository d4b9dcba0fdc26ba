import type {Compilation} from '../compilation.js';
import {textOfHtml} from '../text/textOfHtml.js';
import {type MdNode, textOf} from '../tree.js';
import type {TextSection} from '../types.js';
import {wordSet} from '../wordSet.js';
import {headingId} from './headings.js';

interface OpenSection extends Omit<TextSection, 'text' | 'code'> {
  readonly parts: string[];
  readonly blocks: string[];
}

const PHRASING = wordSet(
  'paragraph heading tableCell text inlineCode emphasis strong delete link mdxJsxTextElement',
);

/**
 * Collects the text of the page for search: one section above the first heading, and one section for each heading. Code
 * blocks are collected separately from the text.
 */
export function collectSections(root: MdNode, {sections, contentTitle, input}: Compilation): void {
  if (!input.collectsSections) return;
  const open: OpenSection[] = [openSection(null, contentTitle ?? '', 1)];
  collect(root, open);
  for (const {parts, blocks, ...section} of open) {
    const joined = parts.join(' ').replace(/\s{2,}|[^\S ]/g, ' ');
    const text = joined.trim();
    const code = blocks.join('\n');
    if (text !== '' || code !== '' || section.heading !== '') sections.push({...section, text, code});
  }
}

function openSection(id: string | null, heading: string, level: number): OpenSection {
  return {id, heading, level, parts: [], blocks: []};
}

function collect(node: MdNode, open: OpenSection[]): void {
  const current = open.at(-1);
  if (node.data?.searchText !== undefined) current?.parts.push(node.data.searchText);
  const id = node.type === 'heading' ? headingId(node) : undefined;
  if (isTitle(node, open)) return;
  if (node.type === 'emphasis' && node.data?.hName !== undefined) collectAll(node, open);
  else if (id !== undefined) open.push(openSection(id, textOf(node).trim(), node.depth ?? 2));
  else if (node.type === 'html') current?.parts.push(textOfHtml(node.value ?? ''));
  else if (node.type === 'code') current?.blocks.push(textOf(node));
  else if (PHRASING.has(node.type)) current?.parts.push(textOf(node));
  else collectAll(node, open);
}

/** True for an h1 above all text. It is the title of the page, which is already the `heading` of the first section. */
function isTitle({type, depth}: MdNode, open: readonly OpenSection[]): boolean {
  const isAtStart = open.length === 1 && open[0]?.parts.length === 0 && open[0].blocks.length === 0;
  return isAtStart && type === 'heading' && depth === 1;
}

function collectAll(node: MdNode, open: OpenSection[]): void {
  for (const child of node.children ?? []) collect(child, open);
}
