import {itemAt} from './itemAt.js';
import {readTree} from './readTree.js';
import {type FoundHeading, headingIdsOf, takeHeadings} from './transforms/headings.js';
import type {MdNode} from './tree.js';
import type {CompileInput} from './types.js';

/** A heading of a Markdown file. */
export interface PageHeading {
  /** Level of the heading: 1 for `# Title` to 6 for `###### Title`. */
  readonly level: number;
  /** Line of the file on which the text of the heading ends, from 1. */
  readonly line: number;
  /** Plain text, without the id that the author wrote behind it. */
  readonly text: string;
  /** Id of the heading's element on the page. */
  readonly id: string;
  /** True if the author wrote the id: `## Title {#id}`. */
  readonly hasOwnId: boolean;
}

export interface PageHeadings {
  readonly format: 'mdx' | 'md';
  readonly headings: readonly PageHeading[];
}

/**
 * Reads the headings of a Markdown file, with the ids that a compile gives them.
 *
 * @throws {MarkdownError} as `compileMarkdown` does.
 */
export async function readHeadings(input: CompileInput): Promise<PageHeadings> {
  const {anchors, mdx1Compat} = input.site.markdown;
  let found: readonly FoundHeading[] = [];
  const compilation = await readTree(input, (root) => {
    found = takeHeadings(root, mdx1Compat.headingIds);
  });
  const ids = headingIdsOf(found, anchors.maintainCase);
  const lines = compilation.source.split('\n');
  const headings = found.flatMap(({node, text, hasOwnId}, index) => {
    const line = lineOf(node, lines);
    return line ? [{level: node.depth ?? 1, line, text, id: itemAt(ids, index), hasOwnId}] : [];
  });
  return {format: compilation.format, headings};
}

/**
 * Finds the last line of a heading's text. In an underlined heading, it is the line above "===" or "---".
 *
 * @returns from 1; `undefined` for a heading that a plugin added, which has no position.
 */
function lineOf({position}: MdNode, lines: readonly string[]): number | undefined {
  if (!position) return undefined;
  const {start, end} = position;
  const first = lines[start.line - 1]?.slice(start.column - 1) ?? '';
  return /^#{1,6}(?:\s|$)/.test(first) ? start.line : end.line - 1;
}
