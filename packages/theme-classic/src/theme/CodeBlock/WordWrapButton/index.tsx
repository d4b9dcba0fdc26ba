import {CodeBlockContextProvider} from '@lectern/theme-common/internal';
import CurrentWordWrapButton from '@theme/CodeBlock/Buttons/WordWrapButton';
import type {ReactNode} from 'react';
import {metadataOf, noWordWrap} from '../CopyButton/contextValues.js';

export interface Props {
  readonly onClick: () => void;
  readonly isEnabled: boolean;
  readonly className?: string;
}

/**
 * The word-wrap button for components that were ejected before Docusaurus 3.8: they pass its state as props.
 *
 * @swizzle forbidden
 */
export default function WordWrapButton({onClick, isEnabled, className}: Props): ReactNode {
  const wordWrap = {...noWordWrap, isEnabled, isCodeScrollable: true, toggle: onClick};
  return (
    <CodeBlockContextProvider metadata={metadataOf('')} wordWrap={wordWrap}>
      <CurrentWordWrapButton {...(className !== undefined && {className})} />
    </CodeBlockContextProvider>
  );
}
