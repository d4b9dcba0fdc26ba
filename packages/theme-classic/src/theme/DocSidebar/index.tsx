import type {PropSidebarItem} from '@lectern/plugin-content-docs/client';
import {useWindowSize} from '@lectern/theme-common';
import DocSidebarDesktop from '@theme/DocSidebar/Desktop';
import DocSidebarMobile from '@theme/DocSidebar/Mobile';
import type {ReactNode} from 'react';

export interface Props {
  /** URL path of the current page. */
  readonly path: string;
  readonly sidebar: readonly PropSidebarItem[];
  readonly onCollapse: () => void;
  readonly isHidden: boolean;
}

/** @swizzle unsafe */
export default function DocSidebar(props: Props): ReactNode {
  return useWindowSize() === 'mobile' ? <DocSidebarMobile {...props} /> : <DocSidebarDesktop {...props} />;
}

// The HTML has the sidebar for wide windows, and CSS hides it in narrow windows.
DocSidebar.still = true;
