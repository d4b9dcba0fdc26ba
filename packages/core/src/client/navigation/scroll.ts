import {createSlot, readJsonSlot} from '../storage/createSlot.js';
import type {Action, Location} from '../types.js';
import {focusTarget, isHiddenTarget, whenRevealed} from './hashTarget.js';

/** Storage of the scroll position of each history entry. Kept on reload, and deleted when the tab is closed. */
const positionsSlot = () => createSlot('lectern.scroll', 'sessionStorage');

type Position = readonly [x: number, y: number];
type Positions = Record<string, Position>;

export interface ScrollKeeper {
  /** Stores the scroll position of the history entry that is being left. */
  leave(location: Location): void;
  /**
   * For the first page: opens hidden elements around the target of the hash and scrolls to it, since browsers do not
   * scroll to hidden elements.
   */
  begin(location: Location): void;
  /**
   * Scrolls as a browser would after a page load: to the stored position, the target of the hash, or the top. Called
   * when the page of `to` is in the document.
   */
  arrive(move: {readonly from: Location; readonly to: Location; readonly action: Action}): void;
}

/**
 * Decides how a navigation scrolls.
 *
 * @returns `restore`: true to scroll to the stored position of the history entry; `otherwise`: where to scroll if
 *   `restore` is false, or no position is stored
 */
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
 * Replaces the scroll restoration of the browser, which would restore the position before the new page is rendered.
 * When the document is left, the browser takes over again, so that reloads and other sites work as usual.
 */
export function createScrollKeeper(current: () => Location): ScrollKeeper {
  const slot = positionsSlot();
  const positions: Positions = {...readJsonSlot<Positions>(slot)};
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
  // Takes over from the browser when the document is loaded and shown: before that, the browser may be restoring the
  // position after a reload.
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
