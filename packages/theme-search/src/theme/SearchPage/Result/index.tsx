import Link from '@lectern/core/client/Link';
import {useReportOpen} from '@lectern/theme-search/client/loadProvider';
import {MatchedText} from '@lectern/theme-search/client/MatchedText';
import type {SearchHit} from '@lectern/theme-search/provider';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  readonly hit: SearchHit;
}

const MATCH = 'search-result-match';

/** @swizzle unsafe */
/** One hit on the search page: link, headings above it, and snippet. */
export default function SearchPageResult({hit}: Props): ReactNode {
  const {url, title, headings, snippet} = hit;
  const reportOpen = useReportOpen();
  const heading = headings.at(-1) ?? title;
  const trail = headings.length > 0 ? [title, ...headings.slice(0, -1)] : [];
  return (
    <article className={styles.result}>
      <h2 className={styles.heading}>
        <Link to={url} autoAddBaseUrl={false} data-noBrokenLinkCheck onClick={() => reportOpen(hit)}>
          <MatchedText text={heading} className={MATCH} />
        </Link>
      </h2>
      {trail.length > 0 && (
        <ul className={styles.trail}>
          {trail.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a heading is identified by its position
            <li key={index}>
              <MatchedText text={part} className={MATCH} />
            </li>
          ))}
        </ul>
      )}
      {snippet.length > 0 && (
        <p className={styles.snippet}>
          <MatchedText text={snippet} className={MATCH} />
        </p>
      )}
    </article>
  );
}
