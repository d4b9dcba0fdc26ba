import {loadApp} from '../relocatable/loadApp.js';

/**
 * Part of the script of still pages: starts the app (React) when the visitor moves. A still page is HTML, CSS and this
 * script. Elements with event handlers name the events in the attribute `data-wake`: such an event is held back until the
 * app has started, and then repeated.
 */

/** Files of the app, from attributes of the script's own element. */
export interface AppFiles {
  /** URLs of the modules that start the app, in order. Each is evaluated in a task of its own. */
  readonly scripts: readonly string[];
  /** URLs of other modules that the page imports. */
  readonly preloads: readonly string[];
}

/** First movements of a visitor. A finger that scrolls ends with `pointercancel`. */
const MOVEMENTS = ['pointermove', 'pointerdown', 'pointercancel', 'touchstart', 'wheel', 'keydown'];

/** Movements that may be the first half of a click. */
const POINTING = ['pointermove', 'pointerdown', 'touchstart'];

/** Events that are held back on elements that name them. */
const HELD = ['click', 'submit', 'dblclick', 'keydown'];

/** Keys with which elements are operated. */
const OPERATING_KEYS = /^(?:Arrow|Page|Home|End|Escape|Enter$| $)/;

/** Elements in which keys type text or select options. */
const TEXT_FIELDS = 'input, select, textarea, [contenteditable]';

/** Elements for which the browser turns Space and Enter into a click. */
const CLICKED_BY_SPACE = 'button, input, select, summary, textarea';

/**
 * Starts the app with the first movement of the visitor, or at once if the visitor must see something that is not in
 * the HTML: the URL has a query or a fragment, or the page depends on a stored choice.
 *
 * @returns signal that is aborted when the app runs, or cannot be loaded
 */
export function startOnMovement(files: AppFiles): AbortSignal {
  for (const button of document.querySelectorAll('button[data-wake~=enable]'))
    button.removeAttribute('disabled');
  const held = new AbortController();
  const moved = new AbortController();
  let started: Promise<void> | undefined;
  const start = () => {
    moved.abort();
    // If the app cannot be loaded, the page stays HTML, and the browser handles all events.
    started ??= startApp(files)
      .catch(() => {})
      .then(() => held.abort());
    return started;
  };
  const hold = (event: Event) => {
    const target = heldTarget(event);
    if (!target) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void start().then(() => repeat(event, target));
  };
  for (const type of HELD) addEventListener(type, hold, {capture: true, signal: held.signal});
  for (const type of MOVEMENTS) {
    const onMovement = (event: Event) => {
      if (isMovement(event) && !isLeaving(event)) void start();
    };
    addEventListener(type, onMovement, {capture: true, passive: true, signal: moved.signal});
  }
  // Another tab has changed a choice: the app gets the event as soon as it listens.
  const onStorage = (event: StorageEvent) => {
    void start().then(() => dispatchEvent(new StorageEvent('storage', event)));
  };
  addEventListener('storage', onStorage, {signal: held.signal});
  startWhenNear(start, held.signal);
  if (location.search || location.hash || hasStoredChoice()) void start();
  return held.signal;
}

/** Distance in CSS pixels at which an element counts as near the viewport, as in `useIsNear` of the theme. */
const NEAR_PX = 300;

/**
 * Starts the app when an element with the attribute `data-wake-near` comes near the viewport: it shows something that
 * only React can show, such as a diagram.
 */
function startWhenNear(start: () => void, signal: AbortSignal): void {
  const elements = document.querySelectorAll('[data-wake-near]');
  if (elements.length === 0) return;
  const onIntersection = (entries: readonly IntersectionObserverEntry[]) => {
    if (entries.some(({isIntersecting}) => isIntersecting)) start();
  };
  const observer = new IntersectionObserver(onIntersection, {rootMargin: `${NEAR_PX}px`});
  for (const element of elements) observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}

/** False for events that browsers dispatch because the page below the pointer has changed. */
function isMovement(event: Event): boolean {
  return (
    event.type !== 'pointermove' ||
    !(event instanceof PointerEvent) ||
    event.movementX !== 0 ||
    event.movementY !== 0
  );
}

/**
 * True for a pointer on a link to another document. The app waits until the pointer has moved on: loading it would slow
 * down that document, which comes without it.
 */
function isLeaving({type, target}: Event): boolean {
  if (!POINTING.includes(type) || !(target instanceof Element)) return false;
  const link = target.closest<HTMLAnchorElement>('a[href]:not([data-wake])');
  return link !== null && link.pathname !== location.pathname;
}

/** Returns the target of an event that must wait for the app; `undefined` if the browser may handle the event. */
function heldTarget(event: Event): Element | undefined {
  const {target, type} = event;
  if (!(target instanceof Element)) return undefined;
  if (event instanceof KeyboardEvent && isShortcut(event, target)) return target;
  if (!target.closest(`[data-wake~=${type}]`)) return undefined;
  if (event instanceof KeyboardEvent && !isOperating(event.key, target)) return undefined;
  const opensWindow = event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey);
  return opensWindow ? undefined : target;
}

/** True for keys that an element of the page names in `aria-keyshortcuts`, such as "Control+K Meta+K /". */
function isShortcut({key, ctrlKey, altKey, shiftKey, metaKey}: KeyboardEvent, target: Element): boolean {
  const isTyped = !ctrlKey && !altKey && !metaKey;
  if (isTyped && target.closest(TEXT_FIELDS)) return false;
  // Some keyboards need Shift to type "/".
  const modifiers = [
    ctrlKey && 'control',
    altKey && 'alt',
    shiftKey && !isTyped && 'shift',
    metaKey && 'meta',
  ];
  const pressed = [...modifiers.filter(Boolean), key.toLowerCase()].join('+');
  return [...document.querySelectorAll('[aria-keyshortcuts]')].some((element) =>
    element.getAttribute('aria-keyshortcuts')?.toLowerCase().split(' ').includes(pressed),
  );
}

/** True for a key that operates an element, and that the browser does not turn into a click. */
function isOperating(key: string, target: Element): boolean {
  const isClicked = target.matches(CLICKED_BY_SPACE) || (key === 'Enter' && target.matches('a[href]'));
  return OPERATING_KEYS.test(key) && !((key === 'Enter' || key === ' ') && isClicked);
}

/** Dispatches an event again, unless React has removed its target. */
function repeat(event: Event, target: Element): void {
  if (!target.isConnected) return;
  if (event.type === 'click' && target instanceof HTMLElement) target.click();
  else if (event.type === 'submit' && target instanceof HTMLFormElement) target.requestSubmit();
  else target.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
}

/** True if the visitor has stored a choice that an element of the page names in `data-wake-stored`, by its key. */
function hasStoredChoice(): boolean {
  const elements = [...document.querySelectorAll('[data-wake-stored]')];
  const keys = elements.flatMap((element) => element.getAttribute('data-wake-stored')?.split(' ') ?? []);
  try {
    return keys.some((key) => key in localStorage || key in sessionStorage);
  } catch {
    // The browser blocks the storage, so nothing is stored.
    return false;
  }
}

/** Loads the app, and waits until it has hydrated the page. */
async function startApp({scripts, preloads}: AppFiles): Promise<void> {
  if (isRelocatableScript) return Promise.race([loadApp({scripts, preloads}), hydrated()]);
  for (const url of [...scripts, ...preloads]) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = url;
    document.head.append(link);
  }
  for (const url of scripts) await import(/* webpackIgnore: true */ url);
  await hydrated();
}

/** Waits until the app has hydrated the page: it then sets an attribute of `<html>`. */
function hydrated(): Promise<void> {
  const root = document.documentElement;
  const isHydrated = () => root.dataset.hasHydrated === 'true';
  return new Promise((resolve) => {
    if (isHydrated()) return resolve();
    const observer = new MutationObserver(() => {
      if (!isHydrated()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(root, {attributeFilter: ['data-has-hydrated']});
  });
}
