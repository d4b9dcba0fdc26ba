import {type Author, useBlogPost} from '@lectern/plugin-content-blog/client';
import {type ReactNode, useId, useState} from 'react';
import styles from './Contributors.module.css';

/** Number of contributors that are visible before the button is clicked. */
const SHOWN_AT_FIRST = 10;

function Figure({imageURL}: Pick<Author, 'imageURL'>): ReactNode {
  return <img className="avatar__photo avatar__photo--sm" src={imageURL} alt="" loading="lazy" />;
}

/** Pictures of the contributors of a release. They have no names, so screen readers announce only their number. */
export default function Contributors(): ReactNode {
  const {authors} = useBlogPost().metadata;
  const [showsAll, setShowsAll] = useState(false);
  const figuresId = useId();
  if (authors.length === 0) return null;
  const count = authors.length === 1 ? 'One contributor' : `${authors.length} contributors`;
  const shown = showsAll ? authors : authors.slice(0, SHOWN_AT_FIRST);
  const sign = showsAll ? '−' : `+${authors.length - SHOWN_AT_FIRST}`;
  return (
    <div className={styles.contributors}>
      <span id={figuresId} role="img" aria-label={count} title={count}>
        {shown.map((author, index) => (
          <Figure key={index} {...author} />
        ))}
      </span>
      {authors.length > SHOWN_AT_FIRST && (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={showsAll}
          aria-controls={figuresId}
          aria-label={`${sign}: show ${showsAll ? 'fewer' : 'all'} contributors`}
          onClick={() => setShowsAll(!showsAll)}
        >
          {sign}
        </button>
      )}
    </div>
  );
}
