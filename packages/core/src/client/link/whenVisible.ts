import ExecutionEnvironment from '../ExecutionEnvironment.js';

/** First movements of a visitor. Scrolling counts, too: a visitor who only scrolls has a finger or a wheel. */
const MOVEMENTS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown'];

/**
 * `callbacks`: element → callback for the first time that the element is visible. `waiting`: elements that are observed
 * once the visitor moves; `undefined` after that. `observer`: created with the first movement.
 */
// Module state: one observer for all links of the document, which may have hundreds; an entry is freed with its link.
const callbacks = new WeakMap<Element, () => void>();
let waiting: Set<Element> | undefined;
let observer: IntersectionObserver | undefined;

/** Observes elements. Before the first movement of the visitor, the observation waits for it. */
function observe(element: Element): void {
  if (observer) {
    observer.observe(element);
    return;
  }
  waiting ??= awaitMovement();
  waiting.add(element);
}

/** Starts to wait for the first movement of the visitor. @returns the elements that are then observed */
function awaitMovement(): Set<Element> {
  const elements = new Set<Element>();
  const moved = new AbortController();
  const onMovement = () => {
    moved.abort();
    const created = new IntersectionObserver(onIntersection);
    for (const element of elements) created.observe(element);
    elements.clear();
    observer = created;
  };
  for (const type of MOVEMENTS)
    addEventListener(type, onMovement, {capture: true, passive: true, signal: moved.signal});
  return elements;
}

function onIntersection(entries: readonly IntersectionObserverEntry[]): void {
  for (const {target, isIntersecting} of entries) {
    if (!isIntersecting || isHidden(target)) continue;
    callbacks.get(target)?.();
    forget(target);
  }
}

/**
 * Returns true for an element that is in the viewport but not visible, such as a link in a closed menu. The page of
 * such a link is not prefetched, but loaded when the pointer or the focus is on the link.
 */
function isHidden(element: Element): boolean {
  return element.checkVisibility?.({checkVisibilityCSS: true, checkOpacity: true}) === false;
}

function forget(element: Element): void {
  callbacks.delete(element);
  waiting?.delete(element);
  observer?.unobserve(element);
}

/**
 * Calls the callback once: when the visitor has moved and the element is visible. A visitor who only reads loads
 * nothing ahead.
 *
 * @returns a function that stops the observation
 */
export function whenVisible(element: Element, callback: () => void): () => void {
  if (!ExecutionEnvironment.canUseIntersectionObserver) return () => {};
  callbacks.set(element, callback);
  observe(element);
  return () => forget(element);
}
