import type {NavbarItem} from '../themeConfig.js';

/** Items by side; one without a position is on the right. */
export function splitNavbarItems<T extends {readonly position?: NavbarItem['position']}>(
  items: readonly T[],
): [leftItems: T[], rightItems: T[]] {
  const isLeft = (item: T) => (item.position ?? 'right') === 'left';
  return [items.filter(isLeft), items.filter((item) => !isLeft(item))];
}
