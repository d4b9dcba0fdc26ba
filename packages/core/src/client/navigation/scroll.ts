import {createSlot, readJsonSlot} from '../storage/createSlot.js';
import type {Action, Location} from '../types.js';
import {focusTarget, isHiddenTarget, whenRevealed} from './hashTarget.js';

/** Where the visitor was on each history entry. Survives a reload, not the tab. */
const positionsSlot = () => createSlot('lectern.scroll', 'sessionStorage');

type Position = readonly [x: number, y: number];
type Positions = Record<string, Position>;

export interface ScrollKeeper {
  /** Remembers the position of an entry that is being left. */
  leave(location: Location): void;
  /** Opens what hides the first page's target of the hash, and goes there: the browser does not scroll to hidden elements. */
  begin(location: Location): void;
  /** Goes where a browser would, once the page of `to` is in the document. */
  arrive(move: {readonly from: Location; readonly to: Location; readonly action: Action}): void;
}

/** Effect of a navigation on the scroll position; `restore` falls back to the rest without a stored position. */
export function scrollAction({
  from,
  to,
  action,
}: {
  readonly from: Location;
  readonly to: Location;
  readonly action: Action;
}): {readonly restore: boolean; readonly otherwise: 'stay' | 'top' | 'hash'} {
  const isQueryOnly = from.pathname === to.pathname && from.hash === to.hash && from.search !== to.search;
  if (isQueryOnly) return {restore: false, otherwise: 'stay'};
  return {restore: action === 'POP', otherwise: to.hash ? 'hash' : 'top'};
}

/**
 * Takes scroll restoration over from the browser, which would restore before the old page has been replaced.
 * The browser gets it back when the document is left, so that reloads and other sites behave as ever.
 */
export function createScrollKeeper(current: () => Location): ScrollKeeper {
  const slot = positionsSlot();
  const positions: Positions = {...(readJsonSlot(slot) as Positions | null | undefined)};
  const positionOf = ({key}: Location) => (key === undefined ? undefined : positions[key]);
  const save = ({key}: Location) => {
    if (key !== undefined) positions[key] = [window.scrollX, window.scrollY];
  };
  const takeOver = () => {
    window.history.scrollRestoration = 'manual';
  };
  window.addEventListener('pagehide', () => {
    save(current());
    slot.set(JSON.stringify(positions));
    window.history.scrollRestoration = 'auto';
  });
  // Not before the document has been loaded and shown: the browser may still be restoring a reloaded page.
  window.addEventListener('pageshow', () => setTimeout(takeOver));
  if (document.readyState === 'complete') takeOver();

  return {
    leave(location) {
      save(location);
      takeOver();
    },
    begin(location) {
      if (!isHiddenTarget(location.hash)) return;
      whenRevealed(location.hash, (target) => {
        const position = positionOf(location);
        if (target && position) scrollToPosition(position);
        else if (target) goTo(target);
      });
    },
    arrive(move) {
      const {restore, otherwise} = scrollAction(move);
      const position = restore ? positionOf(move.to) : undefined;
      const settle = (target: HTMLElement | null) => {
        if (position) scrollToPosition(position);
        else if (target) goTo(target);
      };
      if (otherwise === 'hash') whenRevealed(move.to.hash, settle);
      else if (position) scrollToPosition(position);
      else if (otherwise === 'top') {
        const behavior = move.from.pathname === move.to.pathname ? 'auto' : 'instant';
        window.scrollTo({left: 0, top: 0, behavior});
      }
    },
  };
}

function scrollToPosition([left, top]: Position): void {
  window.scrollTo({left, top, behavior: 'instant'});
}

function goTo(target: HTMLElement): void {
  target.scrollIntoView();
  focusTarget(target);
}
