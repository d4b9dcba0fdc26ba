import {tryDecodeUriComponent} from '@lectern/core/shared/encodePath';
import {useEffect, useRef} from 'react';
import {useThemeConfig} from '../themeConfig.js';

export interface TOCHighlightConfig {
  /** CSS class of the links that may be highlighted. */
  readonly linkClassName: string;
  readonly linkActiveClassName: string;
  readonly minHeadingLevel: number;
  readonly maxHeadingLevel: number;
}

interface AnchorBox {
  readonly id: string;
  readonly top: number;
}

interface View {
  /** Height in pixels that a fixed navbar covers at the top of the window. */
  readonly topOffset: number;
  readonly windowHeight: number;
  readonly isAtPageEnd: boolean;
}

/** Id of the heading that is in view; `undefined` above the first heading. `boxes` are in the order of the page. */
export function findActiveAnchor(boxes: readonly AnchorBox[], view: View): string | undefined {
  if (view.isAtPageEnd) return boxes.at(-1)?.id;
  const nextIndex = boxes.findIndex((box) => box.top >= view.topOffset);
  const next = boxes[nextIndex];
  if (next === undefined) return boxes.at(-1)?.id;
  const isInUpperHalf = next.top < view.windowHeight / 2;
  return isInUpperHalf ? next.id : boxes[nextIndex - 1]?.id;
}

function linkTarget(link: HTMLAnchorElement): string {
  return tryDecodeUriComponent(link.href.slice(link.href.lastIndexOf('#') + 1));
}

function anchorBoxes({minHeadingLevel, maxHeadingLevel}: TOCHighlightConfig): AnchorBox[] {
  const tags: string[] = [];
  for (let level = minHeadingLevel; level <= maxHeadingLevel; level += 1) tags.push(`h${level}.anchor`);
  if (tags.length === 0) return [];
  return [...document.querySelectorAll<HTMLElement>(tags.join())].map((element) => ({
    id: element.id,
    // A heading in a closed tab has no position of its own, so its nearest visible ancestor is measured.
    top: visibleTop(element),
  }));
}

function visibleTop(element: HTMLElement): number {
  const box = element.getBoundingClientRect();
  const isHidden = box.top === box.bottom;
  return isHidden && element.parentElement ? visibleTop(element.parentElement) : box.top;
}

function currentView(topOffset: number): View {
  const {scrollHeight, clientHeight} = document.documentElement;
  const isScrollable = scrollHeight > clientHeight;
  return {
    topOffset,
    windowHeight: window.innerHeight,
    isAtPageEnd: isScrollable && window.scrollY + clientHeight >= scrollHeight - 1,
  };
}

function scrollableAround(element: HTMLElement): HTMLElement | undefined {
  const parent = element.parentElement;
  if (parent === null || parent === document.body) return undefined;
  const isScrollable =
    parent.scrollHeight > parent.clientHeight && /auto|scroll/.test(getComputedStyle(parent).overflowY);
  return isScrollable ? parent : scrollableAround(parent);
}

/**
 * Scrolls a long table of contents to a link. `scrollIntoView` would also scroll the page if a tall footer has moved
 * the table of contents out of the window.
 */
function showInList(link: HTMLElement): void {
  const list = scrollableAround(link);
  if (list === undefined) return;
  const [inner, outer] = [link.getBoundingClientRect(), list.getBoundingClientRect()];
  if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top;
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
}

function useTopOffset(): () => number {
  const {hideOnScroll} = useThemeConfig().navbar;
  const offset = useRef(0);
  useEffect(() => {
    offset.current = hideOnScroll ? 0 : (document.querySelector('.navbar')?.clientHeight ?? 0);
  }, [hideOnScroll]);
  return () => offset.current;
}

/** Highlights the link to the heading in view in the table of contents. With `undefined`, no link is highlighted. */
export function useTOCHighlight(config: TOCHighlightConfig | undefined): void {
  const lastActive = useRef<HTMLAnchorElement | undefined>(undefined);
  const topOffset = useTopOffset();
  // biome-ignore lint/correctness/useExhaustiveDependencies: topOffset reads a ref
  useEffect(() => {
    if (!config) return undefined;
    const {linkClassName, linkActiveClassName} = config;
    let frame = 0;
    const mark = (active: HTMLAnchorElement | undefined) => {
      if (active === lastActive.current && (active?.classList.contains(linkActiveClassName) ?? true)) return;
      lastActive.current?.classList.remove(linkActiveClassName);
      active?.classList.add(linkActiveClassName);
      if (active) showInList(active);
      lastActive.current = active;
    };
    const update = () => {
      frame = 0;
      const links = [...document.getElementsByClassName(linkClassName)].filter(
        (link) => link instanceof HTMLAnchorElement,
      );
      const activeId = findActiveAnchor(anchorBoxes(config), currentView(topOffset()));
      mark(activeId === undefined ? undefined : links.find((link) => linkTarget(link) === activeId));
    };
    const schedule = () => {
      if (frame === 0) frame = requestAnimationFrame(update);
    };
    update();
    document.addEventListener('scroll', schedule, {passive: true});
    window.addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, [config]);
}
