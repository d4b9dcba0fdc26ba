import {CodeBlockContextProvider} from '@lectern/theme-common/internal';
import CurrentCopyButton from '@theme/CodeBlock/Buttons/CopyButton';
import type {ReactNode} from 'react';
import {metadataOf, noWordWrap} from './contextValues.js';

export interface Props {
  readonly code: string;
  readonly className?: string;
}

/**
 * The copy button for components that were ejected before Docusaurus 3.8: they pass the code as a prop.
 *
 * @swizzle forbidden
 */
export default function CopyButton({code, className}: Props): ReactNode {
  return (
    <CodeBlockContextProvider metadata={metadataOf(code)} wordWrap={noWordWrap}>
      <CurrentCopyButton {...(className !== undefined && {className})} />
    </CodeBlockContextProvider>
  );
}
