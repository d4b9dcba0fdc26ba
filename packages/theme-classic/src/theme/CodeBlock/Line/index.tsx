import type {CodeToken} from '@lectern/mdx/client';
import LineToken from '@theme/CodeBlock/Line/Token';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import './lines.css';
import styles from './styles.module.css';

export interface Props {
  /** The line with its tokens marked up, without line break. */
  readonly html: string;
  /** The same as data; only there if the site replaces this component or `Line/Token`. */
  readonly line?: readonly CodeToken[];
  /** Classes of a marked line. */
  readonly classNames?: readonly string[];
  readonly showLineNumbers: boolean;
  readonly getLineProps: (input: {line: readonly CodeToken[]; className?: string}) => {className: string};
  readonly getTokenProps: (input: {token: CodeToken}) => {className: string; children: string};
}

function Tokens({line, getTokenProps}: Required<Pick<Props, 'line' | 'getTokenProps'>>): ReactNode {
  return (
    <>
      {line.map((token, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tokens have no other identity
        <LineToken key={index} line={line} token={token} {...getTokenProps({token})} />
      ))}
      {'\n'}
    </>
  );
}

export default function CodeBlockLine(props: Props): ReactNode {
  const {html, line, classNames, showLineNumbers, getLineProps, getTokenProps} = props;
  const lineProps = getLineProps({
    line: line ?? [],
    className: clsx(classNames, showLineNumbers && styles.codeLine),
  });
  const content = line
    ? {children: <Tokens line={line} getTokenProps={getTokenProps} />}
    : {dangerouslySetInnerHTML: {__html: `${html}\n`}};
  return showLineNumbers ? (
    <span {...lineProps}>
      <span className={styles.codeLineNumber} />
      <span className={styles.codeLineContent} {...content} />
    </span>
  ) : (
    <span {...lineProps} {...content} />
  );
}

/** Tells `CodeBlock/Content` that `html` is enough; a component in the place of this one does not say so. */
CodeBlockLine.takesHtml = true;
