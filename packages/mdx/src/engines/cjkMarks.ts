import {type MdNode, type Point, visitFlat} from '../tree.js';
import {countBelow} from '../unist/LineIndex.js';

/**
 * Character that `markEmphasis` inserts beside emphasis: INVERTED UNDERTIE, which hardly any text has. Markdown treats
 * it as punctuation, JavaScript as a character of identifiers.
 */
export const MARK = '\u2054';

/** Matches `*` or `~` beside a character that may be Chinese, Japanese or Korean. */
const BESIDE_CJK =
  /[\u1100-\u1FFF\u2329\u232A\u2E80-\uFFFF][*~]|[*~][\u1100-\u1FFF\u2329\u232A\u2E80-\uFFFF]/;

/** Text in which `markEmphasis` has inserted marks (`MARK`). */
export interface MarkedText {
  readonly text: string;
  /** Offsets of the marks in `text`, in order. */
  readonly marks: readonly number[];
}

/** True if a text may need marks. `markEmphasis` is loaded only for such texts. */
export function mayNeedMarks(text: string): boolean {
  return BESIDE_CJK.test(text);
}

/**
 * Removes the marks from all strings of a tree, and converts the positions of its nodes to positions in the text
 * without marks.
 */
export function removeMarks(root: MdNode, {marks}: MarkedText): void {
  visitFlat(root, (node) => {
    for (const [key, value] of Object.entries(node)) {
      if (key === 'position') node.position = movePosition(node.position, marks);
      else if (key !== 'children') Object.assign(node, {[key]: withoutMarks(value)});
    }
  });
}

/**
 * Removes the marks from all strings in a value of a node, such as its attributes or data. Recursion is safe here,
 * since these values are never deeply nested.
 */
function withoutMarks(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(MARK, '');
  if (Array.isArray(value)) return value.map(withoutMarks);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutMarks(part)]));
}

function movePosition(position: MdNode['position'], marks: readonly number[]): MdNode['position'] {
  return position && {start: movePoint(position.start, marks), end: movePoint(position.end, marks)};
}

function movePoint({line, column, offset = 0}: Point, marks: readonly number[]): Point {
  const before = countBelow(offset, marks);
  const onLine = before - countBelow(offset - column + 1, marks);
  return {line, column: column - onLine, offset: offset - before};
}
