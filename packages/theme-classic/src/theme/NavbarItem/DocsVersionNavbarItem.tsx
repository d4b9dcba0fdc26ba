import {useDocsVersionCandidates} from '@lectern/plugin-content-docs/client';
import DefaultNavbarItem, {type Props as DefaultNavbarItemProps} from '@theme/NavbarItem/DefaultNavbarItem';
import type {ReactNode} from 'react';

export interface Props extends DefaultNavbarItemProps {
  readonly docsPluginId?: string;
}

/** @swizzle unsafe */
export default function DocsVersionNavbarItem({label, to, docsPluginId, ...props}: Props): ReactNode {
  const version = useDocsVersionCandidates(docsPluginId)[0];
  return <DefaultNavbarItem {...props} label={label ?? version.label} to={to ?? version.mainDocPath} />;
}
