import type {PropSidebarItem} from '@lectern/plugin-content-docs/client';
import {NavbarSecondaryMenuFiller, ThemeClassNames} from '@lectern/theme-common';
import {useNavbarMobileSidebar} from '@lectern/theme-common/internal';
import type {Props} from '@theme/DocSidebar';
import DocSidebarItems from '@theme/DocSidebarItems';
import {revealOwnEntry} from '@theme/DocSidebarItems/ownEntry';
import clsx from 'clsx';
import {memo, type ReactNode, useEffect, useRef} from 'react';

export type {Props};

/** True if a click on the item opens a page, so that the mobile sidebar has to close. */
function leavesPage(item: PropSidebarItem): boolean {
  return item.type === 'link' || (item.type === 'category' && Boolean(item.href));
}

function SecondaryMenu({path, sidebar}: Props): ReactNode {
  const mobileSidebar = useNavbarMobileSidebar();
  const listRef = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const menu = listRef.current?.closest('.menu');
    if (mobileSidebar.shown && menu) revealOwnEntry(menu);
  }, [mobileSidebar.shown]);
  return (
    <ul ref={listRef} className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
      <DocSidebarItems
        items={sidebar}
        activePath={path}
        level={1}
        onItemClick={(item) => {
          if (leavesPage(item)) mobileSidebar.toggle();
        }}
      />
    </ul>
  );
}

function DocSidebarMobile(props: Props): ReactNode {
  return <NavbarSecondaryMenuFiller component={SecondaryMenu} props={props} />;
}

/** @swizzle unsafe */
export default memo(DocSidebarMobile);
