import {renderTokens, splitTokens} from '@lectern/mdx/client';
import {useThemeConfig} from '@lectern/theme-common';
import {tokenClassesOf, useCodeBlockContext} from '@lectern/theme-common/internal';
import type {HighlightedCodeMetadata} from '@theme/CodeBlock/Content/String';
import Line from '@theme/CodeBlock/Line';
import LineToken from '@theme/CodeBlock/Line/Token';
import InitialLine from '@theme-init/CodeBlock/Line';
import InitialToken from '@theme-init/CodeBlock/Line/Token';
import clsx from 'clsx';
import {type ComponentProps, type ReactNode, useMemo} from 'react';
import styles from './styles.module.css';
import {getLineProps, tokenPropsGetter} from './tokenProps.js';

export interface Props {
  readonly className?: string;
}

/**
 * Function that writes a line as HTML. `undefined` if a site or another theme replaces `CodeBlock/Line` or
 * `CodeBlock/Line/Token`: these components must then render.
 */
const writeLine = Line === InitialLine && LineToken === InitialToken ? InitialLine.toHtml : undefined;

/** Props of `<code>` for all lines: HTML if `writeLine` is defined, else components. */
function useLines(
  metadata: HighlightedCodeMetadata,
): Pick<ComponentProps<'code'>, 'children' | 'dangerouslySetInnerHTML'> {
  const {code, tokens, lineNumbersStart, lineClassNames} = metadata;
  const text = `${code}\n`;
  const showLineNumbers = lineNumbersStart !== undefined;
  const classesOf = tokenClassesOf(useThemeConfig().prism);
  return useMemo(() => {
    if (writeLine) {
      const html = renderTokens(text, tokens, classesOf).map((line, index) =>
        writeLine({html: line, classNames: lineClassNames[index], showLineNumbers}),
      );
      return {dangerouslySetInnerHTML: {__html: html.join('')}};
    }
    const getTokenProps = tokenPropsGetter(classesOf);
    const lines = splitTokens(text, tokens).map((line, index) => (
      <Line
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity
        key={index}
        line={line}
        classNames={lineClassNames[index]}
        showLineNumbers={showLineNumbers}
        getLineProps={getLineProps}
        getTokenProps={getTokenProps}
      />
    ));
    return {children: lines};
  }, [text, tokens, lineClassNames, showLineNumbers, classesOf]);
}

/** @swizzle unsafe */
export default function CodeBlockContent({className}: Props): ReactNode {
  const {metadata, wordWrap} = useCodeBlockContext();
  const {language, lineNumbersStart, tokens, codeId}: HighlightedCodeMetadata = metadata;
  const lines = useLines(metadata);
  return (
    <pre
      ref={wordWrap.codeBlockRef}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
      tabIndex={0}
      className={clsx(className, styles.codeBlock, 'thin-scrollbar', `language-${language}`)}
      style={
        lineNumbersStart === undefined ? undefined : {counterReset: `line-count ${lineNumbersStart - 1}`}
      }
    >
      <code
        id={codeId}
        data-tokens={codeId && tokens}
        className={clsx(
          styles.codeBlockLines,
          lineNumbersStart !== undefined && styles.codeBlockLinesWithNumbering,
        )}
        {...lines}
      />
    </pre>
  );
}
