import useDocusaurusContext from '@lectern/core/client/useDocusaurusContext';
import {listTagsByLetters, type TagListItem} from '@lectern/theme-common';
import Heading from '@theme/Heading';
import Tag from '@theme/Tag';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  readonly tags: readonly TagListItem[];
}

/** @swizzle unsafe */
export default function TagsListByLetter({tags}: Props): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  return (
    <section className="margin-vert--lg">
      {listTagsByLetters(tags, currentLocale).map(({letter, tags: tagsOfLetter}) => (
        <article key={letter} className={styles.letter}>
          <Heading as="h2" id={letter}>
            {letter}
          </Heading>
          <ul className="padding--none">
            {tagsOfLetter.map((tag) => (
              <li key={`${tag.permalink} ${tag.label}`} className={styles.tag}>
                <Tag {...tag} />
              </li>
            ))}
          </ul>
          <hr />
        </article>
      ))}
    </section>
  );
}
