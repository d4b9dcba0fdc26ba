import type {CodeToken} from '@lectern/mdx/client';
import LineToken from '@theme/CodeBlock/Line/Token';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import './lines.css';
import styles from './styles.module.css';

interface LineProps {
  /** CSS classes of the line, if it is marked: "theme-code-block-highlighted-line". */
  readonly classNames?: readonly string[];
  readonly showLineNumbers: boolean;
}

export interface Props extends LineProps {
  readonly line: readonly CodeToken[];
  readonly getLineProps: (input: {line: readonly CodeToken[]; className?: string}) => {className: string};
  readonly getTokenProps: (input: {token: CodeToken}) => {className: string; children: string};
}

function lineClassName({classNames, showLineNumbers}: LineProps): string {
  return clsx(classNames, showLineNumbers && styles.codeLine);
}

/** @swizzle unsafe */
/**
 * One line of code. Rendered only if a site or another theme replaces this component or `CodeBlock/Line/Token`:
 * otherwise `toHtml` writes the line.
 */
export default function CodeBlockLine({line, getTokenProps, ...props}: Props): ReactNode {
  const lineProps = props.getLineProps({line, className: lineClassName(props)});
  const tokens = (
    <>
      {line.map((token, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tokens have no other identity
        <LineToken key={index} line={line} token={token} {...getTokenProps({token})} />
      ))}
      {'\n'}
    </>
  );
  return props.showLineNumbers ? (
    <span {...lineProps}>
      <span className={styles.codeLineNumber} />
      <span className={styles.codeLineContent}>{tokens}</span>
    </span>
  ) : (
    <span {...lineProps}>{tokens}</span>
  );
}

/**
 * Writes the HTML that the component renders, which is much faster than components for all lines and tokens. Not called
 * if this file is ejected: the component of the copy is rendered.
 *
 * @param html - the tokens of the line as HTML, without line break
 */
CodeBlockLine.toHtml = ({html, ...props}: LineProps & {readonly html: string}): string => {
  const className = clsx('token-line', lineClassName(props))
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;');
  const content = props.showLineNumbers
    ? `<span class="${styles.codeLineNumber}"></span><span class="${styles.codeLineContent}">${html}\n</span>`
    : `${html}\n`;
  return `<span class="${className}">${content}</span>`;
};
