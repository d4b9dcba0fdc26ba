import useIsBrowser from '@lectern/core/client/useIsBrowser';
import CopyButton from '@theme/CodeBlock/Buttons/CopyButton';
import WordWrapButton from '@theme/CodeBlock/Buttons/WordWrapButton';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  readonly className?: string;
}

/** @swizzle unsafe */
/** The buttons of a code block. They need JavaScript, so they are not in the server's HTML. */
export default function CodeBlockButtons({className}: Props): ReactNode {
  if (!useIsBrowser()) return null;
  return (
    <div className={clsx(className, styles.buttonGroup)}>
      <WordWrapButton />
      <CopyButton />
    </div>
  );
}

// The buttons are invisible until the pointer or the focus is on the code block.
CodeBlockButtons.still = true;
