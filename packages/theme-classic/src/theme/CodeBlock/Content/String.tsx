import {parseLineClasses} from '@lectern/mdx/client';
import {type PrismConfig, useThemeConfig} from '@lectern/theme-common';
import {
  CodeBlockContextProvider,
  type CodeBlockMetadata,
  createCodeBlockMetadata,
  useCodeWordWrap,
} from '@lectern/theme-common/internal';
import type {Props as CodeBlockProps} from '@theme/CodeBlock';
import Layout from '@theme/CodeBlock/Layout';
import {type ReactNode, useMemo} from 'react';

export interface Props extends Omit<CodeBlockProps, 'children'> {
  readonly children: string;
}

/** What the parts of the block share; `tokens` only for code that the Markdown compiler has highlighted. */
export interface HighlightedCodeMetadata extends CodeBlockMetadata {
  readonly tokens?: string;
}

function createMetadata(
  {children, className, metastring, title, language, showLineNumbers, tokens, lineClasses}: Props,
  {defaultLanguage, magicComments}: PrismConfig,
): HighlightedCodeMetadata {
  const isCompiled = tokens !== undefined || lineClasses !== undefined;
  const metadata = createCodeBlockMetadata({
    code: children,
    className,
    title,
    language,
    showLineNumbers,
    defaultLanguage,
    // The compiler has read both: what looks like a magic comment now is text.
    metastring: isCompiled ? undefined : metastring,
    magicComments: isCompiled ? [] : magicComments,
  });
  return isCompiled ? {...metadata, tokens, lineClassNames: parseLineClasses(lineClasses)} : metadata;
}

export default function CodeBlockString(props: Props): ReactNode {
  const {prism} = useThemeConfig();
  const {children, className, metastring, title, language, showLineNumbers, tokens, lineClasses} = props;
  const metadata = useMemo(
    () =>
      createMetadata(
        {children, className, metastring, title, language, showLineNumbers, tokens, lineClasses},
        prism,
      ),
    [children, className, metastring, title, language, showLineNumbers, tokens, lineClasses, prism],
  );
  const wordWrap = useCodeWordWrap();
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={wordWrap}>
      <Layout />
    </CodeBlockContextProvider>
  );
}
