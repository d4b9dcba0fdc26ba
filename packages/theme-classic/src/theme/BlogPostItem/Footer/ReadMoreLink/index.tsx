import Link, {type LinkProps} from '@lectern/core/client/Link';
import Translate, {translate} from '@lectern/core/client/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props extends LinkProps {
  readonly blogPostTitle: string;
}

/** @swizzle unsafe */
export default function BlogPostItemFooterReadMoreLink({blogPostTitle, ...linkProps}: Props): ReactNode {
  return (
    <Link
      aria-label={translate(
        {
          id: 'theme.blog.post.readMoreLabel',
          message: 'Read more about {title}',
          description: 'The accessible name of the link from the excerpt of a blog post to its page',
        },
        {title: blogPostTitle},
      )}
      {...linkProps}
    >
      <b>
        <Translate
          id="theme.blog.post.readMore"
          description="The label of the link from the excerpt of a blog post to its page"
        >
          Read more
        </Translate>
      </b>
      {/* Search engines read the text of links, not their labels. */}
      <span className={styles.title}> {blogPostTitle}</span>
    </Link>
  );
}
