import {Fragment, isValidElement} from 'react';
import type {Block, Box, ContentElement, Props, Word} from './blocks.js';
import {type Keys, propsText} from './Keys.js';
import {isSpace, splitWords} from './splitWords.js';

export interface ReadSettings {
  readonly keys: Keys;
  /** Returns a text that is equal for addresses of the same page in both versions. */
  urlKey(url: string): string;
  /** Returns the elements of an imported Markdown file; `undefined` for other components. */
  expand(element: ContentElement): unknown;
}

const names = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Elements that are a part of a line. */
const INLINE = names(
  'a abbr b bdi bdo br button cite code data del dfn em i img input ins kbd label mark math meter output picture ' +
    'progress q ruby s samp select small span strong sub sup svg textarea time u var wbr',
);
/** Elements in a line that only change how their words look. The words in them are compared one by one. */
const TRANSPARENT = names('b del em i ins mark s small strong u');
/** Elements whose content is not compared by parts. */
const WHOLE = names('audio canvas embed iframe noscript object video');

/** Parts of lists and tables. They are read as elements with blocks even if they are empty. */
const PARTS = names('caption dd dl dt li ol summary table tbody td tfoot th thead tr ul');

/** Elements that are not shown, or belong to the head of the page. */
const HIDDEN = names('Head base head link meta script style template title');

/** Depth of elements below which they are compared as a whole. */
const MAX_DEPTH = 100;

type Node = string | ContentElement;

/** Returns the texts and elements in children of an element. Neighbouring texts are joined. */
function nodesOf(children: unknown, settings: ReadSettings): readonly Node[] {
  const nodes: Node[] = [];
  const add = (child: unknown): void => {
    if (Array.isArray(child)) for (const one of child) add(one);
    else if (typeof child === 'string' || typeof child === 'number' || typeof child === 'bigint') {
      const last = nodes.at(-1);
      if (typeof last === 'string') nodes[nodes.length - 1] = last + String(child);
      else nodes.push(String(child));
    } else if (isValidElement<Props>(child) && !HIDDEN.has(nameOf(child))) {
      const expanded = child.type === Fragment ? child.props.children : settings.expand(child);
      if (expanded === undefined && child.type !== Fragment) nodes.push(child);
      else add(expanded);
    }
  };
  add(children);
  return nodes;
}

const nameOf = ({type}: ContentElement): string => (typeof type === 'string' ? type : '');

function textOf(nodes: readonly Node[], settings: ReadSettings): string {
  return nodes
    .map((node) =>
      typeof node === 'string' ? node : textOf(nodesOf(node.props.children, settings), settings),
    )
    .join('');
}

/** Reads the content of an element as blocks. Text between blocks is a block, too. */
export function readBlocks(children: unknown, settings: ReadSettings, depth = 0): readonly Block[] {
  const nodes = nodesOf(children, settings);
  const isWritten = (node: Node) =>
    typeof node === 'string' ? node.trim() !== '' : INLINE.has(nameOf(node));
  // A component of the site is a part of a line if it is beside text, and a block among blocks.
  const isLine = nodes.some(isWritten);
  const blocks: Block[] = [];
  let line: Node[] = [];
  const endLine = () => {
    const words = readWords(line, settings);
    if (words.length > 0)
      blocks.push({kind: 'run', key: settings.keys.of(`run ${words.map(({key}) => key).join()}`), words});
    line = [];
  };
  for (const node of nodes) {
    const name = typeof node === 'string' ? '' : nameOf(node);
    if (typeof node === 'string' || INLINE.has(name) || (name === '' && isLine)) line.push(node);
    else {
      endLine();
      blocks.push(readBlock(node, settings, depth));
    }
  }
  endLine();
  return blocks;
}

function readBlock(element: ContentElement, settings: ReadSettings, depth: number): Block {
  const {keys, urlKey} = settings;
  const {props} = element;
  const name = nameOf(element);
  if (name === 'pre') {
    const nodes = nodesOf(props.children, settings);
    const [code] = nodes;
    const shown = typeof code === 'object' ? code : element;
    const text = textOf(nodes, settings).replace(/\n$/, '');
    return {kind: 'code', key: keys.of(`code ${propsText(shown.props, urlKey)}\n${text}`), element, text};
  }
  const shape = keys.of(`${name} ${propsText(props, urlKey)}`);
  const isWhole =
    WHOLE.has(name) ||
    depth === MAX_DEPTH ||
    typeof props.children === 'function' ||
    'dangerouslySetInnerHTML' in props;
  const blocks = isWhole ? [] : readBlocks(props.children, settings, depth + 1);
  if (blocks.length > 0 || PARTS.has(name)) {
    const key = keys.of(`box ${shape} ${blocks.map((block) => block.key).join()}`);
    return {kind: 'box', key, element, name, shape, blocks} satisfies Box;
  }
  const text = isWhole && depth < MAX_DEPTH ? '' : textOf(nodesOf(props.children, settings), settings);
  return {kind: 'leaf', key: keys.of(`leaf ${shape} ${text}`), element};
}

function readWords(nodes: readonly Node[], settings: ReadSettings): readonly Word[] {
  const words: Word[] = [];
  const {keys, urlKey} = settings;
  const addSpace = () => {
    const last = words.at(-1);
    if (last && !last.space) words[words.length - 1] = {...last, space: true};
  };
  const read = (list: readonly Node[], around: readonly ContentElement[], looks: string): void => {
    for (const node of list) {
      if (typeof node === 'string') {
        for (const text of splitWords(node)) {
          if (isSpace(text)) addSpace();
          else words.push({key: keys.of(`word ${looks} ${text}`), text, around, space: false});
        }
        continue;
      }
      const name = nameOf(node);
      const inner = nodesOf(node.props.children, settings);
      const look = `${looks}<${name} ${propsText(node.props, urlKey)}>`;
      if (TRANSPARENT.has(name) && around.length < MAX_DEPTH) read(inner, [...around, node], look);
      else {
        const text = textOf(inner, settings).replace(/\s+/g, ' ');
        words.push({
          key: keys.of(`element ${look} ${lookOf(inner, settings)}`),
          text,
          element: node,
          around,
          space: false,
        });
      }
    }
  };
  read(nodes, [], '');
  return words;
}

/** Returns a text that is equal for nodes that look the same. */
function lookOf(nodes: readonly Node[], settings: ReadSettings): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node.replace(/\s+/g, ' ');
      const inner = lookOf(nodesOf(node.props.children, settings), settings);
      return `<${nameOf(node)} ${propsText(node.props, settings.urlKey)}>${inner}</>`;
    })
    .join('');
}
