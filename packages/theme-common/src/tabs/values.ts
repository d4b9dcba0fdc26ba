import type {ReactNode} from 'react';
import {duplicates} from '../utils/jsUtils.js';
import {sanitizeTabsChildren, type TabValue} from './sanitize.js';

/**
 * The tabs of a tab set: the prop `values`, or else the tabs in the children.
 *
 * @throws {Error} if two tabs have the same value
 */
export function tabValuesOf(
  values: readonly TabValue[] | undefined,
  children: ReactNode,
): readonly TabValue[] {
  const tabs =
    values ??
    sanitizeTabsChildren(children).map(({props: {value, label, attributes, default: isDefault}}) => ({
      value,
      ...(label !== undefined && {label}),
      ...(attributes !== undefined && {attributes}),
      ...(isDefault !== undefined && {default: isDefault}),
    }));
  const repeated = duplicates(tabs, (a, b) => a.value === b.value).map((tab) => `"${tab.value}"`);
  if (repeated.length > 0) {
    throw new Error(
      `<Tabs> has the value ${[...new Set(repeated)].join(', ')} more than once. Every value must be unique.`,
    );
  }
  return tabs;
}

/**
 * Value of the tab that is selected at first; `null` for none.
 *
 * @throws {Error} if there are no tabs, or no tab has the default value
 */
export function initialTabValue(
  defaultValue: string | null | undefined,
  tabValues: readonly TabValue[],
): string | null {
  if (tabValues.length === 0) throw new Error('<Tabs> must hold at least one <TabItem>.');
  if (defaultValue === null) return null;
  if (defaultValue !== undefined) {
    if (tabValues.some((tab) => tab.value === defaultValue)) return defaultValue;
    const known = tabValues.map((tab) => `"${tab.value}"`).join(', ');
    throw new Error(
      `<Tabs> has the defaultValue "${defaultValue}", but none of its children has that value. ` +
        `Available values are: ${known}. If no tab should be open at first, use defaultValue={null}.`,
    );
  }
  return (tabValues.find((tab) => tab.default) ?? tabValues[0])?.value ?? null;
}
