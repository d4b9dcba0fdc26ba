import {DocProvider, type PropDocContent} from '@lectern/plugin-content-docs/client';
import {HtmlClassNameProvider} from '@lectern/theme-common';
import DocItemLayout from '@theme/DocItem/Layout';
import DocItemMetadata from '@theme/DocItem/Metadata';
import type {ComponentType, ReactNode} from 'react';

export interface Props {
  readonly content: PropDocContent;
  /** Component with links to the changes since earlier versions; absent without such changes. */
  readonly changesMenu?: ComponentType;
  readonly route?: unknown;
}

/** @swizzle unsafe */
export default function DocItem({content: DocContent, changesMenu: ChangesMenu}: Props): ReactNode {
  return (
    <DocProvider content={DocContent}>
      <HtmlClassNameProvider className={`docs-doc-id-${DocContent.metadata.id}`}>
        <DocItemMetadata />
        <DocItemLayout changes={ChangesMenu && <ChangesMenu />}>
          <DocContent />
        </DocItemLayout>
      </HtmlClassNameProvider>
    </DocProvider>
  );
}
