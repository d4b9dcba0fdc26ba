import {translate} from '@lectern/core/client/Translate';
import {copyText, useCodeBlockContext} from '@lectern/theme-common/internal';
import Button from '@theme/CodeBlock/Buttons/Button';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import clsx from 'clsx';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import styles from './styles.module.css';

export interface Props {
  readonly className?: string;
}

const COPIED_MS = 1000;

/** Copies the code of the block; `isCopied` is true for a second after that. */
function useCopy(): {readonly isCopied: boolean; readonly copy: () => void} {
  const {code} = useCodeBlockContext().metadata;
  const [isCopied, setIsCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = () => {
    const onCopied = () => {
      setIsCopied(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setIsCopied(false), COPIED_MS);
    };
    // If the browser refuses, the icon does not change.
    copyText(code).then(onCopied, () => {});
  };
  return {isCopied, copy};
}

function ariaLabel(isCopied: boolean): string {
  return isCopied
    ? translate({
        id: 'theme.CodeBlock.copied',
        message: 'Copied',
        description: 'What the copy button of a code block says once it has copied',
      })
    : translate({
        id: 'theme.CodeBlock.copyButtonAriaLabel',
        message: 'Copy code to clipboard',
        description: 'The accessible name of the copy button of a code block',
      });
}

/** @swizzle unsafe */
export default function CopyButton({className}: Props): ReactNode {
  const {isCopied, copy} = useCopy();
  return (
    <Button
      aria-label={ariaLabel(isCopied)}
      aria-live="polite"
      title={translate({
        id: 'theme.CodeBlock.copy',
        message: 'Copy',
        description: 'The tooltip of the copy button of a code block',
      })}
      className={clsx(className, styles.copyButton, isCopied && styles.copyButtonCopied)}
      onClick={copy}
    >
      <span className={styles.copyButtonIcons} aria-hidden="true">
        <IconCopy className={styles.copyButtonIcon} />
        <IconSuccess className={styles.copyButtonSuccessIcon} />
      </span>
    </Button>
  );
}
