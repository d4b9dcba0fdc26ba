import clsx from 'clsx';
import {type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState} from 'react';
import {isSpecialValue} from './shownValue.js';
import {shortText, type TreeRow} from './tree.js';
import {treeStep} from './treeKeys.js';
import type {Tree} from './useTree.js';

/** Height in pixels; `.debug-row` in debug.css has the same value. */
const ROW_HEIGHT = 24;

/** Number of extra rows that are rendered above and below the visible rows. */
const MARGIN = 20;

/** Number of rows that are rendered before the height of the list is measured. */
const FIRST_ROWS = 60;

/** Maximum number of characters in a row. The full text of the active value is shown below the tree. */
const MAX_LINE = 300;

export interface TreeViewProps {
  readonly tree: Tree;
  /** Name of the tree for screen readers. */
  readonly label: string;
  readonly matches: ReadonlySet<string>;
}

function kindOf(value: unknown): string {
  if (isSpecialValue(value)) return 'special';
  return value === null ? 'null' : typeof value;
}

interface RowProps extends Pick<TreeViewProps, 'tree' | 'matches'> {
  readonly row: TreeRow;
  readonly id: string;
}

function Row({row, id, tree, matches}: RowProps): ReactNode {
  const {path, name, value, level, position, siblings, isOpen} = row;
  const isActive = path === tree.active;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree around it handles keys
    // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant of the tree, which has the focus
    <div
      id={id}
      role="treeitem"
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={isOpen}
      aria-selected={isActive}
      className={clsx('debug-row', isActive && 'debug-row-active', matches.has(path) && 'debug-row-match')}
      style={{paddingInlineStart: `${level - 0.5}rem`}}
      onClick={() => (isOpen === undefined ? tree.activate(path) : tree.toggle(path))}
    >
      <span className="debug-marker" aria-hidden="true">
        {isOpen === undefined ? '' : isOpen ? '▾' : '▸'}
      </span>
      {name !== undefined && <span className="debug-name">{name}: </span>}
      <span className={`debug-${kindOf(value)}`}>{shortText(value).slice(0, MAX_LINE)}</span>
    </div>
  );
}

/**
 * Computes the range of rows to render, from `first` to the row before `last`: the visible rows, with `MARGIN` rows
 * above and below.
 */
function useWindow(count: number) {
  const element = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const height = element.current?.clientHeight;
  const first = Math.max(Math.floor(top / ROW_HEIGHT) - MARGIN, 0);
  const rows = height === undefined ? FIRST_ROWS : Math.ceil(height / ROW_HEIGHT) + 2 * MARGIN;
  return {element, first, last: Math.min(first + rows, count), setTop};
}

/**
 * Collapsible tree for mouse and keyboard (tree view pattern of ARIA). Only rows near the visible part are in the DOM.
 */
export function TreeView({tree, label, matches}: TreeViewProps): ReactNode {
  const {rows, active} = tree;
  const id = useId();
  const {element, first, last, setTop} = useWindow(rows.length);
  const activeIndex = rows.findIndex(({path}) => path === active);
  const idOf = (index: number) => `${id}-${index}`;

  useEffect(() => {
    const list = element.current;
    if (!list || activeIndex === -1) return;
    const top = activeIndex * ROW_HEIGHT;
    const lowest = top + ROW_HEIGHT - list.clientHeight;
    if (top < list.scrollTop) list.scrollTop = top;
    else if (lowest > list.scrollTop) list.scrollTop = lowest;
  }, [activeIndex, element]);

  const handleKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = treeStep(event.key, rows, active);
    if (!step) return;
    event.preventDefault();
    if ('toggle' in step) tree.toggle(step.toggle);
    else tree.activate(step.activate);
  };

  return (
    <div
      ref={element}
      role="tree"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={activeIndex >= first && activeIndex < last ? idOf(activeIndex) : undefined}
      className="debug-tree"
      onKeyDown={handleKey}
      onScroll={({currentTarget}) => setTop(currentTarget.scrollTop)}
    >
      <div role="presentation" style={{height: rows.length * ROW_HEIGHT}}>
        <div role="presentation" style={{transform: `translateY(${first * ROW_HEIGHT}px)`}}>
          {rows.slice(first, last).map((row, index) => (
            <Row key={row.path} row={row} id={idOf(first + index)} tree={tree} matches={matches} />
          ))}
        </div>
      </div>
    </div>
  );
}
