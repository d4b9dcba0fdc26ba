import type {
  Block,
  Box,
  Change,
  ContentElement,
  ContentProps,
  Word,
  WordPart,
} from '@lectern/theme-common/changes';
import {createStatic} from '@theme/DocChanges/Content/createStatic';
import Lines from '@theme/DocChanges/Content/Lines';
import Mark, {type MarkKind} from '@theme/DocChanges/Content/Marks';
import {type ElementType, Fragment, isValidElement, type ReactNode} from 'react';

/** @swizzle wrap=forbidden eject=unsafe */
export interface ShowSettings {
  /** Components of Markdown elements: name of the element → component. */
  readonly components: {readonly [name: string]: unknown};
  /** Resolves the address of a link in the earlier or in the later version. */
  resolveUrl(url: string, isBefore: boolean): string;
}

/** Elements that may have no other children than their own parts, so no mark can be around these parts. */
const BOUND: ReadonlySet<string> = new Set(['dl', 'ol', 'table', 'tbody', 'tfoot', 'thead', 'tr', 'ul']);
/** Parts whose mark is around their content. */
const PARTS: ReadonlySet<string> = new Set([
  'caption',
  'dd',
  'dt',
  'figcaption',
  'li',
  'mdxAdmonitionTitle',
  'summary',
  'td',
  'th',
]);

/** Makes nodes of React from the blocks of a comparison. */
export class BlockView {
  readonly #settings: ShowSettings;

  constructor(settings: ShowSettings) {
    this.#settings = settings;
  }

  /** @param parent - name of the element around the changes; "" for a component or the page */
  changes(changes: readonly Change[], parent = ''): ReactNode[] {
    if (BOUND.has(parent)) return changes.map((change) => this.#change(change));
    return groupChanges(changes).flatMap((group): ReactNode[] => {
      const [first] = group;
      if (first?.kind !== 'added' && first?.kind !== 'removed') return group.map((one) => this.#change(one));
      const {kind} = first;
      const blocks = group.flatMap((one) => ('block' in one ? [one.block] : []));
      if (blocks.some((block) => block.kind === 'box' && PARTS.has(block.name)))
        return blocks.map((block) => this.#marked(block, kind));
      // Text without a block around it is a part of the line: of an item, or of a cell.
      const isLine = blocks.every((block) => block.kind === 'run');
      const look = isLine ? {} : {look: 'block' as const};
      return [createStatic(Mark, {kind, ...look}, this.blocks(blocks, kind === 'removed'))];
    });
  }

  blocks(blocks: readonly Block[], isBefore: boolean): ReactNode[] {
    return blocks.map((block) => this.#block(block, isBefore));
  }

  #change(change: Change): ReactNode {
    switch (change.kind) {
      case 'same':
        return this.#block(change.block, false);
      case 'words':
        return createStatic(Fragment, {}, this.#words(change.parts));
      case 'lines':
        return <Lines code={change.code} lines={change.lines} />;
      case 'within':
        return this.#within(change.box, change.changes);
      default:
        return this.#marked(change.block, change.kind);
    }
  }

  #within({element, name}: Box, changes: readonly Change[]): ReactNode {
    const inner = this.changes(changes, name);
    if (name !== 'details') return this.#element(element, false, inner);
    // Opened, so that its changes are visible.
    return this.#element({...element, props: {...element.props, open: true}}, false, inner);
  }

  /** Shows a block that is added or removed, with the mark inside of it. */
  #marked(block: Block, kind: MarkKind): ReactNode {
    const isBefore = kind === 'removed';
    if (block.kind !== 'box' || !(BOUND.has(block.name) || PARTS.has(block.name)))
      return createStatic(Mark, {kind, look: 'part'}, [this.#block(block, isBefore)]);
    if (block.blocks.length === 0) return this.#element(block.element, isBefore);
    const inside = BOUND.has(block.name)
      ? block.blocks.map((inner) => this.#marked(inner, kind))
      : [createStatic(Mark, {kind, look: 'part'}, this.blocks(block.blocks, isBefore))];
    return this.#element(block.element, isBefore, inside);
  }

  #block(block: Block, isBefore: boolean): ReactNode {
    if (block.kind === 'run') return createStatic(Fragment, {}, this.#nest(block.words, isBefore));
    if (block.kind === 'box' && !isComponent(block))
      return this.#element(block.element, isBefore, this.blocks(block.blocks, isBefore));
    return this.#element(block.element, isBefore);
  }

  #words(parts: readonly WordPart[]): ReactNode[] {
    return parts.flatMap(({kind, before, after}) => {
      if (kind === 'same') return this.#nest(withSpaceOf(after, before), false);
      return [...this.#markedWords('removed', before), ...this.#markedWords('added', after)];
    });
  }

  #markedWords(kind: MarkKind, words: readonly Word[]): ReactNode[] {
    const last = words.at(-1);
    if (!last) return [];
    const shown = this.#nest([...words.slice(0, -1), {...last, space: false}], kind === 'removed');
    return [createStatic(Mark, {kind}, shown), ...(last.space ? [' '] : [])];
  }

  /** Puts words into the elements that are around them. */
  #nest(words: readonly Word[], isBefore: boolean, depth = 0): ReactNode[] {
    const nodes: ReactNode[] = [];
    for (let at = 0; at < words.length; ) {
      const word = words[at] as Word;
      const outer = word.around[depth];
      let end = at + 1;
      if (outer) while (end < words.length && words[end]?.around[depth] === outer) end += 1;
      const group = words.slice(at, end);
      at = end;
      if (outer) nodes.push(this.#element(outer, isBefore, this.#nest(group, isBefore, depth + 1)));
      else {
        const last = nodes.at(-1);
        const text = word.element ? '' : word.text;
        if (word.element) nodes.push(this.#element(word.element, isBefore), word.space ? ' ' : '');
        else if (typeof last === 'string') nodes[nodes.length - 1] = last + text + (word.space ? ' ' : '');
        else nodes.push(text + (word.space ? ' ' : ''));
      }
    }
    return nodes;
  }

  /** @param children - nodes in the place of the element's own children */
  #element(element: ContentElement, isBefore: boolean, children?: readonly ReactNode[]): ReactNode {
    const {components} = this.#settings;
    const name = typeof element.type === 'string' ? element.type : '';
    // The page has an h1 of its own.
    const shownName = name === 'h1' ? 'h2' : name;
    const component = Object.hasOwn(components, shownName) ? components[shownName] : undefined;
    const type = (name === '' ? element.type : (component ?? shownName)) as ElementType;
    const inner = children ?? this.#children(element.props.children, isBefore);
    return createStatic(type, this.#props(element.props, isBefore, name), inner);
  }

  #children(children: unknown, isBefore: boolean): ReactNode[] {
    if (children === undefined) return [];
    if (Array.isArray(children)) return children.flatMap((child) => this.#children(child, isBefore));
    if (!isValidElement<ContentProps>(children)) return [children as ReactNode];
    return [this.#element(children, isBefore)];
  }

  /**
   * Attributes of an element. It has no id: ids of the earlier version would clash with those of the later one. Links
   * lead where they lead from the doc, and are checked there.
   */
  #props({children: _children, id: _id, ...props}: ContentProps, isBefore: boolean, name: string): object {
    const shown: Record<string, unknown> = {...props};
    for (const attribute of name === '' ? ['href', 'to'] : ['href', 'to', 'src']) {
      const url = props[attribute];
      if (typeof url === 'string') shown[attribute] = this.#settings.resolveUrl(url, isBefore);
    }
    delete shown['aria-describedby'];
    if (name === 'a') shown['data-noBrokenLinkCheck'] = true;
    return shown;
  }
}

const isComponent = ({name}: Box): boolean => name === '';

/** Groups neighbouring blocks that are added, and those that are removed. */
function groupChanges(changes: readonly Change[]): readonly (readonly Change[])[] {
  const groups: Change[][] = [];
  for (const change of changes) {
    const last = groups.at(-1);
    const isMarked = change.kind === 'added' || change.kind === 'removed';
    if (isMarked && last?.[0]?.kind === change.kind) last.push(change);
    else groups.push([change]);
  }
  return groups;
}

/** Adds a space after the last word if the same word has one in the other version. */
function withSpaceOf(words: readonly Word[], others: readonly Word[]): readonly Word[] {
  const last = words.at(-1);
  if (!last || last.space || !others.at(-1)?.space) return words;
  return [...words.slice(0, -1), {...last, space: true}];
}
