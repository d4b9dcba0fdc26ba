import Link from '@lectern/core/client/Link';
import {translate} from '@lectern/core/client/Translate';
import useIsBrowser from '@lectern/core/client/useIsBrowser';
import {
  findFirstSidebarItemLink,
  type PropSidebarItemCategory,
  useDocSidebarItemsExpandedState,
  useVisibleSidebarItems,
} from '@lectern/plugin-content-docs/client';
import {Collapsible, ThemeClassNames, useCollapsible, useThemeConfig} from '@lectern/theme-common';
import {elementAttributes, isSamePath} from '@lectern/theme-common/internal';
import type {Props as DocSidebarItemProps} from '@theme/DocSidebarItem';
import DocSidebarItemLink from '@theme/DocSidebarItem/Link';
import DocSidebarItems from '@theme/DocSidebarItems';
import {isActiveItem} from '@theme/DocSidebarItems/activeItems';
import clsx from 'clsx';
import {type KeyboardEvent, type MouseEvent, type ReactNode, useEffect} from 'react';
import {MenuCaret} from './menuCaret.js';
import styles from './styles.module.css';

export type Props = DocSidebarItemProps<PropSidebarItemCategory>;

/**
 * State of a category: open or closed (`collapsed`).
 *
 * - A category that contains the current page is open at first, and opens on each navigation to a page in it.
 * - With `autoCollapseCategories`, opening a category closes the other categories of the same list.
 */
function useCategoryState({item, index, activePath}: Props) {
  const {autoCollapseCategories} = useThemeConfig().docs.sidebar;
  const {expandedItem, setExpandedItem} = useDocSidebarItemsExpandedState();
  const isActive = isActiveItem(item, activePath);
  const {collapsed, setCollapsed} = useCollapsible({
    initialState: () => item.collapsible && !isActive && item.collapsed,
  });

  const updateCollapsed = (toCollapsed: boolean = !collapsed) => {
    setExpandedItem(toCollapsed ? null : index);
    setCollapsed(toCollapsed);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a navigation opens the category
  useEffect(() => {
    if (item.collapsible && isActive && collapsed) updateCollapsed(false);
  }, [isActive, activePath]);

  useEffect(() => {
    const siblingOpened = expandedItem !== null && expandedItem !== undefined && expandedItem !== index;
    if (autoCollapseCategories && item.collapsible && siblingOpened) setCollapsed(true);
  }, [autoCollapseCategories, expandedItem, index, item.collapsible, setCollapsed]);

  return {isActive, collapsed, updateCollapsed};
}

/**
 * URL of a category's label; `undefined` if the label is plain text. Without JavaScript, a closed category cannot open:
 * before hydration, the label of a category without a page links to the first page in the category.
 */
function useLabelHref(item: PropSidebarItemCategory): string | undefined {
  const isBrowser = useIsBrowser();
  if (item.href && !item.linkUnlisted) return item.href;
  if (!item.collapsible) return undefined;
  return (isBrowser ? undefined : findFirstSidebarItemLink(item)) ?? '#';
}

function caretLabel(collapsed: boolean, label: string): string {
  return collapsed
    ? translate(
        {
          id: 'theme.DocSidebarItem.expandCategoryAriaLabel',
          message: "Expand sidebar category '{label}'",
          description: 'The accessible name of the button that opens a category of the docs sidebar',
        },
        {label},
      )
    : translate(
        {
          id: 'theme.DocSidebarItem.collapseCategoryAriaLabel',
          message: "Collapse sidebar category '{label}'",
          description: 'The accessible name of the button that closes a category of the docs sidebar',
        },
        {label},
      );
}

function CategoryWithItems(props: Props): ReactNode {
  const {item, activePath, level, onItemClick, tabIndex} = props;
  const {items, label, collapsible, className, customProps} = item;
  const {isActive, collapsed, updateCollapsed} = useCategoryState(props);
  const href = useLabelHref(item);
  const hasPage = Boolean(item.href) && !item.linkUnlisted;
  const isToggle = collapsible && !hasPage;
  const isCurrent = hasPage && isSamePath(item.href, activePath);

  const onLabelClick = (event: MouseEvent) => {
    onItemClick?.(item);
    if (!collapsible) return;
    if (hasPage && !isCurrent) {
      updateCollapsed(false);
      return;
    }
    event.preventDefault();
    updateCollapsed();
  };

  // If the label only toggles the category, its link has the role of a button, and buttons react to Space.
  const onLabelKeyDown = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    updateCollapsed();
  };

  const linkClassName = clsx(
    styles.categoryLink,
    'menu__link',
    collapsible && 'menu__link--sublist',
    isToggle && 'menu__link--sublist-caret',
    isActive && 'menu__link--active',
  );
  const labelText = (
    <span title={label} className={styles.categoryLinkLabel}>
      {label}
    </span>
  );

  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemCategory,
        ThemeClassNames.docs.docSidebarItemCategoryLevel(level),
        'menu__list-item',
        collapsed && 'menu__list-item--collapsed',
        className,
      )}
    >
      <div
        className={clsx('menu__list-item-collapsible', isCurrent && 'menu__list-item-collapsible--active')}
      >
        {href === undefined ? (
          <span className={linkClassName} {...elementAttributes(customProps)}>
            {labelText}
          </span>
        ) : (
          <Link
            className={linkClassName}
            onClick={onLabelClick}
            onKeyDown={isToggle ? onLabelKeyDown : undefined}
            aria-current={isCurrent ? 'page' : undefined}
            role={isToggle ? 'button' : undefined}
            aria-expanded={isToggle ? !collapsed : undefined}
            href={href}
            tabIndex={tabIndex}
            {...elementAttributes(customProps)}
          >
            {labelText}
          </Link>
        )}
        {hasPage && collapsible && (
          <MenuCaret
            collapsed={collapsed}
            label={caretLabel(collapsed, label)}
            toggle={() => updateCollapsed()}
          />
        )}
      </div>
      <Collapsible lazy as="ul" className="menu__list" collapsed={collapsed}>
        <DocSidebarItems
          items={items}
          tabIndex={collapsed ? -1 : 0}
          onItemClick={onItemClick}
          activePath={activePath}
          level={level + 1}
        />
      </Collapsible>
    </li>
  );
}

// Opens and closes by clicks.
CategoryWithItems.still = true;

/** @swizzle unsafe */
/** A category of the docs sidebar. If all its entries are unlisted, it is only a link to its own page. */
export default function DocSidebarItemCategory(props: Props): ReactNode {
  const {item, ...others} = props;
  const visible = useVisibleSidebarItems(item.items, props.activePath);
  if (visible.length > 0) return <CategoryWithItems {...props} />;
  if (item.href === undefined) return null;
  const {href, label, className, customProps} = item;
  return <DocSidebarItemLink {...others} item={{type: 'link', href, label, className, customProps}} />;
}
