import {areTokensOf, parseLineClasses} from '@lectern/mdx/client';
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
import {type CodeTokens, useCodeTokens} from './useCodeTokens.js';

export interface Props extends Omit<CodeBlockProps, 'children'> {
  readonly children: string;
}

/**
 * Metadata of a code block for the components inside of it. Without `tokens`, the code has no colours. `codeId` is
 * described at `CodeTokens`.
 */
export interface HighlightedCodeMetadata extends CodeBlockMetadata, Partial<CodeTokens> {}

function Block({metadata}: {readonly metadata: HighlightedCodeMetadata}): ReactNode {
  const wordWrap = useCodeWordWrap();
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={wordWrap}>
      <Layout />
    </CodeBlockContextProvider>
  );
}

// Measures if lines are too long, for the button that wraps them.
Block.still = true;

/** A block that the Markdown compiler has not highlighted: its code is in a component, or in JSX on a page. */
function UncompiledBlock({metadata}: {readonly metadata: HighlightedCodeMetadata}): ReactNode {
  const {tokens, codeId} = useCodeTokens(metadata);
  const highlighted = useMemo(() => ({...metadata, tokens, codeId}), [metadata, tokens, codeId]);
  return <Block metadata={highlighted} />;
}

/** @swizzle unsafe */
export default function CodeBlockString(props: Props): ReactNode {
  const {prism} = useThemeConfig();
  const {children, className, metastring, title, language, showLineNumbers, tokens, lineClasses} = props;
  const metadata = useMemo((): HighlightedCodeMetadata => {
    const {defaultLanguage, magicComments} = prism;
    const general = {code: children, className, title, language, showLineNumbers, defaultLanguage};
    // True if the Markdown compiler has made `tokens` of exactly this code. The compiler has then already applied the
    // meta string and the magic comments; text that still looks like a magic comment is code.
    const isCompiled = tokens !== undefined && areTokensOf(children, tokens);
    if (!isCompiled) return createCodeBlockMetadata({...general, metastring, magicComments});
    const compiled = createCodeBlockMetadata({...general, metastring: undefined, magicComments: []});
    return {...compiled, tokens, lineClassNames: parseLineClasses(lineClasses)};
  }, [children, className, metastring, title, language, showLineNumbers, tokens, lineClasses, prism]);
  const isPlain = metadata.tokens !== undefined || metadata.language === 'text';
  return isPlain ? <Block metadata={metadata} /> : <UncompiledBlock metadata={metadata} />;
}
