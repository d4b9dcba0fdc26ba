import Translate from '@lectern/core/client/Translate';
import Tag, {type Props as TagProps} from '@theme/Tag';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  readonly tags: readonly TagProps[];
}

/** @swizzle unsafe */
export default function TagsListInline({tags}: Props): ReactNode {
  return (
    <>
      <b>
        <Translate id="theme.tags.tagsListLabel" description="The label before a list of tags">
          Tags:
        </Translate>
      </b>
      <ul className={clsx(styles.tags, 'padding--none', 'margin-left--sm')}>
        {tags.map((tag) => (
          <li key={`${tag.permalink} ${tag.label}`} className={styles.tag}>
            <Tag label={tag.label} permalink={tag.permalink} description={tag.description} />
          </li>
        ))}
      </ul>
    </>
  );
}
