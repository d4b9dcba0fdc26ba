import {DocsPreferredVersionContextProvider} from '@lectern/plugin-content-docs/client';
import {composeProviders} from '@lectern/theme-common';
import {
  AnnouncementBarProvider,
  ColorModeProvider,
  NavbarProvider,
  PluginHtmlClassNameProvider,
  ScrollControllerProvider,
} from '@lectern/theme-common/internal';
import type {ReactNode} from 'react';

export interface Props {
  readonly children?: ReactNode;
}

const Provider = composeProviders([
  ColorModeProvider,
  AnnouncementBarProvider,
  ScrollControllerProvider,
  DocsPreferredVersionContextProvider,
  PluginHtmlClassNameProvider,
  NavbarProvider,
]);

/** @swizzle unsafe */
export default function LayoutProvider({children}: Props): ReactNode {
  return <Provider>{children}</Provider>;
}
