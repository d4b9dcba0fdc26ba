import Translate, {translate} from '@lectern/core/client/Translate';
import clsx from 'clsx';
import {type ReactNode, useState} from 'react';
import styles from './styles.module.css';

export interface Props {
  /** Activates the new version and reloads the page. */
  onReload(): void;
}

/** @swizzle unsafe */
export default function PwaReloadPopup({onReload}: Props): ReactNode {
  const [isOpen, setIsOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <div className={clsx('alert alert--secondary', styles.popup)} role="alert">
      <p className={styles.info}>
        <Translate
          id="theme.PwaReloadPopup.info"
          description="The text of the message that a new version of the site is available"
        >
          New version available
        </Translate>
      </p>
      <div className={styles.buttons}>
        <button type="button" className="button button--primary button--sm" onClick={onReload}>
          <Translate
            id="theme.PwaReloadPopup.refreshButtonText"
            description="The text of the button that loads the new version of the site"
          >
            Refresh
          </Translate>
        </button>
        <button
          type="button"
          className="close"
          aria-label={translate({
            id: 'theme.PwaReloadPopup.closeButtonAriaLabel',
            message: 'Close',
            description: 'The label of the button that closes the message about a new version',
          })}
          onClick={() => setIsOpen(false)}
        >
          <span aria-hidden="true">×</span>
        </button>
      </div>
    </div>
  );
}
