import {renderTokens} from '@lectern/core/client/highlight';
import {useCodeBlockContext} from '@lectern/theme-common/internal';
import type {HighlightedCodeMetadata} from '@theme/CodeBlock/Content/String';
import Line from '@theme/CodeBlock/Line';
import clsx from 'clsx';
import {type ReactNode, useMemo} from 'react';
import styles from './styles.module.css';

export interface Props {
  readonly className?: string;
}

export default function CodeBlockContent({className}: Props): ReactNode {
  const {metadata, wordWrap} = useCodeBlockContext();
  const {code, language, lineNumbersStart, lineClassNames, tokens}: HighlightedCodeMetadata = metadata;
  const lines = useMemo(() => renderTokens(code, tokens), [code, tokens]);
  const showLineNumbers = lineNumbersStart !== undefined;
  return (
    <pre
      ref={wordWrap.codeBlockRef}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
      tabIndex={0}
      className={clsx(className, styles.codeBlock, 'thin-scrollbar', `language-${language}`)}
      style={showLineNumbers ? {counterReset: `line-count ${lineNumbersStart - 1}`} : undefined}
    >
      <code className={clsx(styles.codeBlockLines, showLineNumbers && styles.codeBlockLinesWithNumbering)}>
        {lines.map((html, index) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity
            key={index}
            html={html}
            classNames={lineClassNames[index]}
            showLineNumbers={showLineNumbers}
          />
        ))}
      </code>
    </pre>
  );
}
