/** Event sent to the document if no element has the id in `detail`: components that have not rendered all of their content do so now. */
export const MISSING_TARGET = 'lectern:missing-target';

/** The element that a location's hash leads to. */
function findTarget(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  if (id === '') return null;
  return document.getElementById(decodeHash(id)) ?? document.getElementById(id);
}

function decodeHash(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** The hash has a target that cannot be seen, or may have one that is not rendered yet. */
export function isHiddenTarget(hash: string): boolean {
  const target = findTarget(hash);
  return target ? closedAround(target).length > 0 : hash.length > 1;
}

/**
 * Calls back once nothing hides the target of a hash: at once, or after the commit that React is in, before the next paint.
 *
 * @param use - gets `null` if there is no target
 */
export function whenRevealed(hash: string, use: (target: HTMLElement | null) => void): void {
  if (isHiddenTarget(hash)) queueMicrotask(() => use(revealTarget(hash)));
  else use(findTarget(hash));
}

/**
 * Opens everything that hides the target of a hash: closed `<details>`, tab panels and elements with `hidden="until-found"`,
 * the target among them. Components change their state meanwhile, which they cannot while React commits.
 */
function revealTarget(hash: string): HTMLElement | null {
  const target = findTarget(hash) ?? requestTarget(hash);
  for (const element of target ? closedAround(target) : []) open(element);
  return target;
}

/** The elements that hide another one, outermost first; itself included. */
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

/** Has components render more, until one of them has the target or none has more. */
function requestTarget(hash: string): HTMLElement | null {
  const request = () => new CustomEvent(MISSING_TARGET, {detail: hash, cancelable: true});
  let target: HTMLElement | null = null;
  // A listener that renders more cancels the event.
  while (!target && !document.dispatchEvent(request())) target = findTarget(hash);
  return target;
}

/** Does what a browser does with an anchor in hidden content, and opens tabs, which browsers do not. */
function open(element: Element): void {
  element.dispatchEvent(new Event('beforematch', {bubbles: true}));
  if (!isClosed(element)) return;
  if (element.nodeName === 'DETAILS') element.setAttribute('open', '');
  else if (isTabPanel(element)) tabOf(element)?.click();
  else if (element.getAttribute('hidden') === 'until-found') element.removeAttribute('hidden');
}

/** The tab of a panel whose component does not listen to `beforematch`: by id, else by its place. */
function tabOf(panel: Element): HTMLElement | null | undefined {
  const label = panel.getAttribute('aria-labelledby');
  if (label) return document.getElementById(label);
  const panels = [...(panel.parentElement?.children ?? [])].filter(isTabPanel);
  const list = panel.parentElement?.parentElement?.querySelector('[role="tablist"]');
  return list?.querySelectorAll<HTMLElement>('[role="tab"]')[panels.indexOf(panel)];
}

/** The next Tab key starts at the element, as after a click on an anchor that the browser follows itself. */
export function focusTarget(element: HTMLElement): void {
  element.focus({preventScroll: true});
  if (document.activeElement === element || element.hasAttribute('tabindex')) return;
  element.setAttribute('tabindex', '-1');
  element.focus({preventScroll: true});
  // Without the attribute the element would lose the focus at once.
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), {once: true});
}
