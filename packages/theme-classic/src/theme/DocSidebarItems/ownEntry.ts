/** @swizzle wrap=forbidden eject=unsafe */
/** The entry of the current page; of an unlisted one, which has none, its category. */
export function findOwnEntry(menu: Element): Element | undefined {
  const [current] = menu.querySelectorAll('[aria-current="page"]');
  return current ?? [...menu.querySelectorAll('.menu__link--active')].at(-1);
}

/**
 * Scrolls a menu so that the entry of the current page is in its middle, unless it is in view already, or in a category
 * that the reader has closed.
 */
export function revealOwnEntry(menu: Element): void {
  const entry = findOwnEntry(menu)?.getBoundingClientRect();
  if (!entry?.height) return;
  const {top, bottom, height} = menu.getBoundingClientRect();
  if (entry.top < top || entry.bottom > bottom) menu.scrollTop += entry.top - top - height / 2;
}
