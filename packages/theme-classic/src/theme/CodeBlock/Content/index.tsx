import {renderTokens, splitTokens} from '@lectern/mdx/client';
import {useCodeBlockContext} from '@lectern/theme-common/internal';
import type {HighlightedCodeMetadata} from '@theme/CodeBlock/Content/String';
import Line from '@theme/CodeBlock/Line';
import LineToken from '@theme/CodeBlock/Line/Token';
import clsx from 'clsx';
import {type ReactNode, useMemo} from 'react';
import styles from './styles.module.css';
import {getLineProps, getTokenProps} from './tokenProps.js';

export interface Props {
  readonly className?: string;
}

/** Tokens as data cost more than as HTML: only for a site that replaces what renders them. */
const needsTokens = !(Line.takesHtml && LineToken.takesHtml);

function useLines({code, codeInput, tokens}: HighlightedCodeMetadata) {
  // Tokens are counted from the start of the text that the compiler gave along.
  const text = tokens === undefined ? `${code}\n` : codeInput;
  return useMemo(() => {
    const html = renderTokens(text, tokens);
    const data = needsTokens ? splitTokens(text, tokens) : [];
    return html.map((lineHtml, index) => ({html: lineHtml, line: data[index]}));
  }, [text, tokens]);
}

export default function CodeBlockContent({className}: Props): ReactNode {
  const {metadata, wordWrap} = useCodeBlockContext();
  const {language, lineNumbersStart, lineClassNames} = metadata;
  const lines = useLines(metadata);
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
        {lines.map(({html, line}, index) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity
            key={index}
            html={html}
            line={line}
            classNames={lineClassNames[index]}
            showLineNumbers={showLineNumbers}
            getLineProps={getLineProps}
            getTokenProps={getTokenProps}
          />
        ))}
      </code>
    </pre>
  );
}
