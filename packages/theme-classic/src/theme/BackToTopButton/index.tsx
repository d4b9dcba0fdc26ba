import {translate} from '@lectern/core/client/Translate';
import {ThemeClassNames} from '@lectern/theme-common';
import {useBackToTopButton} from '@lectern/theme-common/internal';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** @swizzle unsafe */
export default function BackToTopButton(): ReactNode {
  const {shown, scrollToTop} = useBackToTopButton({threshold: 300});
  return (
    <button
      aria-label={translate({
        id: 'theme.BackToTopButton.buttonAriaLabel',
        message: 'Scroll back to top',
        description: 'The label of the button that scrolls to the top',
      })}
      className={clsx(
        'clean-btn',
        ThemeClassNames.common.backToTopButton,
        styles.backToTopButton,
        shown && styles.backToTopButtonShow,
      )}
      type="button"
      onClick={scrollToTop}
    />
  );
}

// Changes only when the visitor moves.
BackToTopButton.still = true;
