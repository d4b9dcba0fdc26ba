/**
 * Part of the script of still pages: starts React when the visitor first needs it. A still page is HTML, CSS and this
 * script. Elements with event handlers name their events in the attribute `data-wake`; the event that starts React is
 * repeated when the page is hydrated.
 */

/** Scripts and preloads of the app, from attributes of the script's own element. */
export interface AppFiles {
  /** URLs of the modules that start the app, in order. */
  readonly scripts: readonly string[];
  /** URLs of modules that these scripts and the page import. */
  readonly preloads: readonly string[];
}

const WAKE_ATTRIBUTE = 'data-wake';

/** Events after which the browser does something that must wait until React has handled them. */
const HELD = ['click', 'submit', 'dblclick'];

/** Keys with which elements are operated. All other keys only start React. */
const OPERATING_KEYS = /^(?:Arrow|Page|Home|End|Escape)/;

/** Makes the functions that start React, once for a page. */
export function createWaking({scripts, preloads}: AppFiles) {
  let awake: Promise<void> | undefined;

  async function start(): Promise<void> {
    for (const url of preloads) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = url;
      document.head.append(link);
    }
    for (const url of scripts) await import(/* webpackIgnore: true */ url);
    await hydrated();
    for (const type of listenedTypes) removeEventListener(type, onEvent, true);
  }

  /** Starts React. @returns promise that resolves when the page is hydrated; always the same one */
  function wake(): Promise<void> {
    awake ??= start();
    return awake;
  }

  function onEvent(event: Event): void {
    const {target, type} = event;
    if (!(target instanceof Element)) return;
    const element = target.closest(`[${WAKE_ATTRIBUTE}~=${type}]`);
    if (!element) return;
    if (HELD.includes(type) || (event instanceof KeyboardEvent && OPERATING_KEYS.test(event.key))) {
      if (isOtherWindow(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    void wake().then(() => repeat(event, target));
  }

  const listenedTypes = new Set(
    [...document.querySelectorAll(`[${WAKE_ATTRIBUTE}]`)].flatMap(
      (element) => element.getAttribute(WAKE_ATTRIBUTE)?.split(' ') ?? [],
    ),
  );
  for (const type of listenedTypes) addEventListener(type, onEvent, true);
  return wake;
}

/** True for a click with a key that opens a new tab or window. */
function isOtherWindow(event: Event): boolean {
  return event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey);
}

/** Dispatches an event again, unless React has removed its target. */
function repeat(event: Event, target: Element): void {
  if (!target.isConnected) return;
  if (event.type === 'click' && target instanceof HTMLElement) target.click();
  else if (event.type === 'submit' && target instanceof HTMLFormElement) target.requestSubmit();
  else target.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
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
