import ExecutionEnvironment from '../ExecutionEnvironment.js';

const callbacks = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** One observer for all links: a page may have hundreds. */
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

/** In the window, but in a closed menu: such links are loaded when they are pointed at. */
function isHidden(element: Element): boolean {
  return element.checkVisibility?.({checkVisibilityCSS: true, checkOpacity: true}) === false;
}

function forget(element: Element): void {
  callbacks.delete(element);
  observer?.unobserve(element);
}

/**
 * Calls back once, when the element first scrolls into view.
 *
 * @returns stops waiting
 */
export function whenVisible(element: Element, callback: () => void): () => void {
  if (!ExecutionEnvironment.canUseIntersectionObserver) return () => {};
  callbacks.set(element, callback);
  sharedObserver().observe(element);
  return () => forget(element);
}
