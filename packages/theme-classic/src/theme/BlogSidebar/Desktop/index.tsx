import {translate} from '@lectern/core/client/Translate';
import {
  type BlogSidebar,
  type BlogSidebarItem,
  BlogSidebarItemList,
  useVisibleBlogSidebarItems,
} from '@lectern/plugin-content-blog/client';
import {useLocationChange} from '@lectern/theme-common/internal';
import BlogSidebarContent from '@theme/BlogSidebar/Content';
import {useRevealedEntry} from '@theme/DocSidebar/Desktop/Content/useRevealedEntry';
import {MoreEntriesLink} from '@theme/DocSidebarItems/moreEntries';
import {revealOwnEntry} from '@theme/DocSidebarItems/ownEntry';
import clsx from 'clsx';
import {memo, type ReactNode, useRef} from 'react';
import styles from './styles.module.css';
import {useServerPosts} from './useServerPosts.js';

export interface Props {
  readonly sidebar: BlogSidebar;
}

function ItemList({items}: {readonly items: readonly BlogSidebarItem[]}): ReactNode {
  return (
    <BlogSidebarItemList
      items={items}
      ulClassName={clsx(styles.sidebarItemList, 'clean-list')}
      liClassName={styles.sidebarItem}
      linkClassName={styles.sidebarItemLink}
      linkActiveClassName={styles.sidebarItemLinkActive}
    />
  );
}

function BlogSidebarDesktop({sidebar}: Props): ReactNode {
  const menuRef = useRef<HTMLElement>(null);
  useRevealedEntry(menuRef);
  // Scrolls the list after a navigation, so that the current post is visible.
  useLocationChange(() => {
    if (menuRef.current) revealOwnEntry(menuRef.current);
  });
  const {items: nearbyItems, isCutBefore, isCutAfter} = useServerPosts(sidebar.items, menuRef);
  const items = useVisibleBlogSidebarItems(nearbyItems);
  // Link in the place of posts that are not in the server's HTML: leads to a page with all posts.
  const leftOut = sidebar.allPostsPath !== undefined && (
    <p className={styles.leftOut}>
      <MoreEntriesLink className={styles.sidebarItemLink} to={sidebar.allPostsPath} />
    </p>
  );
  return (
    <aside className={clsx('col col--3', styles.container)}>
      <nav
        ref={menuRef}
        className={clsx(styles.sidebar, 'thin-scrollbar')}
        aria-label={translate({
          id: 'theme.blog.sidebar.navAriaLabel',
          message: 'Blog recent posts navigation',
          description: 'The accessible name of the list of recent posts beside blog pages',
        })}
      >
        <div className={clsx(styles.sidebarItemTitle, 'margin-bottom--md')}>{sidebar.title}</div>
        {isCutBefore && leftOut}
        <BlogSidebarContent
          items={items}
          ListComponent={ItemList}
          yearGroupHeadingClassName={styles.yearGroupHeading}
        />
        {isCutAfter && leftOut}
      </nav>
    </aside>
  );
}

// Posts that the HTML leaves out appear with the first movement.
BlogSidebarDesktop.still = true;

/** @swizzle unsafe */
export default memo(BlogSidebarDesktop);
