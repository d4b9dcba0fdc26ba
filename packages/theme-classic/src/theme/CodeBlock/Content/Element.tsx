import type {Props as CodeBlockProps} from '@theme/CodeBlock';
import Container from '@theme/CodeBlock/Container';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export type Props = Pick<CodeBlockProps, 'children' | 'className'>;

/** @swizzle unsafe */
/** A code block that contains React elements, not only text. It is rendered without highlighting. */
export default function CodeBlockElement({children, className}: Props): ReactNode {
  return (
    <Container
      as="pre"
      tabIndex={0}
      className={clsx(styles.codeBlockStandalone, 'thin-scrollbar', className)}
    >
      <code className={styles.codeBlockLines}>{children}</code>
    </Container>
  );
}
