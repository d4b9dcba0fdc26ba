import {
  type BlogSidebar,
  type BlogSidebarItem,
  BlogSidebarItemList,
  useVisibleBlogSidebarItems,
} from '@lectern/plugin-content-blog/client';
import {NavbarSecondaryMenuFiller} from '@lectern/theme-common';
import {useNavbarMobileSidebar} from '@lectern/theme-common/internal';
import BlogSidebarContent from '@theme/BlogSidebar/Content';
import {revealOwnEntry} from '@theme/DocSidebarItems/ownEntry';
import {memo, type ReactNode, useEffect, useRef} from 'react';
import styles from './styles.module.css';

export interface Props {
  readonly sidebar: BlogSidebar;
}

function ItemList({items}: {readonly items: readonly BlogSidebarItem[]}): ReactNode {
  const mobileSidebar = useNavbarMobileSidebar();
  return (
    <BlogSidebarItemList
      items={items}
      ulClassName="menu__list"
      liClassName="menu__list-item"
      linkClassName="menu__link"
      linkActiveClassName="menu__link--active"
      onItemClick={mobileSidebar.toggle}
    />
  );
}

function SecondaryMenu({sidebar}: Props): ReactNode {
  const items = useVisibleBlogSidebarItems(sidebar.items);
  const {shown} = useNavbarMobileSidebar();
  const listRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const menu = listRef.current?.closest('.menu');
    if (shown && menu) revealOwnEntry(menu);
  }, [shown]);
  return (
    <div ref={listRef}>
      <BlogSidebarContent
        items={items}
        ListComponent={ItemList}
        yearGroupHeadingClassName={styles.yearGroupHeading}
      />
    </div>
  );
}

function BlogSidebarMobile(props: Props): ReactNode {
  return <NavbarSecondaryMenuFiller component={SecondaryMenu} props={props} />;
}

/** @swizzle unsafe */
export default memo(BlogSidebarMobile);
