import {translate} from '@lectern/core/client/Translate';
import {useCodeBlockContext} from '@lectern/theme-common/internal';
import Button from '@theme/CodeBlock/Buttons/Button';
import IconWordWrap from '@theme/Icon/WordWrap';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  readonly className?: string;
}

/** @swizzle unsafe */
/**
 * The button that switches word wrap. Rendered only if lines are wider than the block, or would be without word wrap.
 */
export default function WordWrapButton({className}: Props): ReactNode {
  const {wordWrap} = useCodeBlockContext();
  if (!wordWrap.isEnabled && !wordWrap.isCodeScrollable) return null;
  const title = translate({
    id: 'theme.CodeBlock.wordWrapToggle',
    message: 'Toggle word wrap',
    description: 'The tooltip and accessible name of the word-wrap button of a code block',
  });
  return (
    <Button
      onClick={() => wordWrap.toggle()}
      className={clsx(className, wordWrap.isEnabled && styles.wordWrapButtonEnabled)}
      aria-label={title}
      aria-pressed={wordWrap.isEnabled}
      title={title}
    >
      <IconWordWrap className={styles.wordWrapButtonIcon} aria-hidden="true" />
    </Button>
  );
}
