/** @swizzle wrap=forbidden eject=unsafe */
/**
 * Finds the entry of the current page in a menu. An unlisted page has no entry: the result is then its innermost
 * category.
 */
export function findOwnEntry(menu: Element): Element | undefined {
  const [current] = menu.querySelectorAll('[aria-current="page"]');
  return current ?? [...menu.querySelectorAll('.menu__link--active')].at(-1);
}

/**
 * Scrolls a menu so that the entry of the current page is in its middle. Does nothing if the entry is visible already,
 * or in a closed category.
 */
export function revealOwnEntry(menu: Element): void {
  const entry = findOwnEntry(menu)?.getBoundingClientRect();
  if (!entry?.height) return;
  const {top, bottom, height} = menu.getBoundingClientRect();
  if (entry.top < top || entry.bottom > bottom) menu.scrollTop += entry.top - top - height / 2;
}
