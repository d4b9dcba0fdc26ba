import type {NavbarItem} from '../themeConfig.js';

/** Splits the items of the navbar by `position`. An item without a position is on the right. */
export function splitNavbarItems<T extends {readonly position?: NavbarItem['position']}>(
  items: readonly T[],
): [leftItems: T[], rightItems: T[]] {
  const isLeft = (item: T) => (item.position ?? 'right') === 'left';
  return [items.filter(isLeft), items.filter((item) => !isLeft(item))];
}
