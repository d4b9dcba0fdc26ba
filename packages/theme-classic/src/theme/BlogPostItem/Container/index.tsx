import {useBaseUrlUtils} from '@lectern/core/client/useBaseUrl';
import {useBlogPost} from '@lectern/plugin-content-blog/client';
import type {Props} from '@theme/BlogPostItem';
import type {ReactNode} from 'react';

export type {Props};

/** @swizzle unsafe */
/**
 * The `<article>` of a post. Its `itemid` equals the `@id` in the structured data, so search engines see one post, not
 * two.
 */
export default function BlogPostItemContainer({children, className}: Props): ReactNode {
  const {metadata, frontMatter, assets} = useBlogPost();
  const {withBaseUrl} = useBaseUrlUtils();
  const image = assets.image ?? frontMatter.image;
  const {description} = metadata;
  return (
    <article
      className={className || undefined}
      itemProp="blogPost"
      itemScope
      itemType="https://schema.org/BlogPosting"
      itemID={withBaseUrl(metadata.permalink, {absolute: true})}
    >
      {description && <meta itemProp="description" content={description} />}
      {image && <link itemProp="image" href={withBaseUrl(image, {absolute: true})} />}
      {children}
    </article>
  );
}
