import clsx from 'clsx';
import type {ReactNode} from 'react';
import './lines.css';
import styles from './styles.module.css';

export interface Props {
  /** The line with its tokens marked up, without line break. */
  readonly html: string;
  /** Classes of a marked line. */
  readonly classNames?: readonly string[];
  readonly showLineNumbers: boolean;
}

export default function CodeBlockLine({html, classNames, showLineNumbers}: Props): ReactNode {
  const className = clsx('token-line', classNames, showLineNumbers && styles.codeLine);
  const content = {__html: `${html}\n`};
  if (!showLineNumbers) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by renderTokens
    return <span className={className} dangerouslySetInnerHTML={content} />;
  }
  return (
    <span className={className}>
      <span className={styles.codeLineNumber} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by renderTokens */}
      <span className={styles.codeLineContent} dangerouslySetInnerHTML={content} />
    </span>
  );
}
