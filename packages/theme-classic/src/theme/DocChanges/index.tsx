import Link from '@lectern/core/client/Link';
import Translate, {translate} from '@lectern/core/client/Translate';
import {type PropChangesContent, useDocsVersion} from '@lectern/plugin-content-docs/client';
import {PageMetadata, useContentLanguage} from '@lectern/theme-common';
import DocChangesContent from '@theme/DocChanges/Content';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  /** The doc of the earlier version. */
  readonly before: PropChangesContent;
  /** The doc of the later version. */
  readonly after: PropChangesContent;
}

function VersionLink({side}: {readonly side: PropChangesContent['metadata']}): ReactNode {
  return (
    <Link className="button button--secondary button--sm" to={side.permalink}>
      <Translate
        id="theme.docs.versionBadge.label"
        description="The badge above a docs page that names its version"
        values={{versionLabel: side.versionLabel}}
      >
        {'Version: {versionLabel}'}
      </Translate>
    </Link>
  );
}

// Module state: a number for each loaded page, as long as the page is in memory; a counter alone would not find it again.
const numbers = new WeakMap<object, number>();
let lastNumber = 0;

/** Returns a number that is another one for another page, and for another text of it. */
function numberOf(page: object): number {
  const number = numbers.get(page) ?? ++lastNumber;
  numbers.set(page, number);
  return number;
}

/** @swizzle unsafe */
/** A page that shows what changed in a doc between two versions. Search engines leave it out. */
export default function DocChanges({before, after}: Props): ReactNode {
  const {noIndex} = useDocsVersion();
  const {title, contentLocale, versionLabel} = after.metadata;
  const language = useContentLanguage(contentLocale);
  const heading = translate(
    {
      id: 'theme.docs.changes.title',
      message: 'Changes of {title} between {before} and {after}',
      description: 'The title of the page that shows what changed in a doc between two versions',
    },
    {title, before: before.metadata.versionLabel, after: versionLabel},
  );
  return (
    <>
      <PageMetadata title={heading}>
        <meta name="robots" content={noIndex ? 'noindex, nofollow' : 'noindex'} />
      </PageMetadata>
      <article className={clsx('markdown', styles.page)}>
        <header>
          <Heading as="h1">{heading}</Heading>
          <nav className={styles.versions}>
            <VersionLink side={before.metadata} />
            <VersionLink side={after.metadata} />
          </nav>
        </header>
        <div {...language}>
          <MDXContent>
            {/* React counts the hooks of a component, and each page calls as many as it has imported files. */}
            <DocChangesContent key={`${numberOf(before)} ${numberOf(after)}`} before={before} after={after} />
          </MDXContent>
        </div>
      </article>
    </>
  );
}
