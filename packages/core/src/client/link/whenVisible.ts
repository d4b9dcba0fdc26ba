import ExecutionEnvironment from '../ExecutionEnvironment.js';

/**
 * `callbacks`: observed element → callback for the first time that the element is visible. `observer`: created on first
 * use.
 */
// Module state: one observer for all links of the document, which may have hundreds; an entry is freed with its link.
const callbacks = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** Returns the observer of all links. Creates it on first use. */
function sharedObserver(): IntersectionObserver {
  observer ??= new IntersectionObserver((entries) => {
    for (const {target, isIntersecting} of entries) {
      if (!isIntersecting || isHidden(target)) continue;
      callbacks.get(target)?.();
      forget(target);
    }
  });
  return observer;
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
  observer?.unobserve(element);
}

/**
 * Calls the callback once, when the element first scrolls into view.
 *
 * @returns a function that stops the observation
 */
export function whenVisible(element: Element, callback: () => void): () => void {
  if (!ExecutionEnvironment.canUseIntersectionObserver) return () => {};
  callbacks.set(element, callback);
  sharedObserver().observe(element);
  return () => forget(element);
}
