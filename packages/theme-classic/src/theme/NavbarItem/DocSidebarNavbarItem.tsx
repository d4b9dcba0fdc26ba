import {useActiveDocContext, useLayoutDocsSidebar} from '@lectern/plugin-content-docs/client';
import DefaultNavbarItem, {type Props as DefaultNavbarItemProps} from '@theme/NavbarItem/DefaultNavbarItem';
import type {ReactNode} from 'react';

export interface Props extends DefaultNavbarItemProps {
  readonly sidebarId: string;
  readonly docsPluginId?: string;
}

/** @swizzle unsafe */
export default function DocSidebarNavbarItem({sidebarId, label, docsPluginId, ...props}: Props): ReactNode {
  const {activeDoc} = useActiveDocContext(docsPluginId);
  const {link} = useLayoutDocsSidebar(sidebarId, docsPluginId);
  if (!link) {
    throw new Error(
      `A navbar item of the type "docSidebar" leads to the sidebar "${sidebarId}", which has nothing to link to. ` +
        'Give the sidebar a doc or a category with a link.',
    );
  }
  return (
    <DefaultNavbarItem
      exact
      {...props}
      isActive={() => activeDoc?.sidebar === sidebarId}
      label={label ?? link.label}
      to={link.path}
    />
  );
}
