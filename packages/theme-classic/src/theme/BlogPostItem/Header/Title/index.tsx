import Link from '@lectern/core/client/Link';
import {useBlogPost} from '@lectern/plugin-content-blog/client';
import {useContentLanguage} from '@lectern/theme-common';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  readonly className?: string;
}

/** @swizzle unsafe */
/** The heading of a post; in lists, it is a link to the page of the post. */
export default function BlogPostItemHeaderTitle({className}: Props): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  const {permalink, title, contentLocale} = metadata;
  const language = useContentLanguage(contentLocale);
  return (
    <Heading
      as={isBlogPostPage ? 'h1' : 'h2'}
      className={clsx(styles.title, className)}
      itemProp="headline"
      {...language}
    >
      {isBlogPostPage ? (
        title
      ) : (
        <Link to={permalink} itemProp="url">
          {title}
        </Link>
      )}
    </Heading>
  );
}
