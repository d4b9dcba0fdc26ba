import GithubSlugger from 'github-slugger';
import type {Compilation} from '../compilation.js';
import {type MdNode, setProperties, textOf, visitTree} from '../tree.js';

/** Gives every heading an id: the one its author set, else a slug of its text that is unique on the page. */
export function addHeadingIds(root: MdNode, compilation: Compilation): void {
  const slugger = new GithubSlugger();
  const {anchors, mdx1Compat} = compilation.input.site.markdown;
  visitTree(root, (node) => {
    if (node.type !== 'heading') return;
    const known = node.data?.hProperties?.id ?? node.data?.id;
    const explicit = takeExplicitId(node, mdx1Compat.headingIds);
    const id =
      typeof known === 'string'
        ? known
        : (explicit ?? slugger.slug(textOf(node).trim(), anchors.maintainCase));
    setProperties(node, {id});
  });
}

/** The id of a heading that has been through `addHeadingIds`. */
export function headingId(node: MdNode): string | undefined {
  const id = node.data?.hProperties?.id;
  return typeof id === 'string' ? id : undefined;
}

/** Removes `{#id}`, `{/* #id *\/}` or `<!-- #id -->` from the end of a heading. */
function takeExplicitId(heading: MdNode, braces: boolean): string | undefined {
  const children = heading.children ?? [];
  const last = children.at(-1);
  const id = commentId(last);
  if (id !== undefined) children.pop();
  else if (last?.type === 'text' && braces) {
    const text = last.value ?? '';
    const start = text.lastIndexOf('{#');
    const own = start === -1 ? undefined : /^\{#([^\s}]+)\}\s*$/.exec(text.slice(start))?.[1];
    if (own === undefined) return undefined;
    last.value = text.slice(0, start).trimEnd();
    if (last.value === '') children.pop();
    return own;
  }
  const text = id === undefined ? undefined : children.at(-1);
  if (text?.type === 'text') text.value = text.value?.trimEnd();
  return id;
}

function commentId(node: MdNode | undefined): string | undefined {
  const pattern =
    node?.type === 'mdxTextExpression'
      ? /^\s*\/\*\s*#([^\s*]+)[\s\S]*\*\/\s*$/
      : node?.type === 'html'
        ? /^<!--\s*#([^\s>]+?)(?:\s[\s\S]*)?-->$/
        : undefined;
  return pattern?.exec(node?.value ?? '')?.[1];
}
