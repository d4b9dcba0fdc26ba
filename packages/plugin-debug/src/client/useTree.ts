import {useCallback, useMemo, useState} from 'react';
import {ancestorsOf, listRows, openToDepth, type TreeRow} from './tree.js';

export interface Tree {
  readonly rows: readonly TreeRow[];
  /** JSON pointer of the active row, to which keys apply. */
  readonly active: string;
  activate(path: string): void;
  /** Expands or collapses a value, and activates its row. */
  toggle(path: string): void;
  /** Expands all objects and arrays that contain the value, and activates its row. */
  reveal(path: string): void;
}

/** State of a tree: the visible rows and the active row. @param depth - number of levels that are expanded at first */
export function useTree(document: unknown, depth: number): Tree {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(openToDepth(document, depth)));
  const [active, setActive] = useState('');
  const rows = useMemo(() => listRows(document, open), [document, open]);
  const toggle = useCallback((path: string) => {
    setActive(path);
    setOpen((before) => {
      const after = new Set(before);
      if (!after.delete(path)) after.add(path);
      return after;
    });
  }, []);
  const reveal = useCallback((path: string) => {
    setActive(path);
    setOpen((before) => new Set([...before, ...ancestorsOf(path)]));
  }, []);
  // If the active row is hidden because a row was collapsed, the nearest visible object or array that contains it
  // becomes active.
  const visible = rows.some((row) => row.path === active)
    ? active
    : (ancestorsOf(active).findLast((path) => rows.some((row) => row.path === path)) ?? '');
  return {rows, active: visible, activate: setActive, toggle, reveal};
}
