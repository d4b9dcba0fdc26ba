import {parentOf, type TreeRow} from './tree.js';

/** Effect of a key on a tree: makes the row at a JSON pointer active, or expands or collapses it. */
export type TreeStep = {readonly activate: string} | {readonly toggle: string};

/** Number of rows that Page Up and Page Down move by. */
const PAGE = 20;

const MOVES: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index) => index + 1,
  ArrowUp: (index) => index - 1,
  PageDown: (index) => index + PAGE,
  PageUp: (index) => index - PAGE,
  Home: () => 0,
  End: (_index, last) => last,
};

function moveTo(rows: readonly TreeRow[], index: number): TreeStep | undefined {
  const row = rows[Math.min(Math.max(index, 0), rows.length - 1)];
  return row && {activate: row.path};
}

/** Returns the effect of a key (`KeyboardEvent.key`) in the tree view pattern of ARIA; `undefined` if there is none. */
export function treeStep(key: string, rows: readonly TreeRow[], active: string): TreeStep | undefined {
  const index = rows.findIndex(({path}) => path === active);
  const row = rows[index];
  if (!row) return undefined;
  const move = MOVES[key];
  if (move) return moveTo(rows, move(index, rows.length - 1));
  if (key === 'Enter' || key === ' ') return row.isOpen === undefined ? undefined : {toggle: row.path};
  if (key === 'ArrowRight' && row.isOpen !== undefined)
    return row.isOpen ? moveTo(rows, index + 1) : {toggle: row.path};
  if (key !== 'ArrowLeft') return undefined;
  if (row.isOpen) return {toggle: row.path};
  const parent = parentOf(row.path);
  return parent === undefined ? undefined : {activate: parent};
}
