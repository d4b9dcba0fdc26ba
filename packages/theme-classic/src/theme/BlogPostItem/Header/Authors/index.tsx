import {useBlogPost} from '@lectern/plugin-content-blog/client';
import BlogAuthor from '@theme/Blog/Components/Author';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  readonly className?: string;
}

/** @swizzle unsafe */
/** The authors of a post: two in each row, or only their images if none of them has a name. */
export default function BlogPostItemHeaderAuthors({className}: Props): ReactNode {
  const {metadata, assets} = useBlogPost();
  const {authors} = metadata;
  if (authors.length === 0) return null;
  const imageOnly = authors.every(({name}) => !name);
  const column = authors.length === 1 ? 'col col--12' : 'col col--6';
  return (
    <div
      className={clsx(
        'margin-top--md margin-bottom--sm',
        imageOnly ? styles.imageOnlyAuthorRow : 'row',
        className,
      )}
    >
      {authors.map((author, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: authors need no key, and their order does not change
          key={index}
          className={clsx(imageOnly ? styles.imageOnlyAuthorCol : [column, styles.authorCol])}
        >
          <BlogAuthor
            author={{...author, imageURL: assets.authorsImageUrls[index] ?? author.imageURL}}
            itemProp="author"
          />
        </div>
      ))}
    </div>
  );
}
