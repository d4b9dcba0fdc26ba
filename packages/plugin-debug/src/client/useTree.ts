import {useCallback, useMemo, useState} from 'react';
import {ancestorsOf, listRows, openToDepth, type TreeRow} from './tree.js';

export interface Tree {
  readonly rows: readonly TreeRow[];
  /** JSON pointer of the line that keys act on. */
  readonly active: string;
  activate(path: string): void;
  /** Folds or unfolds a value, and activates its line. */
  toggle(path: string): void;
  /** Unfolds all values around one, and activates its line. */
  reveal(path: string): void;
}

/** The state of a tree. @param depth - levels that are unfolded at first */
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
  // A fold may have taken away the active line: the nearest value around it is there.
  const visible = rows.some((row) => row.path === active)
    ? active
    : (ancestorsOf(active).findLast((path) => rows.some((row) => row.path === path)) ?? '');
  return {rows, active: visible, activate: setActive, toggle, reveal};
}
