import {useDoc} from '@lectern/plugin-content-docs/client';
import {PageMetadata} from '@lectern/theme-common';
import type {ReactNode} from 'react';

/** @swizzle unsafe */
export default function DocItemMetadata(): ReactNode {
  const {metadata, frontMatter, assets} = useDoc();
  return (
    <PageMetadata
      title={frontMatter.title_meta ?? metadata.title}
      description={metadata.description}
      keywords={frontMatter.keywords}
      image={assets.image ?? frontMatter.image}
    />
  );
}
