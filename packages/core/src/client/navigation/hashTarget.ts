import {tryDecodeUriComponent} from '../../shared/encodePath.js';

/**
 * Name of the event that is sent to the document if no element has the id in a URL hash; `detail` is the hash
 * ("#install"). Components that have rendered only a part of their content then render more.
 */
export const MISSING_TARGET = 'lectern:missing-target';

/** Finds the target element of a URL hash ("#install"). */
function findTarget(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  if (id === '') return null;
  return document.getElementById(tryDecodeUriComponent(id)) ?? document.getElementById(id);
}

/** Returns true if the target of a hash is hidden, or not found: a component may not have rendered it yet. */
export function isHiddenTarget(hash: string): boolean {
  const target = findTarget(hash);
  return target ? closedAround(target).length > 0 : hash.length > 1;
}

/**
 * Opens everything that hides the target of a hash, and calls `use` with the target: at once if nothing hides it,
 * otherwise after the current commit of React, before the next paint.
 *
 * @param use - gets `null` if there is no target
 */
export function whenRevealed(hash: string, use: (target: HTMLElement | null) => void): void {
  if (isHiddenTarget(hash)) queueMicrotask(() => use(revealTarget(hash)));
  else use(findTarget(hash));
}

/**
 * Opens everything that hides the target of a hash: closed `<details>`, tab panels and elements with
 * `hidden="until-found"`, including the target itself. Must not run while React commits, since opening changes the
 * state of components.
 */
function revealTarget(hash: string): HTMLElement | null {
  const target = findTarget(hash) ?? requestTarget(hash);
  for (const element of target ? closedAround(target) : []) open(element);
  return target;
}

/** Lists the elements that hide an element, outermost first; the element itself may be among them. */
function closedAround(target: Element): Element[] {
  const closed: Element[] = [];
  for (let element: Element | null = target; element; element = element.parentElement) {
    if (isClosed(element)) closed.unshift(element);
  }
  return closed;
}

function isClosed(element: Element): boolean {
  if (element.nodeName === 'DETAILS') return !element.hasAttribute('open');
  return (
    element.hasAttribute('hidden') || (isTabPanel(element) && getComputedStyle(element).display === 'none')
  );
}

function isTabPanel(element: Element): boolean {
  return element.getAttribute('role') === 'tabpanel';
}

/** Makes components render more content, until one of them has rendered the target or no component has more. */
function requestTarget(hash: string): HTMLElement | null {
  const request = () => new CustomEvent(MISSING_TARGET, {detail: hash, cancelable: true});
  let target: HTMLElement | null = null;
  // Listeners cancel the event if they render more content.
  while (!target && !document.dispatchEvent(request())) target = findTarget(hash);
  return target;
}

/** Opens one hidden element, as browsers do for anchors in hidden content. Also opens tabs, which browsers do not. */
function open(element: Element): void {
  element.dispatchEvent(new Event('beforematch', {bubbles: true}));
  if (!isClosed(element)) return;
  if (element.nodeName === 'DETAILS') element.setAttribute('open', '');
  else if (isTabPanel(element)) tabOf(element)?.click();
  else if (element.getAttribute('hidden') === 'until-found') element.removeAttribute('hidden');
}

/**
 * Finds the tab of a tab panel by id, or by position if the panel has no label. Needed for components that do not
 * listen to the event `beforematch`.
 */
function tabOf(panel: Element): HTMLElement | null | undefined {
  const label = panel.getAttribute('aria-labelledby');
  if (label) return document.getElementById(label);
  const panels = [...(panel.parentElement?.children ?? [])].filter(isTabPanel);
  const list = panel.parentElement?.parentElement?.querySelector('[role="tablist"]');
  return list?.querySelectorAll<HTMLElement>('[role="tab"]')[panels.indexOf(panel)];
}

/** Focuses the element, so that the Tab key continues from it, as after a click on an anchor without JavaScript. */
export function focusTarget(element: HTMLElement): void {
  element.focus({preventScroll: true});
  if (document.activeElement === element || element.hasAttribute('tabindex')) return;
  element.setAttribute('tabindex', '-1');
  element.focus({preventScroll: true});
  // Removed only on blur: without the attribute, the element would lose the focus immediately.
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), {once: true});
}
