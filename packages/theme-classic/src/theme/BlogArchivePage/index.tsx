import Link from '@lectern/core/client/Link';
import {translate} from '@lectern/core/client/Translate';
import type {PropBlogArchivePage} from '@lectern/plugin-content-blog/client';
import {PageMetadata} from '@lectern/theme-common';
import {useDateTimeFormat} from '@lectern/theme-common/internal';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import listPostsByYear, {type YearOfPosts} from './listPostsByYear.js';
import styles from './styles.module.css';

export type Props = PropBlogArchivePage;

function Year({year, posts}: YearOfPosts): ReactNode {
  const format = useDateTimeFormat({day: 'numeric', month: 'long', timeZone: 'UTC'});
  return (
    <>
      <Heading as="h2" id={year} className={styles.year}>
        {year}
      </Heading>
      <ul>
        {posts.map(({metadata: {permalink, date, title}}) => (
          <li key={permalink}>
            <Link to={permalink}>
              {format.format(new Date(date))} - {title}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** @swizzle unsafe */
/** The archive: links to all posts, in one block for each year. */
export default function BlogArchivePage({archive: {blogPosts}}: Props): ReactNode {
  const title = translate({
    id: 'theme.blog.archive.title',
    message: 'Archive',
    description: 'The title of the page that lists all blog posts by year',
  });
  const description = translate({
    id: 'theme.blog.archive.description',
    message: 'Archive',
    description: 'The line below the title of the page that lists all blog posts by year',
  });
  return (
    <>
      <PageMetadata title={title} description={description} />
      <Layout>
        <main>
          <header className={clsx('hero hero--primary', styles.header)}>
            <div className="container">
              <Heading as="h1" className="hero__title">
                {title}
              </Heading>
              <p className="hero__subtitle">{description}</p>
            </div>
          </header>
          {blogPosts.length > 0 && (
            <section className="margin-vert--lg">
              <div className="container">
                <div className="row">
                  {listPostsByYear(blogPosts).map((yearOfPosts) => (
                    <div key={yearOfPosts.year} className="col col--4 margin-vert--lg">
                      <Year {...yearOfPosts} />
                    </div>
                  ))}
                </div>
              </div>
            </section>
          )}
        </main>
      </Layout>
    </>
  );
}
