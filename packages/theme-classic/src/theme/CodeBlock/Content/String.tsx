import {useThemeConfig} from '@lectern/theme-common';
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
  readonly tokens?: CodeBlockProps['tokens'];
}

function useMetadata(props: Props): HighlightedCodeMetadata {
  const {prism} = useThemeConfig();
  const {children, className, metastring, title, language, showLineNumbers, tokens, lineClasses} = props;
  return useMemo(() => {
    const metadata = createCodeBlockMetadata({
      code: children,
      className,
      metastring,
      title,
      language,
      showLineNumbers,
      defaultLanguage: prism.defaultLanguage,
      // The compiler has dealt with them: what looks like one now is text.
      magicComments: tokens ? [] : prism.magicComments,
    });
    return tokens ? {...metadata, tokens, lineClassNames: lineClasses ?? {}} : metadata;
  }, [children, className, metastring, title, language, showLineNumbers, tokens, lineClasses, prism]);
}

export default function CodeBlockString(props: Props): ReactNode {
  const metadata = useMetadata(props);
  const wordWrap = useCodeWordWrap();
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={wordWrap}>
      <Layout />
    </CodeBlockContextProvider>
  );
}
