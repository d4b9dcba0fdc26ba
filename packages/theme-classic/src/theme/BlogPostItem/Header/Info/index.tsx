import {translate} from '@lectern/core/client/Translate';
import {useBlogPost} from '@lectern/plugin-content-blog/client';
import {usePluralForm} from '@lectern/theme-common';
import {useDateTimeFormat} from '@lectern/theme-common/internal';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  readonly className?: string;
}

function ReadingTime({minutes}: {readonly minutes: number}): ReactNode {
  const {selectMessage} = usePluralForm();
  const rounded = Math.ceil(minutes);
  return selectMessage(
    rounded,
    translate(
      {
        id: 'theme.blog.post.readingTime.plurals',
        message: 'One min read|{readingTime} min read',
        description: 'How long it takes to read a blog post, in minutes; one form for each plural category',
      },
      {readingTime: rounded},
    ),
  );
}

/** @swizzle unsafe */
/** The line with the date and the reading time of a post. */
export default function BlogPostItemHeaderInfo({className}: Props): ReactNode {
  const {date, readingTime} = useBlogPost().metadata;
  const format = useDateTimeFormat({day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'});
  return (
    <div className={clsx(styles.container, 'margin-vert--md', className)}>
      <time dateTime={date} itemProp="datePublished">
        {format.format(new Date(date))}
      </time>
      {readingTime !== undefined && (
        <>
          {' · '}
          <ReadingTime minutes={readingTime} />
        </>
      )}
    </div>
  );
}
