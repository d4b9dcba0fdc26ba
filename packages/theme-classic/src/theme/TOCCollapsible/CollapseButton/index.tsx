import Translate from '@lectern/core/client/Translate';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props extends ComponentProps<'button'> {
  readonly collapsed: boolean;
}

/** @swizzle unsafe */
export default function TOCCollapsibleCollapseButton({collapsed, ...props}: Props): ReactNode {
  return (
    <button
      type="button"
      aria-expanded={!collapsed}
      {...props}
      className={clsx(
        'clean-btn',
        styles.tocCollapsibleButton,
        !collapsed && styles.tocCollapsibleButtonExpanded,
        props.className,
      )}
    >
      <Translate
        id="theme.TOCCollapsible.toggleButtonLabel"
        description="The label of the contents list, and of the button that opens it on small screens"
      >
        On this page
      </Translate>
    </button>
  );
}
