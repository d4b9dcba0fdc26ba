import {ThemeClassNames} from '@lectern/theme-common';
import {
  sanitizeTabsChildren,
  type TabsProps,
  TabsProvider,
  type TabValue,
  tabGroupKey,
  useScrollPositionBlocker,
  useTabs,
  useTabsContextValue,
} from '@lectern/theme-common/internal';
import clsx, {type ClassValue} from 'clsx';
import {cloneElement, type KeyboardEvent, type ReactNode, useRef} from 'react';
import TabItem from '../TabItem/index.js';
import styles from './styles.module.css';

export type {TabValue};
/** `defaultValue: null` selects nothing at first; `lazy` renders the selected panel only. */
export type Props = TabsProps;

function TabList({className}: {readonly className?: string}): ReactNode {
  const {selectedValue, selectValue, tabValues, lazy, block, idsOf} = useTabs();
  const tabs = useRef<(HTMLLIElement | null)[]>([]);
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();
  const selectedIndex = tabValues.findIndex(({value}) => value === selectedValue);

  const select = (element: HTMLElement, index: number) => {
    const value = tabValues[index]?.value;
    if (value === undefined || value === selectedValue) return;
    blockElementScrollPositionUntilNextRender(element);
    selectValue(value);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLLIElement>, index: number) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      select(event.currentTarget, index);
      return;
    }
    // In text from right to left, the next tab is on the left.
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const count = tabValues.length;
    // Key → index of the tab that the key moves the focus to. Arrow keys wrap around at the ends.
    const targets = new Map([
      [isRtl ? 'ArrowLeft' : 'ArrowRight', (index + 1) % count],
      [isRtl ? 'ArrowRight' : 'ArrowLeft', (index - 1 + count) % count],
      ['Home', 0],
      ['End', count - 1],
    ]);
    const target = targets.get(event.key);
    if (target === undefined) return;
    event.preventDefault();
    // `onFocus` then selects the tab.
    tabs.current[target]?.focus();
  };

  return (
    <ul
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: stylesheets expect a list of tabs
      role="tablist"
      aria-orientation="horizontal"
      className={clsx('tabs', block && 'tabs--block', className)}
    >
      {tabValues.map(({value, label, attributes}, index) => (
        <li
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: stylesheets expect tabs as list items
          role="tab"
          id={idsOf(value)?.tab}
          // With `lazy`, the selected panel is the only one in the document.
          aria-controls={!lazy || selectedIndex === index ? idsOf(value)?.panel : undefined}
          // If no tab is selected, the Tab key moves the focus to the first one.
          tabIndex={index === Math.max(selectedIndex, 0) ? 0 : -1}
          aria-selected={selectedIndex === index}
          key={value}
          ref={(element) => {
            tabs.current[index] = element;
          }}
          onKeyDown={(event) => onKeyDown(event, index)}
          onFocus={(event) => {
            // With `defaultValue: null`, no tab is selected at first, and the Tab key must not select one.
            if (selectedIndex !== -1) select(event.currentTarget, index);
          }}
          onClick={(event) => select(event.currentTarget, index)}
          {...attributes}
          className={clsx(
            'tabs__item',
            styles.tabItem,
            attributes?.className as ClassValue,
            selectedIndex === index && 'tabs__item--active',
          )}
        >
          {label ?? value}
        </li>
      ))}
    </ul>
  );
}

// Changes only by clicks and keys.
TabList.still = true;

/**
 * The panels. Copies of `TabItem` that were ejected before Docusaurus 3.10 need the prop `hidden`. With `lazy`, such a
 * copy would render its hidden content, so the theme's `TabItem` takes its place.
 */
function Panels({children}: Pick<Props, 'children'>): ReactNode {
  const {selectedValue, lazy} = useTabs();
  return sanitizeTabsChildren(children).map((item) => {
    const hidden = item.props.value !== selectedValue;
    return lazy && hidden ? <TabItem key={item.key} {...item.props} /> : cloneElement(item, {hidden});
  });
}

/** @swizzle unsafe */
export default function Tabs(props: Props): ReactNode {
  const value = useTabsContextValue(props);
  return (
    <TabsProvider value={value}>
      <div
        className={clsx(ThemeClassNames.tabs.container, 'tabs-container', styles.tabList)}
        data-wake-stored={props.groupId === undefined ? undefined : tabGroupKey(props.groupId)}
      >
        <TabList className={props.className} />
        <div className="margin-top--md">
          <Panels>{props.children}</Panels>
        </div>
      </div>
    </TabsProvider>
  );
}

// A still page starts the app at once if a choice is stored, or if the URL has a query.
Tabs.still = true;
