import {type Node as AcornNode, type Comment, type Options, Parser} from 'acorn';
import jsx from 'acorn-jsx';
import type {Program} from 'estree-jsx';
import type {LineIndex} from './LineIndex.js';
import {offsetInText, type PlacedValue} from './placeValue.js';

const JsxParser = Parser.extend(jsx());
/** Options of the parser acorn, the same as those of `@mdx-js/mdx`. */
const OPTIONS: Options = {ecmaVersion: 2024, sourceType: 'module'};
const BLANK = /^\s*$/;
const BLOCK_COMMENT = /\/\*(?:[^*]|\*(?!\/))*\*\//g;
const LINE_COMMENT = /\/\/[^\n]*\n/g;

/** JavaScript in an MDX node or in an attribute, with its position in the file. */
export interface MdxCode {
  readonly value: string;
  readonly place: PlacedValue;
  /** Kind of code. `module`: imports and exports; `expression`: an expression in braces; `spread`: `...x` of a tag. */
  readonly kind: 'module' | 'expression' | 'spread';
  /**
   * True if tags in the code are marked as JSX of the author. As in `@mdx-js/mdx`, tags in attributes are not marked.
   */
  readonly marksTags: boolean;
}

/**
 * Parses the JavaScript of an MDX node to the tree that unified plugins expect in `data.estree`. Positions in the tree
 * refer to the text of the file.
 *
 * @throws {SyntaxError} of acorn.
 */
export function parseCode(code: MdxCode, lines: LineIndex): Program {
  const comments: Comment[] = [];
  const program = parseProgram(code, {...OPTIONS, onComment: comments});
  const placer = createPlacer(code, lines);
  placer.place(program);
  for (const comment of comments) placer.placeNode(comment);
  // acorn does not attach comments to the tree, and its types lack JSX.
  return Object.assign(program as unknown as Program, {comments});
}

const SPREAD_PREFIX = '({';

function parseProgram({value, kind}: MdxCode, options: Options): AcornNode {
  if (kind === 'module') return JsxParser.parse(value, options);
  if (kind === 'expression' && isBlank(value)) return JsxParser.parse(value, options);
  const text = kind === 'spread' ? `${SPREAD_PREFIX}${value}\n})` : value;
  const expression = JsxParser.parseExpressionAt(text, 0, options);
  const whole = {start: 0, end: kind === 'spread' ? value.length + SPREAD_PREFIX.length : value.length};
  const statement = {type: 'ExpressionStatement', expression, ...whole};
  return {type: 'Program', sourceType: 'module', body: [statement], ...whole} as AcornNode;
}

function isBlank(value: string): boolean {
  return BLANK.test(value.replace(BLOCK_COMMENT, '').replace(LINE_COMMENT, ''));
}

type PlacedNode = AcornNode & {data?: object};

/**
 * Creates functions that change the positions of nodes: offsets in the value of an MDX node become positions in the
 * text of the file.
 */
function createPlacer({value, place: placed, kind, marksTags}: MdxCode, lines: LineIndex) {
  const prefix = kind === 'spread' ? SPREAD_PREFIX.length : 0;
  const pointAt = (offset: number) =>
    lines.pointAt(offsetInText(placed, Math.min(Math.max(0, offset - prefix), value.length)));

  function placeNode(node: {start: number; end: number; loc?: unknown; range?: unknown}): void {
    const [start, end] = [pointAt(node.start), pointAt(node.end)];
    node.start = start.offset;
    node.end = end.offset;
    node.loc = {start: {...start, column: start.column - 1}, end: {...end, column: end.column - 1}};
    node.range = [node.start, node.end];
  }

  function place(node: PlacedNode): void {
    placeNode(node);
    if (node.type === 'JSXElement' && marksTags) node.data = {_mdxExplicitJsx: true};
    for (const child of Object.values(node).flat()) if (isNode(child)) place(child);
  }

  return {place, placeNode};
}

function isNode(value: unknown): value is PlacedNode {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    typeof value.type === 'string' &&
    'start' in value &&
    typeof value.start === 'number'
  );
}
