import Link from '@lectern/core/client/Link';
import useBaseUrl from '@lectern/core/client/useBaseUrl';
import type {Author, AuthorItemProp} from '@lectern/plugin-content-blog/client';
import AuthorSocials from '@theme/Blog/Components/Author/Socials';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import authorLink from './authorLink.js';
import styles from './styles.module.css';

export interface Props {
  readonly author: Author | AuthorItemProp;
  /** Heading level of the name; without it, the name is no heading. */
  readonly as?: 'h1' | 'h2';
  readonly className?: string;
  /** Number of posts, shown after the name. */
  readonly count?: number | undefined;
  /** Name of the microdata property whose value is the author: "author". */
  readonly itemProp?: string;
}

interface NameProps extends Pick<Props, 'as'> {
  readonly name: string;
  readonly link: string | undefined;
}

function AuthorName({name, as, link}: NameProps): ReactNode {
  const text = (
    <span itemProp="name" translate="no">
      {name}
    </span>
  );
  const label = link ? (
    <Link href={link} itemProp="url">
      {text}
    </Link>
  ) : (
    text
  );
  return as ? (
    <Heading as={as} className={styles.authorName}>
      {label}
    </Heading>
  ) : (
    <span className={styles.authorName}>{label}</span>
  );
}

interface ImageProps extends Pick<Props, 'author'>, Pick<NameProps, 'link'> {
  /** The name that is shown beside the image. */
  readonly name: string | undefined;
}

function AuthorImage({author: {key, title, imageURL = ''}, name, link}: ImageProps): ReactNode {
  const src = useBaseUrl(imageURL);
  if (!src) return null;
  const image = (
    <img
      className={clsx('avatar__photo', styles.authorImage)}
      src={src}
      alt={name || title || (key ?? '')}
      itemProp="image"
    />
  );
  if (!link) return image;
  // The name beside the image has the same link, so keyboards and screen readers skip the link of the image.
  const silent = name ? {tabIndex: -1, 'aria-hidden': true} : {};
  return (
    <Link href={link} className="avatar__photo-link" {...silent}>
      {image}
    </Link>
  );
}

/** @swizzle unsafe */
/** An author: image, name, title and links. */
export default function BlogAuthor({author, as, className, count, itemProp}: Props): ReactNode {
  const {title} = author;
  // A heading needs text: an author without a name is shown by its key.
  const name = author.name || (as && author.key);
  const link = authorLink(author, as === 'h1');
  return (
    <div
      className={clsx(
        'avatar',
        as === 'h1' ? 'margin-bottom--md' : 'margin-bottom--sm',
        className,
        as && styles[`author-as-${as}`],
      )}
      itemProp={itemProp}
      itemScope
      itemType="https://schema.org/Person"
    >
      <AuthorImage author={author} name={name} link={link} />
      {(name || title) && (
        <div className={clsx('avatar__intro', styles.authorDetails)}>
          <div className="avatar__name">
            {name && <AuthorName name={name} as={as} link={link} />}
            {count !== undefined && (
              <>
                {' '}
                <span className={styles.authorBlogPostCount}>{count}</span>
              </>
            )}
          </div>
          {title && (
            <small className={styles.authorTitle} title={title} itemProp="description">
              {title}
            </small>
          )}
          <AuthorSocials author={author} />
        </div>
      )}
    </div>
  );
}
