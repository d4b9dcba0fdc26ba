import type {BlogSidebar as BlogSidebarData} from '@lectern/plugin-content-blog/client';
import {useWindowSize} from '@lectern/theme-common';
import BlogSidebarDesktop from '@theme/BlogSidebar/Desktop';
import BlogSidebarMobile from '@theme/BlogSidebar/Mobile';
import type {ReactNode} from 'react';

export interface Props {
  readonly sidebar?: BlogSidebarData | undefined;
}

/** @swizzle unsafe */
/** The list of recent posts: beside the page, or in the mobile sidebar. */
export default function BlogSidebar({sidebar}: Props): ReactNode {
  const windowSize = useWindowSize();
  if (!sidebar || sidebar.items.length === 0) return null;
  return windowSize === 'mobile' ? (
    <BlogSidebarMobile sidebar={sidebar} />
  ) : (
    <BlogSidebarDesktop sidebar={sidebar} />
  );
}

// The HTML has the list for wide windows, and CSS hides it in narrow windows.
BlogSidebar.still = true;
