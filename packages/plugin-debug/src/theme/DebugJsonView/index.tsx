import {
  type FoundPaths,
  isSpecialValue,
  pathText,
  type Tree,
  TreeView,
  useTree,
  useTreeSearch,
} from '@lectern/plugin-debug/client';
import {type FormEvent, type ReactNode, useId, useMemo, useState} from 'react';

export interface Props {
  /**
   * JSON value. An object whose only property is a string `$` (it represents a function or a date, for example) is
   * shown as that string.
   */
  readonly src: unknown;
  /** Number of levels that are expanded at first. */
  readonly collapseDepth?: number;
  /** Name of the tree for screen readers. */
  readonly label?: string;
}

function countText({matches, isDone, isCut}: FoundPaths, at: number): string {
  if (matches.length === 0) return isDone ? 'Nothing found' : 'Searching …';
  const count = `${matches.length}${isCut ? ' or more' : ''}${isDone ? '' : ' …'}`;
  return at === -1 ? `${count} found` : `${at + 1} of ${count}`;
}

interface SearchFormProps {
  readonly tree: Tree;
  readonly found: FoundPaths;
  readonly text: string;
  onText(text: string): void;
}

/** Search field with buttons. Enter moves to the next match, and expands the objects and arrays that contain it. */
function SearchForm({tree, found, text, onText}: SearchFormProps): ReactNode {
  const id = useId();
  const {matches} = found;
  const at = matches.indexOf(tree.active);
  const goTo = (index: number) => {
    const path = matches.at(index % matches.length);
    if (path !== undefined) tree.reveal(path);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    goTo(at + 1);
  };
  return (
    <search>
      <form className="debug-search" onSubmit={handleSubmit}>
        <label htmlFor={id}>Search names and values</label>
        <input
          id={id}
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={({target}) => onText(target.value)}
        />
        <button type="button" disabled={matches.length === 0} onClick={() => goTo(at === -1 ? -1 : at - 1)}>
          Previous
        </button>
        <button type="submit" disabled={matches.length === 0}>
          Next
        </button>
        <output>{text !== '' && countText(found, at)}</output>
      </form>
    </search>
  );
}

/** Shows the path and the full text of the active value, since the text in rows of the tree is shortened. */
function ActiveValue({src, tree}: {readonly src: unknown; readonly tree: Tree}): ReactNode {
  const row = tree.rows.find(({path}) => path === tree.active);
  if (!row) return null;
  const {path, value} = row;
  const text = isSpecialValue(value) ? value.$ : typeof value === 'object' ? undefined : String(value);
  return (
    <section aria-label="Selected value" className="debug-selected">
      <code>{pathText(path, src) || 'The whole document'}</code>
      {text !== undefined && <pre>{text}</pre>}
    </section>
  );
}

/** @swizzle unsafe */
/** Shows a JSON value as a collapsible tree with a search field. */
export default function DebugJsonView({src, collapseDepth = 1, label = 'Values'}: Props): ReactNode {
  const [text, setText] = useState('');
  const tree = useTree(src, collapseDepth);
  const found = useTreeSearch(src, text);
  const matches = useMemo(() => new Set(found.matches), [found]);
  return (
    <div>
      <SearchForm tree={tree} found={found} text={text} onText={setText} />
      <TreeView tree={tree} label={label} matches={matches} />
      <ActiveValue src={src} tree={tree} />
    </div>
  );
}
