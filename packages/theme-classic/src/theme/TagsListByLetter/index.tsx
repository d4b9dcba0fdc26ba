import useDocusaurusContext from '@lectern/core/client/useDocusaurusContext';
import {listTagsByLetters, type TagLetterEntry, type TagListItem} from '@lectern/theme-common';
import Heading from '@theme/Heading';
import Tag from '@theme/Tag';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  readonly tags: readonly TagListItem[];
}

function Letter({letterEntry: {letter, tags}}: {readonly letterEntry: TagLetterEntry}): ReactNode {
  return (
    <article className={styles.letter}>
      <Heading as="h2" id={letter}>
        {letter}
      </Heading>
      <ul className="padding--none">
        {tags.map((tag) => (
          <li key={`${tag.permalink} ${tag.label}`} className={styles.tag}>
            <Tag {...tag} />
          </li>
        ))}
      </ul>
      <hr />
    </article>
  );
}

/** @swizzle unsafe */
export default function TagsListByLetter({tags}: Props): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  return (
    <section className="margin-vert--lg">
      {listTagsByLetters(tags, currentLocale).map((entry) => (
        <Letter key={entry.letter} letterEntry={entry} />
      ))}
    </section>
  );
}
