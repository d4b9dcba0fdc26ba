import {useActiveDocContext, useLayoutDoc} from '@lectern/plugin-content-docs/client';
import DefaultNavbarItem, {type Props as DefaultNavbarItemProps} from '@theme/NavbarItem/DefaultNavbarItem';
import type {ReactNode} from 'react';

export interface Props extends DefaultNavbarItemProps {
  readonly docId: string;
  readonly docsPluginId?: string;
}

/** @swizzle unsafe */
export default function DocNavbarItem({docId, label, docsPluginId, ...props}: Props): ReactNode {
  const {activeDoc} = useActiveDocContext(docsPluginId);
  const doc = useLayoutDoc(docId, docsPluginId);
  // The doc is `null` if it is a draft and this is a production build. The item of an unlisted doc is shown on its own
  // page only.
  if (doc === null || (doc.unlisted && activeDoc?.path !== doc.path)) return null;
  const isActive =
    activeDoc?.path === doc.path || (!!activeDoc?.sidebar && activeDoc.sidebar === doc.sidebar);
  return (
    <DefaultNavbarItem exact {...props} isActive={() => isActive} label={label ?? doc.id} to={doc.path} />
  );
}
