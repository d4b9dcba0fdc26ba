import type {MarkdownElement, MarkdownNode} from './MarkdownNode.js';
import {BREAK, type InlineSettings, writeInline} from './writeInline.js';

/**
 * Writes a table. The first row is the head, as in GitHub's Markdown, even if the table has no head. Blocks in a cell
 * become text. @returns one block, or none for a table without cells
 */
export function writeTable(table: MarkdownElement, settings: InlineSettings): string[] {
  const rows = rowsOf(table.children);
  const width = Math.max(0, ...rows.map(({length}) => length));
  const [head, ...body] = rows;
  if (!head || width === 0) return [];
  const line = (cells: readonly string[]) =>
    `| ${Array.from({length: width}, (_, column) => cells[column] ?? '').join(' | ')} |`;
  const write = (row: readonly MarkdownElement[]) =>
    line(row.map(({children}) => cellText(children, settings)));
  const rule = line(Array.from({length: width}, (_, column) => ruleOf(head[column])));
  return [[write(head), rule, ...body.map(write)].join('\n')];
}

function rowsOf(nodes: readonly MarkdownNode[]): MarkdownElement[][] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    return node.tag === 'tr' ? [node.children.filter(isCell)] : rowsOf(node.children);
  });
}

function isCell(node: MarkdownNode): node is MarkdownElement {
  return typeof node !== 'string' && (node.tag === 'td' || node.tag === 'th');
}

function cellText(children: readonly MarkdownNode[], settings: InlineSettings): string {
  const text = writeInline(children, settings);
  return text.replaceAll(BREAK, '<br>').replace(/\n/g, ' ').replace(/\|/g, '\\|');
}

const RULES: {readonly [align: string]: string} = {left: ':---', center: ':---:', right: '---:'};

function ruleOf(cell: MarkdownElement | undefined): string {
  const style = cell?.props.style as {readonly textAlign?: unknown} | undefined;
  return RULES[String(style?.textAlign ?? cell?.props.align ?? '')] ?? '---';
}
