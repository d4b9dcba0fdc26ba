import {translate} from '@lectern/core/client/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export type MarkKind = 'added' | 'removed';

export interface MarkProps {
  readonly kind: MarkKind;
  /**
   * `block`: around blocks, with a visible label. `part`: around the content of an item or a cell. `lines`: around lines
   * of code. Default: around words.
   */
  readonly look?: 'block' | 'part' | 'lines';
  readonly children?: ReactNode;
}

export function labelOf(kind: MarkKind): string {
  return kind === 'added'
    ? translate({
        id: 'theme.docs.changes.added',
        message: 'Added',
        description: 'The label of a text that the later version has and the earlier one has not',
      })
    : translate({
        id: 'theme.docs.changes.removed',
        message: 'Removed',
        description: 'The label of a text that the earlier version has and the later one has not',
      });
}

/** @swizzle wrap=forbidden eject=unsafe */
/**
 * Marks content as added or removed: by the element, by colour, by a sign, and by a label for screen readers, many of
 * which do not announce the element.
 */
export default function Mark({kind, look, children}: MarkProps): ReactNode {
  const Element = kind === 'added' ? 'ins' : 'del';
  const label = labelOf(kind);
  return (
    <Element className={clsx(styles.mark, styles[kind], look ? styles[look] : styles.words)}>
      {look === 'block' ? (
        <span className={styles.label}>{label}</span>
      ) : (
        <span className={styles.hidden}>{`[${label}] `}</span>
      )}
      {children}
    </Element>
  );
}
