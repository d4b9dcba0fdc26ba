import {DocProvider, type PropDocContent} from '@lectern/plugin-content-docs/client';
import {HtmlClassNameProvider} from '@lectern/theme-common';
import DocItemLayout from '@theme/DocItem/Layout';
import DocItemMetadata from '@theme/DocItem/Metadata';
import type {ReactNode} from 'react';

export interface Props {
  readonly content: PropDocContent;
  readonly route?: unknown;
}

/** @swizzle unsafe */
export default function DocItem({content: DocContent}: Props): ReactNode {
  return (
    <DocProvider content={DocContent}>
      <HtmlClassNameProvider className={`docs-doc-id-${DocContent.metadata.id}`}>
        <DocItemMetadata />
        <DocItemLayout>
          <DocContent />
        </DocItemLayout>
      </HtmlClassNameProvider>
    </DocProvider>
  );
}
