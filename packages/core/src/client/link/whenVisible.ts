import ExecutionEnvironment from '../ExecutionEnvironment.js';

// Module state: one observer serves all links of a document.
const callbacks = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** One observer for all links, since a page may have hundreds. */
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
 * Returns true for an element that is in the viewport but not visible, such as a link in a closed menu. Its page is
 * loaded only when the pointer is on the link.
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
