import Translate from '@lectern/core/client/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface FoldProps {
  /** Text about what is folded: headings, or a number of lines. */
  readonly note?: string | undefined;
  readonly children?: ReactNode;
}

/** @swizzle wrap=forbidden eject=unsafe */
/** Unchanged content, which the reader can open; also without JavaScript. */
export default function Fold({note, children}: FoldProps): ReactNode {
  return (
    <details className={styles.fold}>
      <summary>
        <Translate
          id="theme.docs.changes.unchanged"
          description="The label of a folded text that is the same in both versions"
        >
          Unchanged text
        </Translate>
        {note && <span className={styles.note}>{note}</span>}
      </summary>
      <div className="markdown">{children}</div>
    </details>
  );
}
