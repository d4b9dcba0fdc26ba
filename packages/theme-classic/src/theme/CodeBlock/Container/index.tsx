import {ThemeClassNames} from '@lectern/theme-common';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

export type Props<Element extends 'div' | 'pre' = 'div' | 'pre'> = {
  readonly as: Element;
} & ComponentProps<Element>;

/** @swizzle unsafe */
/** The box of a code block. Its colours are the `--prism-*` variables, which follow the colour mode. */
export default function CodeBlockContainer({as, className, ...props}: Props): ReactNode {
  const As = as as 'div';
  return (
    <As
      {...(props as ComponentProps<'div'>)}
      className={clsx(className, styles.codeBlockContainer, ThemeClassNames.common.codeBlock)}
    />
  );
}
