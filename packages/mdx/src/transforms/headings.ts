import GithubSlugger from 'github-slugger';
import {type Compilation, report} from '../compilation.js';
import {itemAt} from '../itemAt.js';
import {type MdNode, positionOf, setProperties, textOf, visitTree} from '../tree.js';
import {ownId} from '../untrusted/ownId.js';

/** Heading of a page. The id that the author wrote behind it has been removed from `node`. */
export interface FoundHeading {
  readonly node: MdNode;
  /** Plain text, without the id that the author wrote behind it. */
  readonly text: string;
  /** Id that the author or a plugin has set. */
  readonly id: string | undefined;
  /** True if the author wrote an id behind the heading. */
  readonly hasOwnId: boolean;
}

/**
 * Adds an id to each heading: the id that a plugin or the author set, or a slug of its text that is unique on the page.
 * Reports an id that is set twice.
 */
export function addHeadingIds(root: MdNode, compilation: Compilation): void {
  const {anchors, mdx1Compat} = compilation.input.site.markdown;
  const headings = takeHeadings(root, mdx1Compat.headingIds);
  const taken = new Set<string>();
  for (const {id, node} of headings) {
    if (id === undefined) continue;
    if (taken.has(id)) reportTaken(id, node, compilation);
    taken.add(id);
  }
  const ids = headingIdsOf(headings, anchors.maintainCase);
  for (const [index, {node}] of headings.entries())
    setProperties(node, {id: ownId(itemAt(ids, index), compilation)});
}

/**
 * Returns all headings of a page, in their order. The ids behind them are removed from the tree.
 *
 * @param braces - true if `{#id}` is an id
 */
export function takeHeadings(root: MdNode, braces: boolean): FoundHeading[] {
  const headings: FoundHeading[] = [];
  visitTree(root, (node) => {
    if (node.type !== 'heading') return;
    const known = node.data?.hProperties?.id ?? node.data?.id;
    const own = takeExplicitId(node, braces);
    const id = typeof known === 'string' ? known : own;
    headings.push({node, text: textOf(node).trim(), id, hasOwnId: own !== undefined});
  });
  return headings;
}

/**
 * Returns the ids of the headings of one page. A heading without an id gets a slug of its text that no other heading
 * has.
 *
 * @param headings - all headings of the page, in their order
 * @param maintainCase - true to keep capital letters in slugs
 */
export function headingIdsOf(
  headings: readonly {readonly id?: string | undefined; readonly text: string}[],
  maintainCase: boolean,
): string[] {
  const slugger = new GithubSlugger();
  for (const {id} of headings) if (id !== undefined) slugger.occurrences[id] = 0;
  return headings.map(({id, text}) => id ?? slugger.slug(text, maintainCase));
}

function reportTaken(id: string, node: MdNode, compilation: Compilation): void {
  report(compilation, 'warn', {
    code: 'HEADING_ID_TAKEN',
    message: `The id "${id}" belongs to an earlier heading of this page, so links to it lead there.`,
    hint: 'Give one of the two headings another id.',
    ...positionOf(node),
  });
}

/** Returns the id of a heading, after `addHeadingIds`. */
export function headingId(node: MdNode): string | undefined {
  const id = node.data?.hProperties?.id;
  return typeof id === 'string' ? id : undefined;
}

/**
 * Removes `{#id}`, `{/* #id *\/}` or `<!-- #id -->` from the end of a heading, and returns the id; `undefined` without
 * one.
 */
function takeExplicitId(heading: MdNode, braces: boolean): string | undefined {
  const children = heading.children ?? [];
  const last = children.at(-1);
  const id = last && commentId(last);
  if (id === undefined) return braces ? takeBracedId(children) : undefined;
  children.pop();
  const text = children.at(-1);
  if (text?.type === 'text') text.value = text.value?.trimEnd();
  return id;
}

function takeBracedId(children: MdNode[]): string | undefined {
  // The id may be in several nodes, since parsers make a link of an id that looks like a URL.
  const index = children.findLastIndex(({type, value}) => type === 'text' && value?.includes('{#'));
  const nodes = index === -1 ? [] : children.slice(index);
  const [first] = nodes;
  if (!first || !nodes.every(({type}) => type === 'text' || type === 'link')) return undefined;
  const text = nodes.map(textOf).join('');
  const start = text.lastIndexOf('{#');
  const id = /^\{#([^\s}]+)\}\s*$/.exec(text.slice(start))?.[1];
  if (id === undefined) return undefined;
  first.value = text.slice(0, start).trimEnd();
  children.splice(first.value === '' ? index : index + 1);
  return id;
}

/** Patterns for comments that contain the id of a heading: type of the node → pattern for its text. */
const COMMENT_ID: ReadonlyMap<string, RegExp> = new Map([
  ['mdxTextExpression', /^\s*\/\*\s*#(\S+?)(?:\s[\s\S]*)?\*\/\s*$/],
  ['html', /^<!--\s*#([^\s>]+?)(?:\s[\s\S]*)?-->$/],
]);

function commentId({type, value = ''}: MdNode): string | undefined {
  return COMMENT_ID.get(type)?.exec(value)?.[1];
}
